import MicroHTTP
import Testing

/// Requests that two programs might interpret differently, byte by byte, with the expected answers.
///
/// If the note says "libmicrohttpd", the library answers before it calls the handler; its status lines are then sent
/// twice.
@Suite struct RequestGuardTests {
    @Test(arguments: RawRequest.inOrder + RawRequest.requestLines + RawRequest.lines + RawRequest.headers)
    func `a request is answered as it should be`(request: RawRequest) throws {
        try expect(request, of: TestServer())
    }

    @Test(arguments: RawRequest.framing)
    func `the end of a request is where everyone sees it`(request: RawRequest) throws {
        try expect(request, of: TestServer())
    }

    @Test(arguments: RawRequest.chunks)
    func `chunks are read where they are allowed`(request: RawRequest) throws {
        try expect(request, of: TestServer { $0.allowsChunkedBodies = true })
    }

    /// Without the guard, libmicrohttpd 0.9.75 alone decides which requests pass.
    @Test func `lines are not looked at where that is not wanted`() throws {
        let server = try TestServer { $0.readsLines = false }
        for request in ["GET / HTTP/1.1\nHost: a\n\n", "GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n"] {
            #expect(try server.exchange(request)?.status == 200)
        }
        #expect(try server.exchange("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n")?.status == 400)
    }

    /// Sends the bytes, and if the connection should stay open, another request after the answers.
    private func expect(_ request: RawRequest, of server: TestServer) throws {
        let client = try server.connect()
        try client.send(request.bytes)
        switch request.end {
        case .closed:
            let text = client.textUntilClosed()
            #expect(statuses(in: text) == request.statuses, "\(text)")
            #expect(client.isClosedByServer)
        case .open:
            #expect(client.responses(request.statuses.count).map(\.status) == request.statuses)
            try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(client.responses(1).first?.text == "hello")
        case .closedByClient:
            client.finishSending()
            #expect(statuses(in: client.textUntilClosed()) == request.statuses)
            #expect(client.isClosedByServer)
        }
        #expect(server.handler.answeredCount <= request.statuses.count { $0 == 200 } + (request.end == .open ? 1 : 0))
    }

    /// Returns the codes of all status lines in a text.
    private func statuses(in text: String) -> [Int] {
        text.split(separator: "HTTP/1.1 ", omittingEmptySubsequences: false).dropFirst().compactMap {
            Int($0.prefix(3))
        }
    }
}
