internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

// The order of findings for a change: those at changed files come first.
extension AuditReport {
    /// The relation of a finding to the changed files, the closest first.
    private enum Distance: Int {
        /// The code that causes it is in a changed file.
        case cause
        /// The screen that shows it is.
        case screen
        case elsewhere
    }

    /// Returns issues with those at changed files first, otherwise in their order.
    func changedFirst(_ issues: [Issue]) -> [Issue] {
        guard let changed else { return issues }
        return Self.sorted(issues) { distance(of: $0, from: changed) }
    }

    /// Returns the number of the group that issues belong to: 0 for code in a changed file, or without changed files.
    func changeGroup(of issues: [Issue]) -> Int {
        guard let changed else { return 0 }
        return issues.map { distance(of: $0, from: changed).rawValue }.min() ?? 0
    }

    private func distance(of issue: Issue, from changed: ChangedFiles) -> Distance {
        distance(from: changed, issue.cause?.pointer, issue.findings.map(\.pointer))
    }

    /// Returns findings with those at changed files first, otherwise in their order.
    func changedFirst(_ findings: [(run: Int, finding: AuditFinding)]) -> [(run: Int, finding: AuditFinding)] {
        guard let changed else { return findings }
        return Self.sorted(findings) { run, finding in
            distance(from: changed, answer.runs[run].cause(of: finding)?.pointer, [finding.pointer])
        }
    }

    private func distance(from changed: ChangedFiles, _ cause: String?, _ findings: [String]) -> Distance {
        func isChanged(_ pointer: String) -> Bool {
            let location = graph.locations(of: [pointer])[0]
            return (location.isSource || graph.isNamed) && changed.contains(location.file)
        }
        if let cause {
            if isChanged(cause) { return .cause }
            return findings.contains(where: isChanged) ? .screen : .elsewhere
        }
        return findings.contains(where: isChanged) ? .cause : .elsewhere
    }

    private static func sorted<Element>(_ elements: [Element], by distance: (Element) -> Distance) -> [Element] {
        elements.enumerated().map { (distance($1).rawValue, $0, $1) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    /// The answer with the findings of each run in that order.
    var answerChangedFirst: AuditResponse {
        guard let changed else { return answer }
        var answer = answer
        for number in answer.runs.indices {
            guard var report = answer.runs[number].report else { continue }
            let order = Self.sorted(Array(report.findings.indices)) { index in
                let finding = report.findings[index]
                return distance(from: changed, answer.runs[number].cause(of: finding)?.pointer, [finding.pointer])
            }
            var places = Array(order.indices)
            for (place, index) in order.enumerated() { places[index] = place }
            report.findings = order.map { report.findings[$0] }
            for cause in report.causes.indices {
                report.causes[cause].findings = report.causes[cause].findings.map { places[$0] }
            }
            answer.runs[number].outcome = .made(report)
        }
        return answer
    }
}
