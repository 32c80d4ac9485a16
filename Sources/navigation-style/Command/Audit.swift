internal import ArgumentParser
internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON
internal import NavigationStyleService

struct Audit: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Finds the screens of an app that have two looks, and the shortest ways to them.",
        discussion: """
            A graph is the screens of an app, its entries and its routes. Told is every look that a screen can have at \
            rest after any history, of any length, on stacks of any height; who causes it; and changes that take it away, \
            each tried out by searching the changed graph.

            The status is 0, 1 where something is found that is as severe as --fail-on or the graph is faulty, 2 for a \
            mistake on the command line, or 3 where the search ended before all was found and nothing so severe was.
            """
    )

    /// How what is found is printed.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @OptionGroup var graph: RequestFile

    @Option(help: "A policy in the place of those of the graph; may be given several times.")
    var policy: [String] = []

    @Option(help: "An iOS in the place of those of the graph, as in 17.0; may be given several times.")
    var os: [String] = []

    @Option(help: "The least severity that makes the status 1.")
    var failOn = Threshold.error

    @Option(help: "How to print what is found: for people, by who causes it, or as JSON.")
    var format = Format.text

    @Option(help: "How many steps of the engine each run may take.")
    var steps = 2_000_000

    @Flag(inversion: .prefixedNo, help: "Look for changes that take away what is found.")
    var fixes = true

    @Flag(help: "Let a search that ended before all was found be no failure.")
    var allowIncomplete = false

    func validate() throws {
        for name in policy where PolicyPage.named(name) == nil {
            throw ValidationError(
                "There is no policy called '\(name)'; navigation-style policies lists them.".onOneLine
            )
        }
        for version in os where !(SystemVersion(version)?.isKnown ?? false) {
            throw ValidationError("'\(version)' is no version of iOS that is known; 17.0 is one.".onOneLine)
        }
        if steps < 1 { throw ValidationError("There must be a step at least.") }
    }

    func run() throws {
        let body = try graph.read()
        let response: AuditResponse
        do throws(JSONRequestError) {
            response = try answer(to: AuditRequest(json: body))
        } catch {
            Problem(error).complain(in: body, of: graph.name, inWords: format == .text)
            throw ExitCode(1)
        }
        let json = response.json(pretty: true)
        switch format {
        case .json: try StandardStream.output.write(json.endingInLineFeed)
        case .text:
            guard let summary = AuditSummary(of: json) else { throw ExitCode(1) }
            try StandardStream.output.write(summary.text(TextStyle(of: .output)))
        }
        let reports = response.runs.map(\.report)
        if reports.contains(where: { $0 == nil }) { throw ExitCode(1) }
        let findings = reports.compactMap(\.self).flatMap(\.findings)
        if findings.contains(where: { failOn.isReached(by: $0.severity) }) { throw ExitCode(1) }
        if !allowIncomplete, reports.contains(where: { !($0?.isComplete ?? true) }) { throw ExitCode(3) }
    }

    /// The answer to a graph, with what the command line says in the place of what it says.
    private func answer(to request: AuditRequest) throws(JSONRequestError) -> AuditResponse {
        var request = request
        if !policy.isEmpty { request.policies = policy.map { PolicySelection($0) } }
        if !os.isEmpty, let common = request.environments.first {
            request.environments = os.compactMap { SystemVersion($0) }.map { version in
                var environment = common
                environment.os = version
                return environment
            }
        }
        if !fixes { request.fixes = false }
        var budget = Budget(steps: steps)
        if let milliseconds = request.limits.milliseconds {
            let end = MonotonicClock.nanoseconds() + UInt64(milliseconds) * 1_000_000
            budget.isOver = { MonotonicClock.nanoseconds() >= end }
        }
        do { return try request.response(within: budget) } catch { throw .invalid(error.faults) }
    }
}

extension AuditRun {
    /// What was found; nil where the run cannot be made.
    fileprivate var report: Report? {
        if case .made(let report) = outcome { report } else { nil }
    }
}
