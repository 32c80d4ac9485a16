import NavigationStyle
import NavigationStyleJSON
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleAudit

/// A graph in several files is the graph in one.
@Suite struct SplitTests {
    @Test(arguments: OracleTests.fewSeeds)
    func `a random graph that is split into several files, in order, is the same audit byte for byte`(seed: Int) throws
    {
        var random = RandomModel(seed: UInt64(seed) &* 97 &+ 3)
        var request = RandomGraph.small(seed: seed, length: 3, most: 100)
        WholeGraphTests.enrich(&request, &random)
        // Equal routes without names are one route in several files, and two in one.
        request.routes = request.routes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        guard request.faults.isEmpty else { return }
        request.fixes = false
        request.limits.steps = 2_000
        for (index, screen) in request.screens.enumerated() where random.chance(50) {
            let source = AuditScreen.Source(uri: "\(screen.id).swift", line: index + 1)
            request.sources.places["/screens/\(index)/callbacks"] = source
        }
        let files = Self.split(request.tree, among: random.integer(in: 2...4), &random)
        var merge = GraphMerge()
        for file in files { merge.add(file) }
        #expect(merge.override().isEmpty)
        let merged = try AuditRequest(json: merge.text)
        #expect(merged == request)
        #expect(try merged.response().json() == request.response().json())
        if OracleTests.isLong { print("split \(seed): \(files.count) files") }
        // The files in any grouping, and each file twice.
        for cut in 0...files.count {
            var (left, right, whole) = (GraphMerge(), GraphMerge(), GraphMerge())
            for file in files[..<cut] { left.add(file) }
            for file in files[cut...] { right.add(file) }
            whole.add(left.tree)
            whole.add(right.tree)
            whole.add(right.tree)
            #expect(whole.text == merge.text, "\(cut) of \(files.count)")
        }
    }

    /// Returns the members of a graph in several files; lists go on in later files.
    private static func split(_ graph: Value, among count: Int, _ random: inout RandomModel) -> [Value] {
        var files = Array(repeating: Value.object([]), count: count)
        var places: [String: (file: Int, pointer: String)] = [:]
        guard case .object(let members) = graph else { return [graph] }
        for member in members where member.key != "sources" {
            guard ["screens", "bases", "entries", "routes"].contains(member.key), case .array(let list) = member.value
            else {
                files[random.integer(in: 0...(count - 1))][member.key] = member.value
                continue
            }
            var parts = Array(repeating: [Value](), count: count)
            var file = 0
            for (index, element) in list.enumerated() {
                file = random.integer(in: file...(count - 1))
                places["/\(member.key)/\(index)"] = (file, "/\(member.key)/\(parts[file].count)")
                parts[file].append(element)
            }
            for (file, part) in parts.enumerated() where !part.isEmpty { files[file][member.key] = .array(part) }
        }
        guard case .object(let sources)? = graph["sources"] else { return files }
        for source in sources {
            let tokens = JSONPointer.tokens(of: source.key)
            let head = tokens.prefix(2).map { "/" + $0 }.joined()
            guard let place = places[head] else { continue }
            var own = files[place.file]["sources"] ?? .object([])
            own[place.pointer + source.key.dropFirst(head.count)] = source.value
            files[place.file]["sources"] = own
        }
        return files
    }
}
