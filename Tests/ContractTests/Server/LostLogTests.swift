import Foundation
import HTTPMessage
import Testing

/// A log that cannot be written must not stop the server from answering.
@Suite(.enabled(if: ServerProcess.isThere, "the executable has not been built")) struct LostLogTests {
    private static let lostLines = "navigation_style_log_lines_dropped_total"

    @Test func `a pipe that nobody reads stops nothing; the lines that are lost are counted`() throws {
        let server = try PipedServer()
        // Each line is longer than 700 bytes; a pipe holds 64 KiB, and at most half a MiB is kept for it.
        let path = "/" + String(repeating: "x", count: 500)
        for _ in 1...1000 { #expect(try server.client.respond(.get, path).status == .notFound) }
        #expect(try lostLines(server.client) > 0)
        #expect(server.stop() == 0)
    }

    @Test func `a pipe whose other end is closed stops nothing`() throws {
        let server = try PipedServer()
        try server.log.close()
        for _ in 1...3 { #expect(try server.client.respond(.get, "/livez").status == .ok) }
        let lost = try eventually { try lostLines(server.client) >= 3 ? true : nil }
        #expect(lost == true)
        #expect(server.stop() == 0)
    }

    @Test func `a closed standard error does not become a connection's`() throws {
        let server = try PipedServer(redirection: "2>&-")
        for _ in 1...3 {
            let response = try server.client.respond(.get, "/livez")
            #expect(response.status == .ok)
            #expect(response.body == Array(#"{"status":"ok"}"#.utf8))
        }
        #expect(server.stop() == 0)
    }

    private func lostLines(_ client: LoopbackClient) throws -> Double {
        let metrics = try Exposition(try client.respond(.get, "/metrics").body)
        return try #require(metrics.value(Self.lostLines))
    }
}
