internal import NavigationStyleJSON
internal import NavigationStyleService

extension Report {
    /// The workflow commands that make GitHub show findings beside their lines.
    var gitHubCommands: String {
        files.map { file in file.findings.map { $0.gitHubCommand(in: file).text }.joined() }.joined()
    }
}

extension LocatedFinding {
    /// Returns the command for a finding; standard input has no file.
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
