internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

// The text beside the lines of a pull request, and in a comment of it.
extension AuditReport {
    /// The effects of one cause in all runs.
    struct Annotation {
        var issues: [Issue]

        var severity: Diagnostic.Severity { issues.map(\.severity).min { $0.rank < $1.rank } ?? .info }

        /// The code of the finding that represents it, and whether that is only possible.
        var code: String {
            let code = issues[0].leading.code.rawValue
            return issues.contains(where: \.isCertain) ? code : "\(code) (possible)"
        }
    }

    /// The causes, each once regardless of the number of its runs, in order of appearance.
    var annotations: [Annotation] {
        var annotations: [Annotation] = []
        var places: [[String?]: Int] = [:]
        for issue in issues {
            var key: [String?] = [issue.leading.fingerprint]
            if let cause = issue.cause {
                key = [answer.runs[issue.run].selection.name, cause.screen?.rawValue, cause.property?.name]
                key += [cause.callback?.rawValue, cause.pointer]
            }
            if let place = places[key] {
                annotations[place].issues.append(issue)
            } else {
                places[key] = annotations.count
                annotations.append(Annotation(issues: [issue]))
            }
        }
        return annotations
    }

    /// Returns the cause and where its effect is visible, the effect, the way to it, the fix, and the runs that found
    /// it.
    func lines(of annotation: Annotation) -> [String] {
        let issue = annotation.issues[0]
        let leading = issue.leading
        var lines: [String] = []
        if let cause = issue.cause {
            let screens = Set(annotation.issues.flatMap(\.findings).compactMap(\.screen?.rawValue)).sorted()
            lines.append("\(cause.words); seen on \(screens.joined(separator: ", "))".onOneLine)
        }
        lines.append(leading.message.onOneLine)
        if let path = leading.culprit?.path { lines.append("Shortest path: \(path.words)") }
        lines.append("Fix: \(fix(for: annotation.issues.flatMap(\.findings))?.words ?? leading.fix)")
        let systems = annotation.issues.map { issue in
            let run = answer.runs[issue.run]
            return "\(run.policyWords), iOS \(run.environment.os)"
        }
        var told: Set<String> = []
        lines.append("Under \(systems.filter { told.insert($0).inserted }.joined(separator: "; "))".onOneLine)
        return lines
    }

    /// Returns the position of the causing code: the one that the graph names, or else the line of the graph.
    func place(of annotation: Annotation) -> (file: String?, line: Int?, column: Int?) {
        let pointer = annotation.issues[0].pointer
        if let source = graph.source(of: pointer) { return (source.uri, source.line, source.column) }
        let place = graph.places(of: [pointer])[0]
        return (graph.isNamed ? place.name : nil, place.span.start.line, place.span.start.column)
    }

    /// Returns a summary of everything new, in one line.
    ///
    /// - Parameters:
    ///   - annotations: The causes.
    ///   - hidden: The number of causes that are not shown.
    /// - Returns: The line, without its line feed.
    func summary(_ annotations: [Annotation], hidden: Int = 0) -> String {
        let counts = Tally.words(of: newFindings.map(\.severity))
        var words = "navigation-style audit: "
        words += counts.isEmpty ? "nothing \(baseline == nil ? "to report" : "new")" : counts.joined(separator: ", ")
        if let causes = Tally.words(annotations.count { $0.issues[0].cause != nil }, "cause", "causes") {
            words += " by \(causes)"
        }
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
