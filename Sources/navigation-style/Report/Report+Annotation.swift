internal import NavigationStyleJSON
internal import NavigationStyleService

extension Report {
    /// The workflow commands that make GitHub show findings beside their lines.
    var gitHubCommands: String { annotations.map(\.workflowCommand).joined() }

    /// The report as a comment on a pull request.
    var markdown: String {
        MarkdownReport(title: "navigation-style validate: \(tally.dropLast())", rows: annotations).text
    }

    private var annotations: [Annotation] {
        files.flatMap { file in
            file.findings.map { finding in
                Annotation(
                    severity: finding.severity,
                    file: file.isNamed ? file.name : nil,
                    line: finding.place.line,
                    column: finding.place.column,
                    code: finding.code,
                    pointer: finding.pointer,
                    lines: [finding.message] + (finding.fix.map { ["Fix: \($0)"] } ?? [])
                )
            }
        }
    }
}
