internal import NavigationStyle

extension Diagnostic {
    /// The line `file:pointer: severity: code: message [references]`.
    ///
    /// Where nothing in particular causes it the pointer is that to the whole text, which is empty (RFC 6901 5).
    func line(of file: InputFile) -> String {
        let sources = references.map(\.id).joined(separator: ", ")
        let place = "\(file.path):\(pointer?.description ?? "")"
        let text = "\(place): \(severity.rawValue): \(code.rawValue): \(message) [\(sources)]"
        // A title may have line breaks, and the message repeats it.
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? " " : $0 })) + "\n"
    }

    /// The workflow command by which GitHub shows it beside the file; what comes from standard input has no file.
    func command(of file: InputFile) -> String {
        let name = file.path == "-" ? "" : "file=\(file.path.escaped([":", ","])),"
        let text = pointer.map { "\($0): \(message)" } ?? message
        return "::\(severity.workflowCommand) \(name)title=\(code.rawValue)::\(text.escaped([]))\n"
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
