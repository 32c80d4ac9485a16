internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

extension Report {
    /// The workflow commands by which GitHub shows findings beside the lines that they are about.
    var gitHubCommands: String {
        files.map { file in file.findings.map { $0.gitHubCommand(in: file) }.joined() }.joined()
    }
}

extension LocatedFinding {
    /// What comes from standard input has no file.
    fileprivate func gitHubCommand(in file: Report.File) -> String {
        var properties = file.isNamed ? ["file=\(file.name.escaped([":", ","]))"] : []
        properties += ["line=\(place.line)", "col=\(place.column)", "title=\(code)"]
        var text = finding.pointer.isEmpty ? message : "\(finding.pointer): \(message)"
        if let fix { text += "\nFix: \(fix)" }
        return "::\(severity.workflowCommand) \(properties.joined(separator: ","))::\(text.escaped([]))\n"
    }
}

extension Diagnostic.Severity {
    /// What GitHub calls it.
    fileprivate var workflowCommand: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
    }
}

extension String {
    /// The text as a workflow command can carry it: the runner undoes these escapes and no others.
    fileprivate func escaped(_ separators: Set<Unicode.Scalar>) -> String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "%": text += "%25"
            case "\r": text += "%0D"
            case "\n": text += "%0A"
            case ":" where separators.contains(scalar): text += "%3A"
            case "," where separators.contains(scalar): text += "%2C"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
