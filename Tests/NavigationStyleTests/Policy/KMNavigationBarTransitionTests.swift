import NavigationStyle
import Testing

/// Seed 1, 3, with its listing of edition 1.0.0, and similar scenarios of libraries.15.
@Suite struct KMNavigationBarTransitionTests {
    private let a = Screen.tinted("A", .red)
    private let b = Screen.tinted("B", .blue)

    @Test(arguments: ["1.0.0", "1.1.11"])
    func `the listing's push: fake bars on both screens, the real background hidden between`(edition: String) throws {
        let response = try Scenario.on([a], policy: "kmNavigationBarTransition", edition: edition)
            .transition(.push(b, animated: true))
        #expect(
            response.policySteps == [
                "call: add fakeBar:A (km.push.2)",
                "call: hide background (km.push.3)",
                "B.viewWillLayoutSubviews: container #FFFFFF (km.viewWillLayoutSubviews.1)",
                "B.viewWillLayoutSubviews: unclip [A, B] (km.viewWillLayoutSubviews.2)",
                "B.viewWillLayoutSubviews: add fakeBar:B (km.viewWillLayoutSubviews.3)",
                "B.viewWillLayoutSubviews: hide background (km.viewWillLayoutSubviews.3)",
                "B.viewWillLayoutSubviews: bring fakeBar:B to front (km.viewWillLayoutSubviews.5)",
                "B.viewDidAppear: write fakeBar:B → navigationBar (km.viewDidAppear.2)",
                "B.viewDidAppear: remove fakeBar:B (km.viewDidAppear.2)",
                "B.viewDidAppear: show background (km.viewDidAppear.4)",
            ]
        )
    }

    @Test func `the listing's pop lays out nothing: no push is remembered`() throws {
        let response = try Scenario.on([a, b], policy: "kmNavigationBarTransition", edition: "1.0.0")
            .transition(.pop())
        #expect(
            response.policySteps == [
                "call: add fakeBar:B (km.pop.1)",
                "call: write fakeBar:A → navigationBar (km.pop.2)",
                "call: hide background (km.pop.3)",
                "A.viewWillLayoutSubviews: bring fakeBar:A to front (km.viewWillLayoutSubviews.5)",
                "A.viewDidAppear: write fakeBar:A → navigationBar (km.viewDidAppear.2)",
                "A.viewDidAppear: remove fakeBar:A (km.viewDidAppear.2)",
                "A.viewDidAppear: show background (km.viewDidAppear.4)",
            ]
        )
    }

    @Test func `KM-18: without a fake bar, the screen that comes has no background on its way`() throws {
        var scenario = Scenario.on([a, b], policy: "kmNavigationBarTransition", edition: "1.0.0")
        scenario.origin = .set
        let plan = try #require(try scenario.transition(.pop()).plan)
        #expect(plan.because == "the incoming screen carries no fake bar, and has no background until it has appeared")
        for part in [Component.Name.background, .shadow] {
            let opacities = plan.components.filter { $0.component == part }.map { $0.opacity.map(\.opacity) }
            #expect(opacities == [[1, 1], [0, 0]])
        }
    }

    @Test func `KM-12: popTo with the screen on top leaves the background hidden`() throws {
        let response = try Scenario.on([a, b], policy: "kmNavigationBarTransition").transition(
            .popTo("B", animated: true)
        )
        #expect(response.outcome == .unchanged)
        #expect(response.controller?.isBackgroundHidden == true)
        #expect(response.bars.after?.drawnBy == .fakeBar("B"))
    }

    @Test func `tintColor is not copied and leaks`() throws {
        let white = Screen.writing("A") { $0.viewDidLoad.tintColor = .some(.white) }
        let black = Screen.writing("B") { $0.viewDidLoad.tintColor = .some(.black) }
        let response = try Scenario.on([white, black], policy: "kmNavigationBarTransition")
            .transition(.pop())
        #expect(response.bars.after?.tintColor == .black)
    }

    @Test func `from iOS 15 on the two appearances are copied instead`() throws {
        let styled = Screen.writing("B") {
            $0.viewDidLoad.standardAppearance = .some(Appearance(.opaque))
            $0.viewDidLoad.barTintColor = .some(.green)
        }
        let response = try Scenario.on([a, styled], policy: "kmNavigationBarTransition", os: SystemVersion(15))
            .transition(.pop())
        #expect(response.controller?.bar.standardAppearance == nil)
        #expect(response.controller?.bar.barTintColor == .some(.some(.green)))
    }

    @Test func `copiedProperties decides what comes back`() throws {
        var scenario = Scenario.on([a, b], policy: "kmNavigationBarTransition")
        scenario.policy.copiedProperties = [.tintColor]
        let response = try scenario.transition(.pop())
        #expect(response.controller?.bar.barTintColor == .some(.some(.blue)))
    }

    @Test func `an opaque bar has the destination's scroll view stop adjusting for the transition`() throws {
        var scrolling = Screen.tinted("B", .blue)
        scrolling.callbacks.viewDidLoad.isTranslucent = false
        scrolling.view.scrollView = ScreenScrollView()
        let response = try Scenario.on([a], policy: "kmNavigationBarTransition").transition(
            .push(scrolling, animated: true)
        )
        #expect(response.policySteps.contains("B.viewWillAppear: adjust insets of B (km.viewWillAppear.1)"))
        #expect(response.policySteps.contains("B.viewDidAppear: restore insets of B (km.viewDidAppear.1)"))
        #expect(response.controller?.policyState == nil)
    }
}
