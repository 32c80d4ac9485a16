import Glibc
import Testing

@testable import MicroHTTP

/// Computations that wait for a place: clients take turns, the queue has a limit, and other requests are answered
/// meanwhile.
@Suite struct ComputationQueueTests {
    private static let plain = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    private static func queued(_ query: String, client: Int = 0, memory: Int = 0) -> String {
        "GET /queued?\(query) HTTP/1.1\r\nHost: a\r\nX-Client: \(client)\r\nX-Memory: \(memory)\r\n\r\n"
    }

    /// Returns a server whose gate is closed.
    private func server(_ configure: (inout HTTPServer.Configuration) -> Void) throws -> TestServer {
        let server = try TestServer(configure)
        server.handler.closeGate()
        return server
    }

    /// Sends requests one after another, each after the previous one waits or has begun.
    private func send(_ requests: [String], to server: TestServer) throws -> [RawClient] {
        let statistics = server.server.statistics
        return try requests.map { request in
            let before = statistics.runningComputationCount + statistics.waitingComputationCount
            let client = try server.connect()
            try client.send(request)
            #expect(
                eventually { statistics.runningComputationCount + statistics.waitingComputationCount == before + 1 }
            )
            return client
        }
    }

    @Test func `as many run as there are places, the others wait, and small requests are answered`() throws {
        let server = try server { $0.computationLimit = 2 }
        let clients = try send((1...5).map { Self.queued("\($0)") }, to: server)
        let statistics = server.server.statistics
        #expect(eventually { server.handler.waitingCount == 2 })
        #expect(statistics.runningComputationCount == 2 && statistics.waitingComputationCount == 3)
        #expect(try server.exchange(Self.plain)?.text == "hello")
        server.handler.openGate()
        for client in clients { #expect(client.responses(1).first?.text == "wanted") }
        #expect(eventually { statistics.runningComputationCount == 0 && statistics.waitingComputationCount == 0 })
    }

    @Test func `clients take turns, however much one of them has sent before`() throws {
        let server = try server { $0.computationLimit = 1 }
        let clients = try send(
            ["a1", "a2", "a3"].map { Self.queued($0, client: 1) } + [Self.queued("b", client: 2)],
            to: server
        )
        server.handler.openGate()
        for client in clients { #expect(client.responses(1).first?.status == 200) }
        #expect(server.handler.begunQueries == ["a1", "a2", "b", "a3"])
    }

    @Test func `those of one client begin in their order`() throws {
        let server = try server { $0.computationLimit = 1 }
        let clients = try send(["1", "2", "3", "4"].map { Self.queued($0) }, to: server)
        server.handler.openGate()
        for client in clients { #expect(client.responses(1).first?.status == 200) }
        #expect(server.handler.begunQueries == ["1", "2", "3", "4"])
    }

    @Test func `one more than may wait is refused, and the connection goes on`() throws {
        let server = try server {
            $0.computationLimit = 1
            $0.waitingComputationLimit = 2
        }
        let clients = try send((1...3).map { Self.queued("\($0)") }, to: server)
        let late = try server.connect()
        try late.send(Self.queued("late"))
        let refusal = late.responses(1).first
        #expect(refusal?.status == 503)
        #expect(refusal?.text == "tooManyComputations")
        try late.send(Self.plain)
        #expect(late.responses(1).first?.text == "hello")
        server.handler.openGate()
        for client in clients { #expect(client.responses(1).first?.status == 200) }
        #expect(!server.handler.begunQueries.contains("late"))
    }

    @Test func `who waits for the most makes room for another, and for nobody who waits for as much`() throws {
        let server = try server {
            $0.computationLimit = 1
            $0.waitingComputationLimit = 2
        }
        let clients = try send((1...3).map { Self.queued("a\($0)", client: 1) }, to: server)
        let other = try server.connect()
        try other.send(Self.queued("b1", client: 2))
        // The answer to the last request of the first client.
        #expect(clients[2].responses(1).first?.text == "tooManyComputations")
        let third = try server.connect()
        try third.send(Self.queued("b2", client: 2))
        #expect(third.responses(1).first?.text == "tooManyComputations")
        server.handler.openGate()
        for client in [clients[0], clients[1], other] { #expect(client.responses(1).first?.status == 200) }
        #expect(server.handler.begunQueries == ["a1", "a2", "b1"])
    }

    @Test func `a server that stops answers those that wait`() throws {
        let server = try server { $0.computationLimit = 1 }
        let clients = try send((1...3).map { Self.queued("\($0)") }, to: server)
        server.server.stop(grace: .seconds(10))
        for client in clients { #expect(client.responses(1).first?.text == "hurried") }
    }
}
