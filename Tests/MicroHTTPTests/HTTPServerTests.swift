import HTTPMessage
import Testing

@testable import MicroHTTP

@Suite struct HTTPServerTests {
    @Test func `a request is answered`() throws {
        let response = try TestServer().exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(response?.status == 200)
        #expect(response?.text == "hello")
        #expect(response?.fields["content-type"] == "text/plain")
        #expect(response?.fields["date"]?.hasSuffix("GMT") == true)
        #expect(response?.closesConnection == false)
    }

    @Test func `the handler sees the target and the fields as they were sent`() throws {
        let response = try TestServer().exchange(
            "GET /describe?a=%00+b&c?d HTTP/1.1\r\nHost: a\r\nX-One:  two \r\nACCEPT: a\r\nAccept: b\r\n\r\n"
        )
        #expect(response?.text == "GET /describe a=%00+b&c?d host=a&x-one=two&accept=a&accept=b")
    }

    @Test(arguments: ["/describe%2F", "/describe%00", "//describe", "/describe/", "/x/../describe"])
    func `nothing in a path is decoded or resolved`(path: String) throws {
        let response = try TestServer().exchange("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(response?.status == 404)
        #expect(response?.text == path)
    }

    @Test(arguments: [
        ("HTTP://b:80/describe?q", "GET /describe q host=a"), ("http://b", "hello"), ("http://b/", "hello"),
        ("http://b?q", "hello"), ("/?/", "hello"), ("http://b/describe", "GET /describe - host=a"),
    ])
    func `a target with scheme and host is its path`(target: String, text: String) throws {
        let response = try TestServer().exchange("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(response?.text == text)
    }

    @Test(arguments: [0, 1, 1023, 1024, 1 << 20])
    func `a body comes back byte by byte`(size: Int) throws {
        let server = try TestServer()
        let client = try server.connect()
        let body = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
        try client.send(Array("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n".utf8) + body)
        let response = try #require(client.responses(1).first)
        #expect(response.status == 200)
        #expect(response.body == body)
    }

    @Test func `a body arrives the same however it is cut`() throws {
        let server = try TestServer()
        let request = Array("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello".utf8)
        for cut in 1..<request.count {
            let client = try server.connect()
            try client.send(Array(request[..<cut]))
            nap()
            try client.send(Array(request[cut...]))
            #expect(client.responses(1).first?.text == "hello", "cut at \(cut)")
        }
    }

    @Test func `HEAD is answered with the length of the body and without it`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        let head = try #require(client.responses(1, toHEAD: true).first)
        #expect(head.status == 200)
        #expect(head.fields["content-length"] == "5")
        #expect(client.responses(1).first?.text == "hello")
    }

    @Test func `a connection is kept for the next request`() throws {
        let server = try TestServer()
        let client = try server.connect()
        for _ in 1...3 {
            try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(client.responses(1).first?.status == 200)
        }
        #expect(server.server.statistics.openConnectionCount == 1)
    }

    @Test func `requests sent at once are answered in order`() throws {
        let server = try TestServer()
        let client = try server.connect()
        let bodies = (1...50).map { String(repeating: "\($0) ", count: $0) }
        try client.send(
            bodies.map { "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
        )
        #expect(client.responses(50).map(\.text) == bodies)
    }

    @Test func `a refusal by the head ends the connection`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send("GET /echo HTTP/1.1\r\nHost: a\r\n\r\n")
        let response = try #require(client.responses(1).first)
        #expect(response.status == 405)
        #expect(response.fields["allow"] == "POST")
        #expect(response.closesConnection)
        #expect(client.textUntilClosed().isEmpty)
        #expect(client.isClosedByServer)
    }

    @Test func `a body that is announced too long is refused before it is read`() throws {
        let server = try TestServer { $0.maximumBodySize = 100 }
        let client = try server.connect()
        try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 101\r\nExpect: 100-continue\r\n\r\n")
        let response = try #require(client.responses(1).first)
        #expect(response.status == 413)
        #expect(response.text == "contentTooLarge(limit: 100)")
        #expect(response.closesConnection)
        #expect(server.handler.answeredCount == 0)
    }

    @Test func `a body of just the limit is taken`() throws {
        let server = try TestServer { $0.maximumBodySize = 5 }
        let response = try server.exchange("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello")
        #expect(response?.text == "hello")
    }

    @Test func `a client that asks first is told to go on`() throws {
        let server = try TestServer()
        let client = try server.connect()
        try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n")
        #expect(client.responses(1).first?.status == 100)
        try client.send("hello")
        #expect(client.responses(1).first?.text == "hello")
    }

    @Test func `a client that sends no more is still answered`() throws {
        let server = try TestServer()
        for _ in 1...20 {
            let client = try server.connect()
            try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello")
            client.finishSending()
            #expect(client.responses(1).first?.text == "hello")
        }
    }

    @Test func `a field that cannot be sent is left out and logged`() throws {
        let server = try TestServer()
        let response = try server.exchange("GET /unsendable HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(response?.status == 200)
        #expect(response?.fields["x-injected"] == nil)
        #expect(server.log.contains("The field X-Split of an answer cannot be sent."))
    }
}
