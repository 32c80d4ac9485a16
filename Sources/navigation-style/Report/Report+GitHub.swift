internal import NavigationStyleJSON
internal import NavigationStyleService

extension Report {
    /// The workflow commands by which GitHub shows findings beside the lines that they are about.
    var gitHubCommands: String {
        files.map { file in file.findings.map { $0.gitHubCommand(in: file).text }.joined() }.joined()
    }
}

extension LocatedFinding {
    /// What comes from standard input has no file.
    fileprivate func gitHubCommand(in file: Report.File) -> WorkflowCommand {
        let text = finding.pointer.isEmpty ? message : "\(finding.pointer): \(message)"
        return WorkflowCommand(
            severity: severity,
            file: file.isNamed ? file.name : nil,
            line: place.line,
            column: place.column,
            title: code,
            message: fix.map { "\(text)\nFix: \($0)" } ?? text
        )
    }
}
