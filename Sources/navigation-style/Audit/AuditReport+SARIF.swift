internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

extension AuditReport {
    /// The greatest number of results of a log that GitHub shows.
    private static let mostResults = 5_000
    /// The greatest number of fixes of a result.
    private static let mostFixes = 3

    /// The report as SARIF 2.1.0, with all runs in one, as GitHub takes no more than twenty.
    ///
    /// Each cause comes first with one finding, so that none is lost if there are too many results.
    var sarif: [UInt8] {
        let findings = findingsInOrder
        let writer = SARIFResults(self)
        let results = findings.prefix(Self.mostResults).map { writer.result(of: $0.finding, inRun: $0.run) }
        let rules = findings.map(\.finding).map { finding in
            SARIF.Rule(finding.code.rawValue, finding.severity, message: finding.message, fix: finding.fix)
        }
        var run = SARIF.Run(rules: rules, results: results)
        run.notifications = answer.runs.flatMap { run -> [String] in
            if !run.faults.isEmpty { return run.faults.map { "\(run.title): \($0.pointer): \($0.detail)" } }
            return run.isComplete ? [] : ["\(run.title): the search ended before everything was found."]
        }
        let meant = answer.runs.flatMap(\.intended).map(\.tree)
        let unmet = unmetIntentions
        run.properties = [
            "described": answer.described.tree,
            "intended": meant.isEmpty ? nil : meant,
            "unmet": unmet.isEmpty ? nil : unmet,
            "resultsLeftOut": findings.count > results.count ? findings.count - results.count : nil,
        ]
        return SARIF.log(of: run)
    }

    /// All findings, known ones included: first one of each cause, then the others.
    private var findingsInOrder: [(run: Int, finding: AuditFinding)] {
        var first: [(run: Int, finding: AuditFinding)] = []
        var others: [(run: Int, finding: AuditFinding)] = []
        for (number, run) in answer.runs.enumerated() {
            var told: Set<Int> = []
            for finding in run.findings {
                if let cause = finding.cause, told.insert(cause).inserted {
                    first.append((number, finding))
                } else {
                    others.append((number, finding))
                }
            }
        }
        return changedFirst(
            first + others.filter { $0.finding.cause != nil } + others.filter { $0.finding.cause == nil }
        )
    }

    /// Makes results from findings, and remembers positions in the graph.
    private struct SARIFResults {
        let report: AuditReport
        let graph: Graph
        private let uri: String
        private let entries: [String: Int]
        private let screens: [String: Int]
        private let locations: [String: AuditedGraph.Location]
        /// Changes of the graph's text, by the findings that they remove.
        private var fixes: [String: [SARIF.Fix]] = [:]

        init(_ report: AuditReport) {
            self.report = report
            let request = report.graph.request
            graph = Graph(request)
            uri = report.graph.name.fileURI
            entries = Dictionary(request.entries.enumerated().map { ($1.id, $0) }) { first, _ in first }
            screens = Dictionary(request.screens.enumerated().map { ($1.id.rawValue, $0) }) { first, _ in first }
            var pointers = Set(
                report.answer.runs.flatMap { $0.findings.map(\.pointer) + $0.causes.compactMap(\.pointer) }
            )
            pointers.formUnion(request.screens.indices.map { "/screens/\($0)" })
            pointers.formUnion(request.routes.indices.map { "/routes/\($0)" })
            pointers.formUnion(request.entries.indices.map { "/entries/\($0)" })
            let listed = pointers.sorted()
            locations = Dictionary(uniqueKeysWithValues: zip(listed, report.graph.locations(of: listed)))
            // A change of the policy alone does not edit the graph, and a graph in several files has no single text to
            // edit.
            let isOneFile = report.graph.files.isEmpty
            let edited = report.answer.fixes.filter { isOneFile && !$0.edits.isEmpty && $0.policy == nil }
            let changes = JSONReplacement.all(for: edited.map { ($0.edits, "") }, in: report.graph.text)
            for (fix, replacements) in zip(edited, changes) where !replacements.isEmpty {
                let form = SARIF.Fix(description: fix.words, uri: uri, replacements: replacements)
                for fingerprint in fix.removes { fixes[fingerprint, default: []].append(form) }
            }
        }

        func result(of finding: AuditFinding, inRun number: Int) -> SARIF.Result {
            let run = report.answer.runs[number]
            let cause = run.cause(of: finding)
            var message = finding.message
            if let cause { message += "\(message.hasSuffix(".") ? "" : ".") Cause: \(cause.words)" }
            // The line of the write is more precise than that of the screen that shows its effect.
            let written = cause?.pointer.flatMap { report.graph.request.hasSource($0) ? $0 : nil }
            var result = SARIF.Result(
                code: finding.code.rawValue,
                severity: finding.severity,
                message: "\(message)\nFix: \(finding.fix)",
                location: location(of: written ?? finding.pointer)
            )
            if let cause, let pointer = cause.pointer {
                result.related = [location(of: pointer, saying: cause.words)]
            }
            result.flow = flow(of: finding)
            result.fingerprint = finding.fingerprint
            if report.baseline != nil { result.baselineState = report.isNew(finding) ? "new" : "unchanged" }
            result.fixes = Array((fixes[finding.fingerprint] ?? []).prefix(AuditReport.mostFixes))
            result.properties = [
                "policy": run.policyWords,
                "os": "\(run.environment.os)",
                "certainty": finding.certainty,
                "screen": finding.screen,
                "property": finding.propertyName,
                "references": finding.references.isEmpty ? nil : finding.references,
            ]
            return result
        }

        /// Returns the position of the code that a pointer is about.
        private func location(of pointer: String, saying message: String? = nil) -> SARIF.Location {
            let location = locations[pointer]
            return SARIF.Location(
                uri: location.map { $0.isSource ? $0.file.uriReference : $0.file.fileURI } ?? uri,
                line: location == nil ? 1 : location?.line,
                column: location?.column,
                endLine: location?.endLine,
                endColumn: location?.endColumn,
                pointer: pointer,
                message: message
            )
        }

        /// Returns the way to the wrong look: the entry, then each move at its route, or at the screen that it leads
        /// to.
        private func flow(of finding: AuditFinding) -> [SARIF.Location] {
            guard let path = finding.culprit?.path, let entry = entries[path.entry] else { return [] }
            let start = location(of: "/entries/\(entry)", saying: "start of \(path.entry)".onOneLine)
            let steps = graph.walk(path.names, from: entry)
            return [start]
                + path.names.enumerated().map { index, name in
                    let step = steps.indices.contains(index) ? steps[index] : nil
                    let pointer =
                        step?.route.map { "/routes/\($0)" }
                        ?? step.flatMap { screens[$0.to.rawValue] }.map { "/screens/\($0)" }
                    let on = step.map { ": \($0.to) is on top" } ?? ""
                    return location(of: pointer ?? "/entries/\(entry)", saying: "\(name)\(on)".onOneLine)
                }
        }
    }
}

extension String {
    /// The text as a reference (RFC 3986 4.1), which it may be already: reserved characters and escapes stay.
    var uriReference: String {
        let scalars = Array(unicodeScalars)
        var text = ""
        var hasFragment = false
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "%" where index + 2 < scalars.count && scalars[index + 1...index + 2].allSatisfy(\.isHexDigit):
                text += "%"
            case "#" where !hasFragment:
                hasFragment = true
                text += "#"
            case "/", "?", ":", "@", "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=":
                text.unicodeScalars.append(scalar)
            default: text += String(scalar).percentEncoded()
            }
        }
        // A colon in the first segment would make it a scheme, if it begins with a letter.
        let segment = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard let colon = segment.firstIndex(of: ":") else { return text }
        let scheme = segment[..<colon].unicodeScalars
        let isScheme =
            (scheme.first?.isLetter ?? false)
            && scheme.allSatisfy { $0.isLetter || "0123456789+-.".unicodeScalars.contains($0) }
        return isScheme ? text : "./" + text
    }
}

extension Unicode.Scalar {
    fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

    fileprivate var isHexDigit: Bool {
        ("0"..."9").contains(self) || ("a"..."f").contains(self) || ("A"..."F").contains(self)
    }
}
