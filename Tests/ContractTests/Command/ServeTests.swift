import Foundation
import HTTPMessage
import Testing

/// The settings of the server, and the messages about them.
@Suite(.enabled(if: ServerProcess.isThere, "the executable has not been built")) struct ServeTests {
    @Test func `every fault of the settings is told at once, with status 2`() throws {
        let flags = [
            "--listen", "nowhere", "--threads", "x", "--max-connections", "1", "--max-connections-per-address", "-1",
            "--max-body", "0", "--max-screens", "0", "--max-operations", "a", "--max-batch", "-", "--max-policies", "0",
            "--max-environments", "0", "--max-answer", "0", "--max-work", "0", "--max-preview-screens", "0",
            "--max-depth", "513", "--max-string", "0", "--cors-origin", "https://a.example/", "--cors-origin", "null",
            "--auth-token-file", "/nowhere/at/all", "--request-timeout", "0", "--shutdown-delay", "-1",
            "--shutdown-grace", "long", "--log-level", "loud", "--audit-steps", "0", "--audit-milliseconds", "soon",
            "--audit-memory", "-1", "--max-audits", "0", "--max-computations", "many", "--max-memory", "-1",
            "--trusted-proxies", "10.0.0.0/33", "--rate", "10",
            "--metrics-listen", "9090",
        ]
        let run = try CommandRun(["serve"] + flags.joinedValues, input: "")
        #expect(run.status == 2)
        for flag in Set(flags.filter { $0.hasPrefix("--") }) {
            #expect(run.error.contains(flag + ":"), "\(flag) is not named in \(run.error)")
        }
    }

    @Test func `a negative number is a value, and hides no other fault`() throws {
        let run = try CommandRun(["serve", "--max-body", "-1", "--shutdown-delay", "-2", "--threads", "x"], input: "")
        let lines = run.error.split(separator: "\n")
        #expect(run.status == 2 && lines.count == 3, "\(run.error)")
        for (flag, value) in [("max-body", "-1"), ("shutdown-delay", "-2"), ("threads", "x")] {
            #expect(lines.contains { $0.contains("--\(flag): \"\(value)\" is not ") }, "\(run.error)")
        }
    }

    @Test func `the environment is checked like the flags`() throws {
        let environment = [
            "NAVIGATION_STYLE_MAX_SCREENS": "none", "NAVIGATION_STYLE_STRICT_WIRE": "yes",
            "NAVIGATION_STYLE_ALLOW_CHUNKED": "1", "NAVIGATION_STYLE_CORS_ORIGIN": "example.com",
            "NAVIGATION_STYLE_AUTH_TOKEN_FILE": "",
        ]
        let run = try CommandRun(["serve"], input: "", environment: environment)
        #expect(run.status == 2)
        for variable in environment.keys { #expect(run.error.contains(variable + ":"), "\(run.error)") }
    }

    @Test func `a variable that looks like a setting and is none is warned of, but not those of orchestrators`() throws
    {
        let environment = [
            "NAVIGATION_STYLE_MAX_BODDY": "1", "NAVIGATION_STYLE_PORT": "9000", "NAVIGATION_STYLE_MAX_BODY": "2000",
            "NAVIGATION_STYLE_SERVICE_HOST": "10.0.0.1", "NAVIGATION_STYLE_SERVICE_PORT_HTTP": "80",
            "NAVIGATION_STYLE_PORT_80_TCP": "tcp://10.0.0.1:80", "NAVIGATION_STYLE_RECORD": "",
        ]
        let server = try ServerProcess(environment: environment)
        let log = String(decoding: try server.log, as: UTF8.self)
        let warnings = log.split(separator: "\n").filter { $0.contains("\"level\":\"warning\"") }
        #expect(warnings.count == 3, "\(warnings)")
        #expect(log.contains("NAVIGATION_STYLE_MAX_BODDY is not a setting; did you mean NAVIGATION_STYLE_MAX_BODY?"))
        #expect(log.contains("NAVIGATION_STYLE_PORT is not a setting"))
    }

    @Test func `more connections than descriptors are a fault`() throws {
        let run = try CommandRun(["serve", "--max-connections", "1000000"], input: "")
        #expect(run.status == 2)
        #expect(run.error.contains("descriptors"))
    }

    @Test func `memory that is too small to be useful is a fault that names the option and the least value`() throws {
        let run = try CommandRun(["serve", "--max-memory", "100"], input: "")
        #expect(run.status == 2)
        #expect(run.error.contains("--max-memory must be at least 1048576, not 100"), "\(run.error)")
    }

    @Test func `a file without tokens is a fault that shows none of it`() throws {
        let file = URL.temporaryDirectory.appending(path: "tokens-\(UUID().uuidString)")
        try Data("# nobody\nsecret one\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try CommandRun(["serve", "--auth-token-file", file.path()], input: "")
        #expect(run.status == 2)
        #expect(run.error.contains("line 2") && !run.error.contains("secret"))
    }

    @Test func `limits are those that are set`() throws {
        let server = try ServerProcess([
            "--max-screens", "2", "--max-operations", "1", "--max-batch", "1", "--max-policies", "1",
            "--max-environments", "1", "--max-depth", "8",
            "--max-string", "20", "--max-body", "2000", "--audit-steps", "1",
        ])
        func status(_ path: String, _ body: String) throws -> Int {
            try server.client.respond(.post, path, fields: [:], body: Array(body.utf8)).status.code
        }
        let pop = #"{"type":"pop"}"#
        #expect(try status("/resolve", #"{"stack":[{"id":"a"},{"id":"b"}]}"#) == 200)
        #expect(try status("/resolve", #"{"stack":[{"id":"a"},{"id":"b"},{"id":"c"}]}"#) == 422)
        #expect(try status("/replay", "{\"stack\":[{\"id\":\"a\"}],\"operations\":[\(pop)]}") == 200)
        #expect(try status("/replay", "{\"stack\":[{\"id\":\"a\"}],\"operations\":[\(pop),\(pop)]}") == 422)
        let several = #"{"stack":[{"id":"a"}],"environments":"#
        #expect(try status("/resolve", several + "[{}]}") == 200)
        #expect(try status("/resolve", several + "[{},{}]}") == 422)
        let item = "{\"stack\":[{\"id\":\"a\"}],\"operation\":\(pop)}"
        #expect(try status("/batch", "{\"requests\":[\(item)]}") == 200)
        #expect(try status("/batch", "{\"requests\":[\(item),\(item)]}") == 422)
        let compared = "\"stack\":[{\"id\":\"a\"}],\"operation\":\(pop)"
        #expect(try status("/compare", "{\"policies\":[\"system\"],\(compared)}") == 200)
        #expect(try status("/compare", "{\"policies\":[\"system\",\"system\"],\(compared)}") == 422)
        let graph = #"{"screens":[{"id":"a"}],"entries":[{"id":"b","stack":["a"]}],"routes":[{"from":"a","to":"a"}]}"#
        let audit = try server.client.respond(.post, "/audit", fields: [:], body: Array(graph.utf8)).json()
        #expect(audit.at("/runs/0/isComplete") == .bool(false))
        #expect(audit.at("/runs/0/statistics/engineSteps") == .number(1))
        #expect(try status("/resolve", #"{"stack":[{"id":"a","title":"01234567890123456789"}]}"#) == 200)
        #expect(try status("/resolve", #"{"stack":[{"id":"a","title":"012345678901234567890"}]}"#) == 422)
        #expect(try status("/resolve", #"{"stack":[],"x-a":[[[[[[[]]]]]]]}"#) == 200)
        #expect(try status("/resolve", #"{"stack":[],"x-a":[[[[[[[[]]]]]]]]}"#) == 400)
        #expect(try status("/resolve", #"{"stack":[]}"# + String(repeating: " ", count: 2000)) == 413)
        #expect(server.stop() == 0)
    }

    @Test(arguments: [("--max-answer", "1024", "answer-too-large"), ("--max-work", "100", "too-much-work")])
    func `answers are as long as is set, and take as much work, and no more`(
        _ flag: String,
        _ limit: String,
        _ problem: String
    ) throws {
        let server = try ServerProcess([flag, limit])
        let body = #"{"stack":[{"id":"a"}],"operation":{"type":"push","screen":{"id":"b"}}}"#
        let response = try server.client.respond(.post, "/transition", fields: [:], body: Array(body.utf8))
        #expect(response.status == .unprocessableContent)
        #expect(try response.json().at("/type") == .string("/problems/" + problem))
        let metrics = try server.client.respond(.get, "/metrics", fields: [:], body: [])
        #expect(String(decoding: metrics.body, as: UTF8.self).contains("\"\(problem)\"} 1"))
        #expect(server.stop() == 0)
    }

    @Test func `chunked bodies are taken where they are allowed, and counted`() throws {
        let server = try ServerProcess(["--allow-chunked", "--max-body", "1000"])
        func statuses(_ chunks: String) throws -> [Int] {
            let head = "POST /resolve HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
            return try server.client.exchange(Array((head + chunks).utf8)).map(\.status.code)
        }
        #expect(try statuses("8\r\n{\"stack\"\r\n4\r\n:[]}\r\n0\r\n\r\n") == [200])
        #expect(try statuses("3E9\r\n" + String(repeating: " ", count: 1001) + "\r\n0\r\n\r\n") == [413])
        #expect(server.stop() == 0)
    }

    @Test func `tokens keep strangers out, and health is for all`() throws {
        let file = URL.temporaryDirectory.appending(path: "tokens-\(UUID().uuidString)")
        try Data("# one\nopen-sesame\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let server = try ServerProcess(["--auth-token-file", file.path()])
        let refused = try server.client.respond(.get, "/policies", fields: [:], body: [])
        #expect(refused.status == .unauthorized)
        #expect(refused.fields["WWW-Authenticate"] == "Bearer realm=\"navigation-style\"")
        let fields: HTTPFields = [.authorization: "Bearer open-sesame"]
        #expect(try server.client.respond(.get, "/policies", fields: fields, body: []).status == .ok)
        #expect(try server.client.respond(.get, "/livez", fields: [:], body: []).status == .ok)
        for arguments in [["health"], ["health", "--ready"]] {
            let health = try CommandRun(arguments + ["--listen", "127.0.0.1:\(server.client.port)"], input: "")
            #expect(health.status == 0)
        }
        #expect(server.stop() == 0)
    }

    @Test func `a port of the metrics that is taken is a fault, and nothing is served`() throws {
        let server = try ServerProcess()
        let run = try CommandRun(
            ["serve", "--listen", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:\(server.client.port)"],
            input: ""
        )
        #expect(run.status == 1)
        #expect(run.error.contains("127.0.0.1:\(server.client.port) is already in use"), "\(run.error)")
        #expect(!run.error.contains("listening"))
    }

    @Test(arguments: [(["--no-playground"], [:]), ([], ["NAVIGATION_STYLE_PLAYGROUND": "false"])])
    func `a server can do without the playground`(_ arguments: [String], _ environment: [String: String]) throws {
        let server = try ServerProcess(arguments, environment: environment)
        #expect(try server.client.respond(.get, "/", fields: [:], body: []).status == .notFound)
        #expect(try server.client.respond(.get, "/livez", fields: [:], body: []).status == .ok)
    }

    @Test func `origins may be named one by one`() throws {
        let server = try ServerProcess([
            "--cors-origin", "https://a.example,null", "--cors-origin", "http://b",
        ])
        func allowed(_ origin: String) throws -> String? {
            let response = try server.client.respond(.get, "/nowhere", fields: [.origin: origin], body: [])
            #expect(response.fields[.vary] == "Origin")
            return response.fields[.accessControlAllowOrigin]
        }
        for origin in ["https://a.example", "null", "http://b"] { #expect(try allowed(origin) == origin) }
        #expect(try allowed("http://c") == nil)
        #expect(server.stop() == 0)
    }

    @Test func `lines are looked at unless that is not wanted`() throws {
        let request = Array("GET /livez HTTP/1.0\nHost: a\n\n".utf8)
        let server = try ServerProcess(["--no-strict-wire"])
        #expect(try server.client.exchange(request).map(\.status.code) == [200])
        #expect(server.stop() == 0)
    }
}

extension [String] {
    /// Each flag joined with its value into one argument, so that a value may begin with a hyphen.
    fileprivate var joinedValues: [String] {
        stride(from: 0, to: count, by: 2).map { self[$0] + "=" + self[$0 + 1] }
    }
}
