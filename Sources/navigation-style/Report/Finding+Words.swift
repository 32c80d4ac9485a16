internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

// The content that all formats share.
extension Finding {
    /// The severity; a fault, which keeps a request from being answered, is an error.
    var severity: Diagnostic.Severity {
        if case .diagnostic(let diagnostic) = subject { diagnostic.severity } else { .error }
    }

    /// Whether the request cannot be answered.
    var isFault: Bool {
        if case .diagnostic = subject { false } else { true }
    }

    var code: String {
        switch subject {
        case .problem(let problem): problem.kind.rawValue
        case .fault(let fault): fault.code
        case .diagnostic(let diagnostic): diagnostic.code.rawValue
        }
    }

    /// A description of the problem.
    var message: String {
        let text =
            switch subject {
            case .problem(let problem): problem.detail
            case .fault(let fault): fault.detail
            case .diagnostic(let diagnostic): diagnostic.message
            }
        let policies = policies.isEmpty ? "" : "under \(policies.joined(separator: ", ")): "
        let environments = environments.isEmpty ? "" : "\(environments.joined(separator: ", ")): "
        return environments + policies + text
    }

    /// The advice on how to fix it.
    var fix: String? {
        switch subject {
        case .problem: nil
        case .fault(let fault): fault.fix
        case .diagnostic(let diagnostic): diagnostic.fix
        }
    }

    /// Returns the line `severity: code: message [references]`, followed by the pointer and the fix.
    func text(_ style: TextStyle) -> String {
        var lines = "\(style(.bold, severity.emphasis, text: severity.rawValue + ":")) \(code): \(message.onOneLine)"
        if !references.isEmpty { lines += style(.dim, text: " [\(references.joined(separator: ", "))]") }
        lines += "\n"
        if !pointer.isEmpty { lines += style(.dim, text: "    at \(pointer.onOneLine)") + "\n" }
        if let fix { lines += "    \(style(.green, text: "fix:")) \(fix.onOneLine)\n" }
        return lines
    }

    /// The ids of the rule's sources.
    var references: [String] {
        if case .diagnostic(let diagnostic) = subject { diagnostic.references.map(\.id) } else { [] }
    }
}

extension RequestFault {
    /// The greatest number of names that are listed; longer lists are left out.
    private static let mostNames = 24

    /// The correction, as far as it is known.
    fileprivate var fix: String? {
        switch reason {
        case .missingKey(_, let endpoint?), .otherRequest(let endpoint, _):
            // Every endpoint that takes a request has a command with its name.
            return "run navigation-style \(endpoint)"
        default: break
        }
        if let suggestion { return "did you mean \"\(suggestion)\"?" }
        if let allowed, !allowed.isEmpty {
            return allowed.count <= Self.mostNames ? "write one of " + allowed.joined(separator: ", ") : nil
        }
        return nil
    }
}

extension Diagnostic.Severity {
    var emphasis: TextStyle.Emphasis {
        switch self {
        case .error: .red
        case .warning: .yellow
        case .info: .cyan
        }
    }
}
