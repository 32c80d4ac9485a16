internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

/// What `validate` found.
struct Report {
    /// A file that was looked at.
    struct File {
        /// The file as the user named it; `-` is standard input.
        let name: String
        let findings: [LocatedFinding]
        /// Where the request can be looked at, if that was asked for; of a batch, each of its requests.
        let links: [(item: String, link: String)]

        /// Whether it has a name of its own.
        var isNamed: Bool { name != "-" }
    }

    var files: [File] = []
}

/// A finding, and where in its file it is.
struct LocatedFinding {
    let finding: Finding
    let place: JSONPlace
    /// The place of its end; nil where that is not known.
    var end: JSONPlace?
    /// The fix, as changes of the text; empty where it has no edits, or they cannot be told so.
    let replacements: [JSONReplacement]

    /// Finds the places of findings and of their fixes.
    ///
    /// - Parameters:
    ///   - findings: What was found.
    ///   - json: In what.
    /// - Returns: The findings with their places, in the same order.
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

// What all formats have in common.
extension LocatedFinding {
    /// What keeps a request from being answered is an error.
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

    /// What is wrong.
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

    /// What to do about it.
    var fix: String? {
        switch finding.subject {
        case .problem: nil
        case .fault(let fault): fault.fix
        case .diagnostic(let diagnostic): diagnostic.fix
        }
    }

    /// The ids of the sources of the rule.
    var references: [String] {
        if case .diagnostic(let diagnostic) = finding.subject { diagnostic.references.map(\.id) } else { [] }
    }
}

extension Finding {
    /// The fix as a JSON Patch of the request; empty where there is none.
    fileprivate var edits: [Edit] {
        if case .diagnostic(let diagnostic) = subject { diagnostic.edits ?? [] } else { [] }
    }

    /// Whether a key is what is wrong, not its value.
    fileprivate var isAboutKey: Bool {
        guard case .fault(let fault) = subject else { return false }
        switch fault.reason {
        case .unknownKey, .conflictingKey: return true
        default: return false
        }
    }
}

extension RequestFault {
    /// Lists of names longer than this are not read out.
    private static let mostNames = 24

    /// What to write instead, as far as that is known.
    fileprivate var fix: String? {
        switch reason {
        case .missingKey(_, let endpoint?), .otherRequest(let endpoint, _):
            // Every endpoint that takes a request has a command of its name.
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
