import Testing

@testable import MicroHTTP

@Suite struct StatisticsTests {
    private static let halfRequest = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhello"

    @Test func `connections and requests are counted as they come and go`() throws {
        let server = try TestServer()
        let statistics = server.server.context.statistics
        #expect(statistics.acceptedConnectionCount == 0)
        let idle = try server.connect()
        try idle.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(idle.responses(1).count == 1)
        let busy = try server.connect()
        try busy.send(Self.halfRequest)
        #expect(eventually { statistics.acceptedConnectionCount == 2 && statistics.activeRequestCount == 1 })
        #expect(statistics.openConnectionCount == 2)
        _ = try server.exchange("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(eventually { statistics.acceptedConnectionCount == 3 && statistics.openConnectionCount == 2 })
        server.server.stop(grace: .zero)
        #expect(statistics.openConnectionCount == 0 && statistics.activeRequestCount == 0)
        #expect(statistics.acceptedConnectionCount == 3 && statistics.refusedConnectionCount == 0)
    }

    @Test func `who finds no room is counted as refused`() throws {
        let server = try TestServer { $0.connectionLimit = 2 }
        let busy = try (1...2).map { _ in
            let client = try server.connect()
            try client.send(Self.halfRequest)
            return client
        }
        let statistics = server.server.context.statistics
        #expect(eventually { statistics.activeRequestCount == busy.count })
        #expect(try server.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")?.status == 503)
        #expect(statistics.refusedConnectionCount == 1 && statistics.acceptedConnectionCount == 2)
    }

    @Test func `one too many of an address is counted as refused`() throws {
        let server = try TestServer { $0.connectionLimitPerAddress = 1 }
        let client = try server.connect()
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(client.responses(1).first?.status == 200)
        #expect(try server.connect().textUntilClosed().isEmpty)
        let statistics = server.server.context.statistics
        #expect(eventually { statistics.refusedConnectionCount == 1 })
        #expect(statistics.acceptedConnectionCount == 1)
    }

    @Test func `who is too slow is counted by what at`() throws {
        let server = try TestServer {
            $0.idleTimeout = .seconds(1)
            $0.requestTimeout = .milliseconds(200)
            $0.responseTimeout = .milliseconds(200)
        }
        let (idle, sending, reading) = (try server.connect(), try server.connect(), try server.connect())
        try sending.send(Self.halfRequest)
        // The answer is larger than the system's buffers for a client that does not read.
        try reading.send("GET /big HTTP/1.1\r\nHost: a\r\n\r\n")
        let statistics = server.server.context.statistics
        for wait in HTTPServer.Statistics.Wait.allCases {
            #expect(eventually { statistics.timedOutConnectionCount(wait) >= 1 }, "\(wait)")
        }
        #expect(idle.textUntilClosed().isEmpty)
    }
}
