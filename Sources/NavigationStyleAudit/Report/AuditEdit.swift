package import NavigationStyle

/// A change of the request that might remove findings.
package struct AuditEdit: Hashable, Sendable {
    /// A kind of fix, in the order in which a developer should prefer them.
    package enum Remedy: String, CaseIterable, Decodable, Sendable {
        /// Every affected screen declares its own value.
        case everyScreen
        /// One affected screen declares its own value.
        case oneScreen
        /// The writer declares the value on its `navigationItem`.
        case navigationItem
        /// The app uses another policy.
        case policy
        /// The writer restores the value in `viewWillDisappear`.
        case viewWillDisappear
    }

    /// The kind of fix.
    package var remedy: Remedy
    /// The change as a JSON Patch of the request.
    package var edits: [Edit]
    /// The fingerprints of the findings that it should remove: those of one cause.
    package var targets: [String]

    package init(_ remedy: Remedy, edits: [Edit], against targets: [String]) {
        self.remedy = remedy
        self.edits = edits
        self.targets = targets
    }
}

extension AuditEdit: AnswerObject, ReadableMembers {
    package static var shape: Shape { .openObject }

    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        remedy = try members.member("remedy", told?.remedy)
        targets = try members.member("against", told?.targets)
        edits = try members.member("edits", told?.edits)
    }
}

extension AuditEdit.Remedy: AnswerName {}

/// The findings of several runs.
package struct FoundFindings {
    /// The highest severity of each finding, by its subject: its code, screen, property and policy.
    ///
    /// A fingerprint also contains the owner of the cause, which a fix may change without any visible difference.
    private var severities: [String: Diagnostic.Severity] = [:]
    /// The subject of each fingerprint.
    private var subjects: [String: String] = [:]
    /// The fingerprints of the findings that are certain.
    private var certain: Set<String> = []
    /// Whether every run was completed.
    private(set) var isComplete = true
    /// Whether there are findings, and all are about the layout alone.
    var areOfLayout: Bool { !subjects.isEmpty && !hasOthers }
    /// Whether a finding is about something else than the layout.
    private var hasOthers = false
    /// The number of steps of all runs.
    private(set) var steps = 0

    /// - Parameters:
    ///   - runs: The runs.
    ///   - policy: The policy name that is part of the findings' subjects; nil is that of each run.
    package init(_ runs: [AuditRun], knownBy policy: String? = nil) {
        for run in runs {
            isComplete = isComplete && run.isComplete
            guard let report = run.report else { continue }
            steps += report.statistics.engineSteps
            for finding in report.findings {
                hasOthers = hasOthers || !(finding.property?.isOfLayout ?? false)
                // A dead route has neither a screen nor a property.
                let subject = [
                    finding.code.rawValue, finding.screen?.rawValue ?? finding.pointer, finding.propertyName ?? "",
                    policy ?? run.selection.name,
                ]
                add(finding.fingerprint, subject, finding.severity, finding.certainty)
            }
        }
    }

    /// Adds a finding.
    private mutating func add(
        _ fingerprint: String,
        _ subject: [String],
        _ severity: Diagnostic.Severity,
        _ certainty: Certainty
    ) {
        if certainty == .certain { certain.insert(fingerprint) }
        let subject = subject.joined(separator: "\u{1F}")
        subjects[fingerprint] = subject
        if let known = severities[subject], known.rank <= severity.rank { return }
        severities[subject] = severity
    }

    /// Whether one of some findings is certain.
    func isCertain(anyOf fingerprints: [String]) -> Bool { fingerprints.contains(where: certain.contains) }

    /// The number of fingerprints.
    var count: Int { subjects.count }

    /// Returns the sorted fingerprints of the findings whose subjects `other` does not have.
    func subtracting(_ other: FoundFindings) -> [String] {
        subjects.filter { other.severities[$0.value] == nil }.map(\.key).sorted()
    }

    /// Returns whether a new finding since `other` is at least as severe as the most severe one that is gone.
    func isWorse(than other: FoundFindings) -> Bool {
        let gone = other.severities.filter { severities[$0.key] == nil }.map(\.value.rank).min() ?? .max
        return severities.contains { subject, severity in
            other.severities[subject].map { severity.rank < $0.rank } ?? (severity.rank <= gone)
        }
    }
}

extension VisibleProperty {
    /// Whether it is a part of the layout, not of the bar.
    fileprivate var isOfLayout: Bool { rawValue.hasPrefix("layout.") }
}
