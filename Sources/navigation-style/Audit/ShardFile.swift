internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

/// The results of one of several machines for a graph, with everything needed to merge them with the others.
struct ShardFile {
    let shard: AuditShard
    let settings: AuditSettings
    /// The graph's file, as the user named it, and its text.
    let name: String
    let text: [UInt8]
    /// For each run, the changes that might remove its findings.
    let proposals: [[AuditEdit]]
    /// The runs and the rows of the matrix, as they are in the answer; a run that cannot be made has no row.
    let runs: [[UInt8]]
    let rows: [[UInt8]]

    /// The parts of a shard that must be equal in all shards of an audit.
    var isOf: [[UInt8]] {
        [text, Array(name.utf8), JSONWriter.bytes(of: settings), Array("\(shard.count)".utf8)]
    }
}

extension ShardFile {
    /// Returns the shard as JSON: the identity of its audit, then the answer to its runs.
    static func json(
        _ response: AuditResponse,
        of shard: AuditShard,
        _ graph: AuditedGraph,
        _ settings: AuditSettings,
        _ proposals: [[AuditEdit]]
    ) -> [UInt8] {
        let head = Head(shard: shard, graph: graph, settings: settings, proposals: proposals)
        let capacity = 65_536 + graph.text.count
        return JSONWriter.bytes(of: Document(head: head, response: response), .pretty, capacity: capacity)
    }

    /// Reads a shard.
    ///
    /// - Throws: The reason that the file is not a shard.
    init(_ file: InputFile) throws(InputFailure) {
        let json = try file.read()
        let value = try Value(json: json, of: file.path)
        func failure(_ reason: String) -> InputFailure { InputFailure(path: file.path, reason: reason) }
        guard let head = value["shard"] else {
            throw failure("not a shard; --shard i/n with --format json writes one")
        }
        guard head["version"]?.string == ProductVersion.current else {
            throw failure(
                "written by version \(head["version"]?.string ?? "?"), and this is \(ProductVersion.current)"
            )
        }
        guard let number = head["number"]?.integer, let count = head["of"]?.integer, (1...max(count, 1)) ~= number,
            count >= 1, count <= AuditSettings.mostShards, let name = head["file"]?.string,
            let text = head["graph"]?.string, let settings = AuditSettings(head["settings"] ?? .null)
        else { throw failure("the member shard is incomplete") }
        shard = AuditShard(number: number, count: count)
        self.settings = settings
        self.name = name
        self.text = Array(text.utf8)
        proposals = (head["proposals"]?.elements ?? []).map { $0.elements.compactMap(AuditEdit.init) }
        let total = value["runs"]?.elements ?? []
        let rowCount = value["matrix"]?.elements.count ?? 0
        let ranges = JSONPlace.ranges(
            of: total.indices.map { "/runs/\($0)" } + (0..<rowCount).map { "/matrix/\($0)" },
            in: json
        )
        runs = ranges.prefix(total.count).map { Array(json[$0]) }
        let made = total.count { $0["status"]?.number == 200 }
        guard rowCount == made, proposals.count == total.count else { throw failure("the shard is incomplete") }
        rows = ranges.dropFirst(total.count).map { Array(json[$0]) }
    }

    private struct Document: AnswerObject {
        let head: Head
        let response: AuditResponse

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("shard", head)
            response.members(&visitor)
        }
    }

    private struct Proposal: AnswerObject {
        let proposal: AuditEdit

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("remedy", proposal.remedy.rawValue)
            visitor.required("against", proposal.targets)
            visitor.required("edits", proposal.edits)
        }
    }

    private struct Head: AnswerObject {
        let shard: AuditShard
        let graph: AuditedGraph
        let settings: AuditSettings
        let proposals: [[AuditEdit]]

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("version", ProductVersion.current)
            visitor.required("number", shard.number)
            visitor.required("of", shard.count)
            visitor.required("file", graph.name)
            visitor.required("settings", settings)
            visitor.required("proposals", proposals.map { $0.map(Proposal.init) })
            // Last, since it is long.
            visitor.required("graph", String(decoding: graph.text, as: UTF8.self))
        }
    }
}

extension AuditEdit {
    fileprivate init?(_ proposal: Value) {
        guard let remedy = Remedy(rawValue: proposal["remedy"]?.string ?? "") else { return nil }
        let edits = (proposal["edits"]?.elements ?? []).compactMap(Edit.init)
        self.init(remedy, edits: edits, against: proposal["against"]?.strings ?? [])
    }
}

extension Edit {
    /// Reads an edit of an answer; nil if the value is not one.
    init?(_ edit: Value) {
        guard let op = Operation(rawValue: edit["op"]?.string ?? ""), let path = edit["path"]?.string else {
            return nil
        }
        self.init(op, path, edit["value"])
    }
}

extension Value {
    /// The number, if it has no fraction.
    var integer: Int? { number.flatMap { Int(exactly: $0) } }
}
