internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

extension AuditReport {
    /// The greatest number of items of one kind that are listed before only their number is given.
    private static let most = 12

    /// Returns the report for people, ordered by the causes of findings instead of by where they are visible.
    func text(_ style: TextStyle) -> String {
        var lines: [String] = []
        var told: [AuditAnswer.Fix] = []
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

    private func runLines(_ group: [Int], _ told: inout [AuditAnswer.Fix], _ style: TextStyle) -> [String] {
        let number = group[0]
        let run = answer.runs[number]
        let systems = group.map { answer.runs[$0].os }.joined(separator: ", ")
        let parts = run.title.parts(separatedBy: "iOS \(run.os)")
        let rest = parts.dropFirst().joined(separator: "iOS \(run.os)")
        let title = style(.bold, text: parts.count > 1 ? parts[0] + "iOS \(systems)" + rest : run.title)
        guard run.faults.isEmpty else {
            return [title] + run.faults.map { "  \($0.pointer): \($0.detail)".onOneLine }
        }
        let issues = issues(ofRun: number)
        var lines = [title, "  " + figures(of: run, issues)]
        let places = graph.places(of: issues.map(\.pointer))
        for (issue, place) in zip(issues, places) { lines += [""] + self.lines(of: issue, at: place, &told, style) }
        let notes = coverage(of: run)
        return lines + (notes.isEmpty ? [] : [""] + notes.map { style(.dim, text: "  " + $0) })
    }

    private func figures(of run: AuditAnswer.Run, _ issues: [Issue]) -> String {
        let findings = issues.flatMap(\.findings)
        let counts = Tally.words(of: findings.map(\.severity))
        let causes = Tally.words(issues.count { $0.cause != nil }, "cause", "causes")
        var words = [
            counts.isEmpty
                ? "nothing \(baseline == nil ? "to report" : "new")"
                : counts.joined(separator: ", ") + (causes.map { " by \($0)" } ?? "")
        ]
        let possible = findings.count { $0.certainty == .possible }
        if possible > 0 { words.append("\(possible) only possible") }
        if !run.intended.isEmpty { words.append("\(run.intended.count) intended") }
        let known = run.findings.count - findings.count
        if known > 0 { words.append("\(known) known from the baseline") }
        let screens = run.coverage["screens"]
        words.append("\(screens?["reached"]?.words ?? "") of \(screens?["of"]?.words ?? "") screens reached")
        words.append("\(run.stepCount) steps")
        if !run.isComplete { words.append("not complete") }
        return words.joined(separator: "; ")
    }

    private func coverage(of run: AuditAnswer.Run) -> [String] {
        func listed(_ names: [String]) -> String {
            let more = names.count > Self.most ? ", and \(names.count - Self.most) more" : ""
            return (names.prefix(Self.most).joined(separator: ", ") + more).onOneLine
        }
        let facts: [(label: String, names: [String])] = [
            ("never reached", run.coverage["screens"]?["never"]?.strings ?? []),
            ("never taken", run.coverage["routes"]?["never"]?.strings ?? []),
            ("no known way to", run.coverage["screens"]?["unknown"]?.strings ?? []),
            ("unstyled", run.coverage["unstyled"]?.strings ?? []),
            ("not modelled", run.coverage["notModelled"]?.strings ?? []),
        ]
        return facts.filter { !$0.names.isEmpty }.map { "\($0.label): \(listed($0.names))" }
    }

    // MARK: - Causes

    private func lines(
        of issue: Issue,
        at place: AuditedGraph.Place,
        _ told: inout [AuditAnswer.Fix],
        _ style: TextStyle
    )
        -> [String]
    {
        let leading = issue.leading
        let severity = issue.severity
        let who = issue.cause.map(\.words) ?? "\(leading.code): \(leading.message.onOneLine)"
        let code = graph.source(of: issue.pointer).map { source in
            [source.uri, source.line.map { "\($0)" }, source.line == nil ? nil : source.column.map { "\($0)" }]
                .compactMap(\.self).joined(separator: ":")
        }
        let start = place.span.start
        let file = code ?? "\(place.name):\(start.line):\(start.column)"
        let location = style(.dim, text: "(\(file), at \(issue.pointer))".onOneLine)
        let certainty = issue.isCertain ? "" : ", possible"
        let label = style(.bold, severity.emphasis, text: "\(severity.rawValue)\(certainty):")
        var lines = ["  \(label) \(who) \(location)"]
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
    private func line(of fix: AuditAnswer.Fix, _ told: inout [AuditAnswer.Fix], _ style: TextStyle) -> String {
        if let number = told.firstIndex(of: fix) { return style(.green, text: "fix: see fix \(number + 1)") }
        told.append(fix)
        return "\(style(.green, text: "fix \(told.count):")) \(fix.words)"
    }

    /// Returns the effects of a cause: a line for each code.
    private func seen(_ issue: Issue) -> [String] {
        var codes: [String] = []
        for finding in issue.findings where !codes.contains(finding.code) { codes.append(finding.code) }
        return codes.map { code in
            var screens: [(name: String, properties: [String])] = []
            for finding in issue.findings where finding.code == code {
                let name = finding.screen ?? finding.pointer
                let property = code == "history-dependent-style" ? finding.property : nil
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
            return "\(code) on \(names.joined(separator: ", "))\(more)".onOneLine
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
        if rows.isEmpty { rows = [(compared.property ?? "", looks.map { $0.naming($0.value?.seenWords ?? "") })] }
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
        func listed(_ key: String, _ words: String) -> String? {
            let names = described[key]?.strings ?? []
            guard !names.isEmpty else { return nil }
            let more = names.count > Self.most ? ", and \(names.count - Self.most) more" : ""
            return "\(words): \(names.prefix(Self.most).joined(separator: ", "))\(more)"
        }
        let (screens, writes) = (described["screens"], described["writes"])
        var parts = [
            "\(screens?["with"]?.words ?? "0") of \(screens?["of"]?.words ?? "0") screens have styles"
        ]
        let unknown = writes?["unknown"]?.words ?? "0"
        parts.append("\(writes?["known"]?.words ?? "0") values known\(unknown == "0" ? "" : ", \(unknown) unknown")")
        parts += [
            listed("unstyled", "no styles"), listed("notAnimated", "hide or show the bar without \"animated\""),
            listed("withoutBase", "with an unknown base"),
        ].compactMap(\.self)
        return "described: \(parts.joined(separator: "; "))".onOneLine
    }

    /// Returns the lines about values that screens leave behind, each once for all runs.
    private func remnantLines(_ style: TextStyle) -> [String] {
        var told: Set<[String]> = []
        var lines: [String] = []
        for remnant in answer.runs.flatMap(\.leavesBehind) {
            let parts = ["screen", "property", "callback", "pointer"].map { remnant[$0]?.string ?? "" }
            guard told.insert(parts).inserted else { continue }
            let when = parts[2].isEmpty ? "" : " in \(parts[2])"
            let value = remnant["value"].map(\.leftWords) ?? ""
            let place = graph.source(of: parts[3]).map { $0.uri + ($0.line.map { ":\($0)" } ?? "") } ?? "at \(parts[3])"
            lines.append("  \(parts[0]): \(parts[1]) = \(value)\(when) (\(place))".onOneLine)
        }
        guard !lines.isEmpty else { return [] }
        let more = lines.count > Self.most ? ["  and \(lines.count - Self.most) more"] : []
        return ["", "values left on the bar, on every path:"] + lines.prefix(Self.most) + more
    }

    /// Returns the lines about intended findings, and about intentions that match no finding.
    private func intentionLines(_ style: TextStyle) -> [String] {
        var told: Set<String> = []
        let meant = answer.runs.flatMap(\.intended).filter { told.insert($0["fingerprint"]?.string ?? "").inserted }
        var lines = meant.map { finding -> String in
            let subject = ["screen", "property"].compactMap { finding[$0]?.string }.joined(separator: ", ")
            let what = "\(finding["code"]?.string ?? "")\(subject.isEmpty ? "" : " on \(subject)")"
            return "  \(what): \(finding["because"]?.string ?? "")".onOneLine
        }
        if !lines.isEmpty { lines.insert("intended: \(meant.count)", at: 0) }
        let unmet = unmetIntentions.map { "no finding matches the intention at \($0)".onOneLine }
        return (lines.isEmpty ? [] : [""] + lines) + unmet
    }

    /// Returns the plan, and the number of findings it leaves.
    private func planLines(_ style: TextStyle) -> [String] {
        guard let plan = answer.plan else { return [] }
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
            let twoLooks = Set(new.filter { $0.code == "history-dependent-style" }.compactMap(\.screen)).count
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

extension Value {
    /// The visible value in a few words; for a background, its topmost layer.
    fileprivate var seenWords: String { self["kind"] == nil ? words : backgroundWords }
}

extension AuditAnswer.Run {
    /// The text that must be equal for runs to be reported together.
    fileprivate var sameness: [String] {
        var others = environment
        others["os"] = nil
        if environment["linkedSDK"] == environment["os"] { others["linkedSDK"] = nil }
        return [
            policyWords, "\(others)", "\(isComplete)", faults.map { $0.pointer + $0.detail }.joined(), "\(coverage)",
        ]
    }
}

extension AuditAnswer.Finding {
    /// The text of the finding and of the way to it.
    fileprivate var sameness: String {
        [fingerprint, severity.rawValue, certainty.rawValue, message, culprit?.path.words ?? ""].joined(
            separator: "\u{1F}"
        )
    }
}

extension AuditAnswer.Look {
    /// Returns the text with the names of unknown values in place of their stand-ins.
    fileprivate func naming(_ text: String) -> String {
        unknowns.reduce(text) { text, unknown in
            let short = unknown.value.hasSuffix("FF") ? String(unknown.value.dropLast(2)) : unknown.value
            let name = "unknown \(unknown.name)"
            return [unknown.value, short].reduce(text) { $0.parts(separatedBy: $1).joined(separator: name) }
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
