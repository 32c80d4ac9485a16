import NavigationStyle
import NavigationStyleAudit
import NavigationStyleTestSupport
import Testing

/// Moves that lead far down the stack, made at once, compared with the same moves made through all screens between.
struct SeekTests {
    private func search(_ request: AuditRequest, _ budget: Budget) throws -> (Search, [KindLook: Int])? {
        let graph = Graph(request)
        guard let engine = try? request.engine(policy: request.policies[0], environment: request.environments[0]) else {
            return nil
        }
        let search = Search(graph, on: engine, within: budget)
        let looks = Looks(search).reached.map {
            (KindLook(kind: graph.kinds[$0.kind].screen.id, look: $0.look), $0.length)
        }
        return (search, Dictionary(looks) { min($0, $1) })
    }

    private func compare(_ request: AuditRequest, _ steps: Int, _ label: String) throws {
        let atOnce = Budget(steps: steps)
        // If combinations are counted, every one is made.
        var counted = atOnce
        counted.combinations = .max
        guard let (short, looks) = try search(request, atOnce), let (long, others) = try search(request, counted),
            short.exhaustion == nil, long.exhaustion == nil
        else { return }
        #expect(looks == others, "\(label)")
        #expect(short.headCount == long.headCount, "\(label)")
        #expect(short.stepCount == long.stepCount, "\(label)")
    }

    @Test(arguments: 1...max(16, OracleTests.graphCount))
    func `moves that lead far down come to the same by the same lengths`(seed: Int) throws {
        var random = RandomGraph(seed: UInt64(seed + 20_000))
        var request = random.request(policy: RandomGraph.policies[seed % RandomGraph.policies.count])
        let ids = request.screens.map(\.id)
        request.pops.toRoot = seed % 2 == 0
        if seed % 3 == 0 { request.pops.to = [ids[seed % ids.count]] }
        for (by, number) in [(AuditRequest.Route.Means.popTo, 2), (.popToOrPush, 3), (.set, 5)] where seed % number == 0
        {
            var route = AuditRequest.Route(from: .screens([ids[seed / 2 % ids.count]]), to: [ids[seed / 3 % ids.count]])
            route.by = by
            if by == .set { (route.stack, route.to, route.keepRoot) = (route.to, [], true) }
            request.routes.append(route)
        }
        guard request.faults.isEmpty else { return }
        try compare(request, 2_000, "\(seed), \(request.policies[0].name)")
    }

    @Test(arguments: ["system", "transitionBar", "kmNavigationBarTransition"])
    func `a cart that is returned to from everywhere is searched alike`(policy: String) throws {
        try compare(FoodApp(count: 7).request(policy: policy), 20_000, policy)
    }
}
