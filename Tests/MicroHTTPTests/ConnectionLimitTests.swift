import HTTPMessage
import MicroHTTP
import Testing

@Suite struct ConnectionLimitTests {
    @Test func `who finds no room is told so`() throws {
        let server = try TestServer {
            $0.connectionLimit = 2
            $0.requestTimeout = .seconds(100)
        }
        let busy = try (1...2).map { _ in
            let client = try server.connect()
            try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n")
            return client
        }
        #expect(eventually { server.server.statistics.activeRequestCount == 2 })
        let client = try server.connect()
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        let response = try #require(client.responses(1).first)
        #expect(response.status == 503)
        #expect(response.text == "tooManyConnections")
        #expect(response.closesConnection)
        #expect(response.fields["date"]?.hasSuffix("GMT") == true)
        #expect(client.textUntilClosed().isEmpty)
        #expect(server.handler.answeredCount == 0)
        for client in busy {
            try client.send("hello")
            #expect(client.responses(1).first?.text == "hello")
        }
    }

    @Test func `who is idle makes room`() throws {
        let server = try TestServer { $0.connectionLimit = 2 }
        let idle = try (1...2).map { _ in
            let client = try server.connect()
            try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(client.responses(1).first?.status == 200)
            return client
        }
        #expect(eventually { (try? server.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n"))??.status == 200 })
        #expect(idle.contains { $0.textUntilClosed().isEmpty && $0.isClosedByServer })
    }

    @Test func `whose request is long in coming makes room`() throws {
        let server = try TestServer {
            $0.connectionLimit = 2
            $0.requestTimeout = .seconds(8)
        }
        let slow = try (1...2).map { _ in
            let client = try server.connect()
            try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n")
            return client
        }
        #expect(eventually { server.server.statistics.activeRequestCount == 2 })
        #expect(eventually { (try? server.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n"))??.status == 200 })
        #expect(slow.contains { $0.responses(1).first?.status == 408 })
    }

    @Test func `one address may have its own limit`() throws {
        let server = try TestServer { $0.connectionLimitPerAddress = 1 }
        let client = try server.connect()
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(client.responses(1).first?.status == 200)
        let other = try server.connect()
        try other.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        let response = try #require(other.responses(1).first)
        #expect(response.status == 503)
        #expect(response.text == "tooManyConnectionsFromAddress")
        #expect(response.closesConnection)
        let silent = try server.connect()
        #expect(silent.textUntilClosed().isEmpty)
        #expect(silent.isClosedByServer)
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(client.responses(1).first?.status == 200)
    }

    @Test func `another address has room of its own`() throws {
        let server = try TestServer { $0.connectionLimitPerAddress = 1 }
        let here = try server.connect()
        try here.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(here.responses(1).first?.status == 200)
        let there = try RawClient(port: server.port, from: .v4(0x7F00_0002))
        try there.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(there.responses(1).first?.status == 200)
    }

    @Test func `an address gets its room back`() throws {
        let server = try TestServer { $0.connectionLimitPerAddress = 2 }
        for _ in 1...20 {
            let clients = try (1...2).map { _ in try server.connect() }
            for client in clients {
                try client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                #expect(client.responses(1).first?.status == 200)
                #expect(client.textUntilClosed().isEmpty)
            }
            #expect(eventually { server.server.statistics.openConnectionCount == 0 })
        }
    }
}
