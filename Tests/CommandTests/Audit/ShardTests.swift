import Foundation
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import Testing

@testable import navigation_style

@Suite struct ShardTests {
    private static let settings: AuditSettings = {
        var settings = AuditSettings()
        settings.policies = ["system", "transitionBar"]
        settings.systems = ["12.0", "17.0"]
        return settings
    }()

    private func graph(_ text: String) throws -> AuditedGraph {
        let bytes = Array(text.utf8)
        return AuditedGraph(name: "graph.json", text: bytes, request: try Self.settings.request(bytes))
    }

    private func whole(_ graph: AuditedGraph) throws -> AuditResponse {
        try graph.request.response(within: Self.settings.budget(of: graph.request))
    }

    /// Returns a shard after a round trip through its file.
    private func shard(_ number: Int, of count: Int, _ graph: AuditedGraph) throws -> (
        file: InputFile, shard: ShardFile
    ) {
        let shard = AuditShard(number: number, count: count)
        let budget = Self.settings.budget(of: graph.request)
        let (response, proposals) = try graph.request.response(to: shard, within: budget)
        let json = ShardFile.json(response, of: shard, graph, Self.settings, proposals)
        let url = FileManager.default.temporaryDirectory.appending(path: "shard-\(UUID().uuidString).json")
        try Data(json).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = InputFile(argument: url.path())
        return (file, try ShardFile(file))
    }

    @Test(arguments: [1, 3, 5])
    func `shards in any order make what one audit makes, fixes included`(_ count: Int) throws {
        let graph = try graph(SampleAudit.twoColors)
        let shards = try (1...count).reversed().map { try shard($0, of: count, graph) }
        let merge = try ShardMerge(shards)
        #expect(merge.missing.isEmpty)
        let texts = try [merge.answer(), whole(graph)].map { String(decoding: $0.json(), as: UTF8.self) }
        #expect(texts[0] == texts[1])
    }

    @Test func `the graph of ten screens is put together, too`() throws {
        let graph = try graph(
            SampleAudit.food().replacing("{\n  \"policies\"", with: "{\n  \"fixes\": false,\n  \"policies\"")
        )
        let merge = try ShardMerge([try shard(1, of: 2, graph), try shard(2, of: 2, graph)])
        #expect(try merge.answer().json() == whole(graph).json())
    }

    @Test func `what is missing is known, and the rest is told`() throws {
        let graph = try graph(SampleAudit.twoColors)
        let merge = try ShardMerge([try shard(3, of: 3, graph)])
        #expect(merge.missing == [1, 2])
        #expect(merge.runs(of: 1) == "system, iOS 12.0; transitionBar, iOS 17.0")
        let answer = merge.answer()
        #expect(answer.runs.map { "\($0.selection.name) \($0.environment.os)" } == ["transitionBar 12.0"])
        #expect(answer.fixes.isEmpty)
    }

    @Test func `shards of different audits are none of one`() throws {
        let graph = try graph(SampleAudit.twoColors)
        let one = try shard(1, of: 2, graph)
        let other = try shard(2, of: 2, self.graph(SampleAudit.twoColors.replacing("#FF3B30", with: "#FF3B31")))
        #expect(throws: ShardMerge.Failure.self) { try ShardMerge([one, other]) }
        #expect(throws: ShardMerge.Failure.self) { try ShardMerge([one, try shard(2, of: 3, graph)]) }
        #expect(try ShardMerge([one, one]).missing == [2])
    }

    @Test func `an answer that is no shard is told`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "answer-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: url) }
        for (text, words) in [
            (#"{"runs": []}"#, "not a shard"), (#"{"shard": {}}"#, "written by version ?"), ("{", "line 1"),
            (#"{"shard": {"version": "\#(ProductVersion.current)", "number": 3, "of": 2}}"#, "is incomplete"),
        ] {
            try Data(text.utf8).write(to: url)
            let error = #expect(throws: InputFailure.self) { try ShardFile(InputFile(argument: url.path())) }
            #expect(error.map { "\($0)".contains(words) } ?? false)
        }
    }

    @Test(arguments: [
        ("1/1", 1, 1), ("2/3", 2, 3), ("3/3", 3, 3), ("0/3", 3, 3), ("0/1", 1, 1),
    ])
    func `shards are counted from one, or from zero as orchestrators do`(_ text: String, _ number: Int, _ count: Int) {
        #expect(Audit.Shard(argument: text)?.shard == AuditShard(number: number, count: count))
    }

    @Test(arguments: [
        "", "1", "1/", "/2", "4/3", "-1/3", "1/0", "0/0", "1/2/3", "a/b", "١/٢", "1/99999999999999999999",
    ])
    func `what is no share is none`(_ text: String) { #expect(Audit.Shard(argument: text) == nil) }
}
