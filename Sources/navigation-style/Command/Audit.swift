internal import ArgumentParser
internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON
internal import NavigationStyleService
internal import SystemThread

struct Audit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Finds the screens of an app that can have more than one look, and the shortest paths to each.",
        usage: """
            navigation-style audit [<options>] [<files> ...]
            navigation-style audit merge [<options>] <files> ...
            """,
        discussion: """
            A graph describes an app: its screens, entries and routes. The audit reports every look that a screen can \
            have at rest, after any history and on a stack of any height; the code that causes it; and fixes, each \
            verified by searching the changed graph. The first example makes a graph from a recording of an app, \
            without the styles of its screens.

              navigation-style graph --from trace.ndjson >graph.json
              navigation-style audit graph.json --write-baseline known.json
              navigation-style audit graph.json --baseline known.json --format sarif
              navigation-style audit read.json overrides.json
              navigation-style audit head.json --baseline-graph base.json --changed files.txt
              navigation-style audit graph.json --shard 1/3 --format json >shard-1.json
              navigation-style audit merge shard-*.json

            The exit status is 0; 1 if a finding is at least as severe as --fail-on and is not in the baseline, or if \
            the graph is faulty; 2 for a mistake on the command line; or 3 if the search ended early and found nothing \
            that severe.
            """,
        subcommands: [AuditMerge.self]
    )

    @OptionGroup var graph: GraphFiles

    @Option(help: "A policy that replaces those of the graph; may be repeated.")
    var policy: [String] = []

    @Option(help: "An iOS version, such as 17.0, that replaces those of the graph; may be repeated.")
    var os: [String] = []

    @Option(help: "The maximum number of engine steps in each run.")
    var steps = Budget.standardSteps

    @Option(
        help: """
            The precision of the search: all properties at once, or a few related ones at a time (default: all at \
            once, unless there are too many).
            """
    )
    var precision: Precision?

    @OptionGroup var threads: ThreadOption

    @Option(
        help: ArgumentHelp(
            "Make only every n-th run (a run is a policy in an environment), for audit merge; use it with "
                + "--format json. The numbers i are 1 to n, or 0 to n-1.",
            valueName: "i/n"
        )
    )
    var shard: Shard?

    @Option(
        help: ArgumentHelp(
            "A graph whose findings are known, such as that of a pull request's target branch: only new "
                + "findings make the exit status 1. May be repeated for files that are merged.",
            valueName: "file"
        ),
        completion: .file(extensions: ["json"])
    )
    var baselineGraph: [InputFile] = []

    @Flag(inversion: .prefixedNo, help: "Search for fixes.")
    var fixes = true

    @OptionGroup var output: AuditOutput

    func validate() throws {
        try PolicyPage.check(policy)
        for version in os where !(SystemVersion(version)?.isKnown ?? false) {
            throw ValidationError("Unknown iOS version \"\(version)\" (for example, 17.0)".onOneLine)
        }
        if steps < 1 { throw ValidationError("--steps must be at least 1") }
        if !baselineGraph.isEmpty, output.baseline != nil {
            throw ValidationError("Use either --baseline-graph or --baseline, not both.")
        }
        guard shard != nil else { return }
        if !baselineGraph.isEmpty { throw ValidationError("--baseline-graph cannot be combined with --shard.") }
        if output.strictBaseline || output.writeBaseline != nil {
            throw ValidationError("A shard does not have all findings: give a baseline to audit merge instead.")
        }
    }

    func run() throws {
        let content = try graph.read()
        let known = try output.readBaseline()
        let earlier = try baselineGraph.isEmpty ? nil : answer(for: baselineGraph)
        let audited: AuditedGraph
        let response: AuditResponse
        let proposals: [[AuditEdit]]
        do throws(JSONRequestError) {
            if !content.faults.isEmpty { throw JSONRequestError.invalid(content.faults) }
            var whole = AuditedGraph(
                name: content.name,
                text: content.text,
                request: try settings.request(content.text)
            )
            (whole.files, whole.origins) = (content.files, content.origins)
            audited = whole
            (response, proposals) = try answer(to: audited)
        } catch {
            try output.complain(of: Problem(error), in: content.text, of: content.name)
            throw ExitCode(1)
        }
        let baseline = earlier.map { Baseline(for: response, from: $0) } ?? known
        guard let shard = shard?.shard else { return try output.finish(audited, response, baseline) }
        try output.finish(audited, response, baseline) {
            ShardFile.json($0, of: shard, audited, settings, proposals)
        }
    }

    /// Audits a graph whose findings are known.
    private func answer(for files: [InputFile]) throws -> AuditResponse {
        let content = try GraphFiles.content(of: files)
        do throws(JSONRequestError) {
            if !content.faults.isEmpty { throw JSONRequestError.invalid(content.faults) }
            var settings = settings
            settings.fixes = false
            let graph = AuditedGraph(
                name: content.name,
                text: content.text,
                request: try settings.request(content.text)
            )
            return try answer(to: graph).response
        } catch {
            try output.complain(of: Problem(error), in: content.text, of: content.name)
            throw ExitCode(1)
        }
    }

    /// Returns the answer; that of a shard comes with the fixes that `audit merge` tries.
    private func answer(
        to graph: AuditedGraph
    ) throws(JSONRequestError) -> (response: AuditResponse, proposals: [[AuditEdit]]) {
        let request = graph.request
        var budget = settings.budget(of: request)
        let bar = ProgressBar(runs: shard?.shard.runs(of: request.runCount).count ?? request.runCount)
        defer { bar?.end() }
        let isOver = budget.isOver
        budget.isOver = {
            bar?.tick()
            return isOver()
        }
        let observer = AuditObserver(
            progress: { bar?.show($0) },
            made: { _ in bar?.noteRun() },
            trying: { bar?.show($0) }
        )
        do throws(ScenarioError) {
            guard let shard = shard?.shard else {
                return (try request.response(within: budget, threads: threads.count, telling: observer), [])
            }
            return try request.response(to: shard, within: budget, threads: threads.count, telling: observer)
        } catch { throw .invalid(error.faults) }
    }

    private var settings: AuditSettings {
        var settings = AuditSettings()
        settings.policies = policy
        settings.systems = os
        settings.steps = steps
        settings.precision = precision?.precision
        settings.fixes = fixes
        return settings
    }
}

extension Audit {
    /// The precision of a search, by its name on the command line.
    enum Precision: String, CaseIterable, ExpressibleByArgument {
        case joint
        case perProperty = "per-property"

        var precision: AuditRun.Precision {
            switch self {
            case .joint: .joint
            case .perProperty: .perProperty
            }
        }
    }

    /// A share of the runs, as in `2/5`.
    struct Shard: ExpressibleByArgument {
        let shard: AuditShard

        init?(argument: String) {
            let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
            let numbers = parts.compactMap { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
            guard parts.count == 2, numbers.count == 2, (1...AuditSettings.mostShards).contains(numbers[1]),
                (0...numbers[1]).contains(numbers[0])
            else { return nil }
            // An orchestrator that counts shards from 0 has no last one, so 0 stands for it.
            shard = AuditShard(number: numbers[0] == 0 ? numbers[1] : numbers[0], count: numbers[1])
        }
    }
}

/// The number of threads of an audit.
struct ThreadOption: ParsableArguments {
    @Option(help: "The number of search threads; 0 is one for each core. It does not change the findings.")
    var threads = 0

    private static let most = 1_024

    func validate() throws {
        guard (0...Self.most).contains(threads) else {
            throw ValidationError("--threads must be between 0 and \(Self.most)")
        }
    }

    /// The number of threads, 1 or more.
    var count: Int { threads == 0 ? SystemThread.processorCount : threads }
}
