internal import NavigationStyle

/// A finding, or several of one cause, beside a line of a file: in a workflow of GitHub, or in a comment on a pull
/// request.
struct Annotation {
    let severity: Diagnostic.Severity
    /// The file, if it has a name.
    let file: String?
    let line: Int?
    var column: Int?
    let code: String
    /// The JSON Pointer, for which a comment has no space.
    var pointer = ""
    /// The message and the fix, each on its own line.
    let lines: [String]
    /// The group in a comment; those of lower numbers come first.
    var group = 0

    /// The file and the line.
    var place: String {
        guard let file else { return line.map { "line \($0)" } ?? "" }
        return line.map { "\(file):\($0)" } ?? file
    }

    /// The command that makes a workflow show it, with its line feed.
    var workflowCommand: String {
        var properties = file.map { ["file=\($0.escaped([":", ","]))"] } ?? []
        if let line { properties.append("line=\(line)") }
        if let column { properties.append("col=\(column)") }
        properties.append("title=\(code.escaped([":", ","]))")
        let message = (pointer.isEmpty ? "" : "\(pointer): ") + lines.joined(separator: "\n")
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
