import NavigationStyle
import Testing

/// Solution 1: a custom container (seed 0, 5.1.1).
@Suite struct CustomContainerTests {
    private let a = Screen("A", bar: BarStyle(background: .color(.red), title: TextAttributes(color: .white)))
    private let b = Screen("B", bar: BarStyle(background: .color(.blue), shadow: BarStyle.Shadow.none, tint: .white))
    private let hidden = Screen("H", bar: BarStyle(hidden: true))
    private let plain = Screen(id: "P")

    private func on(_ stack: [Screen], os: SystemVersion = SystemVersion(12)) -> Scenario {
        Scenario.on(stack, policy: "customContainer", os: os)
    }

    @Test func `the bar moves to the style of the screen that comes`() throws {
        let response = try on([a]).transition(.push(b, animated: true))
        #expect(
            response.policySteps == [
                "alongside: write tintColor, backgroundImage, shadowImage, titleTextAttributes (container.alongside.1)",
                "alongside: setNavigationBarHidden(false, animated: true) (container.alongside.1)",
                "alongside: move background an image of #FF0000 → an image of #0000FF (container.alongside.1)",
                "alongside: move shadow visible → absent (container.alongside.1)",
                "completion: write tintColor, backgroundImage, shadowImage (container.completion.1)",
                "completion: setNavigationBarHidden(false, animated: true) (container.completion.1)",
            ]
        )
        let bar = try #require(response.bars.after)
        #expect(bar.background.color == BarColor.blue.light && bar.tintColor == .white && !bar.shadow.isVisible)
        #expect(bar.title.color == .black)
        #expect(response.plan?.presentation == .animateAlongside)
    }

    @Test(arguments: [12, 13, 17], [true, false])
    func `push then pop restores everything`(os: Int, animated: Bool) throws {
        var scenario = on([a], os: SystemVersion(os))
        scenario.include = .all.subtracting(.provenance)
        let before = try ResolveRequest(scenario).response()
        let response = try scenario.replay([
            NavigationOperation(.push(b, animated: animated)), NavigationOperation(.pop(count: 1, animated: animated)),
        ])
        #expect(response.controller?.bar == before.controller?.bar)
        #expect(response.transitions.last?.bars.after == before.bar)
    }

    @Test func `a large title is beyond the container's bar, whoever asks for it`() throws {
        let large = BarStyle(largeTitle: true)
        let scenario = on([Screen("A", bar: large)], os: SystemVersion(17))
        for style in [large, BarStyle(tint: .red)] {
            let response = try scenario.transition(.update(.style(style)))
            let told = response.diagnostics?.filter { $0.code == .declaredStyleNotShown } ?? []
            #expect(told.map(\.pointer?.description) == ["/stack/0/bar/largeTitle"])
            #expect(told.first?.fix.hasPrefix("Leave it out.") == true)
            #expect(told.first?.noEdits == Diagnostic.NoEdits(.policyForbids))
        }
    }

    @Test func `a screen that declares nothing has the default style, then UIKit's`() throws {
        var scenario = on([b])
        var bar = try #require(try scenario.transition(.push(plain, animated: true)).bars.after)
        #expect(bar.background.kind == .blur && bar.background.color == nil && bar.shadow.isVisible)
        #expect(bar.tintColor == BarColor.systemBlue.light)
        var defaults = BarStyle()
        defaults.background = .color(.green)
        scenario.defaults.bar = defaults
        bar = try #require(try scenario.transition(.push(plain, animated: true)).bars.after)
        #expect(bar.background.color == BarColor.green.light && bar.shadow.isVisible)
    }

    @Test func `a cancelled swipe ends with the style of the screen that stays`() throws {
        let scenario = on([a, b])
        let before = try scenario.state()
        let response = try scenario.transition(.interactivePop(.cancelled))
        #expect(response.controller?.bar == before?.bar)
        #expect(response.policySteps.first?.hasPrefix("alongside: ") == true)
    }

    @Test(arguments: [true, false])
    func `a hidden bar comes and goes with its screen, by a swipe too`(isCancelled: Bool) throws {
        let push = try on([a]).transition(.push(hidden, animated: true))
        #expect(push.bars.after?.isHidden == true)
        #expect(
            push.plan?.steps.contains { $0.action == .setNavigationBarHidden(hidden: true, animated: true) } == true
        )
        let response = try on([a, hidden]).transition(.interactivePop(isCancelled ? .cancelled : .finished))
        #expect(response.bars.after?.isHidden == isCancelled)
    }

    @Test func `what code writes to the bar itself is gone at the end`() throws {
        var writing = b
        writing.callbacks.viewWillAppear.tintColor = .some(.green)
        writing.callbacks.viewDidAppear.backgroundColor = .some(.green)
        writing.callbacks.viewDidLoad.isTranslucent = false
        for animated in [true, false] {
            let response = try on([a]).transition(.push(writing, animated: animated))
            #expect(response.bars.after?.tintColor == .white)
            #expect(response.controller?.bar.backgroundColor == nil)
            #expect(response.bars.after?.isTranslucent == true)
        }
    }

    @Test func `what UIKit's own container gives a bar is not there: large titles and scroll edges`() throws {
        var large = a
        large.bar?.largeTitle = true
        let response = try ResolveRequest(on([large], os: SystemVersion(17))).response()
        #expect(response.bar?.title.isLarge == false)
        #expect(response.bar?.appearance == .standard)
        #expect(response.screens?.last?.matchesDeclared == false)
    }

    @Test func `a screen's style can be changed while it is shown or covered`() throws {
        var green = BarStyle()
        green.background = .color(.green)
        let response = try on([a, b]).replay([
            NavigationOperation(.update(.style(green))),
            NavigationOperation(.update(.style(green), screenID: "A")),
            NavigationOperation(.popToRoot()),
        ])
        #expect(response.transitions[0].bars.after?.background.color == BarColor.green.light)
        #expect(response.transitions[0].bars.after?.tintColor == .white, "the rest of its style stays")
        #expect(response.transitions[1].policySteps == [])
        #expect(response.transitions[2].bars.after?.background.color == BarColor.green.light)
        #expect(response.transitions[2].bars.after?.title.color == .white)
    }

    @Test func `a cancelled swipe that ends in another layout is a jump`() throws {
        var late = plain
        late.callbacks.viewDidAppear.isTranslucent = false
        let response = try on([a, late]).replay([
            NavigationOperation(.reappear(after: .tab)), NavigationOperation(.interactivePop(.cancelled)),
        ]).transitions[1]
        #expect(response.bars.before?.isTranslucent == false && response.bars.after?.isTranslucent == true)
        let jumps = response.diagnostics?.filter { $0.code == .layoutJump } ?? []
        #expect(jumps.map(\.screen) == ["P"] && jumps.map(\.property) == ["isTranslucent"])
        #expect(jumps.allSatisfy { $0.message.hasPrefix("As the swipe is cancelled, \"P\" jumps: its root view") })
        let untouched = try on([a, late]).transition(.interactivePop(.cancelled))
        #expect(untouched.diagnostics?.contains { $0.code == .layoutJump } == false)
    }

    @Test func `over several screens it moves from the top to the destination alone`() throws {
        let response = try on([a, hidden, b]).transition(.popTo("A", animated: true))
        #expect(response.bars.after?.background.color == BarColor.red.light && response.bars.after?.isHidden == false)
        let set = try on([a, hidden, b]).transition(
            .setViewControllers([.existing("B"), .existing("H")], animated: false)
        )
        #expect(set.bars.after?.isHidden == true)
    }
}
