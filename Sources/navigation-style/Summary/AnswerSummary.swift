internal import NavigationStyle
internal import NavigationStyleJSON

/// An answer in words, for a person at a terminal.
///
/// It reads an answer with the parts of ``parts(of:)``, in the form of `openapi.yaml`.
struct AnswerSummary {
    let answer: Value
    let kind: RequestKind

    /// Reads the answer to a request; nil if it is not JSON, which never happens.
    init?(of content: [UInt8], _ kind: RequestKind) {
        guard let answer = Value(content: content) else { return nil }
        self.answer = answer
        self.kind = kind
    }

    /// Returns the parts of the answer that the summary shows, regardless of those in the request.
    static func parts(of kind: RequestKind) -> Inclusion {
        switch kind {
        case .transition: [.plan, .screens, .layout, .diagnostics]
        case .resolve: [.screens, .layout, .diagnostics]
        // Otherwise every screen would be listed for every operation.
        case .replay, .compare, .batch: [.plan, .diagnostics]
        }
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
        if let top = answer["screens"]?.elements.last {
            lines += ["", layoutTable("layout of \(top["id"]?.string ?? "")".onOneLine, top, style)]
        }
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
            let rows = bar([screen["bar"]]) + layout(of: screen)
            lines += ["", TextTable(titles: [title.onOneLine], rows: rows).text(style)]
        }
        return lines + diagnostics(of: answer, style)
    }

    // MARK: - Several

    private func replay(_ style: TextStyle) -> [String] {
        let transitions = answer["transitions"]?.elements ?? []
        var lines = facts(of: transitions.first ?? .null, through: transitions.last)
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
            let item = "/requests/\(index)"
            let line = "\(style(.bold, text: "\(index + 1).\(name)")) \(outcome(of: result, at: item))"
            return [line] + diagnostics(of: result["body"] ?? .null, at: item, style)
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
        lines += ["", differences.isEmpty ? "No visible differences." : "Visible differences:"]
        for difference in differences {
            var subject = difference["property"]?.string ?? ""
            if let moment = difference["at"]?.number { subject += " at \(moment)" }
            if let screen = difference["screen"]?.string { subject += " of \(screen.onOneLine)" }
            lines.append("  " + style(.bold, text: subject))
            for (label, value) in values(of: difference, among: results) { lines.append("    \(label): \(value)") }
        }
        return lines
    }

    /// Returns the result of the request at the pointer `item`: its headline, or its fault.
    func outcome(of result: Value, at item: String = "") -> String {
        guard let body = result["body"] else { return "" }
        guard body["outcome"] == nil else { return headline(of: body) }
        let detail = (body["detail"]?.string ?? "").onOneLine
        return detail.hasPrefix("/") ? item + detail : detail
    }

    /// Returns the values of a difference under each policy, in the order of the policies.
    private func values(of difference: Value, among results: [Value]) -> [(label: String, words: String)] {
        let names = results.map { $0["policy"]?["name"]?.string ?? "" }
        func place(_ label: String) -> Int { names.firstIndex { label.hasPrefix($0) } ?? names.count }
        return (difference["values"]?.members ?? [])
            .sorted { (place($0.key), $0.key) < (place($1.key), $1.key) }
            .map { ($0.key, $0.value["kind"] == nil ? $0.value.words : $0.value.backgroundWords) }
    }

    // MARK: - Parts

    /// Returns the outcome, in one line.
    func headline(of answer: Value) -> String {
        var words = [answer["outcome"]?.string, answer["reason"]?.string].compactMap(\.self).joined(separator: ", ")
        guard let plan = answer["plan"], let kind = plan["kind"]?.string, kind != "none" else { return words }
        words += ": \(kind)"
        if plan["interactive"]?.flag == true { words += " under the finger" }
        if let duration = plan["duration"]?.number, duration > 0 { words += " in \(Value.number(duration).words) s" }
        if let presentation = plan["presentation"]?.string { words += ", \(presentation)" }
        return words
    }

    /// Returns the assumptions of an answer, and the change of the stack up to the end of `last` if other operations
    /// follow.
    private func facts(of answer: Value, through last: Value? = nil) -> [String] {
        var facts = [
            answer["policy"].map { ("policy", $0.policyWords) },
            answer["environment"].map { ("environment", $0.environmentWords) },
        ].compactMap(\.self)
        if answer["stack"] != nil { facts.append(("stack", stack(of: answer, through: last))) }
        return facts.map { name, words in "  " + name.padded(to: TextTable.labelWidth) + words }
    }

    private func stack(of answer: Value, through last: Value? = nil) -> String {
        let before = (answer["stack"]?["before"] ?? .array([])).words
        let after = ((last ?? answer)["stack"]?["after"] ?? .array([])).words
        return before == after ? after : "\(before) → \(after)"
    }

    private func table(_ titles: [String], _ bars: [Value?], _ style: TextStyle) -> String {
        TextTable(titles: titles, rows: bar(bars)).text(style)
    }

    private func layoutTable(_ title: String, _ screen: Value, _ style: TextStyle) -> String {
        TextTable(titles: [title], rows: layout(of: screen)).text(style)
    }

    private func bar(_ bars: [Value?]) -> [TextTable.Row] { BarRow.allCases.map { ($0.rawValue, bars.map($0.words)) } }

    private func layout(of screen: Value) -> [TextTable.Row] {
        LayoutRow.allCases.map { ($0.rawValue, [$0.words(screen)]) }
    }

    /// Returns the diagnostics of an answer to the request at the pointer `item`.
    func diagnostics(of answer: Value, at item: String = "", _ style: TextStyle) -> [String] {
        guard let diagnostics = answer["diagnostics"]?.elements, !diagnostics.isEmpty else { return [] }
        return [""] + diagnostics.map { String(FindingText($0, at: item).text(style).dropLast()) }
    }
}

extension FindingText {
    /// Makes the text of a diagnostic of the answer to the request at the pointer `item`.
    fileprivate init(_ diagnostic: Value, at item: String) {
        severity = Diagnostic.Severity(rawValue: diagnostic["severity"]?.string ?? "") ?? .info
        code = diagnostic["code"]?.string ?? ""
        message = diagnostic["message"]?.string ?? ""
        references = diagnostic["references"]?.elements.compactMap(\.string) ?? []
        pointer = diagnostic["pointer"]?.string.map { item + $0 } ?? item
        fix = diagnostic["fix"]?.string
    }
}
