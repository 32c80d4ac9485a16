import Glibc
import MicroHTTP
import Testing

/// The time limits for slow clients.
///
/// No test asserts a duration: each test ends because the server closes the connection.
@Suite struct TimeLimitTests {
    @Test func `a body that trickles is cut off and told so`() throws {
        let server = try TestServer { $0.requestTimeout = .milliseconds(300) }
        let client = try server.connect()
        try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n")
        trickle("x", into: client)
        let response = client.responses(1).first
        #expect(response?.status == 408)
        #expect(response?.text == "requestTimeout")
        #expect(response?.closesConnection == true)
        #expect(client.textUntilClosed().isEmpty)
        #expect(client.isClosedByServer)
        #expect(server.handler.answeredCount == 0)
    }

    @Test func `a header that trickles is cut off and told so`() throws {
        let server = try TestServer { $0.requestTimeout = .milliseconds(300) }
        let client = try server.connect()
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n")
        trickle("X-A: b\r\n", into: client)
        #expect(client.responses(1).first?.status == 408)
        #expect(client.textUntilClosed().isEmpty)
    }

    @Test func `a request line that trickles is cut off`() throws {
        let server = try TestServer { $0.idleTimeout = .milliseconds(300) }
        let client = try server.connect()
        trickle("\r\n", into: client)
        #expect(client.textUntilClosed().isEmpty)
        #expect(client.isClosedByServer)
    }

    /// Both threads are busy, which is not the client's fault.
    @Test func `a connection with bytes that nobody has read is not idle`() throws {
        let server = try TestServer { $0.idleTimeout = .seconds(3) }
        let (waiting, idle) = (try server.connect(), try server.connect())
        let busy = try blockBothThreads(of: server, besides: 2)
        try waiting.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(eventually { server.server.statistics.timedOutConnectionCount(.idle) > 0 })
        server.handler.openGate()
        #expect(waiting.responses(1).first?.text == "hello")
        #expect(idle.textUntilClosed().isEmpty)
        for client in busy { #expect(client.responses(1).first?.text == "late") }
    }

    @Test func `a request that arrives while an idle connection ends is answered`() throws {
        let server = try TestServer { $0.idleTimeout = .milliseconds(500) }
        let late = try server.connect()
        let busy = try blockBothThreads(of: server, besides: 1)
        #expect(eventually { server.server.statistics.timedOutConnectionCount(.idle) > 0 })
        try late.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        server.handler.openGate()
        #expect(late.responses(1).first?.text == "hello")
        #expect(late.textUntilClosed().isEmpty)
        for client in busy { #expect(client.responses(1).first?.text == "late") }
    }

    @Test func `a request that no thread reads in time is told so`() throws {
        let server = try TestServer {
            $0.idleTimeout = .seconds(5)
            $0.requestTimeout = .milliseconds(500)
        }
        let waiting = try server.connect()
        let busy = try blockBothThreads(of: server, besides: 1)
        try waiting.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        let refusal = waiting.responses(1).first
        #expect(refusal?.status == 503)
        #expect(refusal?.text == "unreadRequest")
        // All others are told so as well, before a thread is free again and reads some of them.
        #expect(eventually { busy.count(where: \.hasSomethingToRead) == busy.count - 2 })
        server.handler.openGate()
        let texts = busy.map { $0.responses(1).first?.text }
        #expect(texts.count { $0 == "unreadRequest" } == busy.count - 2, "\(texts)")
        #expect(texts.count { $0 == "late" } == 2, "\(texts)")
    }

    /// Blocks each thread that reads sockets at the gate, after the server has accepted `count` other connections.
    ///
    /// libmicrohttpd assigns a connection to a thread by the number of its descriptor. Client and server are one process,
    /// so that a connection takes two numbers; a third keeps connections in a row from having the same thread.
    ///
    /// - Returns: The connections that wait for an answer: one a thread at the gate, and others whose request is unread.
    private func blockBothThreads(of server: TestServer, besides count: Int) throws -> [RawClient] {
        #expect(eventually { server.server.statistics.openConnectionCount == count })
        var (clients, spacers): ([RawClient], [Int32]) = ([], [])
        defer { for spacer in spacers { close(spacer) } }
        for number in 1...8 {
            clients.append(try server.connect())
            #expect(eventually { server.server.statistics.openConnectionCount == count + number })
            spacers.append(open("/dev/null", O_RDONLY))
        }
        server.handler.closeGate()
        for client in clients { try client.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n") }
        #expect(eventually { server.handler.waitingCount == 2 })
        return clients
    }

    @Test func `chunks that trickle are cut off and told so`() throws {
        let server = try TestServer {
            $0.requestTimeout = .milliseconds(300)
            $0.allowsChunkedBodies = true
        }
        let client = try server.connect()
        try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
        trickle("1\r\nx\r\n", into: client)
        #expect(client.responses(1).first?.status == 408)
    }

    @Test func `a request that stops in the middle is cut off and told so`() throws {
        let server = try TestServer { $0.requestTimeout = .milliseconds(300) }
        let client = try server.connect()
        try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhello")
        #expect(client.responses(1).first?.status == 408)
    }

    @Test func `a client that says nothing is cut off`() throws {
        let server = try TestServer { $0.idleTimeout = .milliseconds(200) }
        let client = try server.connect()
        #expect(client.textUntilClosed().isEmpty)
        #expect(client.isClosedByServer)
    }

    @Test func `a client that says nothing more is cut off`() throws {
        let server = try TestServer { $0.idleTimeout = .milliseconds(200) }
        let client = try server.connect()
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(client.responses(1).first?.status == 200)
        #expect(client.textUntilClosed().isEmpty)
        #expect(client.isClosedByServer)
    }

    @Test func `a client that does not read is cut off`() throws {
        let server = try TestServer { $0.responseTimeout = .milliseconds(300) }
        let client = try server.connect()
        try client.send("GET /big HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(eventually { server.handler.answeredCount == 1 })
        #expect(eventually { server.server.statistics.openConnectionCount == 0 })
    }

    @Test func `a client that reads a little now and then is cut off`() throws {
        let server = try TestServer { $0.responseTimeout = .milliseconds(300) }
        let client = try RawClient(port: server.port, receiveBuffer: 4096)
        try client.send("GET /big HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(eventually { server.handler.answeredCount == 1 })
        #expect(
            eventually {
                client.readAtMost(100)
                return server.server.statistics.openConnectionCount == 0
            }
        )
    }

    @Test func `a client with a small buffer that reads on gets all of it`() throws {
        let server = try TestServer()
        let client = try RawClient(port: server.port, receiveBuffer: 4096)
        let size = 256 << 10
        try client.send(
            Array("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n".utf8)
                + [UInt8](repeating: 7, count: size)
        )
        #expect(client.responses(1).first?.body.count == size)
    }

    @Test func `honest clients are served while others do not read`() throws {
        let server = try TestServer { $0.responseTimeout = .milliseconds(300) }
        let deaf = try (1...20).map { _ in
            let client = try RawClient(port: server.port, receiveBuffer: 4096)
            try client.send("GET /big HTTP/1.1\r\nHost: a\r\n\r\n")
            return client
        }
        for _ in 1...20 {
            #expect(try server.exchange("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")?.status == 200)
        }
        #expect(eventually { server.server.statistics.openConnectionCount == 0 })
        #expect(deaf.count == 20)
    }

    @Test func `a handler may take longer than a request`() throws {
        let server = try TestServer { $0.requestTimeout = .milliseconds(100) }
        server.handler.closeGate()
        let client = try server.connect()
        try client.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(eventually { server.handler.waitingCount == 1 })
        // Long enough for the acceptor to close the connection, if it wrongly did so.
        for _ in 1...300 { nap() }
        server.handler.openGate()
        #expect(client.responses(1).first?.text == "late")
    }

    @Test func `honest clients are served while others trickle`() throws {
        let server = try TestServer {
            $0.connectionLimit = 8
            $0.requestTimeout = .milliseconds(300)
        }
        let tricklers = try (1...6).map { _ in
            let client = try server.connect()
            try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n")
            return client
        }
        for _ in 1...20 {
            #expect(try server.exchange("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")?.status == 200)
        }
        for client in tricklers {
            #expect(client.responses(1).first?.status == 408)
        }
    }

    /// Sends the same text repeatedly until the server closes the connection, a thousand times at most.
    private func trickle(_ text: String, into client: RawClient) {
        for _ in 1...1000 {
            for _ in 1...10 { nap() }
            do { try client.send(text) } catch { return }
            if client.hasSomethingToRead { return }
        }
    }
}
