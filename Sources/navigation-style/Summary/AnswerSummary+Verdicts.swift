internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

extension AnswerSummary {
    /// Returns the names of the policies of results.
    ///
    /// Results of one policy with different options are numbered, as in the differences.
    func policyNames(of results: [CompareResponse.Entry]) -> [String] {
        let names = results.map(\.policy.nameWords)
        return names.enumerated().map { index, name in
            names.count { $0 == name } == 1 ? name : "\(name) #\(index)"
        }
    }

    /// Returns a line for the verdict on each policy of a comparison, and one for each policy that was left out.
    func verdicts(of comparison: CompareResponse, _ style: TextStyle) -> [String] {
        let names = policyNames(of: comparison.results)
        let width = names.map(\.count).max() ?? 0
        var lines = zip(names, comparison.results.map(\.verdict)).map { name, verdict in
            let words = style(verdict.isClean ? .green : .yellow, text: verdict.message.onOneLine)
            return "\(style(.bold, text: name.padded(to: width)))  \(words)"
        }
        if let leftOut = comparison.leftOut, !leftOut.isEmpty {
            let width = leftOut.map(\.policy.count).max() ?? 0
            lines += ["", "Left out:"]
            lines += leftOut.map { "  \($0.policy.padded(to: width))  \($0.reason.onOneLine)" }
        }
        return lines
    }

    /// Returns the differences between environments, and a line for each with its findings.
    func environments(_ answer: EnvironmentsResponse<ComputedAnswer>, _ style: TextStyle) -> [String] {
        var policies: Set<PolicyReference> = []
        for case .success(.compare(let comparison)) in answer.results.map(\.answer) {
            policies.formUnion(comparison.results.map(\.policy))
        }
        var lines = [answer.differences.isEmpty ? "No visible differences." : "Visible differences:"]
        for difference in answer.differences {
            let own = difference.policies ?? []
            let under = own.count == policies.count ? "" : "under \(own.joined(separator: ", ")): "
            lines.append("  " + under + difference.message.onOneLine)
        }
        lines.append("")
        for result in answer.results {
            let name = style(.bold, text: result.environment.tree.environmentWords)
            switch result.answer {
            case .success(.compare(let comparison)):
                lines += [name] + verdicts(of: comparison, style).map { $0.isEmpty ? "" : "  " + $0 }
            case .success(.resolve(let resolution)):
                lines += ["\(name): \(bar(resolution.bar))"] + findings(resolution.diagnostics, style)
            case .success(.transition(let transition)):
                lines += ["\(name): \(headline(of: transition))"] + findings(transition.diagnostics, style)
            case .success: lines.append("\(name): ")
            case .failure(let error): lines.append("\(name): \(outcome(of: .failure(Problem(error))))")
            }
        }
        return lines
    }

    /// Returns a bar in one line.
    private func bar(_ bar: BarState?) -> String {
        let words = BarRow.bar.words(bar)
        let background = BarRow.background.words(bar)
        return background.isEmpty ? words : "\(words), \(background)"
    }

    /// Returns the codes of the diagnostics, a line for each severity.
    private func findings(_ diagnostics: [Diagnostic]?, _ style: TextStyle) -> [String] {
        [Diagnostic.Severity.error, .warning, .info].compactMap { severity in
            let codes = (diagnostics ?? []).filter { $0.severity == severity }.map(\.code.rawValue).uniqued()
            guard !codes.isEmpty else { return nil }
            let heading = style(.bold, severity.emphasis, text: severity.rawValue + ":")
            return "    \(heading) \(codes.joined(separator: ", "))"
        }
    }
}
