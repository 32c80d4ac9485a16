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
}
