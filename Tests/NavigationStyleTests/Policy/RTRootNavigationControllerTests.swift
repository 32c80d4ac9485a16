import Testing

@testable import NavigationStyle

/// libraries.6: each screen in a navigation controller of its own.
@Suite struct RTRootNavigationControllerTests {
    private let red = Screen.tinted("A", .red)
    private let blue = Screen.tinted("B", .blue)

    private func on(
        _ stack: [Screen],
        os: SystemVersion = SystemVersion(12),
        origin: Scenario.Origin = .pushed,
        options: [String: Bool] = [:]
    ) -> Scenario {
        var scenario = Scenario.on(stack, policy: "rtRootNavigationController", os: os, origin: origin)
        scenario.policy.options = options.sorted { $0.key < $1.key }.map { Value.Member($0.key, .bool($0.value)) }
        return scenario
    }

    // MARK: - Items

    @Test func `copied appearances are handed back in the colors that they show, and follow the system`() throws {
        var root = Screen(id: "A")
        root.navigationItem.standardAppearance = Appearance(.opaque)
        root.navigationItem.standardAppearance?.backgroundColor = BarColor(light: .red, dark: .green)
        var scenario = on([root], os: SystemVersion(17))
        scenario.include = .all
        let operations = [
            NavigationOperation(.push(blue, animated: true)), NavigationOperation(.traitChange(.dark)),
            NavigationOperation(.traitChange(.light)),
        ]
        var hand = Hand(scenario)
        let first = try hand.perform(operations[0]).controller
        let copied = first?.policyState?["itemAppearances"]?["B"]?["standardAppearance"]?["backgroundColor"]
        #expect(copied == .string("#FF0000FF"))
        _ = try hand.perform(operations[1])
        let last = try hand.perform(operations[2]).controller
        let whole = try scenario.replay(operations).controller
        #expect(last?.policyState == whole?.policyState && last?.dynamicColors == whole?.dynamicColors)
    }

    @Test func `an item is synchronized once, as its screen comes, however many come`() throws {
        var root = Screen(id: "root")
        root.navigationItem.standardAppearance = Appearance(.opaque)
        let stack = [root] + (1...100).map { Screen(id: Screen.ID(rawValue: "s\($0)")) }
        let scenario = on(stack, os: SystemVersion(17))
        let policy = RTRootNavigationController(for: scenario, RTRootNavigationController.Options())
        let memories = policy.memories
        var simulation = try Simulation(policy: policy, scenario: scenario)
        try simulation.restoreHistory(of: scenario)
        #expect(simulation.controller.stack.notedCount == 101)
        #expect(simulation[memories, 100].itemAppearances.touched.contains(.standardAppearance))
        // Screens that were synchronized before are skipped: the memory of one stays as it is.
        simulation[memories, 50].itemAppearances = BarProperties()
        policy.syncItemAppearances(in: &simulation)
        #expect(simulation[memories, 50].itemAppearances.isEmpty)
        // A newly set stack is synchronized again.
        simulation.controller.stack = ScreenStack(simulation.controller.stack)
        policy.syncItemAppearances(in: &simulation)
        #expect(simulation[memories, 50] == simulation[memories, 100])
    }

    // MARK: - Bars

    @Test func `a screen's code writes to the screen's own bar, and the outer one stays hidden and untouched`() throws {
        let response = try on([red]).transition(.push(blue, animated: true))
        #expect(response.policySteps == ["B.viewDidLoad: add fakeBar:B (rt.viewDidLoad.2)"])
        #expect(response.script.contains("B.viewDidLoad: write barTintColor to fakeBar:B (rt.write.1)"))
        let state = try #require(response.controller)
        #expect(state.bar.isEmpty)
        #expect(state.isNavigationBarHidden)
        #expect(state.fakeBars["A"]?.properties.barTintColor == .some(.some(.red)))
        #expect(state.fakeBars["B"]?.properties.barTintColor == .some(.some(.blue)))
        #expect(response.bars.after?.drawnBy == .fakeBar("B"))
        #expect(response.bars.after?.isHidden == false)
        #expect(response.plan?.presentation == .slidingBars)
    }

    @Test(arguments: [true, false])
    func `a pop shows the bar as it was left, animated or not`(animated: Bool) throws {
        let scenario = on([red, blue])
        let before = try #require(try scenario.state())
        let response = try scenario.transition(.pop(count: 1, animated: animated))
        #expect(response.policySteps.isEmpty)
        #expect(response.controller?.fakeBars["A"] == before.fakeBars["A"])
        #expect(response.bars.after?.background.color == BarColor.red.light)
    }

    @Test func `a screen that asks for nothing has UIKit's defaults`() throws {
        let response = try on([red]).transition(.push(Screen(id: "B"), animated: true))
        #expect(response.bars.after?.background.kind == .blur)
        #expect(response.bars.after?.background.color == nil)
    }

    @Test func `a cancelled swipe changes no bar`() throws {
        let restyling = Screen.writing("A") { $0.viewWillAppear.tintColor = .some(.green) }
        let scenario = on([restyling, blue])
        let before = try #require(try scenario.state())
        let response = try scenario.transition(.interactivePop(.cancelled))
        #expect(response.outcome == .cancelled)
        #expect(response.controller?.fakeBars == before.fakeBars)
        #expect(response.controller?.isItemStackAtRisk == false)
    }

    @Test func `hidden is the screen's own: the bar goes and comes with its screen`() throws {
        let hiding = Screen.writing("B") {
            $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true, animation: .asTransition)
        }
        let responses = try on([red]).replay([
            NavigationOperation(.push(hiding, animated: true)), NavigationOperation(.pop()),
        ])
        #expect(responses.transitions[0].bars.after?.isHidden == true)
        #expect(responses.transitions[0].plan?.presentation == .barSlidesOut)
        #expect(responses.transitions[0].script.contains("B.viewWillAppear: hide fakeBar:B (rt.write.1)"))
        #expect(responses.transitions[1].bars.after?.isHidden == false)
        #expect(responses.transitions[1].plan?.presentation == .barSlidesIn)
    }

    @Test(arguments: [BarVisibility.Animation.none, .asTransition])
    func `a bar that goes only when its screen has appeared comes with the screen`(
        _ animation: BarVisibility.Animation
    ) throws {
        let hiding = Screen.writing("B") {
            $0.viewDidAppear.isNavigationBarHidden = BarVisibility(hidden: true, animation: animation)
        }
        let response = try on([red]).transition(.push(hiding, animated: true))
        #expect(response.plan?.presentation == .slidingBars)
        let found = response.diagnostics?.filter { $0.property == "isNavigationBarHidden" } ?? []
        #expect(found.map(\.code) == (animation == .none ? [.hiddenNotAnimated, .layoutJump] : [.layoutJump]))
        #expect(found.allSatisfy { $0.screen == "B" })
    }

    @Test func `a bar that comes only when its screen has appeared is not on the way`() throws {
        let showing = Screen.writing("B") {
            $0.viewDidLoad.isNavigationBarHidden = BarVisibility(hidden: true)
            $0.viewDidAppear.isNavigationBarHidden = BarVisibility(hidden: false)
        }
        #expect(try on([red]).transition(.push(showing, animated: true)).plan?.presentation == .barSlidesOut)
        let bare = Screen("A", bar: BarStyle(hidden: true))
        #expect(try on([bare]).transition(.push(showing, animated: true)).plan?.presentation == .snap)
    }

    @Test func `popToRoot over several, and a set that swaps, leave every bar as it was`() throws {
        let green = Screen.tinted("C", .green)
        let scenario = on([red, blue, green])
        let bars = try #require(try scenario.state()?.fakeBars)
        let popped = try scenario.transition(.popToRoot())
        #expect(popped.controller?.fakeBars == ["A": bars["A"]].compactMapValues(\.self))
        let swapped = try scenario.transition(
            .setViewControllers([.existing("C"), .existing("B"), .existing("A")], animated: true)
        )
        #expect(swapped.controller?.fakeBars == bars)
        #expect(swapped.bars.after?.background.color == BarColor.red.light)
    }

    @Test func `two pushes in one turn: each with its own bar`() throws {
        let responses = try on([red]).replay([
            NavigationOperation(.push(blue, animated: true)),
            NavigationOperation(.push(.tinted("C", .green), animated: true), timing: .sameTurn),
        ])
        #expect(responses.controller?.fakeBars.count == 3)
        #expect(responses.transitions[1].bars.after?.background.color == BarColor.green.light)
    }

    @Test func `an update of a covered screen reaches its own bar only`() throws {
        var green = BarProperties()
        green.barTintColor = .some(.green)
        let responses = try on([red, blue]).replay([
            NavigationOperation(.update(.properties(green), screenID: "A")),
            NavigationOperation(.pop()),
        ])
        #expect(responses.transitions[0].outcome == .changed)
        #expect(responses.transitions[0].bars.after?.background.color == BarColor.blue.light)
        #expect(responses.transitions[1].bars.after?.background.color == BarColor.green.light)
    }

    @Test func `a style that follows the scroll offset changes the own bar, and may change its alpha`() throws {
        var screen = Screen(id: "A")
        screen.scrollStyling = ScrollStyling(
            channel: .ownBarAlpha,
            from: ScrollStyling.Stop(offset: 0, alpha: 0),
            to: ScrollStyling.Stop(offset: 100, alpha: 1)
        )
        let response = try on([screen]).transition(.scroll(to: 50))
        #expect(response.controller?.fakeBars["A"]?.properties.alpha == 0.5)
        #expect(response.controller?.bar.alpha == nil)
    }

    @Test func `bars of which only one is translucent make no view jump, since each screen has its own`() throws {
        var opaque = Screen(id: "opaque")
        opaque.callbacks.viewWillAppear.isTranslucent = false
        let response = try on([opaque]).transition(.push(Screen(id: "translucent"), animated: true))
        #expect(response.bars.before?.isTranslucent == false && response.bars.after?.isTranslucent == true)
        #expect(response.diagnostics?.contains { $0.code == .translucencyChanged } == false)
    }

    @Test func `translucency that an image brings about is inferred anew on the handed-back bar`() throws {
        var scenario = on([Screen(id: "A")])
        scenario.controller = try scenario.state()
        var opaque = BarProperties()
        opaque.backgroundImage = .some(.picture(BarImage.Picture(name: "opaque")))
        let response = try scenario.transition(.update(.properties(opaque)))
        #expect(response.bars.after?.isTranslucent == false)
        #expect(response.bars.after?.translucency == .inferred)
    }

    // MARK: - Appearances

    @Test func `the root's item appearances go over those of every other screen`() throws {
        var root = Screen(id: "A")
        root.navigationItem.standardAppearance = Appearance(.opaque)
        root.navigationItem.scrollEdgeAppearance = Appearance(.opaque)
        var own = Screen(id: "B")
        own.navigationItem.standardAppearance = Appearance(.transparent)
        let response = try on([root], os: SystemVersion(17)).transition(.push(own, animated: true))
        #expect(response.bars.after?.background.kind == .color)
        let plain = try on([Screen(id: "A")], os: SystemVersion(17)).transition(.push(own, animated: true))
        #expect(plain.controller?.policyState?["itemAppearances"]?["B"]?["standardAppearance"] == .null)
    }

    @Test func `the root's item goes over every other at once, and what went over one stays there`() throws {
        var own = Screen(id: "B")
        own.navigationItem.standardAppearance = Appearance(.transparent)
        own.navigationItem.scrollEdgeAppearance = Appearance(.transparent)
        let scenario = on([Screen(id: "A"), own, Screen(id: "C")], os: SystemVersion(17), origin: .set)
        let wiped = try #require(try scenario.state()?.policyState?["itemAppearances"]?["B"])
        #expect(wiped["standardAppearance"] == .null && wiped["scrollEdgeAppearance"] == .null)
        // B was never loaded; as the root, it has lost its own appearances.
        let response = try scenario.transition(.setViewControllers([.existing("B")], animated: true))
        #expect(response.controller?.policyState?["itemAppearances"]?["B"] == wiped)
        #expect(response.bars.after?.background.kind == .blur || response.bars.after?.background.kind == .clear)
    }

    @Test func `from iOS 13 on a transferred bar has an explicit appearance, under which nothing legacy is drawn`()
        throws
    {
        var scenario = on([red], os: SystemVersion(14), options: ["transferNavigationBarAttributes": true])
        let state = try #require(try scenario.state())
        #expect(state.fakeBars["A"]?.properties.standardAppearance == .some(Appearance()))
        #expect(try ResolveRequest(scenario).response().bar?.background.color != BarColor.red.light)
        scenario.environment.os = SystemVersion(12)
        #expect(try scenario.state()?.fakeBars["A"]?.properties.standardAppearance == nil)
    }

    @Test func `a popTo of a stranger returns before anything happens`() throws {
        let response = try on([red, blue]).transition(.popTo("X", animated: true))
        #expect(response.outcome == .unchanged && response.reason == .notOnStack)
        #expect(response.stack.after == ["A", "B"])
        #expect(throws: ScenarioError.self) {
            try Scenario.on([red], policy: "system").transition(.popTo("X", animated: true))
        }
    }

    @Test func `set as itself, a screen gets a new bar, and the same top is pushed again`() throws {
        let restyled = Screen.writing("A") { $0.viewDidAppear.tintColor = .some(.green) }
        let set = NavigationOperation.Action.setViewControllers([.existing("A")], animated: true)
        let options = ["setsContentControllers": true]
        var plain = on([red, blue], options: options)
        let response = try plain.transition(.setViewControllers([.existing("A"), .existing("B")], animated: true))
        #expect(response.outcome == .changed && response.plan?.kind == .push)
        // The writes of its viewDidLoad are not repeated.
        #expect(response.bars.after?.background.color == nil)
        plain.policy.options = []
        let kept = try plain.transition(.setViewControllers([.existing("A"), .existing("B")], animated: true))
        #expect(kept.outcome == .unchanged)
        #expect(try on([restyled], options: options).transition(set).bars.after?.tintColor == BarColor.green.light)
    }

    @Test func `what the outer bar has is transferred where the option says so`() throws {
        var scenario = on([Screen(id: "A")], options: ["transferNavigationBarAttributes": true])
        scenario.defaults.appearanceProxy.barTintColor = .some(.green)
        let state = try #require(try scenario.state())
        #expect(state.fakeBars["A"]?.properties.barTintColor == .some(.some(.green)))
        #expect(state.policyState?["isTranslucent"] == nil)
        scenario.policy.copiedProperties = [.tintColor]
        #expect(try scenario.state()?.policyState?["transferred"]?["A"] == .array([.string("tintColor")]))
    }

    // MARK: - Going back

    @Test func `the library's back item stands in the place of the system's button`() throws {
        let titled = Screen.titled("A", "Photos")
        let response = try on([titled]).transition(.push(blue, animated: true))
        #expect(response.bars.after?.backButton.isShown == false)
        #expect(response.controller?.policyState?["backItems"] == .array([.string("B")]))
    }

    @Test func `an empty screen below gives the system's back button where the option says so`() throws {
        let titled = Screen.titled("A", "Photos")
        let response = try on([titled], options: ["useSystemBackBarButtonItem": true])
            .transition(.push(blue, animated: true))
        #expect(response.bars.after?.backButton.isShown == true)
        #expect(response.bars.after?.backButton.title == "Photos")
        #expect(response.controller?.policyState?["backItems"] == nil)
        let set = try on([titled], options: ["useSystemBackBarButtonItem": true])
            .transition(.setViewControllers([.existing("A"), .new(blue)], animated: false))
        #expect(set.bars.after?.backButton.title == "Photos")
    }

    @Test(arguments: [(false, "Photos"), (true, "Back to A")])
    func `in a set a container below passes on its title alone`(_ setsContents: Bool, title: String) throws {
        var below = Screen.titled("A", "Photos")
        below.navigationItem.backBarButtonItemTitle = "Back to A"
        let options = ["useSystemBackBarButtonItem": true, "setsContentControllers": setsContents]
        let set = NavigationOperation.Action.setViewControllers([.existing("A"), .new(blue)], animated: true)
        #expect(try on([below], options: options).transition(set).bars.after?.backButton.title == title)
    }

    @Test func `the root of a set of contents has no placeholder`() throws {
        let options = ["useSystemBackBarButtonItem": true, "setsContentControllers": true]
        let response = try on([red, blue], options: options)
            .transition(.setViewControllers([.existing("B")], animated: true))
        #expect(response.controller?.policyState?["placeholders"]?["B"] == nil)
        #expect(response.bars.after?.backButton.isShown == false)
    }

    @Test func `the swipe begins beside the library's back item`() throws {
        #expect(try on([red, blue]).transition(.interactivePop()).outcome == .changed)
    }

    @Test func `a left item of the app's, or a bar that is hidden, disables the swipe`() throws {
        var item = blue
        item.navigationItem.leftBarButtonItems = ["Close"]
        #expect(try on([red, item]).transition(.interactivePop()).reason == .gestureDisabled)
        var hiding = blue
        hiding.callbacks.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true)
        #expect(try on([red, hiding]).transition(.interactivePop()).reason == .gestureDisabled)
    }

    @Test(arguments: [true, false])
    func `what the screen itself says about the swipe goes before`(isDisabled: Bool) throws {
        var screen = blue
        screen.library = .object(members: ["disableInteractivePop": .bool(isDisabled)])
        screen.navigationItem.leftBarButtonItems = ["Close"]
        let response = try on([red, screen]).transition(.interactivePop())
        #expect(response.outcome == (isDisabled ? .unchanged : .changed))
    }

    @Test func `a root that a set slips something under swipes only after it has been shown again`() throws {
        let responses = try on([red]).replay([
            NavigationOperation(.setViewControllers([.new(Screen(id: "X")), .existing("A")], animated: true)),
            NavigationOperation(.interactivePop()),
            NavigationOperation(.push(blue, animated: true)), NavigationOperation(.pop()),
            NavigationOperation(.interactivePop()),
        ])
        #expect(responses.transitions[1].reason == .gestureDisabled)
        #expect(responses.transitions[4].outcome == .changed)
    }

    @Test func `the status bar is the screen's to say, whatever its bar's style is`() throws {
        var screen = Screen.writing("A") { $0.viewDidLoad.barStyle = .black }
        #expect(try ResolveRequest(on([screen])).response().bar?.statusBar?.style == .darkContent)
        screen.preferredStatusBarStyle = .lightContent
        #expect(try ResolveRequest(on([screen])).response().bar?.statusBar?.style == .lightContent)
    }

    @Test func `who wrote the own bar is said of that bar`() throws {
        var scenario = on([red])
        scenario.defaults.appearanceProxy.tintColor = .some(.green)
        let provenance = try #require(try ResolveRequest(scenario).response().bar?.provenance)
        #expect(provenance[.barTintColor] == Provenance(setBy: .screen, screen: "A"))
        #expect(provenance[.tintColor] == Provenance(setBy: .appearanceProxy))
        #expect(provenance[.isNavigationBarHidden] == .system)
    }

    @Test func `a bar that a screen hides is hidden by the screen, whatever the proxy sets`() throws {
        for proxy in ["", ##""defaults":{"appearanceProxy":{"tintColor":"#FF0000"}},"##] {
            let stack = ##""stack":[{"id":"A","bar":{"hidden":true}}]"##
            let json = ##"{"policy":"rtRootNavigationController",\##(proxy)\##(stack)}"##
            var request = try decoded(json, as: ResolveRequest.self)
            request.scenario.include = .provenance
            let provenance = try #require(try request.response().bar?.provenance)
            #expect(provenance[.isNavigationBarHidden] == Provenance(setBy: .screen, screen: "A"))
        }
    }

    @Test(arguments: [7, 17])
    func `a screen that hides its own bar leaves the others in place`(_ os: Int) throws {
        let hiding = Screen("B", bar: BarStyle(hidden: true))
        let push = NavigationOperation.Action.push(hiding, animated: true)
        let pop = NavigationOperation.Action.pop()
        let os = SystemVersion(os)
        let pushed = try Scenario.on([Screen(id: "A")], policy: "rtRootNavigationController", os: os).transition(push)
        let popped = try Scenario.on(
            [Screen("A", bar: BarStyle(hidden: true)), Screen(id: "B")],
            policy: "rtRootNavigationController",
            os: os
        ).transition(pop)
        for response in [pushed, popped] {
            #expect(response.bars.after?.isHidden == true)
            #expect(response.diagnostics?.contains { $0.code == .layoutJump } == false)
        }
    }
}

extension Screen {
    fileprivate static func titled(_ id: Screen.ID, _ title: String) -> Screen {
        var screen = Screen(id: id)
        screen.title = title
        return screen
    }
}
