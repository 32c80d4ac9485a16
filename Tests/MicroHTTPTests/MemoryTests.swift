import Glibc
import Testing

@testable import MicroHTTP

/// The memory limit applies to the sum of large bodies, computations and unread answers.
@Suite struct MemoryTests {
    private static let plain = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    private static func queued(_ query: String, memory: Int) -> String {
        "GET /queued?\(query) HTTP/1.1\r\nHost: a\r\nX-Memory: \(memory)\r\n\r\n"
    }

    private static func body(_ size: Int) -> String {
        "POST /length HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n"
            + String(repeating: "x", count: size)
    }

    /// Returns a server with 16 MiB, and a client that does not read its answer of 32 MiB.
    private func serverWithSilentClient() throws -> (server: TestServer, silent: RawClient) {
        let server = try TestServer {
            $0.memoryLimit = 16 << 20
            $0.responseTimeout = patience
        }
        let silent = try RawClient(port: server.port, receiveBuffer: 4096)
        try silent.send("GET /big HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(eventually { server.server.statistics.reservedMemory >= 32 << 20 })
        return (server, silent)
    }

    @Test func `an answer that nobody reads counts, and is given up first`() throws {
        let (server, silent) = try serverWithSilentClient()
        #expect(try server.exchange(Self.queued("a", memory: 1 << 20))?.text == "notEnoughMemory")
        #expect(try server.exchange(Self.body(100_000))?.text == "notEnoughMemory")
        // Small requests are still answered.
        #expect(try server.exchange(Self.plain)?.text == "hello")
        #expect(try server.exchange(Self.body(1000))?.text == "1000")
        #expect(server.handler.begunQueries.isEmpty)
        // A request without memory ends the answer that has been sent for the longest time, if that is at least a
        // second.
        #expect(eventually { (try? server.exchange(Self.queued("b", memory: 1 << 20)))??.text == "wanted" })
        #expect(server.server.statistics.timedOutConnectionCount(.response) == 1)
        #expect(try server.exchange(Self.body(100_000))?.text == "100000")
        withExtendedLifetime(silent) {}
    }

    @Test func `an answer that is not read stays where nobody needs its memory`() throws {
        let (server, silent) = try serverWithSilentClient()
        usleep(1_500_000)
        #expect(server.server.statistics.reservedMemory >= 32 << 20)
        #expect(silent.responses(1).first?.text.utf8.count == 32 << 20)
        #expect(eventually { server.server.statistics.reservedMemory == 0 })
        #expect(server.server.statistics.timedOutConnectionCount(.response) == 0)
    }

    /// Returns a server with 4 MiB, of which unread lines may use three, besides the buffers of the sockets.
    private func serverWithLines(responseTimeout: Duration) throws -> (server: TestServer, client: RawClient) {
        let server = try TestServer {
            $0.memoryLimit = 4 << 20
            $0.responseTimeout = responseTimeout
        }
        let client = try RawClient(port: server.port, receiveBuffer: 4096)
        try client.send("GET /later?lines HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        return (server, client)
    }

    @Test func `lines wait for their reader, and end with the time that it has for the response`() throws {
        let (server, client) = try serverWithLines(responseTimeout: .milliseconds(500))
        #expect(eventually { server.handler.answeredCount == 1 })
        #expect(server.handler.sentLineCount * TestHandler.lineSize < 16 << 20)
        #expect(server.server.statistics.timedOutConnectionCount(.response) == 1)
        #expect(!client.textUntilClosed().hasSuffix("\r\n0\r\n\r\n"))
        #expect(eventually { server.server.statistics.reservedMemory == 0 })
    }

    @Test func `who reads late gets all lines`() throws {
        let (server, client) = try serverWithLines(responseTimeout: .seconds(30))
        #expect(eventually { server.server.statistics.reservedMemory >= 2 << 20 })
        #expect(server.server.statistics.reservedMemory <= 3 << 20)
        let text = client.textUntilClosed()
        #expect(text.hasSuffix("\r\n0\r\n\r\n"))
        #expect(text.utf8.count { $0 == UInt8(ascii: "x") } == TestHandler.lineCount * TestHandler.lineSize)
        #expect(eventually { server.server.statistics.reservedMemory == 0 })
    }

    @Test func `lines for which nobody gives memory back end as well`() throws {
        let server = try TestServer {
            $0.computationLimit = 2
            $0.memoryLimit = 4 << 20
            $0.responseTimeout = .milliseconds(500)
        }
        server.handler.closeGate()
        let others = try (1...2).map { _ in try server.connect() }
        for other in others { try other.send(Self.queued("a", memory: 3 << 19)) }
        #expect(eventually { server.server.statistics.reservedMemory == 3 << 20 })
        let client = try server.connect()
        try client.send("GET /later?lines HTTP/1.1\r\nHost: a\r\n\r\n")
        let text = client.textUntilClosed()
        #expect(text.contains("one\n") && !text.contains("x"))
        #expect(eventually { server.handler.sentLineCount == 1 })
        #expect(server.server.statistics.timedOutConnectionCount(.response) == 1)
    }

    @Test func `a computation waits for the memory of one that runs, and is not refused`() throws {
        let server = try TestServer {
            $0.computationLimit = 3
            $0.memoryLimit = 16 << 20
        }
        server.handler.closeGate()
        let statistics = server.server.statistics
        let clients = try (1...3).map { _ in try server.connect() }
        for client in clients { try client.send(Self.queued("a", memory: 5 << 20)) }
        #expect(eventually { statistics.waitingComputationCount == 1 })
        #expect(eventually { server.handler.waitingCount == 2 })
        #expect(statistics.runningComputationCount == 2 && statistics.reservedMemory == 10 << 20)
        server.handler.openGate()
        for client in clients { #expect(client.responses(1).first?.text == "wanted") }
        #expect(eventually { statistics.reservedMemory == 0 })
    }

    @Test func `a computation that is done gives its memory back while its place computes the next`() throws {
        let server = try TestServer {
            $0.computationLimit = 1
            $0.memoryLimit = 16 << 20
        }
        server.handler.closeGate()
        let statistics = server.server.statistics
        var first: RawClient? = try server.connect()
        try first?.send(Self.queued("a", memory: 5 << 20))
        #expect(eventually { statistics.reservedMemory == 5 << 20 })
        let second = try server.connect()
        try second.send(Self.queued("b", memory: 1 << 20))
        #expect(eventually { statistics.waitingComputationCount == 1 })
        // A client that leaves ends its computation; the gate stays closed for the next one.
        first = nil
        #expect(eventually { server.handler.begunQueries == ["a", "b"] })
        #expect(statistics.reservedMemory == 1 << 20)
        server.handler.openGate()
        #expect(second.responses(1).first?.text == "wanted")
    }

    @Test func `memory is given back before the client has its answer, however long the thread goes on`() throws {
        let server = try TestServer {
            $0.computationLimit = 1
            $0.memoryLimit = 16 << 20
        }
        server.handler.closeGate()
        server.handler.computesOn()
        let statistics = server.server.statistics
        #expect(try server.exchange(Self.queued("lingers", memory: 5 << 20))?.text == "lingers")
        #expect(statistics.reservedMemory == 0 && statistics.runningComputationCount == 1)
        server.handler.openGate()
        #expect(eventually { statistics.runningComputationCount == 0 })
    }

    @Test func `what needs more than there is has its chance when nothing else is under way`() throws {
        let server = try TestServer { $0.memoryLimit = 1 << 20 }
        #expect(try server.exchange(Self.queued("a", memory: 1 << 40))?.text == "wanted")
    }

    @Test func `a large body that is announced counts from its head to its answer, a small one never`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send(String(Self.body(100_000).dropLast()))
        #expect(eventually { server.server.statistics.reservedMemory == 100_000 })
        try client.send("x")
        #expect(client.responses(1).first?.text == "100000")
        #expect(eventually { server.server.statistics.reservedMemory == 0 })
        try client.send(String(Self.body(16_383).dropLast()))
        #expect(eventually { server.server.statistics.activeRequestCount == 1 })
        #expect(server.server.statistics.reservedMemory == 0)
    }

    @Test func `bodies have half of the memory, so that those that have arrived are answered`() throws {
        let server = try TestServer { $0.memoryLimit = 4 << 20 }
        let statistics = server.server.statistics
        let client = try server.connect()
        try client.send(String(Self.body(1 << 20).dropLast()))
        #expect(eventually { statistics.reservedMemory == 1 << 20 })
        #expect(try server.exchange(Self.body(1 << 20))?.text == "notEnoughMemory")
        #expect(statistics.reservedMemory == 1 << 20)
        #expect(try server.exchange(Self.queued("a", memory: 3 << 19))?.text == "wanted")
        try client.send("x")
        #expect(client.responses(1).first?.text == "\(1 << 20)")
        #expect(try server.exchange(Self.body(1 << 20))?.text == "\(1 << 20)")
        #expect(eventually { statistics.reservedMemory == 0 })
    }

    @Test func `a computation takes more memory once it knows that it needs it, as far as there is some`() {
        let statistics = HTTPServer.Statistics()
        let memory = MemoryBudget(of: 16 << 20, statistics)
        let first = memory.reserve(2 << 20)
        let second = memory.reserve(4 << 20)
        #expect(first?.extend(by: 1 << 20) == true && statistics.reservedMemory == 7 << 20)
        // More memory than the server ever has.
        #expect(first?.extend(by: 1 << 30) == false && statistics.reservedMemory == 7 << 20)
        #expect(second?.extend(by: 5 << 20) == true && statistics.reservedMemory == 12 << 20)
        #expect(memory.reserve(1) == nil && memory.takeDenial())
        first?.giveBack()
        #expect(statistics.reservedMemory == 9 << 20)
        #expect(second?.extend(by: 3 << 20) == true && !memory.takeDenial())
        #expect(second?.extend(by: 1) == false && memory.takeDenial())
        second?.giveBack()
        #expect(statistics.reservedMemory == 0)
    }

    @Test func `chunks that become a large body need memory too`() throws {
        let server = try TestServer {
            $0.allowsChunkedBodies = true
            $0.memoryLimit = 16 << 20
        }
        let client = try server.connect()
        let chunk = "4000\r\n" + String(repeating: "x", count: 0x4000) + "\r\n"
        try client.send("POST /length HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk)
        #expect(eventually { server.server.statistics.reservedMemory == 1 << 20 })
        try client.send("0\r\n\r\n")
        #expect(client.responses(1).first?.text == "16384")
        #expect(eventually { server.server.statistics.reservedMemory == 0 })
    }
}
