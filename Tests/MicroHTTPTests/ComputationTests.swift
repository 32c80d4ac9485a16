import Glibc
import HTTPMessage
import Testing

@testable import MicroHTTP

/// Slow answers, which a thread of its own computes while the connection waits.
@Suite struct ComputationTests {
    private static func later(_ what: String, _ fields: String = "") -> String {
        "GET /later?\(what) HTTP/1.1\r\nHost: a\r\n\(fields)\r\n"
    }

    private static let plain = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    /// Runs more computations than the pool has threads.
    @Test func `others are answered while it takes its time`() throws {
        let server = try TestServer()
        server.handler.closeGate()
        let clients = try (1...5).map { _ in try server.connect() }
        for client in clients { try client.send(Self.later("whole")) }
        #expect(eventually { server.handler.waitingCount == 5 })
        #expect(try server.exchange(Self.plain)?.text == "hello")
        server.handler.openGate()
        for client in clients {
            #expect(client.responses(1).first?.text == "wanted")
            // The connection can be used again.
            try client.send(Self.plain)
            #expect(client.responses(1).first?.text == "hello")
        }
    }

    @Test func `an answer that is there before the connection waits is sent`() throws {
        let server = try TestServer()
        let client = try server.connect()
        for _ in 1...200 {
            try client.send(Self.later("whole"))
            #expect(client.responses(1).first?.text == "wanted")
        }
    }

    @Test func `a request that is sent behind it is answered behind it`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send(Self.later("big") + Self.plain)
        let responses = client.responses(2)
        #expect(responses.map(\.text.utf8.count) == [8 << 20, 5])
    }

    @Test func `what is sent piece by piece comes as it is sent`() throws {
        let server = try TestServer()
        server.handler.closeGate()
        let client = try server.connect()
        try client.send(Self.later("pieces", "Connection: close\r\n"))
        let first = client.text(until: "one\n\r\n")
        #expect(first.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(first.contains("Transfer-Encoding: chunked"))
        #expect(try server.exchange(Self.plain)?.text == "hello")
        server.handler.openGate()
        let rest = client.textUntilClosed()
        #expect(rest.contains("two\n"))
        #expect(rest.count { $0 == "x" } == 300_000)
        #expect(rest.hasSuffix("\r\n0\r\n\r\n"))
    }

    @Test func `HTTP 1.0 gets the pieces until the connection ends`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send("GET /later?pieces HTTP/1.0\r\n\r\n")
        let text = client.textUntilClosed()
        #expect(text.contains("\r\n\r\none\ntwo\n"))
        #expect(text.count { $0 == "x" } == 300_000)
    }

    @Test func `who computes and does not answer has the connection closed`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send(Self.later("nothing"))
        #expect(client.textUntilClosed().isEmpty)
        #expect(client.isClosedByServer)
    }

    @Test func `an answer that breaks off has no end`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send(Self.later("broken"))
        let text = client.textUntilClosed()
        #expect(text.contains("one\n"))
        #expect(!text.hasSuffix("\r\n0\r\n\r\n"))
    }

    /// No write can fail here: only the socket itself shows that the client has left.
    @Test(arguments: ["whole", "pieces"])
    func `a client that leaves is noticed`(what: String) throws {
        let server = try TestServer()
        server.handler.closeGate()
        do {
            let client = try server.connect()
            try client.send(Self.later(what))
            #expect(eventually { server.handler.waitingCount == 1 })
        }
        #expect(eventually { server.handler.waitingCount == 0 && server.server.statistics.openConnectionCount == 0 })
        #expect(try server.exchange(Self.plain)?.text == "hello")
    }

    @Test func `a server that stops hurries, and sends what there is`() throws {
        let server = try TestServer()
        server.handler.closeGate()
        let whole = try server.connect()
        try whole.send(Self.later("whole"))
        let pieces = try server.connect()
        try pieces.send(Self.later("pieces"))
        #expect(eventually { server.handler.waitingCount == 2 })
        server.server.stop(grace: .seconds(10))
        #expect(whole.responses(1).first?.text == "hurried")
        #expect(pieces.textUntilClosed().hasSuffix("\r\n0\r\n\r\n"))
        #expect(server.server.statistics.openConnectionCount == 0)
    }

    @Test func `what is not computed after the grace period is cut off`() throws {
        let server = try TestServer()
        server.handler.closeGate()
        server.handler.computesOn()
        let clients = try ["whole", "pieces", "whole"].map { what in
            let client = try server.connect()
            try client.send(Self.later(what))
            return client
        }
        #expect(eventually { server.handler.waitingCount == 3 })
        server.server.stop(grace: .milliseconds(50))
        for client in clients { _ = client.textUntilClosed() }
        let areClosed = clients.allSatisfy { $0.isClosedByServer }
        #expect(areClosed)
        // The computation finds that its client has gone.
        server.handler.openGate()
        #expect(eventually { server.handler.waitingCount == 0 && server.handler.answeredCount == 3 })
    }
}
