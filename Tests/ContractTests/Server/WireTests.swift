import Gzip
import HTTPMessage
import Testing

/// The product's handling of HTTP, byte by byte: each of its own refusals is a problem document.
@Suite(.enabled(if: ServerProcess.isThere, "the executable has not been built"), .served)
struct WireTests {
    let client: LoopbackClient

    init() throws {
        client = try #require(ServerProcess.current).client
    }

    private static let body = #"{"stack":[{"id":"a"}]}"#

    private static func post(_ lines: String..., body: String = body) -> String {
        let length = lines.contains { $0.hasPrefix("Content-Length") || $0.hasPrefix("Transfer") }
        let all = ["Host: a"] + lines + (length ? [] : ["Content-Length: \(body.utf8.count)"])
        return "POST /resolve HTTP/1.1\r\n\(all.joined(separator: "\r\n"))\r\n\r\n\(body)"
    }

    @Test(arguments: [
        ("GET /livez HTTP/1.1\r\n\r\n", 400, "malformed-request"),
        ("GET /livez HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400, "malformed-request"),
        ("GET /livez HTTP/1.1\nHost: a\n\n", 400, "malformed-request"),
        ("GET a:80 HTTP/1.1\r\nHost: a\r\n\r\n", 400, "malformed-request"),
        (post("Content-Length: 5", "Content-Length: 5"), 400, "malformed-request"),
        (post("Content-Length: 5", "Transfer-Encoding: chunked"), 400, "malformed-request"),
        ("GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n", 404, "not-found"),
        ("GET /livez%00 HTTP/1.1\r\nHost: a\r\n\r\n", 404, "not-found"),
        ("GET /%6Civez HTTP/1.1\r\nHost: a\r\n\r\n", 404, "not-found"),
        ("GET /policies%2Fsystem HTTP/1.1\r\nHost: a\r\n\r\n", 404, "not-found"),
        ("PUT /resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}", 405, "method-not-allowed"),
        ("TRACE /nowhere HTTP/1.1\r\nHost: a\r\n\r\n", 404, "not-found"),
        ("TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", 405, "method-not-allowed"),
        ("TRACE /livez HTTP/1.1\r\nHost: a\r\n\r\n", 405, "method-not-allowed"),
        ("GET /rules HTTP/1.1\r\nHost: a\r\nAccept: image/png\r\n\r\n", 406, "not-acceptable"),
        ("POST /resolve HTTP/1.1\r\nHost: a\r\n\r\n", 411, "length-required"),
        (post("Transfer-Encoding: chunked", body: "0\r\n\r\n"), 411, "length-required"),
        (post("Content-Length: 1048577"), 413, "content-too-large"),
        (post("Content-Length: 18446744073709551615"), 413, "content-too-large"),
        (post("Content-Length: 1048577", "Expect: 100-continue", body: ""), 413, "content-too-large"),
        (post("Content-Type: image/png"), 415, "unsupported-media-type"),
        (post("Content-Encoding: br"), 415, "unsupported-content-coding"),
        (post("Expect: a-miracle"), 417, "expectation-failed"),
        ("BREW /livez HTTP/1.1\r\nHost: a\r\n\r\n", 501, "method-not-implemented"),
        ("get /livez HTTP/1.1\r\nHost: a\r\n\r\n", 501, "method-not-implemented"),
        (post("Transfer-Encoding: gzip, chunked", body: "0\r\n\r\n"), 501, "unsupported-transfer-coding"),
        ("GET /livez HTTP/1.2\r\nHost: a\r\n\r\n", 505, "unsupported-http-version"),
    ])
    func `a refusal is a problem document and ends the connection`(request: String, status: Int, slug: String) throws {
        let response = try #require(client.exchange(Array(request.utf8)).first)
        #expect(response.status.code == status)
        #expect(response.fields[.contentType] == "application/problem+json")
        #expect(response.fields[.connection] == "close")
        #expect(response.fields[.accessControlAllowOrigin] == "*")
        #expect(response.fields["X-Content-Type-Options"] == "nosniff")
        #expect(response.fields.contains(.date))
        let problem = try response.json()
        #expect(problem["type"] == .string("/problems/" + slug))
        #expect(problem["status"] == .number(Double(status)))
        #expect(problem["instance"]?.string == response.fields[.requestID])
        #expect(response.fields.contains(.allow) == (status == 405))
    }

    /// Requests that libmicrohttpd refuses before it calls the product, listed in Documentation/libmicrohttpd.md.
    @Test(arguments: [
        ("GET /\(String(repeating: "a", count: 40_000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414),
        ("GET /livez HTTP/1.1\r\nHost: a\r\nX-A: \(String(repeating: "b", count: 40_000))\r\n\r\n", 431),
        ("GET /livez HTTP/2.0\r\nHost: a\r\n\r\n", 505), ("GET /livez\r\n\r\n", 400),
        (post("Content-Length: x"), 400), (post("Content-Length: 99999999999999999999"), 413),
    ])
    func `libmicrohttpd refuses by a page of its own`(request: String, status: Int) throws {
        let response = try #require(client.exchange(Array(request.utf8)).first)
        #expect(response.status.code == status)
        #expect(!response.fields.contains(.contentType))
        #expect(response.fields[.connection]?.lowercased() == "close")
    }

    @Test func `whoever asks first is told to go on`() throws {
        let responses = try client.exchange(Array(Self.post("Expect: 100-continue", "Connection: close").utf8))
        #expect(responses.map(\.status.code) == [100, 200])
    }

    @Test func `requests sent at once are answered in order`() throws {
        let ids = (1...20).map { "id-\($0)" }
        let requests = ids.map { Self.post("X-Request-Id: \($0)") } + [Self.post("Connection: close")]
        let responses = try client.exchange(Array(requests.joined().utf8))
        #expect(responses.count == 21)
        #expect(responses.prefix(20).map { $0.fields[.requestID] } == ids)
        #expect(responses.allSatisfy { $0.status == .ok })
    }

    @Test(arguments: [
        "/policies", "/policies/system", "/diagnostics", "/devices", "/openapi.yaml", "/openapi.json", "/livez",
        "/readyz", "/version", "/problems/not-found", "/nowhere", "/resolve",
    ])
    func `HEAD has the fields of GET and no body`(_ path: String) throws {
        for coding in ["identity", "gzip"] {
            func fields(_ method: HTTPMethod) throws -> (HTTPFields, bodyCount: Int) {
                let given: HTTPFields = [.acceptEncoding: coding, .requestID: "a"]
                let response = try client.respond(method, path, fields: given, body: [])
                var fields = response.fields
                fields["Date"] = nil
                if path == "/resolve" { fields[.contentLength] = nil }
                return (fields, response.body.count)
            }
            let (head, get) = (try fields(.head), try fields(.get))
            #expect(head.0 == get.0)
            #expect(head.bodyCount == 0 && get.bodyCount > 0)
        }
    }

    @Test(arguments: [
        ("GET /livez HTTP/1.0\r\n\r\n", 200),
        ("GET http://any.example:80/livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 200),
        ("GET /livez?a=%00&b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 200),
        ("\r\n\r\nGET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 200),
        ("OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 204),
    ])
    func `other forms of a request are answered`(request: String, status: Int) throws {
        #expect(try client.exchange(Array(request.utf8)).map(\.status.code) == [status])
    }

    @Test func `gzip goes both ways`() throws {
        let fields: HTTPFields = [.contentEncoding: "gzip", .acceptEncoding: "gzip", .contentType: "application/json"]
        let body = try #require(Gzip.compress(Array(Self.body.utf8)))
        let response = try client.respond(.post, "/resolve", fields: fields, body: body)
        #expect(response.status == .ok)
        #expect(response.fields[.contentEncoding] == "gzip")
        #expect(response.fields[.contentLength] == "\(response.body.count)")
        let plain = TestService.respond(.post, "/resolve", body: Array(Self.body.utf8))
        let isSame = try Gzip.decompress(response.body, limit: 1 << 20) == plain.body
        #expect(isSame)
    }

    @Test func `a bomb is refused and does not harm`() throws {
        let bomb = try #require(Gzip.compress([UInt8](repeating: 0x20, count: 100 << 20)))
        #expect(bomb.count < 1 << 20)
        for _ in 1...10 {
            let response = try client.respond(.post, "/resolve", fields: [.contentEncoding: "gzip"], body: bomb)
            #expect(response.status == .contentTooLarge)
        }
    }

    @Test func `five megabytes that are sent without looking are refused in words`() throws {
        for _ in 1...10 {
            let body = [UInt8](repeating: 0x20, count: 5_000_000)
            let response = try client.respond(.post, "/resolve", fields: [:], body: body)
            #expect(response.status == .contentTooLarge)
        }
    }
}

extension HTTPFieldName {
    fileprivate static let date: HTTPFieldName = "Date"
}
