import NavigationStyle
import Testing

/// Seed 0, 5.2: the two walk-throughs of the Meituan article, step by step.
@Suite struct TransitionBarWalkthroughTests {
    private let a = Screen.tinted("A", .red)
    private let b = Screen.writing("B") { $0.viewWillAppear.barTintColor = .some(.blue) }

    @Test func `push: a fake bar stays on A, another carries B until the real bar takes over`() throws {
        let response = try Scenario.on([a], policy: "transitionBar").transition(.push(b, animated: true))
        #expect(
            response.policySteps == [
                "call: add fakeBar:A (meituan.push.1)",
                "call: hide navigationBar (meituan.push.1)",
                "B.viewWillLayoutSubviews: add fakeBar:B (meituan.push.4)",
                "B.viewWillLayoutSubviews: hide navigationBar (meituan.push.4)",
                "A.viewDidDisappear: keep fakeBar:A (meituan.push.2)",
                "B.viewDidAppear: write fakeBar:B → navigationBar (meituan.push.5)",
                "B.viewDidAppear: remove fakeBar:B (meituan.push.5)",
                "B.viewDidAppear: show navigationBar (meituan.push.5)",
            ]
        )
        #expect(response.script.contains("B.viewWillAppear: write barTintColor (meituan.push.3)"))
        let state = try #require(response.controller)
        #expect(state.bar.barTintColor == .some(.some(.blue)))
        #expect(state.fakeBars.keys.map(\.rawValue) == ["A"])
        #expect(state.fakeBars["A"]?.properties.barTintColor == .some(.some(.red)))
        #expect(!state.isBarHidden)
    }

    @Test func `pop: B's fake bar dies with B, and A's kept one is written to the real bar`() throws {
        let response = try Scenario.on([a, b], policy: "transitionBar").transition(.pop())
        #expect(
            response.policySteps == [
                "call: add fakeBar:B (meituan.pop.1)",
                "call: hide navigationBar (meituan.pop.1)",
                "A.viewDidAppear: write fakeBar:A → navigationBar (meituan.pop.3)",
                "A.viewDidAppear: remove fakeBar:A (meituan.pop.3)",
                "A.viewDidAppear: show navigationBar (meituan.pop.3)",
            ]
        )
        let state = try #require(response.controller)
        #expect(state.bar.barTintColor == .some(.some(.red)))
        #expect(state.fakeBars.isEmpty)
    }

    @Test func `A may style the bar when it returns, but its kept fake bar has the last word`() throws {
        let restyling = Screen.writing("A") { $0.viewWillAppear.tintColor = .some(.white) }
        var green = BarProperties()
        green.tintColor = .some(.green)
        let response = try Scenario.on([restyling], policy: "transitionBar").replay([
            NavigationOperation(.update(.properties(green))),
            NavigationOperation(.push(b, animated: true)),
            NavigationOperation(.pop()),
        ])
        #expect(response.transitions[2].script.contains("A.viewWillAppear: write tintColor (meituan.pop.2)"))
        #expect(response.controller?.bar.tintColor == .some(.some(.green)))
    }

    @Test func `a cancelled swipe gives B its bar back and leaves A its fake bar`() throws {
        let response = try Scenario.on([a, b], policy: "transitionBar").transition(.interactivePop(.cancelled))
        #expect(
            response.policySteps == [
                "call: add fakeBar:B (meituan.pop.1)",
                "call: hide navigationBar (meituan.pop.1)",
                "B.viewDidAppear: write fakeBar:B → navigationBar (meituan.push.5)",
                "B.viewDidAppear: remove fakeBar:B (meituan.push.5)",
                "B.viewDidAppear: show navigationBar (meituan.push.5)",
            ]
        )
        #expect(response.controller?.bar.barTintColor == .some(.some(.blue)))
        #expect(response.controller?.fakeBars.keys.map(\.rawValue) == ["A"])
    }

    @Test func `a destination that never had a fake bar gets one at its layout and inherits`() throws {
        let response = try Scenario.on([Screen(id: "A"), b], policy: "transitionBar", origin: .set)
            .transition(.pop())
        #expect(response.policySteps.contains("A.viewWillLayoutSubviews: add fakeBar:A (meituan.push.4)"))
        #expect(response.controller?.bar.barTintColor == .some(.some(.blue)))
    }

    @Test func `with the bar hidden the fake bar is kept detached`() throws {
        let hiding = Screen.writing("A") {
            $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true, animation: .asTransition)
        }
        let response = try Scenario.on([hiding], policy: "transitionBar").transition(.push(b, animated: true))
        #expect(response.policySteps.first == "call: add fakeBar:A detached (meituan.push.1)")
        #expect(response.controller?.fakeBars["A"]?.isAttached == false)
    }

    @Test func `translucency that the image brings about is never made explicit`() throws {
        let opaque = Screen.writing("B") {
            $0.viewDidLoad.backgroundImage = .some(.picture(BarImage.Picture(name: "opaque")))
        }
        let scenario = Scenario.on([a], policy: "transitionBar")
        let response = try scenario.replay([
            NavigationOperation(.push(opaque, animated: true)), NavigationOperation(.pop()),
        ])
        #expect(response.controller?.bar.isTranslucent == nil)
        #expect(response.transitions[0].bars.after?.isTranslucent == false)
        #expect(response.transitions[1].bars.after?.isTranslucent == true)
    }

    @Test func `a call after which nothing moves does nothing`() throws {
        let response = try Scenario.on([a, b], policy: "transitionBar").transition(.popTo("B", animated: true))
        #expect(response.outcome == .unchanged)
        #expect(response.policySteps.isEmpty)
    }

    @Test(
        arguments: [
            ("meituan.usage.1", Callback.viewDidAppear, Diagnostic.Code.ruleBroken),
            ("meituan.usage.2", .viewWillAppear, .ruleBroken),
            ("meituan.usage.3", .viewWillDisappear, .styleInWillDisappear),
        ]
    )
    func `each rule of use has a diagnostic that names it`(
        rule: String,
        callback: Callback,
        code: Diagnostic.Code
    ) throws {
        var breaking = Screen(id: "A")
        breaking.callbacks[callback].barTintColor = .some(.red)
        let response = try Scenario.on([breaking], policy: "transitionBar").transition(.push(b, animated: true))
        let found = (response.diagnostics ?? []).filter { $0.screen == "A" && $0.code == code }
        #expect(found.contains { $0.references.contains(Reference(rule)) })
    }

    @Test func `the fourth has one for what is written, and one for what an image brings about`() throws {
        var written = Screen(id: "A")
        written.callbacks.viewWillAppear.isTranslucent = false
        let inferred = Screen.writing("B") {
            $0.viewDidLoad.backgroundImage = .some(.picture(BarImage.Picture(name: "opaque")))
        }
        for (screen, code) in [(written, Diagnostic.Code.translucencySet), (inferred, .translucencyInferred)] {
            let response = try Scenario.on([screen], policy: "transitionBar").transition(
                .push(Screen(id: "C"), animated: true)
            )
            let found = response.diagnostics?.first { $0.code == code }
            #expect(found?.severity == .warning)
            #expect(found?.references.contains("meituan.usage.4") ?? false)
        }
    }
}
