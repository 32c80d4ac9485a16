internal import ArgumentParser
internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleService

/// The format of an audit's results, and the conditions that make it fail.
struct AuditOutput: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, sarif, github, markdown, dot, mermaid, svg
    }

    @Option(
        help: """
            How to print what is found: for people, by who causes it; JSON; SARIF 2.1.0; workflow commands of GitHub; \
            a comment of a pull request as Markdown; or the graph, its screens colored by how many looks they have, for Graphviz, for Mermaid or as a picture.
            """
    )
    var format = Format.text

    @Option(help: "The least severity that makes the status 1.")
    var failOn = Threshold.error

    @Flag(help: "Have what is only possible make the status 1, too.")
    var failOnPossible = false

    @Option(
        help: ArgumentHelp("What is found and known: it makes the status 1 no more.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var baseline: InputFile?

    @Option(
        help: ArgumentHelp("Where to write all that is found, as a baseline for later.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var writeBaseline: String?

    @Flag(help: "Have the status be 1, too, where the baseline knows of what is not found any more.")
    var strictBaseline = false

    @Option(
        help: ArgumentHelp(
            "Files that changed, one path on a line, as git diff --name-only prints them: what is found there comes first.",
            valueName: "file"
        ),
        completion: .file()
    )
    var changed: InputFile?

    @Option(
        help: ArgumentHelp(
            "The finding whose path a drawing shows; the first that is new without.",
            valueName: "fingerprint"
        )
    )
    var finding: String?

    @Flag(help: "Let a search that ended before all was found be no failure.")
    var allowIncomplete = false

    func validate() throws {
        if strictBaseline, baseline == nil { throw ValidationError("--strict-baseline goes with --baseline.") }
        if finding != nil, ![.dot, .mermaid, .svg].contains(format) {
            throw ValidationError("--finding goes with --format dot, mermaid or svg.")
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
        let located = LocatedFinding.all(problem.findings, in: text)
        let report = Report(files: [Report.File(name: name, findings: located, links: [])])
        switch format {
        case .sarif: try StandardStream.output.write(report.sarif)
        case .github: try StandardStream.output.write(report.gitHubCommands)
        case .markdown: try StandardStream.output.write(report.markdown)
        case .json: problem.complain(in: text, of: name, inWords: false)
        case .text, .dot, .mermaid, .svg: problem.complain(in: text, of: name, inWords: true)
        }
    }

    /// Prints an answer, writes the baseline, and ends with the matching status.
    ///
    /// - Parameters:
    ///   - graph: The graph.
    ///   - json: The answer.
    ///   - baseline: The known findings.
    ///   - missing: The parts that the answer lacks, in words.
    /// - Throws: The exit status, or the failure to write.
    func finish(_ graph: AuditedGraph, _ json: [UInt8], _ baseline: Baseline?, missing: [String] = []) throws {
        guard let answer = AuditAnswer(of: json) else { throw ExitCode(1) }
        let changed = try changed.map { ChangedFiles(try $0.read()) }
        let report = AuditReport(graph: graph, answer: answer, baseline: baseline, changed: changed)
        try StandardStream.output.write(try text(of: report, json))
        for words in missing { StandardStream.complain("Error: \(words)".onOneLine) }
        if let writeBaseline { try OutputFile(path: writeBaseline).write(Baseline(of: answer).json) }
        let gone = strictBaseline && missing.isEmpty ? baseline?.gone(in: answer) ?? [] : []
        if !gone.isEmpty { complain(ofGone: gone) }
        let fails = report.newFindings.contains {
            failOn.isReached(by: $0.severity) && (failOnPossible || $0.certainty == .certain)
        }
        if report.hasImpossibleRun || fails || !gone.isEmpty { throw ExitCode(1) }
        if !allowIncomplete, !report.isComplete || !missing.isEmpty { throw ExitCode(3) }
    }

    /// The greatest number of outdated findings of a baseline that are listed one by one.
    private static let mostGone = 20

    private func complain(ofGone gone: [Baseline.Entry]) {
        for entry in gone.prefix(Self.mostGone) {
            StandardStream.complain("Error: in the baseline and not found: \(entry.words)")
        }
        let more = gone.count > Self.mostGone ? "and \(gone.count - Self.mostGone) more; " : ""
        StandardStream.complain("\(more)--write-baseline writes it anew.")
    }

    private func text(of report: AuditReport, _ json: [UInt8]) throws -> [UInt8] {
        switch format {
        case .text: return Array(report.text(TextStyle(of: .output)).utf8)
        case .json: return report.changedFirst(inJSON: json).endingInLineFeed
        case .sarif: return report.sarif.endingInLineFeed
        case .github: return Array(report.gitHubCommands.utf8)
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
                    "No finding has the fingerprint '\(finding)'; --format json tells those there are."
                )
            }
        }
        return GraphDrawing(of: report, showing: finding, in: language)
    }
}
