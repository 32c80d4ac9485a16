import NavigationStyle
import NavigationStyleAudit

extension AuditPage {
    /// The page for people.
    var html: HTMLPage {
        HTMLPage(
            title: "Diagnostic \(code.rawValue)",
            blocks: [.code(severity.rawValue), .text(symptom), .text(cause), .text(remedy)]
                + (references.isEmpty ? [] : [.references(references)])
        )
    }
}
