internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

extension AuditReport {
    /// How many annotations of one level GitHub shows of a step.
    private static let mostOfALevel = 10

    /// What one cause does in all runs.
    private struct Annotation {
        var issues: [Issue]

        var severity: Diagnostic.Severity { issues.map(\.severity).min { $0.order < $1.order } ?? .info }
    }

    /// An annotation for each cause, as many as GitHub shows, and a line that says how much there is in all.
    var gitHubCommands: String {
        let annotations = annotations
        var text = ""
        for severity in Diagnostic.Severity.allCases.sorted(by: { $0.order < $1.order }) {
            for annotation in annotations.filter({ $0.severity == severity }).prefix(Self.mostOfALevel) {
                text += command(annotation).text
            }
        }
        return "navigation-style audit: \(descriptionWords)\n" + text + summary(annotations) + "\n"
    }

    /// The causes, each once whatever number of runs it shows in, in the order in which they come.
    private var annotations: [Annotation] {
        var annotations: [Annotation] = []
        var places: [[String?]: Int] = [:]
        for issue in issues {
            var key: [String?] = [issue.leading.fingerprint]
            if let cause = issue.cause {
                key = [answer.runs[issue.run].policy, cause.screen, cause.property, cause.callback, cause.pointer]
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

    private func command(_ annotation: Annotation) -> WorkflowCommand {
        let issue = annotation.issues[0]
        let leading = issue.leading
        var lines: [String] = []
        if let cause = issue.cause {
            let screens = Set(annotation.issues.flatMap(\.findings).compactMap(\.screen)).sorted()
            lines.append("\(cause.words); seen on \(screens.joined(separator: ", "))".onOneLine)
        }
        lines.append(leading.message.onOneLine)
        if let path = leading.culprit?.path { lines.append("Shortest path: \(path.words)") }
        lines.append("Fix: \(fix(for: annotation.issues.flatMap(\.findings))?.words ?? leading.fix)")
        let systems = annotation.issues.map { answer.runs[$0.run] }.map { "\($0.policyWords), iOS \($0.os)" }
        var told: Set<String> = []
        lines.append("Under \(systems.filter { told.insert($0).inserted }.joined(separator: "; "))".onOneLine)
        let message = lines.joined(separator: "\n")
        let title = annotation.issues.contains(where: \.isCertain) ? leading.code : "\(leading.code) (possible)"
        if let source = graph.source(of: issue.pointer) {
            return WorkflowCommand(
                severity: annotation.severity,
                file: source.uri,
                line: source.line,
                column: source.column,
                title: title,
                message: message
            )
        }
        let place = graph.places(of: [issue.pointer])[0]
        return WorkflowCommand(
            severity: annotation.severity,
            file: graph.isNamed ? place.name : nil,
            line: place.span.start.line,
            column: place.span.start.column,
            title: title,
            message: message
        )
    }

    private func summary(_ annotations: [Annotation]) -> String {
        let counts = Tally.words(of: newFindings.map(\.severity))
        var words = "navigation-style audit: "
        words += counts.isEmpty ? "nothing \(baseline == nil ? "to report" : "new")" : counts.joined(separator: ", ")
        if let causes = Tally.words(annotations.count { $0.issues[0].cause != nil }, "cause", "causes") {
            words += " by \(causes)"
        }
        words += " in \(Tally.words(answer.runs.count, "run", "runs") ?? "no run")"
        let hidden = Diagnostic.Severity.allCases.reduce(0) { count, severity in
            count + max(0, annotations.count { $0.severity == severity } - Self.mostOfALevel)
        }
        let possible = newFindings.count { $0.certainty == .possible }
        if possible > 0 { words += "; \(possible) only possible" }
        let meant = Set(answer.runs.flatMap(\.intended).compactMap { $0["fingerprint"]?.string })
        if !meant.isEmpty { words += "; \(meant.count) meant so" }
        for pointer in unmetIntentions { words += "; no finding is what \(pointer) says" }
        if hidden > 0 { words += "; \(hidden) not annotated" }
        if !isComplete { words += "; not complete" }
        for run in answer.runs where !run.faults.isEmpty {
            words += "; impossible: \(run.title): \(run.faults.map(\.detail).joined(separator: " "))"
        }
        return words.onOneLine
    }
}
