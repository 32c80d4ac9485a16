import Foundation
import HTTPMessage
import Testing

@Suite(.enabled(if: ServerProcess.isThere, "the executable has not been built")) struct StoppingTests {
    @Test func `a server that is told to stop serves on, not ready, for the delay; a second signal ends it`() throws {
        let server = try ServerProcess(["--shutdown-delay", "60"])
        #expect(try server.client.respond(.get, "/readyz").status.code == 200)
        server.process.terminate()
        let refusal = try eventually { () -> [String?]? in
            let response = try server.client.respond(.get, "/readyz")
            return response.status.code == 503 ? [response.fields[.retryAfter]] : nil
        }
        #expect(refusal?.first??.isEmpty == false)
        #expect(try server.client.respond(.get, "/livez").status.code == 200)
        let body = Array(#"{"stack":[{"id":"a"}],"operation":{"type":"pop"}}"#.utf8)
        #expect(try server.client.respond(.post, "/transition", body: body).status.code == 200)
        server.process.terminate()
        #expect(server.exitCode() == 128 + SIGTERM)
    }

    @Test func `SIGINT stops a server as SIGTERM does`() throws {
        for signal in [SIGTERM, SIGINT] {
            let server = try ServerProcess()
            kill(server.process.processIdentifier, signal)
            #expect(server.exitCode() == 0)
        }
    }

    @Test func `a request that does not come to its end is cut off after the grace period`() throws {
        let server = try ServerProcess(["--shutdown-grace", "0.2", "--request-timeout", "3600"])
        let client = server.client
        let head = Array("POST /resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{".utf8)
        let slow = Thread { _ = try? client.exchange(head) }
        slow.start()
        let name = "navigation_style_http_requests_in_flight"
        let isUnderWay = try eventually { () -> Bool? in
            let metrics = try Exposition(try client.respond(.get, "/metrics").body)
            // The second one is the scrape itself.
            return metrics.value(name) == 2 ? true : nil
        }
        #expect(isUnderWay == true)
        server.process.terminate()
        #expect(server.exitCode() == 0)
    }
}
