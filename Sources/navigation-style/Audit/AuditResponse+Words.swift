internal import NavigationStyle
internal import NavigationStyleAudit

extension AuditRun {
    /// The faults that make the run impossible; empty if it was made.
    var faults: [RequestFault] { if case .impossible(let faults) = outcome { faults } else { [] } }

    var findings: [AuditFinding] { report?.findings ?? [] }
    var causes: [AuditCause] { report?.causes ?? [] }
    var intended: [IntendedFinding] { report?.intended ?? [] }

    /// Returns the cause of a finding of the run, if it has one.
    func cause(of finding: AuditFinding) -> AuditCause? {
        finding.cause.flatMap { causes.indices.contains($0) ? causes[$0] : nil }
    }

    /// The policy's name with its edition.
    var policyWords: String {
        [selection.name, policy?.edition ?? selection.edition].compactMap(\.self).joined(separator: " ")
    }

    /// The run in a line.
    var title: String { "\(policyWords), \(environment.tree.environmentWords)".onOneLine }
}

extension AuditCause {
    /// The code and its effect, on one line.
    var words: String { message.onOneLine }
}

extension AuditFinding {
    /// The look to compare the others with, if there is one.
    var baseline: AuditLook? { looks.first(where: \.isBaseline) }

    /// The wrong look with the shortest way to it.
    var culprit: AuditLook? { looks.first { !$0.isBaseline } ?? looks.first }

    /// The subject of the finding: its screen and property, or else its pointer.
    var subject: String {
        let words = [screen?.rawValue, propertyName].compactMap(\.self)
        return (words.isEmpty ? pointer : words.joined(separator: ", ")).onOneLine
    }
}

extension AuditPath {
    /// The way in one line, from the entry.
    var words: String { ([entry] + names).joined(separator: " → ").onOneLine }
}

extension AuditFix {
    /// The number of findings before the fix.
    var all: Int { removes.count + left - adds.count }
}
