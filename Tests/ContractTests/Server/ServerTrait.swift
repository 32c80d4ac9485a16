import Testing

/// Runs the tests of a suite against a server process of their own.
struct ServerTrait: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        // Audits run here in parallel with other tests and in a debug build, so that no time limit may cut them short.
        let server = try ServerProcess(["--audit-milliseconds", "600000", "--max-audits", "64"])
        do {
            try await ServerProcess.$current.withValue(server) { try await function() }
        } catch {
            _ = server.stop()
            throw error
        }
        #expect(server.stop() == 0, "the server did not stop as it should")
    }
}

extension Trait where Self == ServerTrait {
    /// The trait that starts a server for the tests of a suite.
    static var served: ServerTrait { ServerTrait() }
}
