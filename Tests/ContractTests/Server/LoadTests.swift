import Foundation
import HTTPMessage
import Testing

/// More requests than the server can compute at once: every client is answered, if necessary with 503, and every answer
/// is logged.
@Suite(.enabled(if: ServerProcess.isThere, "the executable has not been built")) struct LoadTests {
    private static let comparison = Array(
        #"{"stack":[{"id":"a"}],"operation":{"type":"push","screen":{"id":"b"}},"include":[]}"#.utf8
    )

    @Test func `every connection is answered and logged, and small requests are answered in between`() throws {
        let server = try ServerProcess(["--max-computations", "1"])
        let client = server.client
        let codes = Codes()
        let count = 120
        let threads = (1...count).map { _ in
            let thread = Thread {
                let response = try? client.respond(.post, "/compare", body: Self.comparison)
                codes.append(response?.status.code ?? 0, response?.fields[.retryAfter] != nil)
            }
            thread.start()
            return thread
        }
        for _ in 1...10 { #expect(try client.respond(.get, "/livez").status == .ok) }
        #expect(eventually { codes.all.count == count ? true : nil } == true)
        withExtendedLifetime(threads) {}
        #expect(codes.all.allSatisfy { ($0.code == 200 && !$0.hasRetryAfter) || ($0.code == 503 && $0.hasRetryAfter) })
        #expect(codes.all.contains { $0.code == 200 })
        let lines = try server.requestLines(count + 10).filter { $0["route"] == .string("/compare") }
        #expect(lines.count == count)
        let metrics = try Exposition(try client.respond(.get, "/metrics").body)
        let refused = codes.all.count { $0.code == 503 }
        let type = ["type": "too-many-computations"]
        #expect(metrics.value("navigation_style_problems_total", type) == Double(refused))
        #expect(metrics.value("navigation_style_computations_waiting") == 0)
    }

    /// Two incomplete bodies use up all the memory for large bodies.
    @Test func `a body for which there is no memory is refused, small requests are not`() throws {
        let server = try ServerProcess([
            "--max-memory", "1048576", "--request-timeout", "3600", "--shutdown-grace", "0",
        ])
        let client = server.client
        // Bodies may use half of three quarters of the memory.
        let head = Array("POST /replay HTTP/1.1\r\nHost: a\r\nContent-Length: 390000\r\n\r\n".utf8)
        let thread = Thread { _ = try? client.exchange(head) }
        thread.start()
        var asked = 0
        let isTaken = try eventually { () -> Bool? in
            asked += 1
            let metrics = try Exposition(try client.respond(.get, "/metrics").body)
            return metrics.value("navigation_style_memory_reserved_bytes") ?? 0 >= 390_000 ? true : nil
        }
        #expect(isTaken == true)
        let large = Self.comparison + [UInt8](repeating: UInt8(ascii: " "), count: 20_000)
        let refusal = try client.respond(.post, "/compare", body: large)
        #expect(refusal.status.code == 503)
        #expect(refusal.fields[.retryAfter] == "5")
        let small = Array(#"{"stack":[{"id":"a"}],"operation":{"type":"pop"}}"#.utf8)
        #expect(try client.respond(.post, "/transition", body: small).status == .ok)
        let refusals = try server.requestLines(asked + 2).filter { $0["problem"] == .string("not-enough-memory") }
        #expect(refusals.count == 1)
        withExtendedLifetime(thread) {}
    }

    /// The first request of a client never exceeds the rate, but one of twenty in a row does, unless each takes a
    /// second.
    @Test func `who asks too often is refused, and nobody else`() throws {
        let server = try ServerProcess(["--rate", "1/s", "--trusted-proxies", "127.0.0.1"])
        func respond(_ path: String, for client: String) throws -> HTTPResponse {
            try server.client.respond(.get, path, fields: ["X-Forwarded-For": client])
        }
        var refusals = 0
        for number in 1...20 {
            let response = try respond("/policies", for: "192.0.2.1")
            #expect(response.fields["RateLimit-Policy"] == "\"client\";q=1;w=1")
            #expect(response.fields["RateLimit"] == "\"client\";r=0;t=1")
            guard response.status != .ok else { continue }
            refusals += 1
            #expect(response.status.code == 429 && response.fields[.retryAfter] == "1")
            #expect(try response.json()["type"] == "/problems/too-many-requests")
            #expect(try respond("/policies", for: "198.51.100.\(number)").status == .ok)
            #expect(try respond("/livez", for: "192.0.2.1").status == .ok)
        }
        #expect(refusals > 0)
        let metrics = try Exposition(try respond("/metrics", for: "203.0.113.1").body)
        let type = ["type": "too-many-requests"]
        #expect(metrics.value("navigation_style_problems_total", type) == Double(refusals))
        let labels = ["route": "/policies", "method": "GET", "status": "429"]
        let counted = metrics.value("navigation_style_http_requests_total", labels)
        #expect(counted == Double(refusals))
    }

    @Test func `a page of another site does not make it draw, unless it may`() throws {
        let embedded: HTTPFields = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"]
        let path = "/preview?r=0eyJzdGFjayI6W3siaWQiOiJhIn1dfQ"
        let server = try ServerProcess()
        let refusal = try server.client.respond(.get, path, fields: embedded)
        #expect(refusal.status.code == 403)
        #expect(String(decoding: refusal.body, as: UTF8.self).contains("/problems/embedding-not-allowed"))
        #expect(try server.client.respond(.get, path).status == .ok)
        let plugin: HTTPFields = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors", "Origin": "null"]
        #expect(try server.client.respond(.get, path, fields: plugin).status == .ok)
        let behind = try ServerProcess(["--trusted-proxies", "127.0.0.1"])
        var forwarded = embedded
        forwarded["X-Forwarded-For"] = "192.0.2.1"
        #expect(try behind.client.respond(.get, path, fields: forwarded).status == .ok)
        #expect(try behind.client.respond(.get, path, fields: embedded).status.code == 403)
        let open = try ServerProcess(["--allow-embedding"])
        #expect(try open.client.respond(.get, path, fields: embedded).status == .ok)
    }
}

/// The status codes of the answers, in the order of their arrival.
private final class Codes: @unchecked Sendable {
    private let lock = NSLock()
    private var codes: [(code: Int, hasRetryAfter: Bool)] = []

    var all: [(code: Int, hasRetryAfter: Bool)] { lock.withLock { codes } }

    func append(_ code: Int, _ hasRetryAfter: Bool) {
        lock.withLock { codes.append((code, hasRetryAfter)) }
    }
}
