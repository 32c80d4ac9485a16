internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

// The text beside the lines of a pull request, and in a comment of it.
extension AuditReport {
    /// The greatest number of annotations of one level that GitHub shows for a step.
    private static let mostOfALevel = 10

    /// The workflow commands: an annotation for each cause, as many as GitHub shows, and a line with the total.
    var gitHubCommands: String {
        let causes = causes
        let annotations = causes.map(annotation)
        var text = ""
        var hidden = 0
        for severity in Diagnostic.Severity.allCases.sorted(by: >) {
            let all = annotations.filter { $0.severity == severity }
            text += all.prefix(Self.mostOfALevel).map(\.workflowCommand).joined()
            hidden += max(0, all.count - Self.mostOfALevel)
        }
        return "navigation-style audit: \(descriptionWords)\n" + text + summary(causes, hidden: hidden) + "\n"
    }

    /// The report as a comment on a pull request: a row for each cause, and the path to the first new finding.
    var markdown: String {
        let causes = causes
        let rows = causes.map { issues in
            var annotation = annotation(of: issues)
            annotation.group = changeGroup(of: issues)
            return annotation
        }
        let drawing = rows.isEmpty ? nil : GraphDrawing(of: self, showing: nil, in: .mermaid).mermaid
        let title = summary(causes)
        return MarkdownReport(title: title, introduction: descriptionWords, rows: rows, drawing: drawing).text
    }

    /// The new issues; those of one cause are together, regardless of the number of its runs, in order of appearance.
    var causes: [[Issue]] {
        var causes: [[Issue]] = []
        var places: [[String?]: Int] = [:]
        for issue in issues {
            var key: [String?] = [issue.leading.fingerprint]
            if let cause = issue.cause {
                key = [answer.runs[issue.run].selection.name, cause.screen?.rawValue, cause.property?.name]
                key += [cause.callback?.rawValue, cause.pointer]
            }
            if let place = places[key] {
                causes[place].append(issue)
            } else {
                places[key] = causes.count
                causes.append([issue])
            }
        }
        return causes
    }

    /// Returns the annotation of issues with one cause, at the causing code.
    ///
    /// It has the cause and where its effect is visible, the effect, the way to it, the fix, and the runs that found it.
    func annotation(of issues: [Issue]) -> Annotation {
        let leading = issues[0].leading
        var lines: [String] = []
        if let cause = issues[0].cause {
            let screens = Set(issues.flatMap(\.findings).compactMap(\.screen?.rawValue)).sorted()
            lines.append("\(cause.words); seen on \(screens.joined(separator: ", "))".onOneLine)
        }
        lines.append(leading.message.onOneLine)
        if let path = leading.culprit?.path { lines.append("Shortest path: \(path.words)") }
        lines.append("Fix: \(fix(for: issues.flatMap(\.findings))?.words ?? leading.fix)")
        let systems = issues.map { issue in
            let run = answer.runs[issue.run]
            return "\(run.policyWords), iOS \(run.environment.os)"
        }
        lines.append("Under \(systems.uniqued().joined(separator: "; "))".onOneLine)
        let location = graph.locations(of: [issues[0].pointer])[0]
        return Annotation(
            severity: issues.map(\.severity).max() ?? .info,
            file: location.isSource || graph.isNamed ? location.file : nil,
            line: location.line,
            column: location.column,
            code: leading.code.rawValue + (issues.contains(where: \.isCertain) ? "" : " (possible)"),
            lines: lines
        )
    }

    /// Returns a summary of everything new, in one line.
    ///
    /// - Parameters:
    ///   - causes: The issues of each cause.
    ///   - hidden: The number of causes that are not shown.
    /// - Returns: The line, without its line feed.
    private func summary(_ causes: [[Issue]], hidden: Int = 0) -> String {
        var words = "navigation-style audit: \(tally(of: newFindings, causes: causes.count { $0[0].cause != nil }))"
        words += " in \(Tally.words(answer.runs.count, "run", "runs") ?? "no run")"
        let possible = newFindings.count { $0.certainty == .possible }
        if possible > 0 { words += "; \(possible) only possible" }
        let meant = Set(answer.runs.flatMap(\.intended).map(\.fingerprint))
        if !meant.isEmpty { words += "; \(meant.count) intended" }
        for pointer in unmetIntentions { words += "; no finding matches the intention at \(pointer)" }
        if hidden > 0 { words += "; \(hidden) not annotated" }
        if !isComplete { words += "; not complete" }
        for run in answer.runs where !run.faults.isEmpty {
            words += "; impossible: \(run.title): \(run.faults.map(\.detail).joined(separator: " "))"
        }
        return words.onOneLine
    }
}
