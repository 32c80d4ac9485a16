package import NavigationStyle

/// A change that might take findings away.
package struct FixProposal: Hashable, Sendable {
    /// The change as a JSON Patch of the request.
    package var edits: [Edit]
    /// What it is in words.
    package var message: String

    package init(edits: [Edit], message: String) {
        self.edits = edits
        self.message = message
    }
}

/// What runs have found, by fingerprints, each with the gravest severity under which it was found.
package struct FoundSeverities {
    package private(set) var severities: [String: Diagnostic.Severity] = [:]
    /// Whether every run was made to its end.
    package var isComplete = true
    /// The steps of all runs.
    package var steps = 0

    /// Makes what no run has found.
    package init() {}

    init(_ response: AuditResponse) {
        for run in response.runs {
            guard case .made(let report) = run.outcome else { continue }
            isComplete = isComplete && report.isComplete
            steps += report.statistics.engineSteps
            for finding in report.findings { add(finding.fingerprint, finding.severity) }
        }
    }

    /// Adds a finding.
    package mutating func add(_ fingerprint: String, _ severity: Diagnostic.Severity) {
        let known = severities[fingerprint]
        if known.map({ severity.rank < $0.rank }) ?? true { severities[fingerprint] = severity }
    }

    /// Whether something has come since `other` that matters as much as the gravest that is gone since.
    func isWorse(than other: FoundSeverities) -> Bool {
        let gone = other.severities.filter { severities[$0.key] == nil }.map(\.value.rank).min() ?? .max
        return severities.contains { key, severity in
            other.severities[key].map { severity.rank < $0.rank } ?? (severity.rank <= gone)
        }
    }
}
