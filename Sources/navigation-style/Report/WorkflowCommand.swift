internal import NavigationStyle

/// A command that makes a GitHub workflow show something beside a line.
struct WorkflowCommand {
    let severity: Diagnostic.Severity
    /// The file, if it has a name.
    let file: String?
    let line: Int?
    var column: Int?
    let title: String
    /// The message, which may have several lines.
    let message: String

    /// The command, with its line feed.
    var text: String {
        var properties = file.map { ["file=\($0.escaped([":", ","]))"] } ?? []
        if let line { properties.append("line=\(line)") }
        if let column { properties.append("col=\(column)") }
        properties.append("title=\(title.escaped([":", ","]))")
        return "::\(severity.workflowCommand) \(properties.joined(separator: ","))::\(message.escaped([]))\n"
    }
}

extension Diagnostic.Severity {
    /// GitHub's name for the severity.
    fileprivate var workflowCommand: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
    }
}

extension String {
    /// Returns the text escaped for a workflow command: the runner undoes these escapes and no others.
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
