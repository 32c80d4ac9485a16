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
            if let other = byNumber[shard.shard.number], other.runs != shard.runs {
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
        for (file, shard) in files where shard.runs.count != shard.shard.runs(of: graph.request.runCount).count {
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
    /// - Returns: The answer as JSON.
    func answer(threads: Int = 1) -> [UInt8] {
        var runs: [(number: Int, run: [UInt8], row: [UInt8]?, proposals: [AuditEdit])] = []
        for shard in shards {
            var rows = shard.rows[...]
            let numbers = shard.shard.runs(of: graph.request.runCount)
            for (place, number) in numbers.enumerated() {
                let isMade = Value(content: shard.runs[place])?["status"]?.number == 200
                runs.append((number, shard.runs[place], isMade ? rows.popFirst() : nil, shard.proposals[place]))
            }
        }
        runs.sort { $0.number < $1.number }
        let fixes = missing.isEmpty ? fixes(of: runs.map(\.run), runs.flatMap(\.proposals), threads) : []
        var text = Array("{\"described\":".utf8) + JSONWriter.bytes(of: graph.request.described)
        text += Array(",\"runs\":[".utf8)
        text += runs.map(\.run).joined(separator: Array(",".utf8))
        text += Array("],\"fixes\":".utf8) + JSONWriter.bytes(of: fixes) + Array(",\"matrix\":[".utf8)
        text += runs.compactMap(\.row).joined(separator: Array(",".utf8)) + Array("]}".utf8)
        return JSONWriter.indented(JSONLayout.withoutSpaces(text))
    }

    /// Returns the fixes that are verified on all runs.
    private func fixes(of runs: [[UInt8]], _ proposals: [AuditEdit], _ threads: Int) -> [AuditFix] {
        var found = FoundFindings()
        for run in runs.compactMap({ Value(content: $0) }) where run["status"]?.number == 200 {
            found.isComplete = found.isComplete && run["isComplete"]?.flag == true
            found.steps += run["statistics"]?["engineSteps"]?.integer ?? 0
            for finding in run["findings"]?.elements ?? [] {
                guard let severity = Diagnostic.Severity(rawValue: finding["severity"]?.string ?? "") else { continue }
                let subject = [
                    finding["code"]?.string ?? "", finding["screen"]?.string ?? finding["pointer"]?.string ?? "",
                    finding["property"]?.string ?? "", run["policy"]?["name"]?.string ?? run["policy"]?.string ?? "",
                ]
                let certainty = Certainty(rawValue: finding["certainty"]?.string ?? "") ?? .certain
                found.add(finding["fingerprint"]?.string ?? "", subject, severity, certainty)
            }
        }
        let budget = shards[0].settings.budget(of: graph.request)
        return graph.request.fixes(against: found, among: proposals, within: budget, threads: threads)
    }
}
