import Foundation
import NavigationStyle
import NavigationStyleAudit
import Testing

/// The search, compared with searches that merge no states or do not cut the stack.
///
/// `NAVIGATION_STYLE_AUDIT_GRAPHS` is the number of graphs, `NAVIGATION_STYLE_AUDIT_SEED` the first seed, and
/// `NAVIGATION_STYLE_AUDIT_SEQUENCES` the greatest number of sequences of operations per graph.
struct OracleTests {
    static let graphCount = number("GRAPHS") ?? 24
    static let firstSeed = number("SEED") ?? 1
    static let mostSequences = number("SEQUENCES") ?? 250
    /// Whether this is the long run, which prints its figures.
    static let isLong = number("GRAPHS") != nil
    /// The least length of the sequences of a graph, in operations.
    static let shortest = 5
    /// The greatest height of the stacks that are searched as a whole.
    static let highest = 4

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment["NAVIGATION_STYLE_AUDIT_" + name].flatMap { Int($0) }
    }

    static let seeds = Array(firstSeed..<(firstSeed + graphCount))
    /// The seeds for properties that take seconds a graph: fewer in the short run.
    static let fewSeeds = isLong ? seeds : Array(seeds.prefix(8))

    /// Returns the graph of a seed.
    static func request(seed: Int) -> AuditRequest {
        RandomGraph.small(seed: seed, length: shortest, most: mostSequences)
    }

    /// A graph, its run, and the result of the search.
    struct Case {
        var request: AuditRequest
        var graph: Graph
        var looks: Looks
        var search: Search
        /// Whether windows suffice to find everything that happens under the policy.
        var isLocal: Bool

        init(seed: Int) throws {
            request = OracleTests.request(seed: seed)
            graph = Graph(request)
            let engine = try request.engine(policy: request.policies[0], environment: request.environments[0])
            isLocal = !engine.goesByStack
            search = Search(graph, on: engine, within: Budget(steps: 20_000))
            looks = Looks(search)
        }

        var lengths: [KindLook: Int] {
            Dictionary(
                looks.reached.map { (KindLook(kind: graph.kinds[$0.kind].screen.id, look: $0.look), $0.length) }
            ) { min($0, $1) }
        }

        /// Whether the search claims to be complete.
        var isWhole: Bool { isLocal && search.exhaustion == nil }

        func label(_ seed: Int) -> String {
            let environment = request.environments[0]
            return "\(seed), \(request.policies[0].name) \(request.policies[0].edition ?? "") on iOS \(environment.os)"
        }

        /// Returns the look at the end of a history that is sent as a replay.
        func shown(_ replay: ReplayRequest) throws -> Look? {
            var replay = replay
            replay.scenario.include = [.screens, .layout]
            if replay.operations.isEmpty {
                return try ResolveRequest(replay.scenario).response().screens?.last.map(Look.init)
            }
            return try replay.response().transitions.last?.screens?.last.map(Look.init)
        }

        func replay(_ history: History) -> ReplayRequest {
            let scenario = request.scenario(policy: request.policies[0], environment: request.environments[0])
            return graph.replay(history, in: scenario)
        }
    }

    @Test(arguments: seeds)
    func `looks and lengths are those of all sequences, none of them merged`(seed: Int) throws {
        let found = try Case(seed: seed)
        let brute = try BruteForce(
            found.request,
            policy: found.request.policies[0],
            environment: found.request.environments[0],
            shortest: Self.shortest,
            most: Self.mostSequences
        )
        let label = found.label(seed)
        #expect(brute.length >= Self.shortest)
        let lengths = found.lengths
        var missing = 0
        for (look, length) in brute.lengths where found.search.exhaustion == nil {
            if !found.isLocal, lengths[look] == nil { missing += 1 }
            let isFound = lengths[look] == length || !found.isLocal
            #expect(isFound, "\(label): \(look.kind) by \(length), not \(lengths[look] ?? -1)")
        }
        for (look, length) in lengths where length <= brute.length && found.isWhole {
            #expect(brute.lengths[look] == length, "\(label): \(look.kind) by \(length) is not there")
        }
        for (look, path) in brute.paths {
            #expect(try found.shown(path) == look.look, "\(label): \(look.kind) is not there from scratch")
        }
        guard Self.isLong else { return }
        print(
            "looks \(label): length \(brute.length), \(brute.sequenceCount) sequences, \(brute.lengths.count) looks, "
                + "\(lengths.count) in all, longest \(lengths.values.max() ?? 0)"
                + (found.search.exhaustion == nil ? "" : ", cut") + (found.isLocal ? "" : ", \(missing) missing")
        )
    }

    @Test(arguments: seeds)
    func `looks and lengths are those of a search over whole stacks`(seed: Int) throws {
        let found = try Case(seed: seed)
        let stacks = try StackSearch(
            found.request,
            policy: found.request.policies[0],
            environment: found.request.environments[0],
            highest: Self.highest,
            mostTransitions: Self.mostSequences
        )
        let label = found.label(seed)
        let lengths = found.lengths
        guard found.isWhole else { return }
        for (look, length) in stacks.lengths {
            // A shorter path may lead over a higher stack.
            let isAllowed = lengths[look].map { $0 <= length } ?? false
            #expect(isAllowed, "\(label): \(look.kind) by \(length), not \(lengths[look] ?? -1)")
        }
        if stacks.isComplete {
            for reached in found.looks.reached where found.replay(reached.history).highest <= Self.highest {
                let look = KindLook(kind: found.graph.kinds[reached.kind].screen.id, look: reached.look)
                #expect(stacks.lengths[look] == lengths[look], "\(label): \(look.kind) by \(reached.length)")
            }
        }
        guard Self.isLong else { return }
        print(
            "stacks \(label): \(stacks.transitionCount) transitions, \(stacks.lengths.count) looks, "
                + (stacks.isComplete ? "all up to \(Self.highest) screens" : "up to \(stacks.length) operations")
        )
    }

    @Test(arguments: seeds)
    func `every history replays to its look`(seed: Int) throws {
        let found = try Case(seed: seed)
        // Under a policy that depends on more of the stack, only looks that a replay shows are reported.
        guard found.isLocal else { return }
        for reached in found.looks.reached {
            let names = reached.history.moves.map { found.graph.moves[$0.index].name }
            let shown = try found.shown(found.replay(reached.history))
            #expect(shown == reached.look, "\(found.label(seed)): \(names)")
        }
    }
}

extension ReplayRequest {
    /// The greatest number of screens on the stack; an upper bound if a swipe is finished.
    fileprivate var highest: Int {
        var stack = scenario.stack.map(\.id)
        var highest = stack.count
        for operation in operations {
            switch operation.action {
            case .push(let screen, _): stack.append(screen.id)
            case .pop: stack.removeLast()
            case .popTo(let id, _): stack.firstIndex(of: id).map { stack.removeSubrange(($0 + 1)...) }
            case .popToRoot: stack.removeSubrange(1...)
            case .setViewControllers(let screens, _): stack = screens.map(\.id)
            default: break
            }
            highest = max(highest, stack.count)
        }
        return highest
    }
}
