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
    /// The answer to its runs.
    let response: AuditResponse

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
        let head = Head(
            version: ProductVersion.current,
            number: shard.number,
            of: shard.count,
            file: graph.name,
            settings: settings,
            proposals: proposals,
            graph: String(decoding: graph.text, as: UTF8.self)
        )
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
        guard let head = try? ValueDecoder(head).decode(Head.self), (1...AuditSettings.mostShards) ~= head.of,
            (1...head.of) ~= head.number
        else { throw failure("the member shard is incomplete") }
        guard let response = try? ValueDecoder(value).decode(AuditResponse.self),
            response.runs.count == head.proposals.count
        else { throw failure("the shard is incomplete") }
        shard = AuditShard(number: head.number, count: head.of)
        settings = head.settings
        name = head.file
        text = Array(head.graph.utf8)
        proposals = head.proposals
        self.response = response
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

    private struct Head: AnswerObject, Decodable {
        let version: String
        let number, of: Int
        let file: String
        let settings: AuditSettings
        let proposals: [[AuditEdit]]
        let graph: String

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("version", version)
            visitor.required("number", number)
            visitor.required("of", of)
            visitor.required("file", file)
            visitor.required("settings", settings)
            visitor.required("proposals", proposals)
            // Last, since it is long.
            visitor.required("graph", graph)
        }
    }
}
