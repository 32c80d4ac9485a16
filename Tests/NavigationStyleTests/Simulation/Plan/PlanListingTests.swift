import NavigationStyle
import NavigationStyleTestSupport
import Testing

struct PlanListingTests {
    private func isCall(_ step: Step) -> Bool {
        switch step.action {
        case .callback, .delegate: true
        default: false
        }
    }

    @Test func `a list that does not name callbacks has those in which something else happened, and no others`() throws
    {
        var random = RandomModel(seed: 0xCA11)
        var left = 0
        var kept = 0
        for _ in 0..<300 {
            var request = random.transitionRequest()
            request.scenario.include = [.plan, .callbacks]
            guard let whole = try? request.response().plan else { continue }
            request.scenario.include = [.plan]
            let listed = try #require(try request.response().plan)
            let eventful = Set(whole.steps.filter { !isCall($0) }.map(\.at))
            #expect(listed.steps == whole.steps.filter { !isCall($0) || eventful.contains($0.at) })
            kept += listed.steps.count(where: isCall)
            left += whole.steps.count - listed.steps.count
            // No other part of the plan depends on the listing.
            var same = listed
            same.steps = whole.steps
            #expect(same == whole)
        }
        #expect(kept > 50 && left > 1000)
    }

    @Test func `the callback in which a screen writes stays`() throws {
        var scenario = Scenario.on([Screen(id: "a")], policy: "system")
        scenario.include = [.plan]
        let screen = Screen.writing("b") { $0.viewWillAppear.tintColor = .red }
        let steps = try #require(try scenario.transition(.push(screen, animated: true)).plan?.steps)
        let calls = steps.filter(isCall).map(\.at)
        #expect(calls == [Step.Event(.viewWillAppear, screen: "b")])
        #expect(steps.contains { if case .stack = $0.action { true } else { false } })
        #expect(steps.contains { $0.action == .complete })
    }

    @Test func `where nothing is said, or all is, every step is listed`() throws {
        var scenario = Scenario.on([Screen(id: "a")], policy: "system")
        let whole = try scenario.transition(.push(Screen(id: "b"), animated: true)).plan
        #expect(whole?.steps.contains(where: isCall) == true)
        scenario.include = [.plan, .callbacks]
        #expect(try scenario.transition(.push(Screen(id: "b"), animated: true)).plan == whole)
    }
}
