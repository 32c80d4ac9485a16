import Testing

/// Serves the tests of a suite by a process of their own.
struct ServerTrait: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let server = try ServerProcess()
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
    /// A server for the tests of a suite.
    static var served: ServerTrait { ServerTrait() }
}
