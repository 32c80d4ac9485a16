internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

/// An answer in words, for a person at a terminal; it shows the parts of ``parts(of:)``.
struct AnswerSummary {
    let answer: ComputedAnswer

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
            switch answer {
            case .environments(let answer, _): environments(answer, style)
            case .transition(let transition): self.transition(transition, style)
            case .resolve(let resolution): self.resolution(resolution, style)
            case .replay(let replay): self.replay(replay, style)
            case .batch(let answer): batch(answer, style)
            case .compare(let comparison): self.comparison(comparison, style)
            }
        lines += ["", style(.dim, text: "--json prints the whole answer.")]
        return lines.drop { $0.isEmpty }.joined(separator: "\n") + "\n"
    }

    // MARK: - One request

    private func transition(_ answer: TransitionResponse, _ style: TextStyle) -> [String] {
        var lines = [style(.bold, text: headline(of: answer))]
        if let because = answer.plan?.because { lines.append("  " + because.onOneLine) }
        lines += facts(answer.policy, answer.environment, stack(of: answer))
        lines += ["", table(["before", "after"], [answer.bars.before, answer.bars.after], style)]
        if let top = answer.screens?.last {
            let title = "layout of \(top.id)".onOneLine
            lines += ["", TextTable(titles: [title], rows: layout(of: top)).text(style)]
        }
        return lines + diagnostics(answer.diagnostics, style)
    }

    private func resolution(_ answer: ResolveResponse, _ style: TextStyle) -> [String] {
        var lines = facts(answer.policy, answer.environment)
        let screens = answer.screens ?? []
        if screens.isEmpty { lines += ["", table(["bar"], [answer.bar], style)] }
        for screen in screens {
            let title = screen.id.rawValue + (screen.matchesDeclared ? "" : " (not as declared)")
            let rows = bar([screen.bar]) + layout(of: screen)
            lines += ["", TextTable(titles: [title.onOneLine], rows: rows).text(style)]
        }
        return lines + diagnostics(answer.diagnostics, style)
    }

    // MARK: - Several

    private func replay(_ answer: ReplayResponse, _ style: TextStyle) -> [String] {
        let transitions = answer.transitions
        guard let first = transitions.first, let last = transitions.last else { return [] }
        var lines = facts(first.policy, first.environment, stack(of: first, through: last))
        for (index, transition) in transitions.enumerated() {
            lines += [
                "", style(.bold, text: "\(index + 1). \(headline(of: transition))"), "  " + stack(of: transition),
            ]
            lines += diagnostics(transition.diagnostics, style)
        }
        return lines + ["", table(["at first", "at last"], [first.bars.before, last.bars.after], style)]
    }

    private func batch(_ answer: BatchResponse, _ style: TextStyle) -> [String] {
        answer.results.enumerated().flatMap { index, result -> [String] in
            let name = result.id.map { " \($0.onOneLine)" } ?? ""
            let item = "/requests/\(index)"
            let line = "\(style(.bold, text: "\(index + 1).\(name)")) \(outcome(of: result.answer, at: item))"
            return [line] + diagnostics(try? result.answer.get().diagnostics, at: item, style)
        }
    }

    private func comparison(_ answer: CompareResponse, _ style: TextStyle) -> [String] {
        var lines = verdicts(of: answer, style) + [""]
        for (name, result) in zip(policyNames(of: answer.results), answer.results) {
            lines.append("\(style(.bold, text: name)): \(outcome(of: result.answer.mapError { Problem($0) }))")
            if case .success(let transition) = result.answer, let because = transition.plan?.because {
                lines.append("    " + because.onOneLine)
            }
        }
        lines += ["", answer.differences.isEmpty ? "No visible differences." : "Visible differences:"]
        for difference in answer.differences {
            var subject = difference.property.rawValue
            if let moment = difference.moment { subject += " at \(moment)" }
            if let screen = difference.screen { subject += " of \(screen.rawValue.onOneLine)" }
            lines.append("  " + style(.bold, text: subject))
            for (label, value) in values(of: difference, in: answer) { lines.append("    \(label): \(value)") }
        }
        return lines
    }

    /// Returns the result of the request at the pointer `item`: its headline, or its fault.
    func outcome(of result: Result<TransitionResponse, Problem>, at item: String = "") -> String {
        switch result {
        case .success(let answer): return headline(of: answer)
        case .failure(let problem):
            let detail = problem.detail.onOneLine
            return detail.hasPrefix("/") ? item + detail : detail
        }
    }

    /// Returns the values of a difference under each policy, in the order of the policies.
    private func values(of difference: Difference, in answer: CompareResponse) -> [(label: String, words: String)] {
        let names = answer.results.map(\.policy.name)
        let labels = answer.labels
        func place(_ label: String) -> Int { names.firstIndex { label.hasPrefix($0) } ?? names.count }
        return difference.values.map { (labels[$0.place], $0.value.words) }
            .sorted { (place($0.0), $0.0) < (place($1.0), $1.0) }
    }

    // MARK: - Parts

    /// Returns the outcome, in one line.
    func headline(of answer: TransitionResponse) -> String {
        var words = [answer.outcome.rawValue, answer.reason?.rawValue].compactMap(\.self).joined(separator: ", ")
        guard let plan = answer.plan, plan.kind != .none else { return words }
        words += ": \(plan.kind.rawValue)"
        if plan.interactive { words += " under the finger" }
        if plan.duration > 0 { words += " in \(plan.duration.tree.words) s" }
        return words + ", \(plan.presentation.rawValue)"
    }

    /// Returns the assumptions of an answer, and the change of its stack.
    private func facts(
        _ policy: PolicyReference,
        _ environment: NavigationEnvironment,
        _ stack: String? = nil
    ) -> [String] {
        let facts = [("policy", policy.words), ("environment", environment.tree.environmentWords), ("stack", stack)]
        return facts.compactMap { name, words in words.map { "  " + name.padded(to: TextTable.labelWidth) + $0 } }
    }

    /// Returns the change of the stack, up to the end of `last` if other operations follow.
    private func stack(of answer: TransitionResponse, through last: TransitionResponse? = nil) -> String {
        let before = answer.stack.before.tree.words
        let after = (last ?? answer).stack.after.tree.words
        return before == after ? after : "\(before) → \(after)"
    }

    private func table(_ titles: [String], _ bars: [BarState?], _ style: TextStyle) -> String {
        TextTable(titles: titles, rows: bar(bars)).text(style)
    }

    private func bar(_ bars: [BarState?]) -> [TextTable.Row] {
        BarRow.allCases.map { ($0.rawValue, bars.map($0.words)) }
    }

    private func layout(of screen: ScreenState) -> [TextTable.Row] {
        LayoutRow.allCases.map { ($0.rawValue, [$0.words(screen)]) }
    }

    /// Returns the diagnostics of an answer to the request at the pointer `item`.
    private func diagnostics(_ diagnostics: [Diagnostic]?, at item: String = "", _ style: TextStyle) -> [String] {
        guard let diagnostics, !diagnostics.isEmpty else { return [] }
        return [""] + diagnostics.map { String(Finding(.diagnostic($0), at: item).text(style).dropLast()) }
    }
}
