internal import NavigationStyle
internal import NavigationStyleJSON

/// The answer to a graph in words: by who causes what is found, and not by where it is seen.
struct AuditSummary {
    private let answer: Value

    /// How many lines of one kind are printed before it is said how many more there are.
    private static let most = 12

    /// Reads the answer; nil where it is not JSON, which no answer is.
    init?(of content: [UInt8]) {
        guard let answer = Value(content: content) else { return nil }
        self.answer = answer
    }

    func text(_ style: TextStyle) -> String {
        var lines: [String] = []
        for run in answer["runs"]?.elements ?? [] { lines += runLines(of: run, style) + [""] }
        lines += fixes(style)
        lines += [style(.dim, text: "--format json prints the whole answer.")]
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: - Runs

    private func runLines(of run: Value, _ style: TextStyle) -> [String] {
        let name = run["policy"]?.string ?? run["policy"]?.policyName ?? ""
        let title = style(.bold, text: "\(name), \(run["environment"]?.environmentWords ?? "")".onOneLine)
        if let errors = run["errors"]?.elements {
            return [title]
                + errors.map { "  \($0["pointer"]?.string ?? ""): \($0["detail"]?.string ?? "")".onOneLine }
        }
        var lines = [title, "  " + figures(of: run)]
        let findings = run["findings"]?.elements ?? []
        for cause in run["causes"]?.elements ?? [] {
            let own = (cause["findings"]?.elements ?? []).compactMap(\.number).map { findings[Int($0)] }
            lines += ["", "  " + words(of: cause, style)] + own.prefix(Self.most).flatMap { self.lines(of: $0, style) }
            lines += more(own.count)
        }
        let others = findings.filter { $0["cause"] == nil }
        if !others.isEmpty { lines.append("") }
        lines += others.prefix(Self.most).flatMap { self.lines(of: $0, style) } + more(others.count)
        return lines
    }

    private func figures(of run: Value) -> String {
        let findings = run["findings"]?.elements ?? []
        func count(_ severity: String) -> Int { findings.count { $0["severity"]?.string == severity } }
        let found = [
            Tally.words(count("error"), "error", "errors"), Tally.words(count("warning"), "warning", "warnings"),
            Tally.words(count("info"), "info", "infos"),
        ].compactMap(\.self)
        let screens = run["coverage"]?["screens"]
        var words = [found.isEmpty ? "nothing to report" : found.joined(separator: ", ")]
        words.append("\(screens?["reached"]?.words ?? "") of \(screens?["of"]?.words ?? "") screens reached")
        words.append("\(run["statistics"]?["engineSteps"]?.words ?? "") steps")
        if run["isComplete"]?.flag == false { words.append("not complete") }
        return words.joined(separator: "; ")
    }

    private func more(_ count: Int) -> [String] {
        count > Self.most ? ["    and \(count - Self.most) more"] : []
    }

    /// Who writes what, and where it is seen.
    private func words(of cause: Value, _ style: TextStyle) -> String {
        let screens = (cause["screens"]?.elements ?? []).compactMap(\.string)
        var who = cause["screen"]?.string ?? "no screen"
        if let callback = cause["callback"]?.string { who += " in \(callback)" }
        var words = style(.bold, .cyan, text: who.onOneLine) + " sets \(cause["property"]?.string ?? "")"
        if let pointer = cause["pointer"]?.string { words += style(.dim, text: " (\(pointer.onOneLine))") }
        let seen = screens.prefix(Self.most).joined(separator: ", ") + (screens.count > Self.most ? ", …" : "")
        return words + ", seen on " + seen.onOneLine
    }

    private func lines(of finding: Value, _ style: TextStyle) -> [String] {
        let severity = finding["severity"]?.string ?? ""
        let emphasis: TextStyle.Emphasis = severity == "error" ? .red : severity == "warning" ? .yellow : .cyan
        let subject = [finding["screen"]?.string, finding["property"]?.string].compactMap(\.self)
        var lines = [
            "    \(style(emphasis, text: severity)): \(finding["code"]?.string ?? ""): "
                + (subject.isEmpty ? finding["pointer"]?.string ?? "" : subject.joined(separator: ", ")).onOneLine
        ]
        for look in (finding["looks"]?.elements ?? []).prefix(4) {
            let names = (look["path"]?["names"]?.elements ?? []).compactMap(\.string)
            let entry = look["path"]?["entry"]?.string ?? ""
            let way =
                names.isEmpty ? "at the start of \(entry)" : "after \(names.joined(separator: ", ")) from \(entry)"
            lines.append("      \(look["value"].map { "\($0.seenWords) " } ?? "")\(way)".onOneLine)
        }
        return lines
    }

    // MARK: - Fixes

    private func fixes(_ style: TextStyle) -> [String] {
        let fixes = answer["fixes"]?.elements ?? []
        let lines = fixes.prefix(Self.most).map { fix in
            let gone = fix["removes"]?.elements.count ?? 0
            let all = gone + Int(fix["left"]?.number ?? 0) - (fix["adds"]?.elements.count ?? 0)
            return "\(style(.green, text: "fix:")) \(fix["message"]?.string ?? ""); verified: \(gone) of \(all) gone"
                .onOneLine
        }
        return lines.isEmpty ? [] : lines + more(fixes.count) + [""]
    }
}

extension Value {
    /// What is seen, in a few words: a background by its topmost layer.
    fileprivate var seenWords: String { self["kind"] == nil ? words : backgroundWords }
}
