import NavigationStyle
import Testing

/// The Objective-C edition: its writes to the bar, and their times (seed 1, 3; libraries.4).
@Suite struct WRNavigationBarTests {
    private let a = Screen(
        "A",
        bar: BarStyle(background: .color(.red), tint: .white, title: TextAttributes(color: .white))
    )
    private let b = Screen("B", bar: BarStyle(background: .color(.blue), shadow: BarStyle.Shadow.none, tint: .black))
    private let unmanaged = Screen(id: "U").library(["isManaged": .bool(false)])

    private func on(
        _ stack: [Screen],
        os: SystemVersion = SystemVersion(12),
        origin: Scenario.Origin = .pushed
    ) -> Scenario {
        Scenario.on(stack, policy: "wrNavigationBar", os: os, origin: origin)
    }

    @Test func `seed 1: UIKit's background is made clear, and an inserted view carries the color`() throws {
        let response = try ResolveRequest(on([a])).response()
        let state = try #require(response.controller)
        #expect(state.bar.backgroundImage == .some(.some(.empty)))
        #expect(state.bar.touched == [.backgroundImage, .tintColor, .titleTextAttributes])
        #expect(state.policyState?["background"]?["color"] == .string("#FF0000FF"))
        let bar = try #require(response.bar)
        #expect(bar.background.kind == .color && bar.background.color == BarColor.red.light)
        #expect(bar.isTranslucent && bar.translucency == .inferred)
        #expect(bar.shadow.isVisible)
    }

    @Test func `a push: the title in viewWillAppear, colors frame by frame, everything in viewDidAppear`() throws {
        let response = try on([a]).transition(.push(b, animated: true))
        #expect(
            response.policySteps == [
                "B.viewWillAppear: write titleTextAttributes (wr.viewWillAppear.2)",
                "alongside: move background #FF0000 → #0000FF (wr.displayLink.1)",
                "alongside: move tintColor #FFFFFF → #000000 (wr.displayLink.1)",
                "alongside: move title.color #FFFFFF → #000000 (wr.displayLink.1)",
                "B.viewDidAppear: paint background backgroundColor (wr.viewDidAppear.2)",
                "B.viewDidAppear: paint background alpha (wr.viewDidAppear.3)",
                "B.viewDidAppear: write tintColor (wr.viewDidAppear.4)",
                "B.viewDidAppear: write titleTextAttributes (wr.viewDidAppear.4)",
                "B.viewDidAppear: write shadowImage (wr.viewDidAppear.5)",
            ]
        )
        let bar = try #require(response.bars.after)
        #expect(bar.background.color == BarColor.blue.light && bar.tintColor == .black)
        #expect(bar.title.color == .black, "the library's default: nothing is inherited")
        #expect(!bar.shadow.isVisible)
        #expect(response.plan?.presentation == .animateAlongside)
    }

    @Test(arguments: [true, false])
    func `push then pop restores all that it manages`(animated: Bool) throws {
        let before = try #require(try on([a]).state())
        let response = try on([a]).replay([
            NavigationOperation(.push(b, animated: animated)), NavigationOperation(.pop(count: 1, animated: animated)),
        ])
        #expect(response.controller?.bar == before.bar)
        #expect(response.controller?.policyState == before.policyState)
    }

    @Test func `a cancelled pop ends with everything of the screen that stays`() throws {
        let scenario = on([a, b])
        let before = try scenario.state()
        let response = try scenario.transition(.interactivePop(.cancelled))
        #expect(
            response.policySteps.prefix(7) == [
                "A.viewWillAppear: write titleTextAttributes (wr.viewWillAppear.2)",
                "alongside: move background #0000FF → #FF0000 (wr.updateInteractiveTransition.1)",
                "alongside: move tintColor #000000 → #FFFFFF (wr.updateInteractiveTransition.1)",
                "alongside: move title.color #000000 → #FFFFFF (wr.updateInteractiveTransition.1)",
                "alongside: paint background backgroundColor (wr.interactionChange.1)",
                "alongside: paint background alpha (wr.interactionChange.1)",
                "B.viewWillAppear: write titleTextAttributes (wr.viewWillAppear.2)",
            ]
        )
        #expect(response.controller?.bar == before?.bar)
        #expect(response.controller?.policyState == before?.policyState)
    }

    @Test func `screens that set nothing get the defaults, which a request can set`() throws {
        var scenario = on([a, Screen(id: "B")])
        var bar = try #require(try ResolveRequest(scenario).response().bar)
        #expect(bar.background.color == .white && bar.tintColor.hex == "#007AFFFF" && bar.title.color == .black)
        var defaults = BarStyle()
        defaults.background = .color(.green)
        defaults.tint = .orange
        defaults.shadow = BarStyle.Shadow.none
        defaults.statusBar = .lightContent
        scenario.defaults.bar = defaults
        bar = try #require(try ResolveRequest(scenario).response().bar)
        #expect(bar.background.color == BarColor.green.light && bar.tintColor == BarColor.orange.light)
        #expect(!bar.shadow.isVisible && bar.statusBar?.style == .lightContent)
    }

    @Test func `an unmanaged screen inherits the background that is shown`() throws {
        let response = try on([a]).transition(.push(unmanaged, animated: true))
        let bar = try #require(response.bars.after)
        #expect(bar.background.color == BarColor.red.light && bar.tintColor == .white && bar.title.color == .white)
        // The screen has recorded another color, since the bar's barTintColor was never set.
        #expect(response.controller?.policyState?["found"]?["U"]?["barTintColor"] == .string("#FFFFFFFF"))
    }

    @Test func `a cancelled pop turns the bar of an unmanaged screen white`() throws {
        let response = try on([a, unmanaged]).transition(.interactivePop(.cancelled))
        #expect(response.bars.before?.background.color == BarColor.red.light)
        #expect(response.bars.after?.background.color == .white)
        #expect(response.bars.after?.title.color == .white)
    }

    @Test func `so does a swipe that ends at one, and a pop does not`() throws {
        let swipe = try on([unmanaged, b]).transition(.interactivePop())
        #expect(swipe.bars.after?.background.color == .white)
        let pop = try on([unmanaged, b]).transition(.pop())
        #expect(pop.bars.after?.background.color == BarColor.blue.light)
    }

    @Test func `an image takes the color's place and comes with viewDidAppear alone`() throws {
        let pictured = b.library(["barBackgroundImage": .object(members: ["name": .string("waves")])])
        let response = try on([a]).transition(.push(pictured, animated: true))
        #expect(response.bars.after?.background.kind == .image && response.bars.after?.background.image == "waves")
        var image = BarStyle()
        image.background = .image(.picture(BarImage.Picture(name: "clouds")))
        let update = try on([a]).transition(.update(.style(image)))
        #expect(update.policySteps == [])
        #expect(update.bars.after?.background.color == BarColor.red.light)
        let later = try on([a]).replay([
            NavigationOperation(.update(.style(image))), NavigationOperation(.push(b, animated: true)),
            NavigationOperation(.pop(count: 1, animated: false)),
        ])
        #expect(later.transitions.last?.bars.after?.background.image == "clouds")
    }

    @Test(arguments: [10, 12])
    func `the alpha fades the hairline too`(os: Int) throws {
        let clear = Screen("B", bar: BarStyle(background: .transparent))
        let response = try on([a], os: SystemVersion(os)).transition(.push(clear, animated: true))
        #expect(response.bars.after?.background.kind == .clear)
        #expect(response.bars.after?.background.alpha == .value(0))
        #expect(response.bars.after?.shadow.isVisible == false)
        #expect(response.controller?.bar.shadowImage == nil)
        #expect(response.screens?.last?.matchesDeclared == true)
        #expect(try on([a, clear]).transition(.pop()).bars.after?.shadow.isVisible == true)
    }

    @Test func `popTo sets title and tint at the call, also where nothing is popped`() throws {
        let response = try on([a, b]).transition(.popTo("B", animated: true))
        #expect(response.outcome == .unchanged)
        #expect(
            response.policySteps == [
                "call: write titleTextAttributes (wr.popTo.1)", "call: write tintColor (wr.popTo.1)",
            ]
        )
        let c = Screen(id: "C")
        let over = try on([a, b, c]).transition(.popTo("A", animated: true))
        #expect(over.policySteps.prefix(2) == response.policySteps.prefix(2))
        #expect(over.bars.after?.background.color == BarColor.red.light)
    }

    @Test func `hiding the bar stays the app's, and is not put back`() throws {
        let hidden = Screen("B", bar: BarStyle(hidden: true))
        let response = try on([a]).replay([
            NavigationOperation(.push(hidden, animated: true)), NavigationOperation(.pop()),
        ])
        #expect(response.transitions[0].controller == nil)
        #expect(response.transitions[0].bars.after?.isHidden == true)
        #expect(response.transitions[1].bars.after?.isHidden == true)
        #expect(response.controller?.isNavigationBarHidden == true)
    }

    @Test func `a direct write of a title's attributes cannot take them away, nor their color`() throws {
        var write = BarProperties()
        write.titleTextAttributes = .some(nil)
        var response = try on([a]).transition(.update(.properties(write)))
        #expect(response.outcome == .unchanged)
        write.titleTextAttributes = .some(TextAttributes(fontSize: 20))
        response = try on([a]).transition(.update(.properties(write)))
        #expect(
            response.controller?.bar.titleTextAttributes == .some(.some(TextAttributes(color: .white, fontSize: 20)))
        )
    }

    @Test func `a screen on top of a set gets its style when it appears, and the one below its own later`() throws {
        let scenario = on([a, b], origin: .set)
        #expect(try scenario.state()?.loaded == ["B"])
        let response = try scenario.transition(.setViewControllers([.existing("B"), .existing("A")], animated: true))
        #expect(response.bars.after?.background.color == BarColor.red.light)
        #expect(try scenario.transition(.popToRoot(animated: false)).bars.after?.tintColor == .white)
    }
}
