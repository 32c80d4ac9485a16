internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

/// What an audit has found, the graph in which it did, and what of it is known already.
struct AuditReport {
    let graph: AuditedGraph
    let answer: AuditAnswer
    /// What is known already; nil where nobody says.
    let baseline: Baseline?

    /// A cause and what it causes, or a finding that nobody's code causes.
    struct Issue {
        /// The run, by its place among all.
        let run: Int
        let cause: AuditAnswer.Cause?
        /// What is new of it, the gravest first; at least one.
        let findings: [AuditAnswer.Finding]
    }

    /// Whether a finding is not in the baseline.
    func isNew(_ finding: AuditAnswer.Finding) -> Bool { !(baseline?.contains(finding.fingerprint) ?? false) }

    /// The new findings of all runs.
    var newFindings: [AuditAnswer.Finding] { answer.runs.flatMap(\.findings).filter(isNew) }

    /// What is new of a run: causes first, then what nobody causes.
    func issues(ofRun number: Int) -> [Issue] {
        let run = answer.runs[number]
        let caused = run.causes.map { cause in
            Issue(
                run: number,
                cause: cause,
                findings: cause.findings.filter(run.findings.indices.contains).map { run.findings[$0] }.filter(isNew)
            )
        }
        let others = run.findings.filter { $0.cause == nil && isNew($0) }.map {
            Issue(run: number, cause: nil, findings: [$0])
        }
        return (caused + others).filter { !$0.findings.isEmpty }
    }

    /// What is new of all runs.
    var issues: [Issue] { answer.runs.indices.flatMap(issues) }

    /// Pointers to intentions that no finding of any run meets.
    var unmetIntentions: [String] {
        let made = answer.runs.filter(\.faults.isEmpty)
        guard let first = made.first else { return [] }
        return first.unmet.filter { pointer in made.allSatisfy { $0.unmet.contains(pointer) } }
    }

    /// Whether every run was made to its end.
    var isComplete: Bool { answer.runs.allSatisfy { $0.isComplete } }

    /// Whether a run cannot be made.
    var hasImpossibleRun: Bool { answer.runs.contains { !$0.faults.isEmpty } }

    /// The fix to make against some findings.
    ///
    /// It is the first in the order of the answer that removes half of them at least, and where one adds nothing, the first of
    /// those that add nothing. The plan is told for itself.
    func fix(for findings: [AuditAnswer.Finding]) -> AuditAnswer.Fix? {
        let working = fixes(for: findings)
        let clean = working.filter(\.adds.isEmpty)
        let pool = clean.isEmpty ? working : clean
        return pool.first { $0.removesMost(of: findings) } ?? pool.first
    }

    /// The fix that removes half of some findings at least and adds others, where the one to make does not remove as many.
    func fullerFix(than fix: AuditAnswer.Fix, for findings: [AuditAnswer.Finding]) -> AuditAnswer.Fix? {
        fix.removesMost(of: findings) ? nil : fixes(for: findings).first { $0.removesMost(of: findings) }
    }

    private func fixes(for findings: [AuditAnswer.Finding]) -> [AuditAnswer.Fix] {
        let wanted = Set(findings.map(\.fingerprint))
        return answer.fixes.filter { !$0.isPlan && !wanted.isDisjoint(with: $0.removes) }
    }
}

extension AuditAnswer.Fix {
    /// Whether it removes half of `findings` at least.
    fileprivate func removesMost(of findings: [AuditAnswer.Finding]) -> Bool {
        findings.count { removes.contains($0.fingerprint) } * 2 >= findings.count
    }
}

extension AuditReport.Issue {
    /// The gravest severity of the findings.
    var severity: Diagnostic.Severity { findings.map(\.severity).min { $0.order < $1.order } ?? .info }

    /// The finding that the issue is shown by: one on another screen than that which causes it, if there is one; of those
    /// the gravest, of those one of two looks, and of those the one with the shortest way there.
    var leading: AuditAnswer.Finding {
        let order = findings.indices.min { rank(of: findings[$0]) < rank(of: findings[$1]) }
        return findings[order ?? 0]
    }

    private func rank(of finding: AuditAnswer.Finding) -> (own: Int, severity: Int, looks: Int, length: Int) {
        let isOwn = finding.screen != nil && finding.screen == cause?.screen
        let length = finding.culprit?.path.names.count ?? 0
        return (isOwn ? 1 : 0, finding.severity.order, finding.baseline == nil ? 1 : 0, length)
    }
}

extension Diagnostic.Severity {
    /// The gravest first.
    var order: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .info: 2
        }
    }
}

extension AuditAnswer.Fix {
    /// What it is, and what it was seen to do.
    var words: String {
        let edits = edits.count > 1 ? " (\(edits.count) edits)" : ""
        let added = adds.isEmpty ? "" : ", \(adds.count) less severe added"
        return "\(message)\(edits); verified: \(removes.count) of \(all) gone\(added)".onOneLine
    }
}

/// A graph and the text that it was read from.
struct AuditedGraph {
    /// The file as the user named it; `-` is standard input.
    let name: String
    /// The text.
    let text: [UInt8]
    /// What it says, with what the command line says in the place of it.
    let request: AuditRequest

    /// Whether it has a name of its own.
    var isNamed: Bool { name != "-" }

    /// The files that it was put together of; empty where it is one.
    var files: [(name: String, text: [UInt8])] = []
    /// The places of screens, entries and routes in those.
    var origins: [String: (file: Int, pointer: String)] = [:]

    /// A stretch of a file.
    struct Place {
        /// The file as the user named it.
        let name: String
        let span: JSONSpan
    }

    /// Returns the places that pointers lead to.
    func places(of pointers: [String]) -> [Place] {
        guard !files.isEmpty else {
            return JSONSpan.all(of: pointers, prefersKeys: pointers.map { _ in false }, in: text).map {
                Place(name: name, span: $0)
            }
        }
        let targets = pointers.map { pointer -> (file: Int, pointer: String) in
            let tokens = JSONPointer.tokens(of: pointer).map { "/" + JSONPointer.escaped($0) }
            guard let origin = origins[tokens.prefix(2).joined()] else { return (0, pointer) }
            return (origin.file, origin.pointer + tokens.dropFirst(2).joined())
        }
        var found: [Place?] = Array(repeating: nil, count: pointers.count)
        for (number, file) in files.enumerated() {
            let own = targets.indices.filter { targets[$0].file == number }
            let spans = JSONSpan.all(
                of: own.map { targets[$0].pointer },
                prefersKeys: own.map { _ in false },
                in: file.text
            )
            for (index, span) in zip(own, spans) { found[index] = Place(name: file.name, span: span) }
        }
        return found.compactMap(\.self)
    }

    /// Returns the place of the code that a pointer of the graph is about, if the graph says so.
    func source(of pointer: String) -> AuditScreen.Source? { request.source(of: pointer) }
}
