import NavigationStyle
import Testing

/// Solution 2: a bar on every screen's view (seed 0, 5.1.2; seed 2; libraries.7 and libraries.11).
@Suite struct PerScreenBarTests {
    private let a = Screen("A", bar: BarStyle(background: .color(.red)))
    private let b = Screen("B", bar: BarStyle(background: .color(.blue), tint: .white, statusBar: .lightContent))
    private let hidden = Screen("H", bar: BarStyle(hidden: true))
    private let plain = Screen(id: "P")

    private func on(
        _ stack: [Screen],
        edition: String? = nil,
        os: SystemVersion = SystemVersion(12),
        origin: Scenario.Origin = .pushed
    ) -> Scenario {
        Scenario.on(stack, policy: "perScreenBar", edition: edition, os: os, origin: origin)
    }

    @Test func `UIKit's bar is clear, and the screen's own is seen`() throws {
        let response = try on([a]).transition(.push(b, animated: true))
        let bar = try #require(response.bars.after)
        #expect(bar.drawnBy == .fakeBar("B"))
        #expect(bar.background.color == BarColor.blue.light && bar.tintColor == .white)
        #expect(bar.statusBar?.style == .lightContent)
        #expect(response.controller?.bar.backgroundImage == .some(.some(.empty)))
        #expect(response.controller?.bar.tintColor == .some(.some(BarColor(.clear))))
        #expect(response.controller?.bar.barStyle == .black)
        #expect(response.plan?.presentation == .slidingBars)
    }

    @Test(
        arguments: [
            NavigationOperation.Action.pop(), .pop(count: 1, animated: false),
            .interactivePop(), .interactivePop(.cancelled), .popToRoot(),
            .setViewControllers([.existing("A")], animated: true),
        ]
    )
    func `no operation changes anything of a screen's own bar`(action: NavigationOperation.Action) throws {
        let scenario = on([a, b])
        let before = try #require(try ResolveRequest(scenario).response().screens)
        let response = try scenario.transition(action)
        for screen in try #require(response.screens) {
            #expect(screen.bar == before.first { $0.id == screen.id }?.bar)
        }
        for (id, bar) in try #require(response.controller).fakeBars {
            #expect(try scenario.state()?.fakeBars[id] == bar)
        }
    }

    @Test func `a screen that declares nothing has the configuration, never another screen's style`() throws {
        var scenario = on([a])
        var defaults = BarStyle()
        defaults.background = .color(.green)
        scenario.defaults.bar = defaults
        var bar = try #require(try scenario.transition(.push(plain, animated: true)).bars.after)
        #expect(bar.background.color == BarColor.green.light)
        var configuration = BarProperties()
        configuration.tintColor = .some(.orange)
        scenario.policy.options = [Value.Member("configuration", configuration.value)]
        bar = try #require(try scenario.transition(.push(plain, animated: true)).bars.after)
        #expect(bar.background.color == BarColor.green.light && bar.tintColor == BarColor.orange.light)
        scenario.policy.options = [Value.Member("configuration", .object(members: ["tintColour": .null]))]
        let error = #expect(throws: ScenarioError.self) { try scenario.state() }
        #expect(error?.faults.first?.pointer == "/policy/configuration/tintColour")
    }

    @Test func `what callbacks write to UIKit's bar is not seen`() throws {
        var writing = a
        writing.callbacks.viewWillAppear.barTintColor = .some(.green)
        writing.callbacks.viewDidAppear.isTranslucent = false
        let response = try ResolveRequest(on([writing])).response()
        #expect(response.bar?.background.color == BarColor.red.light)
        #expect(response.controller?.bar.barTintColor == .some(.some(.green)))
        // The space under UIKit's bar depends on that bar's own translucency.
        #expect(try #require(response.screens?.last?.layout).view.y > 0)
        #expect(try #require(try ResolveRequest(on([a])).response().screens?.last?.layout).view.y == 0)
    }

    @Test func `seed 2: the own bar is hidden at first and fades in as the content scrolls, blurred`() throws {
        var scrolling = plain
        scrolling.view.scrollView = ScreenScrollView()
        scrolling.scrollStyling = ScrollStyling(
            channel: .ownBarAlpha,
            from: ScrollStyling.Stop(offset: 0, alpha: 0),
            to: ScrollStyling.Stop(offset: 200, alpha: 1)
        )
        for edition in ["EachNavigationBar", "GKNavigationBar"] {
            let response = try on([a, scrolling], edition: edition).replay([
                NavigationOperation(.scroll(to: 50)),
                NavigationOperation(.scroll(to: 300)),
                NavigationOperation(.scroll(to: -20)),
            ])
            #expect(response.transitions[0].bars.before?.isHidden == true)
            let alphas = response.transitions.map { $0.bars.after?.background.alpha }
            #expect(alphas == [.value(0.25), .value(1), .value(0)])
            #expect(response.transitions[0].bars.after?.background.kind == .blur)
            #expect(response.transitions[0].bars.after?.isHidden == false)
            #expect(response.transitions[2].bars.after?.isHidden == true)
            // The space for the bar does not change.
            let tops = response.transitions.map { $0.screens?.last?.layout?.contentTop }
            #expect(Set(tops).count == 1)
        }
    }

    @Test(arguments: ["EachNavigationBar", "GKNavigationBar"], [true, false])
    func `a hidden own bar comes back to a shown one by a swipe, finished or cancelled`(
        edition: String,
        isCancelled: Bool
    ) throws {
        let response = try on([a, hidden], edition: edition).transition(
            .interactivePop(isCancelled ? .cancelled : .finished)
        )
        #expect(response.outcome == (isCancelled ? .cancelled : .changed))
        #expect(response.bars.after?.isHidden == isCancelled)
        #expect(response.controller?.isItemStackAtRisk == false || edition == "GKNavigationBar")
        #expect(response.controller?.isNavigationBarHidden == (edition == "GKNavigationBar"))
        if edition == "EachNavigationBar" {
            #expect(response.controller?.bar.isHidden == (isCancelled ? true : nil))
        }
    }

    @Test func `EachNavigationBar never lets the navigation controller hide its bar`() throws {
        var hiding = a
        hiding.callbacks.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true)
        let response = try ResolveRequest(on([hiding])).response()
        #expect(response.controller?.isNavigationBarHidden == false)
        #expect(response.bar?.isHidden == false)
    }

    @Test func `GKNavigationBar leaves UIKit's bar to screens that touch none`() throws {
        var writing = plain
        writing.callbacks.viewWillAppear.barTintColor = .some(.green)
        let push = try on([writing], edition: "GKNavigationBar").transition(.push(b, animated: true))
        #expect(push.bars.before?.drawnBy == .navigationBar)
        #expect(push.bars.before?.background.color == BarColor.green.light)
        #expect(push.bars.after?.drawnBy == .fakeBar("B"))
        #expect(push.controller?.isNavigationBarHidden == true)
        #expect(
            push.plan?.steps.contains { $0.action == .setNavigationBarHidden(hidden: true, animated: false) } == true
        )
        let pop = try on([writing, b], edition: "GKNavigationBar").transition(.pop())
        #expect(pop.controller?.isNavigationBarHidden == false)
        #expect(pop.bars.after?.drawnBy == .navigationBar)
    }

    @Test func `GKNavigationBar: while a pop runs the bar of a screen with its own is left alone until it is there`()
        throws
    {
        let response = try on([a, plain], edition: "GKNavigationBar").transition(.pop())
        #expect(!response.policySteps.contains { $0.contains("perScreenBar.gk.1") })
        #expect(response.policySteps.contains { $0.hasPrefix("A.viewDidAppear") })
        #expect(response.controller?.isNavigationBarHidden == true)
        let cancelled = try on([a, plain], edition: "GKNavigationBar").transition(.interactivePop(.cancelled))
        #expect(cancelled.controller?.isNavigationBarHidden == false)
    }

    @Test func `an update is on the own bar at once, also of a covered screen`() throws {
        var green = BarStyle()
        green.background = .color(.green)
        green.hidden = true
        let response = try on([a, b]).replay([
            NavigationOperation(.update(.style(green), screenID: "A")),
            NavigationOperation(.popTo("A", animated: true)),
            NavigationOperation(.update(.style(green))),
        ])
        #expect(response.transitions[0].outcome == .changed)
        #expect(response.transitions[0].bars.after?.background.color == BarColor.blue.light)
        #expect(response.transitions[1].bars.after?.isHidden == true)
        #expect(response.transitions[2].outcome == .unchanged)
    }

    @Test func `an own bar is never at a scroll edge`() throws {
        let bar = try #require(try ResolveRequest(on([plain], os: SystemVersion(17))).response().bar)
        #expect(bar.appearance == .standard && bar.background.kind == .blur)
    }

    @Test func `in a set the screens below get their bars when they are loaded`() throws {
        let scenario = on([a, b], origin: .set)
        #expect(try scenario.state()?.fakeBars.keys.sorted() == ["B"])
        #expect(try scenario.transition(.pop(count: 1, animated: false)).bars.after?.drawnBy == .fakeBar("A"))
    }
}
