import Foundation
import NavigationStyle
import NavigationStyleAudit
import Testing

/// The search, held against searches that merge nothing or cut nothing.
///
/// `NAVIGATION_STYLE_AUDIT_GRAPHS` says how many graphs there are, and `NAVIGATION_STYLE_AUDIT_SEED` where they begin.
struct OracleTests {
    static let graphCount = number("GRAPHS") ?? 24
    static let firstSeed = number("SEED") ?? 1
    static let mostReplays = number("REPLAYS") ?? 60

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment["NAVIGATION_STYLE_AUDIT_" + name].flatMap { Int($0) }
    }

    static let seeds = Array(firstSeed..<(firstSeed + graphCount))

    /// A graph, the run that it makes, and what the search finds.
    struct Case {
        var request: AuditRequest
        var graph: Graph
        var looks: Looks
        var search: Search

        /// Makes a case; nil where the run cannot be made, or goes by more of the stack than a search looks at.
        init?(seed: Int) throws {
            var random = RandomGraph(seed: UInt64(seed))
            let policy = RandomGraph.policies[seed % RandomGraph.policies.count]
            request = random.request(policy: policy)
            graph = Graph(request)
            guard let engine = try? request.engine(policy: request.policies[0], environment: request.environments[0]),
                !engine.goesByStack
            else { return nil }
            search = Search(graph, on: engine, within: Budget(steps: 3_000))
            looks = Looks(search)
        }

        var lengths: [KindLook: Int] {
            Dictionary(
                looks.reached.map { (KindLook(kind: graph.kinds[$0.kind].screen.id, look: $0.look), $0.length) }
            ) { min($0, $1) }
        }

        var label: String {
            let environment = request.environments[0]
            return "\(request.policies[0].name) \(request.policies[0].edition ?? "") on iOS \(environment.os)"
        }
    }

    @Test(arguments: seeds)
    func `looks and lengths are those of all sequences replayed from scratch`(seed: Int) throws {
        guard let found = try Case(seed: seed) else { return }
        let brute = try BruteForce(
            found.request,
            policy: found.request.policies[0],
            environment: found.request.environments[0],
            longest: 8,
            mostReplays: Self.mostReplays
        )
        let lengths = found.lengths
        for (look, length) in brute.lengths {
            let isAllowed = found.search.exhaustion == nil ? lengths[look] == length : true
            #expect(isAllowed, "\(seed), \(found.label): \(look.kind) by \(length), not \(lengths[look] ?? -1)")
        }
        for (look, length) in lengths where length <= brute.length && found.search.exhaustion == nil {
            #expect(brute.lengths[look] != nil, "\(seed), \(found.label): \(look.kind) by \(length) is not there")
        }
    }

    @Test(arguments: seeds)
    func `looks and lengths are those of a search over whole stacks`(seed: Int) throws {
        guard let found = try Case(seed: seed) else { return }
        let highest = 4
        let stacks = try StackSearch(
            found.request,
            policy: found.request.policies[0],
            environment: found.request.environments[0],
            highest: highest,
            mostTransitions: Self.mostReplays * 5
        )
        let lengths = found.lengths
        guard found.search.exhaustion == nil else { return }
        for (look, length) in stacks.lengths {
            // A shorter way may lead over a higher stack.
            let isAllowed = lengths[look].map { $0 <= length } ?? false
            #expect(isAllowed, "\(seed), \(found.label): \(look.kind) by \(length), not \(lengths[look] ?? -1)")
        }
    }

    @Test(arguments: seeds)
    func `every history replays to its look`(seed: Int) throws {
        guard let found = try Case(seed: seed) else { return }
        for reached in found.looks.reached {
            let history = reached.history
            let scenario = found.request.scenario(
                policy: found.request.policies[0],
                environment: found.request.environments[0]
            )
            var request = found.graph.replay(history, in: scenario)
            request.scenario.include = [.screens, .layout]
            let shown: ScreenState?
            if request.operations.isEmpty {
                shown = try ResolveRequest(request.scenario).response().screens?.last
            } else {
                shown = try request.response().transitions.last?.screens?.last
            }
            let names = history.moves.map { found.graph.moves[Int($0)].name }
            #expect(shown.map(Look.init) == reached.look, "\(seed), \(found.label): \(names)")
        }
    }
}
