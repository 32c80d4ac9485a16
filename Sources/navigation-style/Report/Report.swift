internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

/// The results of `validate`.
struct Report {
    /// A validated file.
    struct File {
        /// The file as the user named it; `-` stands for standard input.
        let name: String
        let findings: [LocatedFinding]
        /// Links that open the request in the playground, if they were asked for; a batch has one for each of its
        /// requests.
        let links: [(item: String, link: String)]

        /// Whether the file has a name.
        var isNamed: Bool { name != "-" }
    }

    var files: [File] = []
}

/// A finding, with its position in the file.
struct LocatedFinding {
    let finding: Finding
    let place: JSONPlace
    /// The position of its end; nil if it is not known.
    var end: JSONPlace?
    /// The fix as changes of the text; empty if it has no edits, or they cannot be expressed so.
    let replacements: [JSONReplacement]

    /// Finds the positions of findings and of their fixes.
    ///
    /// - Parameters:
    ///   - findings: The findings.
    ///   - json: The text that they are about.
    /// - Returns: The findings with their positions, in the same order.
    static func all(_ findings: [Finding], in json: [UInt8]) -> [LocatedFinding] {
        let spans = JSONSpan.all(
            of: findings.map(\.pointer),
            prefersKeys: findings.map(\.isAboutKey),
            in: json
        )
        let fixes = JSONReplacement.all(for: findings.map { (edits: $0.edits, item: $0.item) }, in: json)
        return zip(zip(findings, spans), fixes).map { located, fix in
            let (finding, span) = located
            guard case .problem(let problem) = finding.subject, let place = problem.place else {
                return LocatedFinding(finding: finding, place: span.start, end: span.end, replacements: fix)
            }
            return LocatedFinding(finding: finding, place: place, replacements: fix)
        }
    }
}

// The content that all formats share.
extension LocatedFinding {
    /// The severity; a fault, which keeps a request from being answered, is an error.
    var severity: Diagnostic.Severity {
        if case .diagnostic(let diagnostic) = finding.subject { diagnostic.severity } else { .error }
    }

    /// Whether the request cannot be answered.
    var isFault: Bool {
        if case .diagnostic = finding.subject { false } else { true }
    }

    var code: String {
        switch finding.subject {
        case .problem(let problem): problem.kind.rawValue
        case .fault(let fault): fault.code
        case .diagnostic(let diagnostic): diagnostic.code.rawValue
        }
    }

    /// A description of the problem.
    var message: String {
        let text =
            switch finding.subject {
            case .problem(let problem): problem.detail
            case .fault(let fault): fault.detail
            case .diagnostic(let diagnostic): diagnostic.message
            }
        let policies = finding.policies.isEmpty ? "" : "under \(finding.policies.joined(separator: ", ")): "
        let environments = finding.environments.isEmpty ? "" : "\(finding.environments.joined(separator: ", ")): "
        return environments + policies + text
    }

    /// The advice on how to fix it.
    var fix: String? {
        switch finding.subject {
        case .problem: nil
        case .fault(let fault): fault.fix
        case .diagnostic(let diagnostic): diagnostic.fix
        }
    }

    /// The ids of the rule's sources.
    var references: [String] {
        if case .diagnostic(let diagnostic) = finding.subject { diagnostic.references.map(\.id) } else { [] }
    }
}

extension Finding {
    /// The fix as a JSON Patch of the request; empty if there is none.
    fileprivate var edits: [Edit] {
        if case .diagnostic(let diagnostic) = subject { diagnostic.edits ?? [] } else { [] }
    }

    /// Whether the fault is in a key, and not in its value.
    fileprivate var isAboutKey: Bool {
        guard case .fault(let fault) = subject else { return false }
        switch fault.reason {
        case .unknownKey, .conflictingKey: return true
        default: return false
        }
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
