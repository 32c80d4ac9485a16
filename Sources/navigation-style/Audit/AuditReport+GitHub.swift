internal import NavigationStyle

extension AuditReport {
    /// The greatest number of annotations of one level that GitHub shows for a step.
    private static let mostOfALevel = 10

    /// The workflow commands: an annotation for each cause, as many as GitHub shows, and a line with the total.
    var gitHubCommands: String {
        let annotations = annotations
        var text = ""
        var hidden = 0
        for severity in Diagnostic.Severity.allCases.sorted(by: { $0.rank < $1.rank }) {
            let all = annotations.filter { $0.severity == severity }
            for annotation in all.prefix(Self.mostOfALevel) { text += command(annotation).text }
            hidden += max(0, all.count - Self.mostOfALevel)
        }
        return "navigation-style audit: \(descriptionWords)\n" + text + summary(annotations, hidden: hidden) + "\n"
    }

    private func command(_ annotation: Annotation) -> WorkflowCommand {
        let place = place(of: annotation)
        return WorkflowCommand(
            severity: annotation.severity,
            file: place.file,
            line: place.line,
            column: place.column,
            title: annotation.code,
            message: lines(of: annotation).joined(separator: "\n")
        )
    }
}
