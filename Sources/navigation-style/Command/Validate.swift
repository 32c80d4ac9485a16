internal import ArgumentParser
internal import HTTPMessage
internal import NavigationStyle
internal import NavigationStyleService

struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Finds faults in requests, and problems in their answers.",
        discussion: """
            A request is one for transition, replay, resolve, compare or batch; its members decide which. The report \
            goes to standard output, even if a request is faulty. The exit status is 1 if a request is faulty, or a \
            diagnostic is at least as severe as --fail-on; 2 if a file cannot be read.
            """
    )

    /// The format of the findings.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, github, sarif, junit, markdown
    }

    @OptionGroup var requests: RequestFiles
    @OptionGroup(title: "Environment") var environment: EnvironmentOptions

    @Option(
        help: """
            The format of the report: text, as compilers print errors; JSON; workflow commands of GitHub; SARIF 2.1.0; \
            JUnit XML; or a pull request comment in Markdown.
            """
    )
    var format = Format.text

    @Flag(
        help: """
            After the findings of a file, print the address of the request in the playground of the server at \
            NAVIGATION_STYLE_LISTEN or 127.0.0.1:8080; for a batch, the address of each of its requests.
            """
    )
    var link = false

    @Option(help: "The lowest severity that makes the exit status 1.")
    var failOn = Diagnostic.Severity.error

    func validate() throws {
        guard link, format != .text else { return }
        throw ValidationError("--link requires --format text.")
    }

    func run() throws {
        var failures: [InputFailure] = []
        var report = Report()
        let service = NavigationStyleService.onCommandLine
        let home = link ? try SocketAddress.url(of: "") : ""
        for file in try requests.expanded(&failures) {
            do throws(InputFailure) {
                let json = try file.read()
                let (_, findings) = service.findings(in: json, in: environment.overlays)
                let located = LocatedFinding.all(findings, in: json)
                let links = link ? service.playgroundLinks(to: json).map { ($0.item, home + $0.link) } : []
                report.files.append(Report.File(name: file.path, findings: located, links: links))
            } catch {
                failures.append(error)
            }
        }
        try report.print(as: format, failingOn: failOn)
        for failure in failures { StandardStream.complain("Error: \(failure)".onOneLine) }
        if !failures.isEmpty { throw ExitCode(2) }
        if report.files.contains(where: { $0.findings.contains { $0.severity >= failOn } }) { throw ExitCode(1) }
    }
}

extension Report {
    /// Prints the report on standard output.
    func print(as format: Validate.Format, failingOn threshold: Diagnostic.Severity) throws {
        switch format {
        case .text:
            try StandardStream.output.write(text(TextStyle(of: .output)))
            // In a pipe, no output means no findings.
            if StandardStream.output.isTerminal { try StandardStream.output.write(tally) }
        case .json: try StandardStream.output.write(json)
        case .github: try StandardStream.output.write(gitHubCommands)
        case .sarif: try StandardStream.output.write(sarif)
        case .markdown: try StandardStream.output.write(markdown)
        case .junit: try StandardStream.output.write(junit(failingOn: threshold))
        }
    }
}
