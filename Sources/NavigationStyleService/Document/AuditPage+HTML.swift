import NavigationStyle
import NavigationStyleAudit

extension AuditPage: ResourcePage {
    static let words: (one: String, all: StaticString) = ("diagnostic", "diagnostics")

    var name: String { code.rawValue }
    var entry: DiagnosticPageSummary { DiagnosticPageSummary(page: self) }
    var link: HTMLPage.Link { HTMLPage.Link(name, to: path, note: symptom) }

    func html(hasPlayground: Bool) -> HTMLPage {
        HTMLPage(
            title: "Diagnostic \(name)",
            blocks: [
                .code(severity.rawValue), .text(symptom), .text(cause), .text(remedy), .references(references),
            ]
        )
    }
}
