internal import NavigationStyle
internal import NavigationStyleJSON

extension AnswerSummary {
    /// Returns the names of the policies of results.
    ///
    /// Results of one policy with different options are numbered, as in the differences.
    func policyNames(of results: [Value]) -> [String] {
        let names = results.map { ($0["policy"] ?? .null).policyName }
        return names.enumerated().map { index, name in
            names.count { $0 == name } == 1 ? name : "\(name) #\(index)"
        }
    }

    /// Returns a line for the verdict on each policy of a comparison, and one for each policy that was left out.
    func verdicts(of comparison: Value, _ style: TextStyle) -> [String] {
        let results = comparison["results"]?.elements ?? []
        let names = policyNames(of: results)
        let width = names.map(\.count).max() ?? 0
        var lines = zip(names, results).map { name, result in
            let words = (result["verdict"]?["message"]?.string ?? "").onOneLine
            let emphasis: TextStyle.Emphasis = result["verdict"]?["clean"]?.flag == true ? .green : .yellow
            return "\(style(.bold, text: name.padded(to: width)))  \(style(emphasis, text: words))"
        }
        let leftOut = comparison["leftOut"]?.elements ?? []
        if !leftOut.isEmpty {
            lines += ["", "Left out:"]
            let names = leftOut.map { $0["policy"]?.string ?? "" }
            let width = names.map(\.count).max() ?? 0
            lines += zip(names, leftOut).map { name, policy in
                "  \(name.padded(to: width))  \((policy["reason"]?.string ?? "").onOneLine)"
            }
        }
        return lines
    }

    /// Returns the differences between environments, and a line for each with its findings.
    func environments(_ style: TextStyle) -> [String] {
        let differences = answer["differences"]?.elements ?? []
        let results = answer["results"]?.elements ?? []
        let all = Set(results.flatMap { $0["body"]?["results"]?.elements ?? [] }.map { $0["policy"] ?? .null })
        var lines = [differences.isEmpty ? "No visible differences." : "Visible differences:"]
        for difference in differences {
            let message = (difference["message"]?.string ?? "").onOneLine
            let policies = difference["policies"]?.elements.compactMap(\.string) ?? []
            let under = policies.count == all.count ? "" : "under \(policies.joined(separator: ", ")): "
            lines.append("  " + under + message)
        }
        lines.append("")
        for result in results {
            let body = result["body"] ?? .null
            let name = style(.bold, text: (result["environment"] ?? .null).environmentWords)
            switch kind {
            case .compare where body["results"] != nil:
                lines += [name] + verdicts(of: body, style).map { $0.isEmpty ? "" : "  " + $0 }
            case .resolve where body["bars"] != nil:
                lines += ["\(name): \(bar(of: body["bars"]?["after"]))"] + findings(of: body, style)
            default: lines += ["\(name): \(outcome(of: result))"] + findings(of: body, style)
            }
        }
        return lines
    }

    /// Returns a bar in one line.
    private func bar(of bar: Value?) -> String {
        let words = BarRow.bar.words(bar)
        let background = BarRow.background.words(bar)
        return background.isEmpty ? words : "\(words), \(background)"
    }

    /// Returns the codes of the diagnostics, a line for each severity.
    private func findings(of body: Value, _ style: TextStyle) -> [String] {
        let diagnostics = body["diagnostics"]?.elements ?? []
        return [Diagnostic.Severity.error, .warning, .info].compactMap { severity in
            var seen: Set<String> = []
            let codes = diagnostics.filter { $0["severity"]?.string == severity.rawValue }
                .compactMap { $0["code"]?.string }.filter { seen.insert($0).inserted }
            guard !codes.isEmpty else { return nil }
            let heading = style(.bold, severity.emphasis, text: severity.rawValue + ":")
            return "    \(heading) \(codes.joined(separator: ", "))"
        }
    }
}

extension Value {
    /// Whether an answer is one in several environments.
    var isOfEnvironments: Bool { self["results"]?.elements.first?["environment"] != nil }
}
