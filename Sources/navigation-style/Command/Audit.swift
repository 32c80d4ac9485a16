internal import ArgumentParser
internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON
internal import NavigationStyleService
internal import SystemThread

struct Audit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Finds the screens of an app that have two looks, and the shortest ways to them.",
        usage: """
            navigation-style audit [<options>] [<files> ...]
            navigation-style audit merge [<options>] <files> ...
            """,
        discussion: """
            A graph is the screens of an app, its entries and its routes. Told is every look that a screen can have at \
            rest after any history, of any length, on stacks of any height; who causes it; and changes that take it away, \
            each tried out by searching the changed graph. The first line makes a graph of what an app has recorded; the \
            screens in it have yet to be styled.

              navigation-style graph --from trace.ndjson >graph.json
              navigation-style audit graph.json --write-baseline known.json
              navigation-style audit graph.json --baseline known.json --format sarif
              navigation-style audit read.json overrides.json
              navigation-style audit head.json --baseline-graph base.json --changed files.txt
              navigation-style audit graph.json --shard 1/3 --format json >shard-1.json
              navigation-style audit merge shard-*.json

            The status is 0, 1 where something is found that is as severe as --fail-on and not in the baseline, or the \
            graph is faulty, 2 for a mistake on the command line, or 3 where the search ended before all was found and \
            nothing so severe was.
            """,
        subcommands: [AuditMerge.self]
    )

    @OptionGroup var graph: GraphFiles

    @Option(help: "A policy in the place of those of the graph; may be given several times.")
    var policy: [String] = []

    @Option(help: "An iOS in the place of those of the graph, as in 17.0; may be given several times.")
    var os: [String] = []

    @Option(help: "How many steps of the engine each run may take.")
    var steps = 2_000_000

    @Option(
        help: """
            How exact the search is: all properties at once, or a few that go together at a time; without, all at once as \
            long as they are not too many.
            """
    )
    var precision: Precision?

    @OptionGroup var threads: ThreadOption

    @Option(
        help: ArgumentHelp(
            "Make only every n-th of the runs, which are the policies in the environments; with --format json for "
                + "audit merge. The numbers i are 1 to n, or 0 to n-1.",
            valueName: "i/n"
        )
    )
    var shard: Shard?

    @Option(
        help: ArgumentHelp(
            "A graph whose findings are known, such as that of the branch a pull request goes to: only what is new makes "
                + "the status 1. May be given again for files that are merged.",
            valueName: "file"
        ),
        completion: .file(extensions: ["json"])
    )
    var baselineGraph: [InputFile] = []

    @Flag(inversion: .prefixedNo, help: "Look for changes that take away what is found.")
    var fixes = true

    @OptionGroup var output: AuditOutput

    func validate() throws {
        try PolicyPage.check(policy)
        for version in os where !(SystemVersion(version)?.isKnown ?? false) {
            throw ValidationError("Unknown iOS version \"\(version)\" (for example, 17.0)".onOneLine)
        }
        if steps < 1 { throw ValidationError("--steps must be at least 1") }
        if !baselineGraph.isEmpty, output.baseline != nil {
            throw ValidationError("--baseline-graph and --baseline exclude each other.")
        }
        guard shard != nil else { return }
        if !baselineGraph.isEmpty { throw ValidationError("--baseline-graph does not go with --shard.") }
        if output.strictBaseline || output.writeBaseline != nil {
            throw ValidationError("A shard does not know all that is found: give the baseline's option to audit merge.")
        }
    }

    func run() throws {
        let content = try graph.read()
        let baseline = try baselineGraph.isEmpty ? output.readBaseline() : findings(of: baselineGraph)
        let audited: AuditedGraph
        let json: [UInt8]
        do throws(JSONRequestError) {
            if !content.faults.isEmpty { throw JSONRequestError.invalid(content.faults) }
            var whole = AuditedGraph(
                name: content.name,
                text: content.text,
                request: try settings.request(content.text)
            )
            (whole.files, whole.origins) = (content.files, content.origins)
            audited = whole
            json = try answer(to: audited)
        } catch {
            try output.complain(of: Problem(error), in: content.text, of: content.name)
            throw ExitCode(1)
        }
        try output.finish(audited, json, baseline)
    }

    /// Audits a graph for the findings that are known.
    private func findings(of files: [InputFile]) throws -> Baseline {
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
            return AuditAnswer(of: try answer(to: graph)).map { Baseline(of: $0) } ?? Baseline([])
        } catch {
            try output.complain(of: Problem(error), in: content.text, of: content.name)
            throw ExitCode(1)
        }
    }

    /// Returns the answer as JSON; that of a shard contains everything `audit merge` needs.
    private func answer(to graph: AuditedGraph) throws(JSONRequestError) -> [UInt8] {
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
                return try request.response(within: budget, threads: threads.count, telling: observer).json(
                    pretty: true
                )
            }
            let (response, proposals) = try request.response(
                to: shard,
                within: budget,
                threads: threads.count,
                telling: observer
            )
            return ShardFile.json(response, of: shard, graph, settings, proposals)
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
    @Option(help: "How many threads search; 0 is one for each core. What is found is the same.")
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
