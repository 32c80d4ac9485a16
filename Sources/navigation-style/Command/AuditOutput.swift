internal import ArgumentParser
internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON
internal import NavigationStyleService

/// The format of an audit's results, and the conditions that make it fail.
struct AuditOutput: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, sarif, github, junit, markdown, dot, mermaid, svg
    }

    @Option(
        help: """
            The format of the findings: text, grouped by cause; JSON; SARIF 2.1.0; workflow commands of GitHub; JUnit's \
            XML; a pull request comment in Markdown; or a drawing of the graph for Graphviz, for Mermaid or as a \
            picture, in which the color of a screen shows its number of looks.
            """
    )
    var format = Format.text

    @Option(help: "The lowest severity that makes the exit status 1.")
    var failOn = Diagnostic.Severity.error

    @Flag(help: "Let findings that are only possible make the exit status 1, too.")
    var failOnPossible = false

    @Option(
        help: ArgumentHelp("A baseline of known findings: these no longer make the exit status 1.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var baseline: InputFile?

    @Option(
        help: ArgumentHelp("Write all findings to this file, as a baseline.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var writeBaseline: String?

    @Flag(help: "Make the exit status 1 as well if the baseline has findings that no longer occur.")
    var strictBaseline = false

    @Option(
        help: ArgumentHelp(
            "A list of changed files, one path per line, as printed by git diff --name-only; findings in them come first.",
            valueName: "file"
        ),
        completion: .file()
    )
    var changed: InputFile?

    @Option(
        help: ArgumentHelp(
            "The finding whose path a drawing shows (default: the first new one).",
            valueName: "fingerprint"
        )
    )
    var finding: String?

    @Flag(help: "Do not treat a search that ended early as a failure.")
    var allowIncomplete = false

    func validate() throws {
        if strictBaseline, baseline == nil { throw ValidationError("--strict-baseline requires --baseline.") }
        if finding != nil, ![.dot, .mermaid, .svg].contains(format) {
            throw ValidationError("--finding requires --format dot, mermaid or svg.")
        }
    }

    /// Reads the known findings; nil without a baseline.
    func readBaseline() throws -> Baseline? {
        guard let baseline else { return nil }
        return try Baseline(baseline)
    }

    /// Reports the faults of a graph: in place of the report, in formats for programs, else on standard error.
    ///
    /// - Parameters:
    ///   - problem: The faults.
    ///   - text: The graph's text.
    ///   - name: The user's name for it.
    /// - Throws: The failure to write to standard output.
    func complain(of problem: Problem, in text: [UInt8], of name: String) throws {
        guard format != .text, format != .json, let form = Validate.Format(rawValue: format.rawValue) else {
            return problem.complain(in: text, of: name, inWords: format != .json)
        }
        let located = LocatedFinding.all(problem.findings, in: text)
        let report = Report(files: [Report.File(name: name, findings: located, links: [])])
        try report.print(as: form, failingOn: failOn)
    }

    /// Prints an answer, writes the baseline, and ends with the matching status.
    ///
    /// - Parameters:
    ///   - graph: The graph.
    ///   - answer: The answer.
    ///   - baseline: The known findings.
    ///   - missing: The parts that the answer lacks, in words.
    ///   - json: Writes the answer as JSON.
    /// - Throws: The exit status, or the failure to write.
    func finish(
        _ graph: AuditedGraph,
        _ answer: AuditResponse,
        _ baseline: Baseline?,
        missing: [String] = [],
        json: (AuditResponse) -> [UInt8] = { $0.json(pretty: true) }
    ) throws {
        let changed = try changed.map { ChangedFiles(try $0.read()) }
        let report = AuditReport(graph: graph, answer: answer, baseline: baseline, changed: changed)
        try StandardStream.output.write(try text(of: report, json))
        for words in missing { StandardStream.complain("Error: \(words)".onOneLine) }
        if let writeBaseline { try OutputFile(path: writeBaseline).write(Baseline(of: answer).json) }
        let gone = strictBaseline && missing.isEmpty ? baseline?.gone(in: answer) ?? [] : []
        if !gone.isEmpty { complain(ofGone: gone) }
        let fails = report.newFindings.contains { $0.fails(at: failOn, orPossible: failOnPossible) }
        if report.hasImpossibleRun || fails || !gone.isEmpty { throw ExitCode(1) }
        if !allowIncomplete, !report.isComplete || !missing.isEmpty { throw ExitCode(3) }
    }

    /// The greatest number of outdated findings of a baseline that are listed one by one.
    private static let mostGone = 20

    private func complain(ofGone gone: [Baseline.Entry]) {
        for entry in gone.prefix(Self.mostGone) {
            StandardStream.complain("Error: no longer found, but in the baseline: \(entry.words)")
        }
        let more = gone.count > Self.mostGone ? "and \(gone.count - Self.mostGone) more; " : ""
        StandardStream.complain("\(more)--write-baseline updates it.")
    }

    private func text(of report: AuditReport, _ json: (AuditResponse) -> [UInt8]) throws -> [UInt8] {
        switch format {
        case .text: return Array(report.text(TextStyle(of: .output)).utf8)
        case .json: return json(report.answerChangedFirst).endingInLineFeed
        case .sarif: return report.sarif.endingInLineFeed
        case .github: return Array(report.gitHubCommands.utf8)
        case .junit: return Array(report.junit(failingOn: failOn, orPossible: failOnPossible).utf8)
        case .markdown: return Array(report.markdown.utf8)
        case .dot: return Array(try drawing(of: report, .dot).dot.utf8)
        case .mermaid: return Array(try drawing(of: report, .mermaid).mermaid.utf8)
        case .svg: return try drawing(of: report, .svg).svg.endingInLineFeed
        }
    }

    private func drawing(of report: AuditReport, _ language: GraphDrawing.Language) throws -> GraphDrawing {
        if let finding {
            let all = report.answer.runs.flatMap(\.findings).map(\.fingerprint)
            guard all.contains(finding) else {
                throw ValidationError(
                    "No finding has the fingerprint '\(finding)'; --format json lists the fingerprints."
                )
            }
        }
        return GraphDrawing(of: report, showing: finding, in: language)
    }
}
