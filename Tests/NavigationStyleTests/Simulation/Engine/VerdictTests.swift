import NavigationStyle
import Testing

/// The verdict on each policy of a comparison, and the policies that are left out of one.
@Suite struct VerdictTests {
    private let detail = Screen.writing("detail") { $0.viewWillAppear.barTintColor = .some(.red) }

    private func pop(_ policies: [String]) -> CompareRequest {
        CompareRequest(
            Scenario.on([Screen(id: "list"), detail], policy: "system"),
            operation: NavigationOperation(.pop()),
            policies: policies.map { PolicySelection($0) }
        )
    }

    @Test func `a verdict tells the warnings in a line, and is clean without any`() throws {
        let verdicts = try pop(["system", "customContainer", "itemAppearance"]).response().results.map(\.verdict)
        #expect(!verdicts[0].isClean && verdicts[0].warnings == 1 && verdicts[0].errors == 0)
        #expect(verdicts[0].message == "1 warning: style-leak on \"list\" (barTintColor)")
        #expect(verdicts[1].isClean && verdicts[1].message == "clean")
        #expect(!verdicts[2].isClean && verdicts[2].message == "The policy needs iOS 13.0 or later")
    }

    @Test func `warnings of one kind on one screen are told together`() throws {
        var request = pop(["system"])
        request.scenario.stack[1].callbacks.viewWillAppear.tintColor = .some(.blue)
        let message = try request.response().results[0].verdict.message
        #expect(message == "2 warnings: style-leak on \"list\" (barTintColor, tintColor)")
    }

    @Test(arguments: [Inclusion(), .plan, .all])
    func `a verdict does not depend on what the answer is to have`(_ include: Inclusion) throws {
        var request = pop(["system"])
        request.scenario.include = include
        let entry = try request.response().results[0]
        #expect(entry.verdict.warnings == 1)
        #expect((try entry.answer.get().diagnostics != nil) == include.contains(.diagnostics))
    }

    @Test func `infos are counted, and leave a verdict clean`() throws {
        var request = pop(["system"])
        request.scenario.stack = [Screen("a", bar: BarStyle(background: .color(.white)))]
        request.operation = NavigationOperation(.push(Screen(id: "b"), animated: true))
        let verdict = try request.response().results[0].verdict
        #expect(verdict.infos > 0 && verdict.isClean == (verdict.warnings + verdict.errors == 0))
    }

    @Test func `without policies all that can answer are compared, and the others are told with the reason`() throws {
        let response = try pop([]).response()
        let leftOut = try #require(response.leftOut)
        #expect(leftOut.map(\.policy) == ["reactNativeScreens", "itemAppearance", "swiftUI"])
        #expect(leftOut[1].reason == "The policy needs iOS 13.0 or later")
        let all = response.results.map(\.policy.name) + leftOut.map(\.policy)
        #expect(all.sorted() == PolicyPage.all.map(\.name).sorted())
        #expect(response.results.allSatisfy { (try? $0.answer.get()) != nil })
        #expect(try pop(["system", "itemAppearance"]).response().leftOut == nil)
        var late = pop([])
        late.scenario.environment.os = SystemVersion(17)
        #expect(try late.response().leftOut == [])
    }

    @Test func `a policy that has no use for a screen's interface is left out, and says where that is`() throws {
        var request = pop([])
        request.scenario.stack[1].library = .object([Value.Member("prefersNavigationBarHidden", .bool(true))])
        let response = try request.response()
        #expect(response.results.map(\.policy.name) == ["fdFullscreenPopGesture"])
        let reason = response.leftOut?.first { $0.policy == "system" }?.reason
        #expect(reason?.contains("/stack/1/library/prefersNavigationBarHidden") == true)
    }
}
