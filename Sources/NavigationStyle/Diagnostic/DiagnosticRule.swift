/// Finds diagnostics of one kind, or of a small family: pure, and nothing is found without a cause in the request.
protocol DiagnosticRule: Sendable {
    /// What people read about what it finds.
    static var pages: [DiagnosticPage] { get }

    /// Adds what it finds to `findings`.
    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings)
}
