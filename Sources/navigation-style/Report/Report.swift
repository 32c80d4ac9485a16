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
@dynamicMemberLookup
struct LocatedFinding {
    let finding: Finding
    let place: JSONPlace
    /// The position of its end; nil if it is not known.
    var end: JSONPlace?
    /// The fix as changes of the text; empty if it has no edits, or they cannot be expressed so.
    let replacements: [JSONReplacement]

    subscript<Part>(dynamicMember part: KeyPath<Finding, Part>) -> Part { finding[keyPath: part] }

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
