import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// What every policy's page promises.
@Suite struct PolicyPageTests {
    @Test(arguments: PolicyPage.all.map(\.name))
    func `the example is answered under the policy`(name: String) throws {
        let page = try #require(PolicyPage.named(name))
        let response = try page.example.response()
        #expect(response.policy.name == name)
        #expect(response.stack.after == ["feed", "photo"])
    }

    @Test(arguments: PolicyPage.all.map(\.name))
    func `every rule that the steps of a policy name is on its page`(name: String) throws {
        let page = try #require(PolicyPage.named(name))
        let known = Set(page.rules.map(\.id))
        var random = RandomModel(seed: 0x9A6E)
        for _ in 0..<40 {
            var request = random.replayRequest(policy: random.policy(of: page))
            request.scenario.environment.os = max(request.scenario.environment.os, page.minimumSystem)
            for step in try request.response().transitions.flatMap({ $0.plan?.steps ?? [] }) where step.by == .policy {
                #expect(known.contains(step.rule))
            }
        }
    }
}
