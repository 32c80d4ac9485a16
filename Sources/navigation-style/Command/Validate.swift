internal import ArgumentParser
internal import HTTPMessage
internal import NavigationStyleService

struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Says what is wrong with requests, and what would go wrong.",
        discussion: """
            A request is one for transition, replay, resolve, compare or batch: which, its members tell. The report goes \
            to standard output, also where a request is faulty. The status is 1 where it is, or where a diagnostic is as \
            severe as --fail-on; 2 where a file cannot be read.
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
            How to print what is found: lines as compilers print them, JSON, workflow commands of GitHub, SARIF 2.1.0, \
            JUnit's XML, or a comment of a pull request as Markdown.
            """
    )
    var format = Format.text

    @Flag(
        help: """
            Print, after what is found in a file, the address of the request in the playground of the server at \
            NAVIGATION_STYLE_LISTEN or 127.0.0.1:8080; of a batch, of each of its requests.
            """
    )
    var link = false

    @Option(help: "The least severity that makes the status 1.")
    var failOn = Threshold.error

    func validate() throws {
        guard link, format != .text else { return }
        throw ValidationError("--link goes with --format text: the other formats have no place for it.")
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
        try print(report)
        for failure in failures { StandardStream.complain("Error: \(failure)".onOneLine) }
        if !failures.isEmpty { throw ExitCode(2) }
        if report.files.contains(where: { $0.findings.contains(where: failOn.isReached) }) { throw ExitCode(1) }
    }

    private func print(_ report: Report) throws {
        switch format {
        case .text:
            try StandardStream.output.write(report.text(TextStyle(of: .output)))
            // In a pipe, no output means no findings.
            if StandardStream.output.isTerminal { try StandardStream.output.write(report.tally) }
        case .json: try StandardStream.output.write(report.json)
        case .github: try StandardStream.output.write(report.gitHubCommands)
        case .sarif: try StandardStream.output.write(report.sarif)
        case .markdown: try StandardStream.output.write(report.markdown)
        case .junit: try StandardStream.output.write(report.junit(failingOn: failOn))
        }
    }
}
