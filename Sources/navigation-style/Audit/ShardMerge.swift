internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

/// The merged shards of one audit.
struct ShardMerge {
    private let shards: [ShardFile]
    /// The graph of all shards.
    let graph: AuditedGraph
    /// The numbers of the shards without a file.
    let missing: [Int]

    /// The reason that shards cannot be merged.
    enum Failure: Error {
        case input(InputFailure)
        /// The graph in them is faulty, which never happens in a shard that the command made.
        case graph(JSONRequestError)
    }

    /// Merges shards.
    ///
    /// - Parameter files: The files; a shard may appear more than once.
    /// - Throws: The reason, such as two shards of different audits.
    init(_ files: [(file: InputFile, shard: ShardFile)]) throws(Failure) {
        guard let (first, model) = files.first else {
            throw .input(InputFailure(path: "", reason: "no shards"))
        }
        var byNumber: [Int: ShardFile] = [:]
        for (file, shard) in files {
            guard shard.isOf == model.isOf else {
                let reason = "a shard of another audit than \(first.path): the graph or the options differ"
                throw .input(InputFailure(path: file.path, reason: reason))
            }
            if let other = byNumber[shard.shard.number], other.response.runs != shard.response.runs {
                let reason =
                    "another file has shard \(shard.shard.number) of \(shard.shard.count) with other content"
                throw .input(InputFailure(path: file.path, reason: reason))
            }
            byNumber[shard.shard.number] = shard
        }
        shards = byNumber.values.sorted { $0.shard.number < $1.shard.number }
        missing = (1...model.shard.count).filter { byNumber[$0] == nil }
        do throws(JSONRequestError) {
            let request = try model.settings.request(model.text)
            graph = AuditedGraph(name: model.name, text: model.text, request: request)
        } catch { throw .graph(error) }
        let total = graph.request.runCount
        for (file, shard) in files where shard.response.runs.count != shard.shard.runs(of: total).count {
            throw .input(InputFailure(path: file.path, reason: "the shard does not have all of its runs"))
        }
    }

    /// Returns the runs of a shard in words.
    func runs(of shard: Int) -> String {
        let request = graph.request
        return AuditShard(number: shard, count: shards[0].shard.count).runs(of: request.runCount).map { number in
            let (policy, environment) = number.quotientAndRemainder(dividingBy: request.environments.count)
            return "\(request.policies[policy].name), iOS \(request.environments[environment].os)"
        }.joined(separator: "; ")
    }

    /// Returns the answer in the order of the runs; with all shards, it equals that of a single run of the command.
    ///
    /// - Parameter threads: The number of threads that verify fixes.
    /// - Returns: The answer.
    func answer(threads: Int = 1) -> AuditResponse {
        let request = graph.request
        let runs = shards.flatMap { shard in
            zip(shard.shard.runs(of: request.runCount), zip(shard.response.runs, shard.proposals)).map { ($0, $1) }
        }.sorted { $0.0 < $1.0 }.map(\.1)
        var response = AuditResponse(runs: [], matrix: [])
        response.described = request.described
        for (run, _) in runs { response.add(run) }
        guard missing.isEmpty else { return response }
        response.fixes = request.fixes(
            against: FoundFindings(response.runs),
            among: runs.flatMap(\.1),
            within: shards[0].settings.budget(of: request),
            threads: threads
        )
        return response
    }
}
