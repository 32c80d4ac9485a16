import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// The contents of every policy's page.
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
        for transition in try AnsweredReplay.all(under: name).flatMap(\.response.transitions) {
            for step in transition.plan?.steps ?? [] where step.by == .policy {
                #expect(known.contains(step.rule))
            }
        }
    }
}
