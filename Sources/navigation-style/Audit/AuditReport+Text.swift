internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

extension AuditReport {
    /// The greatest number of items of one kind that are listed before only their number is given.
    fileprivate static let most = 12

    /// Returns the report for people, ordered by the causes of findings instead of by where they are visible.
    func text(_ style: TextStyle) -> String {
        var lines: [String] = []
        var told: [AuditFix] = []
        lines += [style(.dim, text: descriptionWords), ""]
        for group in groups { lines += runLines(group, &told, style) + [""] }
        lines += remnantLines(style) + intentionLines(style)
        lines += planLines(style)
        if answer.runs.count > 1 { lines += ["", matrix(style)] }
        lines += ["", style(.dim, text: "--format json prints the whole answer.")]
        var text = ""
        var wasEmpty = true
        for line in lines where !(wasEmpty && line.isEmpty) {
            text += line + "\n"
            wasEmpty = line.isEmpty
        }
        return text
    }

    // MARK: - Runs

    /// The numbers of the runs, grouped: those that differ only in iOS and have the same findings and ways are
    /// together.
    private var groups: [[Int]] {
        var groups: [[Int]] = []
        var places: [[String]: Int] = [:]
        for (number, run) in answer.runs.enumerated() {
            let key = run.sameness + issues(ofRun: number).flatMap { $0.findings.map(\.sameness) }
            if let place = places[key] {
                groups[place].append(number)
            } else {
                places[key] = groups.count
                groups.append([number])
            }
        }
        return groups
    }

    private func runLines(_ group: [Int], _ told: inout [AuditFix], _ style: TextStyle) -> [String] {
        let number = group[0]
        let run = answer.runs[number]
        let systems = group.map { "\(answer.runs[$0].environment.os)" }.joined(separator: ", ")
        let parts = run.title.parts(separatedBy: "iOS \(run.environment.os)")
        let rest = parts.dropFirst().joined(separator: "iOS \(run.environment.os)")
        let title = style(.bold, text: parts.count > 1 ? parts[0] + "iOS \(systems)" + rest : run.title)
        guard let made = run.report else {
            return [title] + run.faults.map { "  \($0.pointer): \($0.detail)".onOneLine }
        }
        let issues = issues(ofRun: number)
        var lines = [title, "  " + figures(of: made, issues)]
        for (issue, location) in zip(issues, graph.locations(of: issues.map(\.pointer))) {
            lines += [""] + self.lines(of: issue, at: location, &told, style)
        }
        let notes = made.coverage.notes
        return lines + (notes.isEmpty ? [] : [""] + notes.map { style(.dim, text: "  " + $0) })
    }

    private func figures(of run: AuditRun.Report, _ issues: [Issue]) -> String {
        let findings = issues.flatMap(\.findings)
        var words = [tally(of: findings, causes: issues.count { $0.cause != nil })]
        let possible = findings.count { $0.certainty == .possible }
        if possible > 0 { words.append("\(possible) only possible") }
        if !run.intended.isEmpty { words.append("\(run.intended.count) intended") }
        let known = run.findings.count - findings.count
        if known > 0 { words.append("\(known) known from the baseline") }
        words.append("\(run.coverage.reached) of \(run.coverage.screenCount) screens reached")
        words.append("\(run.statistics.engineSteps) steps")
        if !run.isComplete { words.append("not complete") }
        return words.joined(separator: "; ")
    }

    // MARK: - Causes

    private func lines(
        of issue: Issue,
        at location: AuditedGraph.Location,
        _ told: inout [AuditFix],
        _ style: TextStyle
    ) -> [String] {
        let leading = issue.leading
        let who = issue.cause.map(\.words) ?? "\(leading.code.rawValue): \(leading.message.onOneLine)"
        let place = style(.dim, text: "(\(location.words), at \(issue.pointer))".onOneLine)
        let certainty = issue.isCertain ? "" : ", possible"
        let label = style(.bold, issue.severity.emphasis, text: "\(issue.severity.rawValue)\(certainty):")
        var lines = ["  \(label) \(who) \(place)"]
        if issue.cause != nil { lines += seen(issue).map { "    " + $0 } }
        if let path = leading.culprit?.path { lines.append("    shortest path: \(path.words)") }
        lines += looks(of: issue, style)
        guard let fix = fix(for: issue.findings) else {
            return lines + ["    \(style(.green, text: "fix:")) \(leading.fix.onOneLine)"]
        }
        let fixes = [fix, fullerFix(than: fix, for: issue.findings)].compactMap(\.self)
        return lines + fixes.map { "    " + line(of: $0, &told, style) }
    }

    /// Returns a fix in one line; a fix for several causes is described only once.
    private func line(of fix: AuditFix, _ told: inout [AuditFix], _ style: TextStyle) -> String {
        if let number = told.firstIndex(of: fix) { return style(.green, text: "fix: see fix \(number + 1)") }
        told.append(fix)
        return "\(style(.green, text: "fix \(told.count):")) \(fix.words)"
    }

    /// Returns the effects of a cause: a line for each code.
    private func seen(_ issue: Issue) -> [String] {
        var codes: [AuditCode] = []
        for finding in issue.findings where !codes.contains(finding.code) { codes.append(finding.code) }
        return codes.map { code in
            var screens: [(name: String, properties: [String])] = []
            for finding in issue.findings where finding.code == code {
                let name = finding.screen?.rawValue ?? finding.pointer
                let property = code == .historyDependentStyle ? finding.propertyName : nil
                if let known = screens.firstIndex(where: { $0.name == name }) {
                    screens[known].properties += [property].compactMap(\.self)
                } else {
                    screens.append((name, [property].compactMap(\.self)))
                }
            }
            let names = screens.prefix(Self.most).map { screen in
                screen.properties.isEmpty
                    ? screen.name : "\(screen.name) (\(screen.properties.joined(separator: ", ")))"
            }
            let more = screens.count > Self.most ? ", and \(screens.count - Self.most) more" : ""
            return "\(code.rawValue) on \(names.joined(separator: ", "))\(more)".onOneLine
        }
    }

    /// Returns the wrong look after the shortest way beside the right one, as far as they differ.
    private func looks(of issue: Issue, _ style: TextStyle) -> [String] {
        let leading = issue.leading
        let compared =
            leading.baseline == nil
            ? issue.findings.first { $0.screen == leading.screen && $0.baseline != nil } ?? leading : leading
        guard let culprit = compared.culprit else { return [] }
        let baseline = compared.baseline
        let looks = [baseline, culprit].compactMap(\.self)
        var rows = BarRow.allCases.map { row in (row.rawValue, looks.map { $0.naming(row.words($0.bar)) }) }
            .filter { Set($0.1).count > 1 || looks.count == 1 }
        if rows.isEmpty { rows = [(compared.propertyName ?? "", looks.map { $0.naming($0.value?.words ?? "") })] }
        let titles = looks.count == 1 ? [""] : ["usually", "here"]
        let screen = compared.screen.map { "\($0): " } ?? ""
        let table = TextTable(titles: titles, rows: rows.map { (label: $0.0, words: $0.1) }).text(style)
        let usual = baseline.map { "    usually, \(screen)\($0.path.words)".onOneLine }
        return [usual].compactMap(\.self)
            + table.split(separator: "\n").map { "    " + $0 }.filter { $0.contains { $0 != " " } }
    }

    // MARK: - All runs

    /// The parts of the app that the graph covers and its gaps, in one line.
    var descriptionWords: String {
        let described = answer.described
        var parts = [
            "\(described.screens) of \(described.allScreens) screens have styles",
            "\(described.known) values known\(described.unknown == 0 ? "" : ", \(described.unknown) unknown")",
        ]
        parts += [
            ("no styles", described.unstyled), ("hide or show the bar without \"animated\"", described.notAnimated),
            ("with an unknown base", described.withoutBase),
        ].filter { !$0.1.isEmpty }.map { "\($0): \(listed($1.map(\.rawValue)))" }
        return "described: \(parts.joined(separator: "; "))".onOneLine
    }

    /// Returns the lines about values that screens leave behind, each once for all runs.
    private func remnantLines(_ style: TextStyle) -> [String] {
        var told: Set<AuditRemnant> = []
        var lines: [String] = []
        for remnant in answer.runs.compactMap(\.report).flatMap(\.leavesBehind) {
            var left = remnant
            left.value = .null
            guard told.insert(left).inserted else { continue }
            let when = remnant.callback.map { " in \($0.rawValue)" } ?? ""
            let source = graph.request.source(of: remnant.pointer).map { $0.uri + ($0.line.map { ":\($0)" } ?? "") }
            let what = "\(remnant.screen): \(remnant.property.name) = \(remnant.value.leftWords)\(when)"
            lines.append("  \(what) (\(source ?? "at \(remnant.pointer)"))".onOneLine)
        }
        guard !lines.isEmpty else { return [] }
        let more = lines.count > Self.most ? ["  and \(lines.count - Self.most) more"] : []
        return ["", "values left on the bar, on every path:"] + lines.prefix(Self.most) + more
    }

    /// Returns the lines about intended findings, and about intentions that match no finding.
    private func intentionLines(_ style: TextStyle) -> [String] {
        let meant = answer.runs.flatMap(\.intended).uniqued(on: \.fingerprint)
        var lines = meant.map { finding -> String in
            let subject = [finding.screen?.rawValue, finding.property].compactMap(\.self).joined(separator: ", ")
            let what = finding.code.rawValue + (subject.isEmpty ? "" : " on \(subject)")
            return "  \(what): \(finding.because)".onOneLine
        }
        if !lines.isEmpty { lines.insert("intended: \(meant.count)", at: 0) }
        let unmet = unmetIntentions.map { "no finding matches the intention at \($0)".onOneLine }
        return (lines.isEmpty ? [] : [""] + lines) + unmet
    }

    /// Returns the plan, and the number of findings it leaves.
    private func planLines(_ style: TextStyle) -> [String] {
        guard let plan = answer.fixes.last(where: \.isPlan) else { return [] }
        let left = plan.left > 0 ? ["\(Tally.words(plan.left, "finding", "findings") ?? "") left"] : []
        return ["\(style(.green, text: "all together:")) \(plan.words)"] + left
    }

    /// Returns a row of figures for each run.
    private func matrix(_ style: TextStyle) -> String {
        let titles = ["errors", "warnings", "screens with several looks"]
        let width = (answer.runs.map(\.title.count).max() ?? 0) + 2
        let rows = answer.runs.map { run -> String in
            guard run.faults.isEmpty else { return "  \(run.title.padded(to: width))impossible" }
            let new = run.findings.filter(isNew)
            let twoLooks = Set(new.filter { $0.code == .historyDependentStyle }.compactMap(\.screen)).count
            let numbers = [new.count { $0.severity == .error }, new.count { $0.severity == .warning }, twoLooks]
            return "  " + run.title.padded(to: width)
                + zip(titles, numbers).map { "\($1)".padded(to: $0.count) }.joined(separator: "  ")
        }
        let head = "  " + "".padded(to: width) + titles.joined(separator: "  ")
        return ([style(.bold, text: head)] + rows.map { String($0.reversed().drop { $0 == " " }.reversed()) })
            .joined(separator: "\n")
    }
}

extension AuditReport.Issue {
    /// The pointer of its cause, or else of its leading finding.
    var pointer: String { cause?.pointer ?? leading.pointer }
}

extension AuditCoverage {
    /// The number of all screens.
    fileprivate var screenCount: Int { reached + never.count + unknown.count }

    /// The parts that were not covered, a line for each reason.
    fileprivate var notes: [String] {
        [
            ("never reached", never.map(\.rawValue)), ("never taken", neverTaken),
            ("no known way to", unknown.map(\.rawValue)), ("unstyled", unstyled.map(\.rawValue)),
            ("not modelled", notModelled),
        ].filter { !$0.1.isEmpty }.map { "\($0): \(listed($1).onOneLine)" }
    }
}

/// Returns names in a line, as many as a person reads.
private func listed(_ names: [String]) -> String {
    let more = names.count > AuditReport.most ? ", and \(names.count - AuditReport.most) more" : ""
    return names.prefix(AuditReport.most).joined(separator: ", ") + more
}

extension AuditRun {
    /// The text that must be equal for runs to be reported together.
    fileprivate var sameness: [String] {
        var others = environment.tree
        others["os"] = nil
        if environment.linkedSDK == environment.os { others["linkedSDK"] = nil }
        return [
            policyWords, "\(others)", "\(isComplete)", faults.map { $0.pointer + $0.detail }.joined(),
            "\(report.map(\.coverage.tree) ?? .null)",
        ]
    }
}

extension AuditFinding {
    /// The text of the finding and of the way to it.
    fileprivate var sameness: String {
        [fingerprint, severity.rawValue, certainty.rawValue, message, culprit?.path.words ?? ""].joined(
            separator: "\u{1F}"
        )
    }
}

extension AuditLook {
    /// Returns the text with the names of unknown values in place of their stand-ins.
    fileprivate func naming(_ text: String) -> String {
        unknowns.reduce(text) { text, unknown in
            guard case .string(let value) = unknown.value else { return text }
            let short = value.hasSuffix("FF") ? String(value.dropLast(2)) : value
            let name = "unknown \(unknown.name)"
            return [value, short].reduce(text) { $0.parts(separatedBy: $1).joined(separator: name) }
        }.onOneLine
    }
}

extension AuditReport.Issue {
    /// Whether one of the findings is certain.
    var isCertain: Bool { findings.contains { $0.certainty == .certain } }
}

extension Value {
    /// The value left on a bar, in a few words.
    fileprivate var leftWords: String {
        if let name = self["unknown"]?.string { return "unknown \(name)" }
        let words = String(decoding: JSONWriter.bytes(of: self), as: UTF8.self)
        return words.count > 80 ? words.prefix(79) + "…" : words
    }
}
