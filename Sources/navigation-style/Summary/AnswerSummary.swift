internal import NavigationStyle
internal import NavigationStyleJSON

/// An answer in words, for a person at a terminal.
///
/// It goes by what an answer with the parts of ``parts(of:)`` says, as `openapi.yaml` has it.
struct AnswerSummary {
    let answer: Value
    let kind: RequestKind

    /// Reads the answer to a request; nil where it is not JSON, which no answer is.
    init?(of content: [UInt8], _ kind: RequestKind) {
        guard let answer = Value(content: content) else { return nil }
        self.answer = answer
        self.kind = kind
    }

    /// What it tells, whatever the request asks for.
    static func parts(of kind: RequestKind) -> Inclusion {
        kind == .resolve ? [.screens, .diagnostics] : [.plan, .diagnostics]
    }

    func text(_ style: TextStyle) -> String {
        var lines =
            switch kind {
            case _ where answer.isOfEnvironments: environments(style)
            case .transition: transition(answer, style)
            case .resolve: resolution(style)
            case .replay: replay(style)
            case .batch: batch(style)
            case .compare: comparison(answer, style)
            }
        lines += ["", style(.dim, text: "--json prints the whole answer.")]
        return lines.drop { $0.isEmpty }.joined(separator: "\n") + "\n"
    }

    // MARK: - One request

    private func transition(_ answer: Value, _ style: TextStyle) -> [String] {
        var lines = [style(.bold, text: headline(of: answer))]
        if let because = answer["plan"]?["because"]?.string { lines.append("  " + because.onOneLine) }
        lines += facts(of: answer)
        let bars = answer["bars"]
        lines += ["", table(["before", "after"], [bars?["before"], bars?["after"]], style)]
        return lines + diagnostics(of: answer, style)
    }

    private func resolution(_ style: TextStyle) -> [String] {
        var lines = facts(of: answer)
        let screens = answer["screens"]?.elements ?? []
        if screens.isEmpty {
            lines += ["", table(["bar"], [answer["bars"]?["after"]], style)]
        }
        for screen in screens {
            var title = screen["id"]?.string ?? ""
            if screen["matchesDeclared"]?.flag == false { title += " (not as declared)" }
            lines += ["", table([title.onOneLine], [screen["bar"]], style)]
        }
        return lines + diagnostics(of: answer, style)
    }

    // MARK: - Several

    private func replay(_ style: TextStyle) -> [String] {
        let transitions = answer["transitions"]?.elements ?? []
        var lines = transitions.first.map(facts) ?? []
        for (index, transition) in transitions.enumerated() {
            lines += [
                "", style(.bold, text: "\(index + 1). \(headline(of: transition))"), "  " + stack(of: transition),
            ]
            lines += diagnostics(of: transition, style)
        }
        let bars = [transitions.first?["bars"]?["before"], transitions.last?["bars"]?["after"]]
        return lines + ["", table(["at first", "at last"], bars, style)]
    }

    private func batch(_ style: TextStyle) -> [String] {
        (answer["results"]?.elements ?? []).enumerated().flatMap { index, result -> [String] in
            let name = result["id"]?.string.map { " \($0.onOneLine)" } ?? ""
            let line = "\(style(.bold, text: "\(index + 1).\(name)")) \(outcome(of: result))"
            return [line] + diagnostics(of: result["body"] ?? .null, style)
        }
    }

    private func comparison(_ answer: Value, _ style: TextStyle) -> [String] {
        let results = answer["results"]?.elements ?? []
        let names = policyNames(of: results)
        var lines = verdicts(of: answer, style) + [""]
        for (name, result) in zip(names, results) {
            lines.append("\(style(.bold, text: name)): \(outcome(of: result))")
            if let because = result["body"]?["plan"]?["because"]?.string { lines.append("    " + because.onOneLine) }
        }
        let differences = answer["differences"]?.elements ?? []
        lines += ["", differences.isEmpty ? "Nobody would see a difference." : "What a person would see differ:"]
        for difference in differences {
            var subject = difference["property"]?.string ?? ""
            if let moment = difference["at"]?.number { subject += " at \(moment)" }
            if let screen = difference["screen"]?.string { subject += " of \(screen.onOneLine)" }
            lines.append("  " + style(.bold, text: subject))
            for (label, value) in values(of: difference, among: results) { lines.append("    \(label): \(value)") }
        }
        return lines
    }

    /// How an item ended: its headline, or what is wrong with it.
    func outcome(of result: Value) -> String {
        guard let body = result["body"] else { return "" }
        return body["outcome"] == nil ? (body["detail"]?.string ?? "").onOneLine : headline(of: body)
    }

    /// What a difference is under each policy, in the order of the policies.
    private func values(of difference: Value, among results: [Value]) -> [(label: String, words: String)] {
        let names = results.map { $0["policy"]?["name"]?.string ?? "" }
        func place(_ label: String) -> Int { names.firstIndex { label.hasPrefix($0) } ?? names.count }
        return (difference["values"]?.members ?? [])
            .sorted { (place($0.key), $0.key) < (place($1.key), $1.key) }
            .map { ($0.key, $0.value["kind"] == nil ? $0.value.words : $0.value.backgroundWords) }
    }

    // MARK: - Parts

    /// What happened, in a line.
    func headline(of answer: Value) -> String {
        var words = [answer["outcome"]?.string, answer["reason"]?.string].compactMap(\.self).joined(separator: ", ")
        guard let plan = answer["plan"], let kind = plan["kind"]?.string, kind != "none" else { return words }
        words += ": \(kind)"
        if plan["interactive"]?.flag == true { words += " under the finger" }
        if let duration = plan["duration"]?.number, duration > 0 { words += " in \(Value.number(duration).words) s" }
        if let presentation = plan["presentation"]?.string { words += ", \(presentation)" }
        return words
    }

    private func facts(of answer: Value) -> [String] {
        var facts = [
            answer["policy"].map { ("policy", $0.policyWords) },
            answer["environment"].map { ("environment", $0.environmentWords) },
        ].compactMap(\.self)
        if answer["stack"] != nil { facts.append(("stack", stack(of: answer))) }
        return facts.map { name, words in "  " + name.padded(to: TextTable.labelWidth) + words }
    }

    private func stack(of answer: Value) -> String {
        let stack = answer["stack"]
        let before = (stack?["before"] ?? .array([])).words
        let after = (stack?["after"] ?? .array([])).words
        return before == after ? after : "\(before) → \(after)"
    }

    private func table(_ titles: [String], _ bars: [Value?], _ style: TextStyle) -> String {
        TextTable(titles: titles, rows: BarRow.allCases.map { ($0.rawValue, bars.map($0.words)) }).text(style)
    }

    func diagnostics(of answer: Value, _ style: TextStyle) -> [String] {
        guard let diagnostics = answer["diagnostics"]?.elements, !diagnostics.isEmpty else { return [] }
        return [""] + diagnostics.map { String(FindingText($0).text(style).dropLast()) }
    }
}

extension FindingText {
    /// A diagnostic of an answer.
    fileprivate init(_ diagnostic: Value) {
        severity = Diagnostic.Severity(rawValue: diagnostic["severity"]?.string ?? "") ?? .info
        code = diagnostic["code"]?.string ?? ""
        message = diagnostic["message"]?.string ?? ""
        references = diagnostic["references"]?.elements.compactMap(\.string) ?? []
        pointer = diagnostic["pointer"]?.string ?? ""
        fix = diagnostic["fix"]?.string
    }
}
