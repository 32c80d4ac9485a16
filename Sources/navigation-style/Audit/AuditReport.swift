internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

/// The results of an audit, with its graph and the findings that are known already.
struct AuditReport {
    let graph: AuditedGraph
    let answer: AuditResponse
    /// The known findings; nil without a baseline.
    let baseline: Baseline?
    /// The files that changed, whose findings come first; nil if all are alike.
    var changed: ChangedFiles?

    /// A cause with its effects, or a finding that no code causes.
    struct Issue {
        /// The index of the run.
        let run: Int
        let cause: AuditCause?
        /// The new findings, most severe first; at least one.
        let findings: [AuditFinding]
    }

    /// Whether a finding is not in the baseline.
    func isNew(_ finding: AuditFinding) -> Bool { !(baseline?.contains(finding.fingerprint) ?? false) }

    /// Returns the numbers of new findings of each severity and of their causes, in words.
    func tally(of findings: [AuditFinding], causes: Int) -> String {
        let by = Tally.words(causes, "cause", "causes").map { " by \($0)" } ?? ""
        return Tally.words(of: findings.map(\.severity), orNone: wordsForNone) + by
    }

    /// The words for the absence of findings.
    var wordsForNone: String { baseline == nil ? "nothing to report" : "nothing new" }

    /// The new findings of all runs.
    var newFindings: [AuditFinding] { answer.runs.flatMap(\.findings).filter(isNew) }

    /// Returns the new issues of a run: those at changed files first, then those with causes, then those without.
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
        return changedFirst((caused + others).filter { !$0.findings.isEmpty })
    }

    /// The new issues of all runs.
    var issues: [Issue] { changedFirst(answer.runs.indices.flatMap(issues)) }

    /// Pointers to intentions that match no finding of any run.
    var unmetIntentions: [String] {
        let made = answer.runs.compactMap(\.report)
        guard let first = made.first else { return [] }
        return first.unmet.filter { pointer in made.allSatisfy { $0.unmet.contains(pointer) } }
    }

    /// Whether every run was completed.
    var isComplete: Bool { answer.runs.allSatisfy { $0.isComplete } }

    /// Whether a run cannot be made.
    var hasImpossibleRun: Bool { answer.runs.contains { !$0.faults.isEmpty } }

    /// Returns the fix to recommend for some findings.
    ///
    /// It is the first in the order of the answer that removes at least half of them; if some of those add nothing, the
    /// first of those. The plan is reported separately.
    func fix(for findings: [AuditFinding]) -> AuditFix? {
        let working = fixes(for: findings)
        let clean = working.filter(\.adds.isEmpty)
        let pool = clean.isEmpty ? working : clean
        return pool.first { $0.removesMost(of: findings) } ?? pool.first
    }

    /// Returns the fix that removes at least half of the findings but adds others, if the recommended `fix` removes
    /// fewer.
    func fullerFix(than fix: AuditFix, for findings: [AuditFinding]) -> AuditFix? {
        fix.removesMost(of: findings) ? nil : fixes(for: findings).first { $0.removesMost(of: findings) }
    }

    private func fixes(for findings: [AuditFinding]) -> [AuditFix] {
        let wanted = Set(findings.map(\.fingerprint))
        return answer.fixes.filter { !$0.isPlan && !wanted.isDisjoint(with: $0.removes) }
    }
}

extension AuditFix {
    /// Whether the fix removes at least half of `findings`.
    fileprivate func removesMost(of findings: [AuditFinding]) -> Bool {
        findings.count { removes.contains($0.fingerprint) } * 2 >= findings.count
    }
}

extension AuditReport.Issue {
    /// The highest severity of the findings.
    var severity: Diagnostic.Severity { findings.map(\.severity).max() ?? .info }

    /// The finding that represents the issue.
    ///
    /// A finding on another screen than the causing one is preferred, then the most severe, then one with two looks,
    /// then the shortest way.
    var leading: AuditFinding {
        let order = findings.indices.min { rank(of: findings[$0]) < rank(of: findings[$1]) }
        return findings[order ?? 0]
    }

    private func rank(of finding: AuditFinding) -> (own: Int, severity: Int, looks: Int, length: Int) {
        let isOwn = finding.screen != nil && finding.screen == cause?.screen
        let length = finding.culprit?.path.names.count ?? 0
        return (isOwn ? 1 : 0, finding.severity.rank, finding.baseline == nil ? 1 : 0, length)
    }
}

extension AuditFix {
    /// The change, and its verified effect.
    var words: String {
        let edits = edits.count > 1 ? " (\(edits.count) edits)" : ""
        let added = adds.isEmpty ? "" : ", \(adds.count) less severe added"
        return "\(message)\(edits); verified: \(removes.count) of \(all) gone\(added)".onOneLine
    }
}

/// A graph and the text that it was read from.
struct AuditedGraph {
    /// The file as the user named it; `-` stands for standard input.
    let name: String
    /// The text.
    let text: [UInt8]
    /// The request, with the settings of the command line in place of its own.
    let request: AuditRequest

    /// Whether the file has a name.
    var isNamed: Bool { name != "-" }

    /// The files that the text was merged from; empty if there is only one.
    var files: [(name: String, text: [UInt8])] = []
    /// The positions of screens, entries and routes in those files.
    var origins: [String: (file: Int, pointer: String)] = [:]

    /// A position of code: the one that the graph names, or else the range in a file of the graph itself.
    struct Location {
        /// The file as the graph or the user named it.
        let file: String
        let isSource: Bool
        let line, column: Int?
        let endLine, endColumn: Int?

        init(_ source: AuditScreen.Source) {
            (file, isSource) = (source.uri, true)
            (line, column) = (source.line, source.line == nil ? nil : source.column)
            (endLine, endColumn) = (source.line, nil)
        }

        init(_ span: JSONSpan, in file: String) {
            (self.file, isSource) = (file, false)
            (line, column) = (span.start.line, span.start.column)
            (endLine, endColumn) = (span.end.line, span.end.column)
        }

        /// The file, the line and the column.
        var words: String {
            ([file] + [line, column].compactMap { $0.map { "\($0)" } }).joined(separator: ":")
        }
    }

    /// Returns the positions of the code that pointers are about.
    func locations(of pointers: [String]) -> [Location] {
        let targets = pointers.map { pointer -> (file: Int, pointer: String) in
            let tokens = JSONPointer.tokens(of: pointer).map { "/" + JSONPointer.escaped($0) }
            guard let origin = origins[tokens.prefix(2).joined()] else { return (0, pointer) }
            return (origin.file, origin.pointer + tokens.dropFirst(2).joined())
        }
        var found = pointers.map { request.source(of: $0).map { Location($0) } }
        for (number, file) in (files.isEmpty ? [(name, text)] : files).enumerated() {
            let own = targets.indices.filter { found[$0] == nil && targets[$0].file == number }
            let pointers = own.map { targets[$0].pointer }
            let spans = JSONSpan.all(of: pointers, prefersKeys: own.map { _ in false }, in: file.text)
            for (index, span) in zip(own, spans) { found[index] = Location(span, in: file.name) }
        }
        return found.compactMap(\.self)
    }
}
