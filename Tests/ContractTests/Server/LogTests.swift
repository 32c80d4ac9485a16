import Foundation
import HTTPMessage
import Testing

@Suite(.enabled(if: ServerProcess.isThere, "the executable has not been built")) struct LogTests {
    private static let body = Array(
        #"{"policy":"system","stack":[{"id":"a"}],"operation":{"type":"push","screen":{"id":"b"}}}"#.utf8
    )

    @Test func `a request is one line with all that is known of it, and nothing of its body`() throws {
        let server = try ServerProcess()
        let trace = "0af7651916cd43dd8448eb211c80319c"
        let fields: HTTPFields = [.requestID: "mine", "traceparent": "00-\(trace)-b7ad6b7169203331-01"]
        let response = try server.client.respond(.post, "/transition?pretty=true", fields: fields, body: Self.body)
        let line = try #require(try server.requestLines(1).first?.object)
        let expected: [String: JSONValue] = [
            "level": "info", "message": "answered", "id": "mine", "client": "127.0.0.1", "method": "POST",
            "route": "/transition",
            "status": 200, "bytesIn": .number(Double(Self.body.count)),
            "bytesOut": .number(Double(response.body.count)), "policy": "system", "operation": "push",
            "outcome": "changed", "traceID": .string(trace),
        ].mapValues { $0 }
        #expect(line.filter { !["time", "work", "microseconds"].contains($0.key) } == expected)
        #expect(line["time"]?.string?.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/#) != nil)
        #expect((line["microseconds"]?.number ?? -1) >= 0)
        #expect((line["work"]?.number ?? 0) > 0)
    }

    @Test func `behind a trusted proxy the client is whom that names, and who holds a token goes by its name`() throws {
        let folder = try Folder(["tokens": "ci: open-sesame\nother\n"])
        let tokens = ["--auth-token-file", folder.url.appending(path: "tokens").path]
        let server = try ServerProcess(
            tokens + ["--trusted-proxies", "10.0.0.0/8", "--trusted-proxies", "127.0.0.0/8,::1"]
        )
        let ways: [HTTPFields] = [
            ["X-Forwarded-For": "203.0.113.9, 192.0.2.1, 10.0.0.2"], ["Forwarded": "for=\"[2001:db8::1]:80\""], [:],
            ["X-Forwarded-For": "\u{1B}[31m\", \\ nobody"],
        ]
        for (fields, token) in zip(ways, ["open-sesame", "other", "none", "open-sesame"]) {
            var fields = fields
            fields[.authorization] = "Bearer " + token
            _ = try server.client.respond(.get, "/devices", fields: fields)
        }
        let lines = try server.requestLines(ways.count)
        #expect(lines.map { $0["client"] } == ["192.0.2.1", "2001:db8::1", "127.0.0.1", "127.0.0.1"])
        // A field with a control character is refused before the token is read.
        #expect(lines.map { $0["token"] } == ["ci", "line 2", nil, nil])
        #expect(lines.map { $0["status"] } == [200, 200, 401, 400])
        #expect(!String(decoding: try server.log, as: UTF8.self).contains("sesame"))
    }

    @Test func `the time is the present`() throws {
        let server = try ServerProcess()
        _ = try server.client.respond(.get, "/livez")
        let text = try #require(try server.requestLines(1).first?["time"]?.string)
        let time = try Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text)
        #expect(abs(time.timeIntervalSinceNow) < 60)
    }

    @Test func `a problem is named, and a path that leads nowhere is shown`() throws {
        let server = try ServerProcess()
        _ = try server.client.respond(.get, "/policies/none")
        _ = try server.client.respond(.get, "/nowhere")
        _ = try server.client.respond(.other("BREW"), "/livez")
        let lines = try server.requestLines(3)
        #expect(lines.map { $0["level"] } == ["info", "info", "error"])
        #expect(lines.map { $0["route"] } == ["/policies/{name}", nil, "/livez"])
        #expect(lines.map { $0["path"] } == ["/policies/none", "/nowhere", nil])
        #expect(lines.map { $0["problem"] } == ["not-found", "not-found", "method-not-implemented"])
        _ = try server.client.respond(.get, "/v0/livez")
        let pinned = try server.requestLines(4).last
        #expect(pinned?["route"] == "/livez" && pinned?["path"] == "/v0/livez")
    }

    @Test func `whatever a client sends, a line is one line without control characters`() throws {
        let server = try ServerProcess()
        let marks = [
            "\u{1B}[31m", "\r", "\n{\"level\":\"fake\"}", "\u{7F}", "\u{1}", "\t", "\\", "\"", "%0d%0a", "é\u{85}",
        ]
        var requests = marks.flatMap { mark in
            [
                "GET /\(mark) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
                "GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Request-Id: \(mark)\r\n\r\n",
                "GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\ntraceparent: 00-\(mark)-00-01\r\n\r\n",
                "POST /resolve HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: \(mark.utf8.count)\r\n\r\n"
                    + mark,
            ].map { Array($0.utf8) }
        }
        for byte: UInt8 in [0, 0x80, 0x9B, 0xFF] {
            requests.append(
                Array("GET /".utf8) + [byte] + Array(" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8)
            )
        }
        requests.append(Array("GET /\(String(repeating: "é", count: 9000)) HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
        for request in requests { _ = try? server.client.exchange(request + Array("\r\n\r\n".utf8)) }
        _ = try server.client.respond(.get, "/livez", fields: [.requestID: "last"])
        _ = try eventually { try server.requestLines(1).last?["id"] == "last" ? true : nil }
        let log = try server.log
        #expect(log.allSatisfy { (0x20...0x7E).contains($0) || $0 == UInt8(ascii: "\n") })
        let lines = log.split(separator: UInt8(ascii: "\n"))
        #expect(lines.allSatisfy { $0.count < 4096 })
        let levels = try lines.map { try JSONValue(json: Array($0))["level"] }
        #expect(Set(levels).isSubset(of: ["info", "error"]))
        // Some lines break the framing, so that a second request is answered on the same connection; every other line
        // must match one.
        #expect(lines.count >= requests.count)
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `a server that is told to stop has written the line of every request, whole and in order`(_ signal: Int32)
        throws
    {
        let server = try ServerProcess()
        let names = (1...500).map { "request-\($0)" }
        for name in names { _ = try server.client.respond(.get, "/livez", fields: [.requestID: name]) }
        kill(server.process.processIdentifier, signal)
        #expect(server.exitCode() == 0)
        #expect(try server.requestLines(names.count).map { $0["id"]?.string } == names)
    }

    @Test func `a server that is about to stop writes each line at once: a second signal loses none`() throws {
        let server = try ServerProcess(["--shutdown-delay", "60"])
        server.process.terminate()
        _ = try eventually { try server.client.respond(.get, "/readyz").status.code == 503 ? true : nil }
        _ = try server.client.respond(.get, "/livez", fields: [.requestID: "last"])
        kill(server.process.processIdentifier, SIGKILL)
        server.process.waitUntilExit()
        #expect(try server.requestLines(1).last?["id"] == "last")
    }

    @Test func `a line of text has the same in words`() throws {
        let server = try ServerProcess(["--log-format", "text"])
        _ = try server.client.respond(.get, "/devices", fields: [.requestID: "a\"b"])
        _ = try server.client.respond(.post, "/transition", fields: [.requestID: "c"], body: Self.body)
        let text = try eventually { () -> String? in
            let text = String(decoding: try server.log, as: UTF8.self)
            return text.contains("id=c") ? text : nil
        }
        let lines = try #require(text)
        #expect(
            lines.contains(
                #/\n\S+Z info answered id="a\\u0022b" client=127\.0\.0\.1 method=GET route=\/devices status=200 bytesIn=0 /#
            )
        )
        #expect(lines.contains(#/ policy=system operation=push outcome=changed\n/#))
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
}
