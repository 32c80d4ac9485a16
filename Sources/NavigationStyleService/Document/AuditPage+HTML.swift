import NavigationStyle
import NavigationStyleAudit

extension AuditPage: HTMLResource {
    var htmlLink: HTMLPage.Link { HTMLPage.Link(name, to: path, note: symptom) }

    func html(hasPlayground: Bool) -> HTMLPage {
        HTMLPage(
            title: "Diagnostic \(name)",
            blocks: [
                .code(severity.rawValue), .text(symptom), .text(cause), .text(remedy), .references(references),
            ]
        )
    }
}
