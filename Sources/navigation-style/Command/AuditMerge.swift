internal import ArgumentParser
internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON
internal import NavigationStyleService

struct AuditMerge: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        _superCommandName: "navigation-style audit",
        abstract: "Merges the shards of an audit.",
        discussion: """
            The files are the output of audit --shard i/n --format json, in any order. The result is the same as that \
            of one audit of the whole graph. Fixes are searched for here, since each is tried on all runs. Missing \
            shards are reported on standard error and make the exit status 3.
            """
    )

    @Argument(
        help: "The shards: files, or patterns such as 'shards/*.json'.",
        completion: .file(extensions: ["json"])
    )
    var files: [InputFile] = []

    @OptionGroup var threads: ThreadOption

    @OptionGroup var output: AuditOutput

    func validate() throws {
        if files.isEmpty {
            throw ValidationError("No shards: name the files that audit --shard i/n --format json printed.")
        }
    }

    func run() throws {
        var failures: [InputFailure] = []
        var named = RequestFiles()
        named.files = files
        let found = try named.expanded(&failures)
        if let failure = failures.first { throw failure }
        let baseline = try output.readBaseline()
        let shards = try found.map { (file: $0, shard: try ShardFile($0)) }
        let merge: ShardMerge
        do throws(ShardMerge.Failure) { merge = try ShardMerge(shards) } catch {
            switch error {
            case .input(let failure): throw failure
            case .graph(let error):
                try output.complain(of: Problem(error), in: shards[0].shard.text, of: shards[0].shard.name)
                throw ExitCode(1)
            }
        }
        let count = shards[0].shard.shard.count
        let missing = merge.missing.prefix(Self.mostMissing).map { number in
            let runs = merge.runs(of: number)
            return "Shard \(number) of \(count) is missing: \(runs.isEmpty ? "it has no runs" : runs)"
        }
        let more = merge.missing.count - missing.count
        try output.finish(
            merge.graph,
            merge.answer(threads: threads.count),
            baseline,
            missing: missing + (more > 0 ? ["\(more) more shards are missing"] : [])
        )
    }

    /// The greatest number of missing shards that are listed one by one.
    private static let mostMissing = 20
}
