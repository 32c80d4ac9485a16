import NavigationStyle
import NavigationStyleAudit
import NavigationStyleTestSupport
import Testing

struct SearchTests {
    private func search(_ request: AuditRequest, within budget: Budget = Budget()) throws -> (Search, Looks, Graph) {
        let graph = Graph(request)
        let engine = try request.engine(policy: request.policies[0], environment: request.environments[0])
        let search = Search(graph, on: engine, within: budget)
        return (search, Looks(search), graph)
    }

    private func lengths(_ request: AuditRequest, within budget: Budget = Budget()) throws -> [KindLook: Int] {
        let (_, looks, graph) = try search(request, within: budget)
        return Dictionary(
            looks.reached.map { (KindLook(kind: graph.kinds[$0.kind].screen.id, look: $0.look), $0.length) }
        ) { min($0, $1) }
    }

    @Test func `a graph without routes has the looks of its entries`() throws {
        var request = SampleApp.twoWays
        request.routes = []
        #expect(try lengths(request).map(\.value) == [0])
    }

    @Test func `a kind that stands on itself is answered in constant steps, however high the stack`() throws {
        var request = AuditRequest(
            screens: [SampleApp.screen("folder") { $0.tint = SampleApp.color(0xFF0000) }],
            entries: [AuditRequest.Entry(id: "root", stack: ["folder"])]
        )
        request.policies = [PolicySelection("system")]
        request.routes = [AuditRequest.Route(from: .anywhere, to: ["folder"])]
        let (low, _, _) = try search(request)
        request.entries[0].stack = Array(repeating: "folder", count: 1_000)
        let (high, _, _) = try search(request)
        #expect(low.exhaustion == nil)
        #expect(high.exhaustion == nil)
        #expect(low.stepCount < 20)
        #expect(high.stepCount < 40)
    }

    @Test func `a route from a screen to itself is answered in constant steps`() throws {
        var request = SampleApp.hiddenByLogin
        request.routes.append(AuditRequest.Route(from: .screens(["profile"]), to: ["profile"]))
        let (whole, looks, _) = try search(request)
        #expect(whole.exhaustion == nil)
        #expect(whole.stepCount < 60)
        #expect(looks.reached.map(\.length).max() ?? 0 < 6)
        for by in [AuditRequest.Route.Means.replaceTop, .popTo, .popToOrPush, .set] {
            request.routes[1].by = by
            let (found, _, _) = try search(request)
            #expect(found.exhaustion == nil, "\(by)")
            #expect(found.stepCount < 80, "\(by)")
        }
    }

    /// The indices of the random graphs in each of the slower tests; more of them in the long run of the oracles.
    static let graphs = 1...max(OracleTests.isLong ? RandomGraph.policies.count : 12, OracleTests.graphCount / 10)

    @Test(arguments: graphs)
    func `a search that is cut short at any step finds nothing that is not there`(seed: Int) throws {
        var random = RandomGraph(seed: UInt64(seed + 5_000))
        let request = random.request(policy: RandomGraph.policies[seed % RandomGraph.policies.count])
        let (whole, _, _) = try search(request, within: Budget(steps: 300))
        guard whole.exhaustion == nil else { return }
        let all = try lengths(request)
        var step = 0
        while step < whole.stepCount {
            let (cut, looks, graph) = try search(request, within: Budget(steps: step))
            #expect(cut.exhaustion == .steps)
            #expect(cut.stepCount == step)
            for reached in looks.reached {
                let look = KindLook(kind: graph.kinds[reached.kind].screen.id, look: reached.look)
                let isReal = all[look].map { $0 <= reached.length } ?? false
                #expect(isReal, "\(seed) at \(step)")
            }
            // At every step in the long run.
            step += OracleTests.isLong ? 1 : max(1, whole.stepCount / 25)
        }
        #expect(try lengths(request, within: Budget(steps: whole.stepCount)) == all)
    }

    @Test func `a search ends when it is told to`() throws {
        let (stopped, _, _) = try search(SampleApp.twoWays, within: Budget(isOver: { true }))
        #expect(stopped.exhaustion == .time)
        let (small, _, _) = try search(SampleApp.twoWays, within: Budget(memory: 1))
        #expect(small.exhaustion == .memory)
    }

    @Test(arguments: graphs)
    func `the order in which a request lists things changes no look and no length`(seed: Int) throws {
        var random = RandomGraph(seed: UInt64(seed + 9_000))
        var request = random.request(policy: RandomGraph.policies[seed % RandomGraph.policies.count])
        let (whole, _, _) = try search(request, within: Budget(steps: 2_000))
        guard whole.exhaustion == nil else { return }
        let all = try lengths(request)
        var generator = SplitMix64(seed: UInt64(seed))
        request.screens.shuffle(using: &generator)
        request.routes.shuffle(using: &generator)
        request.entries.shuffle(using: &generator)
        #expect(try lengths(request) == all)
        let (shuffled, _, _) = try search(request)
        #expect(shuffled.stepCount == whole.stepCount)
    }

    @Test func `two deep links to one screen have each its own length`() throws {
        var request = SampleApp.twoWays
        request.routes = []
        for (name, below) in [("first", "a1"), ("second", "a2")] {
            var link = AuditRequest.Route(from: .anywhere, to: [])
            link.by = .set
            link.stack = [Screen.ID(rawValue: below), "c"]
            link.name = name
            link.animated = false
            request.routes.append(link)
        }
        let all = try lengths(request)
        let ways = all.filter { $0.key.kind == "a1" || $0.key.kind == "a2" }.map(\.value)
        #expect(ways.sorted() == [2, 2])
    }

    @Test func `a flag that nothing sets keeps a route shut, and one that is set opens it`() throws {
        var request = SampleApp.twoWays
        request.flags = ["signedIn"]
        request.routes[2].needs = ["signedIn"]
        #expect(try lengths(request).keys.allSatisfy { $0.kind != "c" })
        request.routes[0].sets = ["signedIn"]
        #expect(try lengths(request).filter { $0.key.kind == "c" }.map(\.value).min() == 3)
    }
}
