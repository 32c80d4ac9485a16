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
    func changedFirst(_ findings: [(run: Int, finding: AuditAnswer.Finding)]) -> [(
        run: Int, finding: AuditAnswer.Finding
    )] {
        guard let changed else { return findings }
        return Self.sorted(findings) { run, finding in
            distance(from: changed, cause(of: finding, inRun: run)?.pointer, [finding.pointer])
        }
    }

    private func cause(of finding: AuditAnswer.Finding, inRun run: Int) -> AuditAnswer.Cause? {
        let causes = answer.runs[run].causes
        return finding.cause.flatMap { causes.indices.contains($0) ? causes[$0] : nil }
    }

    private func distance(from changed: ChangedFiles, _ cause: String?, _ findings: [String]) -> Distance {
        func isChanged(_ pointer: String) -> Bool {
            if let source = graph.source(of: pointer) { return changed.contains(source.uri) }
            return graph.isNamed && graph.places(of: [pointer]).contains { changed.contains($0.name) }
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

    /// Returns the answer with the findings of each run in that order; all else stays byte for byte.
    func changedFirst(inJSON json: [UInt8]) -> [UInt8] {
        guard changed != nil else { return json }
        var pointers: [String] = []
        var texts: [(_ ranges: [Range<Int>]) -> [UInt8]] = []
        var offset = 0
        func take(_ pointer: String, _ text: @escaping ([Range<Int>]) -> [UInt8]) {
            pointers.append(pointer)
            texts.append(text)
        }
        for (number, run) in answer.runs.enumerated() {
            let order = changedFirst(run.findings.indices.map { (number, run.findings[$0]) }).map(\.finding.fingerprint)
            let places = Dictionary(
                run.findings.enumerated().map { ($1.fingerprint, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            let sources = order.compactMap { places[$0] }
            // Findings of equal fingerprints cannot be told apart.
            guard Set(sources).count == run.findings.count, sources != Array(run.findings.indices) else { continue }
            let start = offset
            for (place, source) in sources.enumerated() {
                take("/runs/\(number)/findings/\(place)") { Array(json[$0[start + source]]) }
            }
            var moved = Array(repeating: 0, count: sources.count)
            for (place, source) in sources.enumerated() { moved[source] = place }
            for (place, cause) in run.causes.enumerated() {
                for (index, finding) in cause.findings.enumerated() where moved.indices.contains(finding) {
                    take("/runs/\(number)/causes/\(place)/findings/\(index)") { _ in Array("\(moved[finding])".utf8) }
                }
            }
            offset = pointers.count
        }
        let ranges = JSONPlace.ranges(of: pointers, in: json)
        var result: [UInt8] = []
        var position = 0
        for index in ranges.indices.sorted(by: { ranges[$0].lowerBound < ranges[$1].lowerBound }) {
            result += json[position..<ranges[index].lowerBound] + texts[index](ranges)
            position = ranges[index].upperBound
        }
        return result + json[position...]
    }
}
