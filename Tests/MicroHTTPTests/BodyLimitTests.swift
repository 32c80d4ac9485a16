import MicroHTTP
import Testing

@Suite struct BodyLimitTests {
    @Test func `a polite client reads that its body is too large`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send("POST /length HTTP/1.1\r\nHost: a\r\nContent-Length: 5000000\r\n\r\n")
        let response = try #require(client.responses(1).first)
        #expect(response.status == 413)
        #expect(response.closesConnection)
        #expect(client.textUntilClosed().isEmpty)
    }

    /// Unread bytes would reset the connection, and the answer would be lost.
    @Test(arguments: [
        ("POST /length HTTP/1.1\r\nHost: a\r\nContent-Length: 5000000\r\n\r\n", 413),
        ("POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n", 404),
        ("POST /length HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
        ("POST /length HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\n\r\n", 400),
    ])
    func `a client that sends five megabytes before it reads is answered`(head: String, status: Int) throws {
        let server = try TestServer()
        for _ in 1...20 {
            let client = try server.connect()
            try client.send(Array(head.utf8) + [UInt8](repeating: 1, count: 5_000_000))
            let response = try #require(client.responses(1).first)
            #expect(response.status == status)
            _ = client.textUntilClosed()
            #expect(client.isClosedByServer)
        }
        #expect(server.handler.answeredCount == 0)
        #expect(server.server.statistics.openConnectionCount == 0)
    }

    @Test func `a client of chunks that sends five megabytes before it reads is answered`() throws {
        let server = try TestServer { $0.allowsChunkedBodies = true }
        for _ in 1...20 {
            let client = try server.connect()
            let piece = String(repeating: "x", count: 100_000)
            try client.send(chunked(Array(repeating: piece, count: 50)))
            #expect(client.responses(1).first?.status == 413)
        }
    }

    @Test func `a client that never stops sending is cut off`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send("POST /length HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n")
        #expect(eventually { (try? client.send([UInt8](repeating: 1, count: 1000))) == nil })
        #expect(client.responses(1).first?.status == 413 || client.isClosedByServer)
        #expect(try server.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.status == 200)
    }

    @Test func `chunks are counted`() throws {
        let server = try TestServer {
            $0.allowsChunkedBodies = true
            $0.maximumBodySize = 10
        }
        #expect(try server.exchange(chunked(["hello", "hello"]))?.text == "10")
        let client = try server.connect()
        try client.send(chunked(["hello", "hello", "!"]))
        let response = try #require(client.responses(1).first)
        #expect(response.status == 413)
        #expect(response.text == "contentTooLarge(limit: 10)")
        #expect(response.closesConnection)
        #expect(client.textUntilClosed().isEmpty)
    }

    @Test func `a chunk without an end is cut off`() throws {
        let server = try TestServer {
            $0.allowsChunkedBodies = true
            $0.requestTimeout = .milliseconds(300)
        }
        let client = try server.connect()
        try client.send("POST /length HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx")
        #expect(client.responses(1).first?.status == 408)
    }

    @Test func `a megabyte in chunks arrives in whole`() throws {
        let server = try TestServer { $0.allowsChunkedBodies = true }
        let piece = String(repeating: "x", count: 1000)
        let request = chunked(Array(repeating: piece, count: 1000))
        #expect(try server.exchange(request)?.text == "1000000")
    }

    @Test func `an upload that is given up leaves nothing behind`() throws {
        let server = try TestServer()
        for _ in 1...20 {
            let client = try server.connect()
            try client.send("POST /length HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nhello")
            client.finishSending()
        }
        #expect(eventually { server.server.statistics.openConnectionCount == 0 })
        #expect(try server.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.status == 200)
        #expect(server.handler.answeredCount == 1)
    }

    private func chunked(_ pieces: [String]) -> String {
        "POST /length HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
            + pieces.map { "\(String($0.utf8.count, radix: 16))\r\n\($0)\r\n" }.joined() + "0\r\n\r\n"
    }
}
