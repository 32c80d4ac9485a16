import Glibc
import HTTPMessage
import Synchronization
import Testing

@testable import MicroHTTP

@Suite struct StoppingTests {
    @Test func `a request under way is answered`() throws {
        let server = try TestServer()
        server.handler.closeGate()
        let client = try server.connect()
        try client.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(eventually { server.handler.waitingCount == 1 })
        let stopping = Thread { server.server.stop(grace: .seconds(10)) }
        #expect(eventually { server.isRefusing })
        server.handler.openGate()
        let response = client.responses(1).first
        #expect(response?.text == "late")
        #expect(response?.closesConnection == true)
        stopping.join()
        #expect(server.server.statistics.openConnectionCount == 0)
        #expect(server.server.address == nil)
    }

    @Test func `a draining server answers and closes`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(client.responses(1).first?.closesConnection == false)
        server.server.beginDraining()
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(client.responses(1).first?.closesConnection == true)
        #expect(client.textUntilClosed().isEmpty)
        #expect(try server.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.closesConnection == true)
    }

    @Test func `an idle connection does not hold the server up`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(client.responses(1).first?.status == 200)
        server.server.stop(grace: .seconds(60))
        #expect(client.textUntilClosed().isEmpty)
        #expect(client.isClosedByServer)
    }

    @Test func `a client that was refused while it sends is heard out`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send("POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n")
        #expect(eventually { client.hasSomethingToRead })
        let stopping = Thread { server.server.stop(grace: .seconds(10)) }
        try client.send([UInt8](repeating: 1, count: 1_000_000))
        #expect(client.responses(1).first?.status == 404)
        #expect(client.textUntilClosed().isEmpty)
        stopping.join()
    }

    @Test func `what is not done after the grace period is cut off`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhello")
        #expect(eventually { server.server.statistics.activeRequestCount == 1 })
        server.server.stop(grace: .milliseconds(50))
        #expect(client.textUntilClosed().isEmpty)
        #expect(client.isClosedByServer)
    }

    @Test func `stopping twice is stopping once`() throws {
        let server = try TestServer()
        server.server.stop(grace: .seconds(1))
        server.server.stop(grace: .seconds(1))
        server.server.beginDraining()
        #expect(server.isRefusing)
    }

    @Test func `stopping a server that was never started is harmless`() {
        let server = HTTPServer(configuration: HTTPServer.Configuration(), handler: TestHandler())
        server.beginDraining()
        server.stop(grace: .seconds(1))
        #expect(server.address == nil)
    }

    @Test func `the handler is let go of`() throws {
        weak var handler: TestHandler?
        do {
            let server = try TestServer()
            handler = server.handler
            _ = try server.exchange("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello")
            let aborted = try server.connect()
            try aborted.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhello")
            #expect(eventually { server.server.statistics.activeRequestCount == 1 })
            server.server.stop(grace: .zero)
        }
        #expect(handler == nil)
    }

    /// Eight clients send one request after another, some on persistent connections.
    ///
    /// A client that was connected and had sent a request when the server stopped must have been answered, unless its
    /// connection was idle for so long that the stopping server may have closed it: a busy machine can delay a client.
    @Test(arguments: 1...3)
    func `stopping under load loses nothing`(round: Int) throws {
        let server = try TestServer()
        let port = server.port
        let unanswered = Atomic(0)
        let answered = Atomic(0)
        let request = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello"
        let clients = (0..<8).map { number in
            Thread {
                var kept: RawClient?
                var lastStart = ContinuousClock.now
                for _ in 1...100_000 {
                    // A failed connection is a refusal, which is expected at the end.
                    guard let client = kept ?? (try? RawClient(port: port)) else { return }
                    let start = ContinuousClock.now
                    let isSent = (try? client.send(request)) != nil
                    let isLate = .now - lastStart > ServerContext.idleTimeWhileWanted
                    guard isSent, let response = client.responses(1).first else {
                        unanswered.add(isLate ? 0 : 1, ordering: .sequentiallyConsistent)
                        return
                    }
                    lastStart = start
                    answered.add(1, ordering: .sequentiallyConsistent)
                    kept = number % 2 == 0 && !response.closesConnection ? client : nil
                }
            }
        }
        #expect(eventually { answered.load(ordering: .sequentiallyConsistent) > 200 })
        server.server.stop(grace: .seconds(10))
        clients.forEach { $0.join() }
        #expect(unanswered.load(ordering: .sequentiallyConsistent) == 0)
        #expect(server.handler.answeredCount == answered.load(ordering: .sequentiallyConsistent))
    }
}
