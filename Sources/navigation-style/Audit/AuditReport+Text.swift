internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

extension AuditReport {
    /// How many things of one kind are listed before it is said how many more there are.
    private static let most = 12

    /// The report for people: by who causes what is found, and not by where it is seen.
    func text(_ style: TextStyle) -> String {
        var lines: [String] = []
        var told: [AuditAnswer.Fix] = []
        for number in answer.runs.indices { lines += runLines(number, &told, style) + [""] }
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

    private func runLines(_ number: Int, _ told: inout [AuditAnswer.Fix], _ style: TextStyle) -> [String] {
        let run = answer.runs[number]
        let title = style(.bold, text: run.title)
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
            ("unstyled", run.coverage["unstyled"]?.strings ?? []),
            ("not modelled", run.coverage["notModelled"]?.strings ?? []),
        ]
        return facts.filter { !$0.names.isEmpty }.map { "\($0.label): \(listed($0.names))" }
    }

    // MARK: - Causes

    private func lines(of issue: Issue, at place: JSONPlace, _ told: inout [AuditAnswer.Fix], _ style: TextStyle)
        -> [String]
    {
        let leading = issue.leading
        let severity = issue.severity
        let who = issue.cause.map(\.words) ?? "\(leading.code): \(leading.message.onOneLine)"
        let code = graph.source(of: issue.pointer).map { $0.uri + ($0.line.map { ":\($0)" } ?? "") }
        let file = code ?? "\(graph.name):\(place.line):\(place.column)"
        let location = style(.dim, text: "(\(file), at \(issue.pointer))".onOneLine)
        var lines = ["  \(style(.bold, severity.emphasis, text: severity.rawValue + ":")) \(who) \(location)"]
        if issue.cause != nil { lines += seen(issue).map { "    " + $0 } }
        if let path = leading.culprit?.path { lines.append("    shortest path: \(path.words)") }
        lines += looks(of: issue, style)
        guard let fix = fix(for: issue.findings) else {
            return lines + ["    \(style(.green, text: "fix:")) \(leading.fix.onOneLine)"]
        }
        let fixes = [fix, fullerFix(than: fix, for: issue.findings)].compactMap(\.self)
        return lines + fixes.map { "    " + line(of: $0, &told, style) }
    }

    /// A fix in a line; one that mends several causes is told in words only once.
    private func line(of fix: AuditAnswer.Fix, _ told: inout [AuditAnswer.Fix], _ style: TextStyle) -> String {
        if let number = told.firstIndex(of: fix) { return style(.green, text: "fix: see fix \(number + 1)") }
        told.append(fix)
        return "\(style(.green, text: "fix \(told.count):")) \(fix.words)"
    }

    /// What is seen where: a line for each code.
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

    /// The look after the shortest way beside the one that is held to be right, as far as they differ.
    private func looks(of issue: Issue, _ style: TextStyle) -> [String] {
        let leading = issue.leading
        let compared =
            leading.baseline == nil
            ? issue.findings.first { $0.screen == leading.screen && $0.baseline != nil } ?? leading : leading
        guard let culprit = compared.culprit else { return [] }
        let baseline = compared.baseline
        let looks = [baseline, culprit].compactMap(\.self)
        var rows = BarRow.allCases.map { row in (row.rawValue, looks.map { row.words($0.bar) }) }
            .filter { Set($0.1).count > 1 || looks.count == 1 }
        if rows.isEmpty { rows = [(compared.property ?? "", looks.map { $0.value?.seenWords ?? "" })] }
        let titles = looks.count == 1 ? [""] : ["usually", "here"]
        let screen = compared.screen.map { "\($0): " } ?? ""
        let table = TextTable(titles: titles, rows: rows.map { (label: $0.0, words: $0.1) }).text(style)
        let usual = baseline.map { "    usually, \(screen)\($0.path.words)".onOneLine }
        return [usual].compactMap(\.self)
            + table.split(separator: "\n").map { "    " + $0 }.filter { $0.contains { $0 != " " } }
    }

    // MARK: - All runs

    /// The plan, and what it leaves.
    private func planLines(_ style: TextStyle) -> [String] {
        guard let plan = answer.plan else { return [] }
        let left = plan.left > 0 ? ["\(Tally.words(plan.left, "finding", "findings") ?? "") left"] : []
        return ["\(style(.green, text: "all together:")) \(plan.words)"] + left
    }

    /// A row of figures for each run.
    private func matrix(_ style: TextStyle) -> String {
        let titles = ["errors", "warnings", "screens with two looks"]
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
    /// Where in the graph it is: where the cause stands, else what the finding is about.
    var pointer: String { cause?.pointer ?? leading.pointer }
}

extension Value {
    /// What is seen, in a few words: a background by its topmost layer.
    fileprivate var seenWords: String { self["kind"] == nil ? words : backgroundWords }
}
