import NavigationStyle
import Testing

/// Seed 3; libraries.15, DBN-1 to DBN-7, and the other facts of libraries.2.
@Suite struct DoubleNavigationControllerTests {
    private let a = Screen.configured("A") {
        $0.isNavigationBarHidden = BarVisibility(hidden: false)
        $0.barTintColor = .some(.red)
        $0.tintColor = .some(.white)
    }
    private let b = Screen.configured("B") {
        $0.isNavigationBarHidden = BarVisibility(hidden: false)
        $0.barTintColor = .some(.blue)
        $0.tintColor = .some(.black)
    }
    private let red = Screen.configured("A") { $0.barTintColor = .some(.red) }
    private let blue = Screen.configured("B") { $0.barTintColor = .some(.blue) }

    private func on(_ stack: [Screen], origin: Scenario.Origin = .pushed) -> Scenario {
        Scenario.on(stack, policy: "doubleNavigationController", origin: origin)
    }

    // MARK: - The worked scenarios

    @Test func `DBN-1: a push shows A's bar, copies the real one to B and gives it back`() throws {
        let response = try on([a]).transition(.push(b, animated: true))
        #expect(
            response.policySteps == [
                "A.viewWillDisappear: bring fakeBar:A to front (dbn.viewWillDisappear.1)",
                "A.viewWillDisappear: show fakeBar:A (dbn.viewWillDisappear.1)",
                "A.viewWillDisappear: hide navigationBar (dbn.viewWillDisappear.2)",
                "B.viewWillAppear: show navigationBar (dbn.setNavigationBarHidden.1)",
                "B.viewWillAppear: write barTintColor, tintColor (dbn.viewWillAppear.1)",
                "B.viewWillAppear: setNavigationBarHidden(false, animated: false) (dbn.viewWillAppear.1)",
                "B.viewWillAppear: show navigationBar (dbn.viewWillAppear.3)",
                "B.viewWillAppear: add fakeBar:B (dbn.viewWillAppear.4)",
                "B.viewWillAppear: bring fakeBar:B to front (dbn.viewWillAppear.4)",
                "B.viewWillAppear: show fakeBar:B (dbn.viewWillAppear.4)",
                "B.viewWillAppear: hide navigationBar (dbn.viewWillAppear.5)",
                "B.viewDidAppear: write fakeBar:B → navigationBar (dbn.viewDidAppear.1)",
                "B.viewDidAppear: bring fakeBar:B to front (dbn.viewDidAppear.2)",
                "B.viewDidAppear: hide fakeBar:B (dbn.viewDidAppear.2)",
                "B.viewDidAppear: show navigationBar (dbn.viewDidAppear.4)",
            ]
        )
        let state = try #require(response.controller)
        #expect(state.bar.barTintColor == .some(.some(.blue)))
        #expect(state.bar.tintColor == .some(.some(.black)))
        #expect(state.fakeBars["A"]?.properties.barTintColor == .some(.some(.red)))
        #expect(state.fakeBars["A"]?.isHidden == false)
        #expect(state.fakeBars["B"]?.isHidden == true)
        #expect(!state.isBarHidden)
        #expect(response.plan?.presentation == .slidingBars)
    }

    @Test func `DBN-2: a pop runs A's config twice and restores what KM leaks`() throws {
        let response = try on([a, b]).transition(.pop())
        #expect(
            response.policySteps.filter { $0.contains("A.") } == [
                "A.viewWillAppear: show navigationBar (dbn.setNavigationBarHidden.1)",
                "A.viewWillAppear: write barTintColor, tintColor (dbn.viewWillAppear.2)",
                "A.viewWillAppear: setNavigationBarHidden(false, animated: false) (dbn.viewWillAppear.2)",
                "A.viewWillAppear: bring fakeBar:A to front (dbn.viewWillAppear.4)",
                "A.viewWillAppear: show fakeBar:A (dbn.viewWillAppear.4)",
                "A.viewWillAppear: hide navigationBar (dbn.viewWillAppear.5)",
                "A.viewDidAppear: write fakeBar:A → navigationBar (dbn.viewDidAppear.1)",
                "A.viewDidAppear: bring fakeBar:A to front (dbn.viewDidAppear.2)",
                "A.viewDidAppear: hide fakeBar:A (dbn.viewDidAppear.2)",
                "A.viewDidAppear: show navigationBar (dbn.setNavigationBarHidden.1)",
                "A.viewDidAppear: write barTintColor, tintColor (dbn.viewDidAppear.3)",
                "A.viewDidAppear: setNavigationBarHidden(false, animated: false) (dbn.viewDidAppear.3)",
                "A.viewDidAppear: show navigationBar (dbn.viewDidAppear.4)",
            ]
        )
        #expect(response.controller?.bar.barTintColor == .some(.some(.red)))
        #expect(response.controller?.bar.tintColor == .some(.some(.white)))
    }

    @Test func `DBN-3: whoever uses it changes it, and a screen without config gets the bar as it is`() throws {
        let response = try on([red]).transition(.push(Screen(id: "B"), animated: true))
        #expect(response.controller?.bar.barTintColor == .some(.some(.red)))
        #expect(response.controller?.fakeBars["B"]?.properties.barTintColor == .some(.some(.red)))
    }

    @Test func `DBN-4: one flag for the controller, so that the bar stays hidden when a hidden screen is popped`()
        throws
    {
        let hiding = Screen.configured("B") { $0.isNavigationBarHidden = BarVisibility(hidden: true) }
        let responses = try on([Screen(id: "A")]).replay([
            NavigationOperation(.push(hiding, animated: true)), NavigationOperation(.pop()),
        ])
        #expect(responses.transitions[0].bars.after?.isHidden == true)
        #expect(responses.transitions[1].bars.after?.isHidden == true)
        let state = try #require(responses.controller)
        #expect(state.isBarHidden && state.isNavigationBarHidden)
        #expect(state.policyState?["realHidden"] == .bool(true))
        #expect(state.fakeBars["A"]?.isHidden == true)
    }

    @Test func `DBN-5: a background image that the other screen's config sets survives a cancelled swipe`() throws {
        let pictured = Screen.configured("A") {
            $0.barTintColor = .some(.red)
            $0.backgroundImage = .some(.picture(BarImage.Picture(name: "a")))
        }
        let response = try on([pictured, blue], origin: .set).transition(.interactivePop(.cancelled))
        #expect(response.bars.before?.background.kind == .blur)
        #expect(response.bars.after?.background.image == "a")
        #expect(response.controller?.bar.barTintColor == .some(.some(.blue)))
    }

    @Test func `DBN-6: an update from below is written down for every screen above`() throws {
        var pink = BarProperties()
        pink.tintColor = .some(.orange)
        let c = Screen.configured("C") { $0.barTintColor = .some(.green) }
        let responses = try on([red, blue, c]).replay([
            NavigationOperation(.update(.properties(pink), screenID: "B")),
            NavigationOperation(.pop()),
            NavigationOperation(.pop()),
        ])
        #expect(
            responses.transitions[0].policySteps == ["B.call: write tintColor (dbn.performBatchUpdates.1)"]
        )
        #expect(responses.transitions[1].bars.after?.tintColor == BarColor.orange.light)
        #expect(responses.transitions[1].bars.after?.background.color == BarColor.blue.light)
        #expect(responses.transitions[2].controller?.bar.tintColor == nil)
        #expect(responses.controller?.bar.tintColor == nil)
    }

    @Test func `DBN-7: what is written past the library is lost when the screen returns`() throws {
        var direct = red
        direct.callbacks.viewDidAppear.tintColor = .some(.orange)
        let responses = try on([direct]).replay([
            NavigationOperation(.push(blue, animated: true)), NavigationOperation(.pop()),
        ])
        // The screen's own code runs after the hook and writes the tint each time.
        #expect(responses.controller?.bar.tintColor == .some(.some(.orange)))
        direct.callbacks.viewDidAppear = BarProperties()
        direct.callbacks.viewWillDisappear.tintColor = .some(.orange)
        let lost = try on([direct]).replay([
            NavigationOperation(.push(blue, animated: true)), NavigationOperation(.pop()),
        ])
        #expect(lost.transitions[0].bars.after?.tintColor == BarColor.orange.light)
        #expect(lost.controller?.bar.tintColor == nil)
    }

    // MARK: - Other effects

    @Test(arguments: [true, false])
    func `a background image leaks to the screen that returns, animated or not`(animated: Bool) throws {
        let pictured = Screen.configured("B") { $0.backgroundImage = .some(.picture(BarImage.Picture(name: "b"))) }
        let response = try on([red, pictured]).transition(.pop(count: 1, animated: animated))
        #expect(response.controller?.bar.backgroundImage == .some(.some(.picture(BarImage.Picture(name: "b")))))
        #expect(response.controller?.fakeBars["A"]?.properties.backgroundImage == nil)
    }

    @Test func `a cancelled swipe runs both configs and leaves B as it was`() throws {
        let scenario = on([a, b])
        let before = try #require(try scenario.state())
        let response = try scenario.transition(.interactivePop(.cancelled))
        #expect(response.outcome == .cancelled)
        #expect(response.controller?.bar == before.bar)
        #expect(response.controller?.fakeBars == before.fakeBars)
        #expect(response.policySteps.last == "B.viewDidAppear: show navigationBar (dbn.viewDidAppear.4)")
    }

    @Test func `a cancelled first appearance is a first appearance again`() throws {
        let scenario = on([red, blue], origin: .set)
        let responses = try scenario.replay([
            NavigationOperation(.interactivePop(.cancelled)), NavigationOperation(.pop()),
        ])
        #expect(responses.transitions[0].bars.after?.background.color == BarColor.blue.light)
        #expect(
            responses.transitions[1].policySteps.contains("A.viewWillAppear: write barTintColor (dbn.viewWillAppear.1)")
        )
        #expect(responses.controller?.bar.barTintColor == .some(.some(.red)))
    }

    @Test func `a pop over several touches no screen between`() throws {
        let c = Screen.configured("C") { $0.barTintColor = .some(.green) }
        let response = try on([red, blue, c]).transition(.popToRoot())
        #expect(!response.policySteps.contains { $0.hasPrefix("B.") || $0.contains("fakeBar:B") })
        #expect(response.controller?.bar.barTintColor == .some(.some(.red)))
    }

    @Test func `an update under a hidden bar is not on the fake bar until the bar is shown again`() throws {
        var hiding = BarProperties()
        hiding.isNavigationBarHidden = BarVisibility(hidden: true)
        hiding.barTintColor = .some(.orange)
        var showing = BarProperties()
        showing.isNavigationBarHidden = BarVisibility(hidden: false)
        let c = Screen.configured("C") { $0.isNavigationBarHidden = BarVisibility(hidden: false) }
        let responses = try on([red, blue]).replay([
            NavigationOperation(.update(.properties(hiding))),
            NavigationOperation(.push(c, animated: true)), NavigationOperation(.pop()),
        ])
        var scenario = on([red, blue])
        scenario.controller = responses.controller
        #expect(scenario.controller?.policyState?["needsUpdate"] == .array([.string("B")]))
        #expect(scenario.controller?.fakeBars["B"]?.properties.barTintColor == .some(.some(.blue)))
        #expect(scenario.controller?.bar.barTintColor == .some(.some(.orange)))
        let shown = try scenario.replay([
            NavigationOperation(.update(.properties(showing))),
            NavigationOperation(.push(Screen(id: "D"), animated: true)),
        ])
        #expect(shown.controller?.fakeBars["B"]?.properties.barTintColor == .some(.some(.orange)))
        #expect(shown.controller?.policyState?["needsUpdate"] == .array([]))
    }

    @Test func `two pushes in one turn run one after the other`() throws {
        let c = Screen.configured("C") { $0.barTintColor = .some(.green) }
        let responses = try on([red]).replay([
            NavigationOperation(.push(blue, animated: true)),
            NavigationOperation(.push(c, animated: true), timing: .sameTurn),
        ])
        let state = try #require(responses.controller)
        #expect(state.fakeBars["A"]?.properties.barTintColor == .some(.some(.red)))
        #expect(state.fakeBars["B"]?.properties.barTintColor == .some(.some(.blue)))
        #expect(state.bar.barTintColor == .some(.some(.green)))
    }

    @Test func `a set that only changes what is below runs no hook`() throws {
        let response = try on([red, blue]).transition(.setViewControllers([.existing("B")], animated: true))
        #expect(response.policySteps.isEmpty)
        #expect(response.controller?.policyState?["appeared"] == .array([.string("B")]))
    }

    @Test func `a set brings the screens that it shows in, and leaves those below untouched`() throws {
        let response = try on([red]).transition(
            .setViewControllers([.new(Screen(id: "X")), .new(blue)], animated: false)
        )
        #expect(response.controller?.fakeBars.keys.map(\.rawValue) == ["B"])
        #expect(response.controller?.bar.barTintColor == .some(.some(.blue)))
    }

    @Test func `translucency that an image brings about becomes explicit on both bars`() throws {
        let opaque = Screen.configured("A") { $0.backgroundImage = .some(.picture(BarImage.Picture(name: "opaque"))) }
        let state = try #require(try on([opaque]).state())
        #expect(state.bar.isTranslucent == false)
        #expect(state.fakeBars["A"]?.properties.isTranslucent == false)
    }

    // MARK: - The interface

    @Test func `a declared style is written in front of config`() throws {
        var screen = Screen.configured("A") { $0.tintColor = .some(.black) }
        screen.bar = BarStyle()
        screen.bar?.tint = .white
        screen.bar?.hidden = true
        let response = try on([]).transition(.push(screen, animated: false))
        #expect(
            response.policySteps.prefix(3) == [
                "A.viewWillAppear: hide navigationBar (dbn.setNavigationBarHidden.1)",
                "A.viewWillAppear: write tintColor (dbn.viewWillAppear.1)",
                "A.viewWillAppear: setNavigationBarHidden(true, animated: false) (dbn.viewWillAppear.1)",
            ]
        )
        #expect(response.controller?.bar.tintColor == .some(.some(.black)))
    }

    @Test func `copiedProperties decides what goes to the fake bar and comes back`() throws {
        let pictured = Screen.configured("A") {
            $0.backgroundImage = .some(.picture(BarImage.Picture(name: "a")))
            $0.barTintColor = .some(.red)
        }
        var scenario = on([pictured, Screen.configured("B") { $0.backgroundImage = .some(nil) }])
        scenario.policy.copiedProperties = [.backgroundImage]
        #expect(try scenario.state()?.fakeBars["A"]?.properties.barTintColor == nil)
        let response = try scenario.transition(.pop())
        #expect(response.controller?.bar.backgroundImage == .some(.some(.picture(BarImage.Picture(name: "a")))))
    }

    @Test func `large titles are imitated from iOS 11 on`() throws {
        var large = BarProperties()
        large.prefersLargeTitles = true
        var direct = red
        direct.callbacks.viewWillDisappear = large
        for (os, isRestored) in [(10, false), (11, true)] {
            let response = try Scenario.on(
                [direct, blue],
                policy: "doubleNavigationController",
                os: SystemVersion(os)
            ).transition(.pop())
            #expect((response.controller?.bar.prefersLargeTitles == nil) == isRestored)
        }
    }

    @Test func `a member that the library does not have, or of another type, is refused with its place`() throws {
        var screen = Screen(id: "A")
        screen.library = .object(members: ["config": .object(members: ["tintColor": .number(1)])])
        #expect(throws: ScenarioError.self) { try on([screen]).state() }
        do throws(ScenarioError) {
            _ = try ResolveRequest(on([Screen(id: "Z"), screen])).response()
        } catch {
            #expect(error.faults.map(\.pointer) == ["/stack/1/library/config/tintColor"])
        }
        screen.library = .object(members: ["barTint": .null])
        do throws(ScenarioError) { _ = try ResolveRequest(on([screen])).response() } catch {
            #expect(error.faults.map(\.pointer) == ["/stack/0/library/barTint"])
        }
    }

    @Test func `decorations go along with the state, in the order in which they run`() throws {
        var pink = BarProperties()
        pink.tintColor = .some(.orange)
        var scenario = on([red, blue], origin: .set)
        let updated = try scenario.transition(.update(.properties(pink), screenID: "A"))
        scenario.controller = updated.controller
        let swiped = try scenario.transition(.interactivePop(.cancelled))
        let decorations = swiped.controller?.policyState?["decorations"]
        #expect(decorations?["A"] == .array([pink.value, .string("config")]))
        #expect(decorations?["B"] == .array([.string("config"), pink.value]))
    }

    @Test func `what a config writes more than once in a transition is told once`() throws {
        let faded = Screen.configured("B") { $0.alpha = 0.5 }
        let found = try on([a]).transition(.push(faded, animated: true)).diagnostics ?? []
        #expect(found.count { $0.code == .barAlphaChanged && $0.screen == "B" } == 1)
    }
}

extension Screen {
    /// Returns a screen whose `dbn_configNavigationController:` writes to the bar.
    fileprivate static func configured(_ id: Screen.ID, _ config: (inout BarProperties) -> Void) -> Screen {
        var properties = BarProperties()
        config(&properties)
        var screen = Screen(id: id)
        screen.library = .object([Value.Member("config", properties.value)])
        return screen
    }
}
