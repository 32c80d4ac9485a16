/// Finds diagnostics of one kind, or of a small family: pure, and nothing is found without a cause in the request.
protocol DiagnosticRule: Sendable {
    /// What people read about what it finds.
    static var pages: [DiagnosticPage] { get }

    /// Adds what it finds to `findings`.
    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings)
}

/// What the rules have found so far.
struct DiagnosticFindings {
    private(set) var diagnostics: [Diagnostic] = []

    /// Adds a diagnostic of the kind that `page` describes; one that is there already is not added twice.
    mutating func add(
        _ page: DiagnosticPage,
        severity: Diagnostic.Severity? = nil,
        screen: Screen.ID?,
        property: String? = nil,
        at pointer: String,
        _ message: @autoclosure () -> String,
        fix: @autoclosure () -> String
    ) {
        guard !isSaid(page.code, screen, property, pointer) else { return }
        let diagnostic = Diagnostic(
            code: page.code,
            severity: severity ?? page.severity,
            screen: screen,
            property: property,
            pointer: pointer,
            message: message(),
            fix: fix(),
            reference: page.reference
        )
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Whether the same has been said of `standardAppearance`: a declared style comes to both appearances at once.
    private func isSaid(_ code: Diagnostic.Code, _ screen: Screen.ID?, _ property: String?, _ pointer: String) -> Bool {
        guard property == BarProperty.scrollEdgeAppearance.name else { return false }
        return diagnostics.contains {
            $0.code == code && $0.screen == screen && $0.pointer == pointer
                && $0.property == BarProperty.standardAppearance.name
        }
    }

    /// The diagnostics in document order of what causes them, then of their codes.
    var inDocumentOrder: [Diagnostic] { diagnostics.sorted(by: DocumentOrder.areInIncreasingOrder) }
}
