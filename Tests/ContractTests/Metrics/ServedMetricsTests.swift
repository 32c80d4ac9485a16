import Foundation
import HTTPMessage
import Testing

@Suite(.enabled(if: ServerProcess.isThere, "the executable has not been built")) struct ServedMetricsTests {
    private func scrape(_ client: LoopbackClient) throws -> Exposition {
        let response = try client.respond(.get, "/metrics")
        #expect(response.status == .ok)
        #expect(response.fields[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
        return try Exposition(response.body)
    }

    @Test func `what was asked is counted`() throws {
        let server = try ServerProcess()
        let client = server.client
        let body = Array(#"{"policy":"system","stack":[{"id":"a"}],"operation":{"type":"pop"}}"#.utf8)
        for _ in 1...3 { _ = try client.respond(.post, "/transition", body: body) }
        _ = try client.respond(.post, "/transition", body: Array("{".utf8))
        _ = try client.respond(.head, "/nowhere")
        let metrics = try scrape(client)
        func value(_ name: String, _ labels: [String: String] = [:]) -> Double? {
            metrics.value("navigation_style_\(name)", labels)
        }
        let requests = "http_requests_total"
        #expect(value(requests, ["route": "/transition", "method": "POST", "status": "200"]) == 3)
        #expect(value(requests, ["route": "/transition", "method": "POST", "status": "400"]) == 1)
        #expect(value(requests, ["route": "unmatched", "method": "HEAD", "status": "404"]) == 1)
        #expect(value("http_request_duration_seconds_count", ["route": "/transition"]) == 4)
        #expect(value("transitions_total", ["policy": "system", "operation": "pop", "outcome": "unchanged"]) == 3)
        #expect(value("problems_total", ["type": "malformed-json"]) == 1)
        #expect(value("http_request_content_bytes_total") == Double(body.count * 3 + 1))
        #expect(value("connections_accepted_total") == 6)
        #expect(value("http_requests_in_flight") == 1)
        #expect(value("connections_refused_total") == 0)
        #expect(value("log_lines_dropped_total") == 0)
        #expect(value("build_info", ["version": "0.2.0"]) == 1)
    }

    @Test func `metrics have a port of their own where that is wanted, without a token, and nothing else is there`()
        throws
    {
        let folder = try Folder(["tokens": "open-sesame\n"])
        let tokens = folder.url.appending(path: "tokens").path
        let server = try ServerProcess([
            "--auth-token-file", tokens, "--rate", "1/s", "--metrics-listen", "127.0.0.1:0",
        ])
        let fields: HTTPFields = [.authorization: "Bearer open-sesame"]
        #expect(try server.client.respond(.get, "/metrics", fields: fields).status == .notFound)
        #expect(try server.client.respond(.get, "/metrics").status == .unauthorized)
        #expect(try server.client.respond(.get, "/livez").status == .ok)
        let client = try #require(try server.metricsClient)
        for (method, path) in [
            (HTTPMethod.get, "/"), (.get, "/livez"), (.get, "/policies"), (.get, "/openapi.yaml"), (.post, "/resolve"),
            (.get, "/metrics/"),
        ] {
            #expect(try client.respond(method, path).status == .notFound, "\(path)")
        }
        #expect(try client.respond(.post, "/metrics").status == .methodNotAllowed)
        #expect(try client.respond(.options, "/metrics").status == .noContent)
        #expect(try client.respond(.head, "/metrics").status == .ok)
        let metrics = try scrape(client)
        #expect(
            metrics.value(
                "navigation_style_http_requests_total",
                ["route": "/livez", "method": "GET", "status": "200"]
            ) == 1
        )
        #expect(metrics.value("navigation_style_connections_accepted_total") == 3)
        server.process.terminate()
        #expect(server.exitCode() == 0)
    }

    @Test func `the figures of the process are those of the system`() throws {
        let server = try ServerProcess()
        let metrics = try scrape(server.client)
        let started = try #require(metrics.value("process_start_time_seconds"))
        #expect(abs(started - Date().timeIntervalSince1970) < 60)
        #expect((1e6...1e9).contains(try #require(metrics.value("process_resident_memory_bytes"))))
        #expect((0...60).contains(try #require(metrics.value("process_cpu_seconds_total"))))
        let open = try #require(metrics.value("process_open_fds"))
        #expect((6...64).contains(open))
        #expect(try #require(metrics.value("process_max_fds")) > open)
    }

    @Test func `a client that makes names up makes no series`() throws {
        let server = try ServerProcess()
        let client = server.client
        _ = try client.respond(.other("BREW"), "/a")
        _ = try client.respond(.get, "/a")
        _ = try scrape(client)
        let before = try scrape(client).families.map(\.samples.count)
        for number in 1...50 {
            _ = try client.respond(.other("BREW\(number)"), "/\(number)")
            _ = try client.respond(.get, "/\(number)", fields: [.requestID: "\(number)"])
        }
        #expect(try scrape(client).families.map(\.samples.count) == before)
    }

    @Test func `a client that is too slow is counted`() throws {
        let server = try ServerProcess(["--request-timeout", "1"])
        let client = server.client
        let slow = Array("POST /resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{".utf8)
        #expect(try client.exchange(slow).map(\.status) == [.requestTimeout])
        let name = "navigation_style_connections_timed_out_total"
        #expect(try scrape(client).value(name, ["wait": "request"]) == 1)
    }
}
