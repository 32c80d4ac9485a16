import Testing

@testable import NavigationStyle

/// Another tab or a full-screen modal screen is shown and left: only the top screen gets callbacks (uikit.E7).
struct ReappearanceTests {
    private func on(_ stack: [Screen], policy: String = "system", os: SystemVersion = .iOS(12)) -> Scenario {
        .on(stack, policy: policy, os: os)
    }

    private func appearing(_ id: Screen.ID, _ color: BarColor) -> Screen {
        .writing(id) { $0.viewWillAppear.barTintColor = .some(color) }
    }

    private func update(_ color: BarColor) -> NavigationOperation {
        var properties = BarProperties()
        properties.barTintColor = .some(color)
        return NavigationOperation(.update(.properties(properties)))
    }

    // MARK: - The script

    @Test(arguments: [NavigationOperation.Cover.tab, .fullScreenModal])
    func `the screen on top disappears and appears, and that is all`(cover: NavigationOperation.Cover) throws {
        let response = try on([Screen(id: "A"), Screen(id: "B")]).transition(.reappear(after: cover))
        let callbacks = ["B.viewWillDisappear", "B.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear"]
        #expect(response.script == callbacks)
        #expect(response.plan?.steps.allSatisfy { $0.rule == "uikit.S15" } == true)
        #expect(response.plan?.kind == Plan.Kind.none)
        #expect(response.plan?.animated == false)
        #expect(response.outcome == .unchanged)
        #expect(response.reason == .sameValue)
    }

    @Test func `what the screen writes in the callbacks is written again`() throws {
        let screen = Screen.writing("A") {
            $0.viewDidLoad.alpha = 0.5
            $0.viewWillAppear.barTintColor = .some(.green)
            $0.duringTransition.tintColor = .some(.red)
            $0.viewDidDisappear.clipsToBounds = true
        }
        let operations = [update(.blue), NavigationOperation(.reappear(after: .tab))]
        let response = try on([screen]).replay(operations)
        #expect(response.transitions[1].outcome == .changed)
        #expect(response.controller?.bar.barTintColor == .some(.green))
        #expect(response.controller?.bar.clipsToBounds == true)
        let writes = response.transitions[1].script.filter { $0.contains("write") }
        #expect(
            writes == [
                "A.viewDidDisappear: write clipsToBounds (uikit.S2)", "A.viewWillAppear: write barTintColor (uikit.S2)",
            ]
        )
    }

    @Test(arguments: [(NavigationOperation.Cover.tab, false), (.fullScreenModal, true)])
    func `only a modal screen comes animated`(cover: NavigationOperation.Cover, isAnimated: Bool) throws {
        let screen = Screen.writing("A") {
            $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true, animation: .asTransition)
        }
        let script = try on([screen]).transition(.reappear(after: cover)).script
        #expect(script.contains("A.viewWillAppear: setNavigationBarHidden(true, animated: \(isAnimated)) (uikit.S2)"))
    }

    @Test func `it takes a screen`() throws {
        #expect(throws: ScenarioError([RequestFault(.emptyStack, at: "/stack")])) {
            try on([]).transition(.reappear(after: .tab))
        }
    }

    @Test func `in the turn of a push it comes when that has ended`() throws {
        let operations = [
            NavigationOperation(.push(Screen(id: "B"), animated: true)),
            NavigationOperation(.reappear(after: .tab), timing: .sameTurn),
        ]
        let response = try on([Screen(id: "A")]).replay(operations)
        #expect(response.transitions[0].script.last == "didShow B")
        #expect(response.transitions[1].script.first == "B.viewWillDisappear")
        #expect(response.transitions[1].stack.before == ["A", "B"])
    }

    // MARK: - Policies

    @Test func `what a screen that puts back wrote in viewDidLoad is lost, what it wrote in viewWillAppear is not`()
        throws
    {
        let loaded = try on([.tinted("A", .green)], policy: "restoring").transition(.reappear(after: .tab))
        #expect(loaded.outcome == .changed)
        #expect(loaded.controller?.bar.barTintColor == nil)
        let written = try on([appearing("A", .green)], policy: "restoring").transition(.reappear(after: .tab))
        #expect(written.outcome == .unchanged)
        #expect(written.controller?.bar.barTintColor == .some(.green))
    }

    @Test func `DoubleNavigationController runs its whole cycle`() throws {
        let operations = [
            NavigationOperation(.push(Screen("B", bar: BarStyle(tint: .red)), animated: true)),
            NavigationOperation(.reappear(after: .fullScreenModal)),
        ]
        let response = try on([Screen(id: "A")], policy: "doubleNavigationController").replay(operations)
        let steps = response.transitions[1].policySteps
        #expect(steps.contains("B.viewWillAppear: write tintColor (dbn.viewWillAppear.2)"))
        #expect(steps.last == "B.viewDidAppear: show navigationBar (dbn.viewDidAppear.4)")
        #expect(response.transitions[1].outcome == .unchanged)
        #expect(response.controller?.isBarHidden == false)
    }

    @Test(arguments: ["transitionBar", "kmNavigationBarTransition"])
    func `no fake bar is made where nothing moves`(policy: String) throws {
        let scenario = on([appearing("A", .red), appearing("B", .green)], policy: policy)
        let response = try scenario.transition(.reappear(after: .fullScreenModal))
        #expect(response.controller?.fakeBars == (try scenario.state())?.fakeBars)
        #expect(response.policySteps.allSatisfy { $0 == "B.viewDidAppear: show background (km.viewDidAppear.4)" })
        #expect(response.controller?.bar.barTintColor == .some(.green))
    }

    @Test func `KM shows a background again that it had left hidden`() throws {
        let operations = [
            NavigationOperation(.popTo("B", animated: true)), NavigationOperation(.reappear(after: .tab)),
        ]
        let stack = [appearing("A", .red), appearing("B", .green)]
        let response = try on(stack, policy: "kmNavigationBarTransition").replay(operations)
        #expect(response.transitions[1].outcome == .changed)
        #expect(response.controller?.isBackgroundHidden == false)
    }

    @Test func `FD shows a bar one turn after the screen has gone, and hides it again for one that prefers so`() throws
    {
        let hidden = Screen(id: "B").library(["prefersNavigationBarHidden": .bool(true)])
        let scenario = on([Screen(id: "A"), hidden], policy: "fdFullscreenPopGesture")
        let response = try scenario.transition(.reappear(after: .tab))
        #expect(
            response.policySteps == [
                "B.viewWillAppear: setNavigationBarHidden(true, animated: false) (fd.viewWillAppear.1)"
            ]
        )
        let shown = on([Screen(id: "A"), Screen(id: "B")], policy: "fdFullscreenPopGesture")
        #expect(
            try shown.transition(.reappear(after: .fullScreenModal)).policySteps == [
                "B.turn: setNavigationBarHidden(false, animated: false) (fd.viewWillDisappear.1)",
                "B.viewWillAppear: setNavigationBarHidden(false, animated: true) (fd.viewWillAppear.1)",
            ]
        )
    }

    @Test func `WR paints anew what direct writes had changed`() throws {
        let screen = Screen(id: "A").library(["tintColor": .string("#00FF00")])
        var properties = BarProperties()
        properties.tintColor = .some(.red)
        let operations = [
            NavigationOperation(.update(.properties(properties))),
            NavigationOperation(.reappear(after: .tab)),
        ]
        let response = try on([screen], policy: "wrNavigationBar").replay(operations)
        #expect(response.controller?.bar.tintColor == .some(.green))
        #expect(response.transitions[1].policySteps.contains("A.viewDidAppear: write tintColor (wr.viewDidAppear.4)"))
    }

    @Test(arguments: ["hbdNavigationBar", "customContainer", "rtRootNavigationController"])
    func `libraries that hook transitions alone do nothing`(policy: String) throws {
        let stack = [Screen("A", bar: BarStyle(tint: .red)), Screen("B", bar: BarStyle(tint: .green))]
        let response = try on(stack, policy: policy).transition(.reappear(after: .fullScreenModal))
        #expect(response.policySteps.isEmpty)
        #expect(response.outcome == .unchanged)
    }
}
