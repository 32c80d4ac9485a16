import Testing

@testable import NavigationStyle

/// Operations without animation, sets, direct writes, updates and editions (libraries.3.3).
@Suite struct HBDNavigationBarSequenceTests {
    private let a = Screen("A", bar: BarStyle(background: .color(.red)))
    private let b = Screen("B", bar: BarStyle(background: .color(.blue)))
    private let c = Screen("C", bar: BarStyle(background: .color(.green)))

    private func on(
        _ stack: [Screen],
        edition: String? = nil,
        os: SystemVersion = SystemVersion(12),
        origin: Scenario.Origin = .pushed
    ) -> Scenario {
        Scenario.on(stack, policy: "hbdNavigationBar", edition: edition, os: os, origin: origin)
    }

    @Test func `without animation the fake bars last until didShow`() throws {
        let response = try on([a]).transition(.push(b, animated: false))
        #expect(
            response.policySteps.filter { $0.contains("fakeBar") } == [
                "B.willShow: add fakeBar:A (hbd.willShow.3)",
                "B.willShow: add fakeBar:B (hbd.willShow.3)",
                "B.didShow: remove fakeBar:A (hbd.didShow.2)",
                "B.didShow: remove fakeBar:B (hbd.didShow.2)",
            ]
        )
        #expect(response.controller?.fakeBars == [:])
        #expect(response.bars.after?.background.color == BarColor.blue.light)
    }

    @Test func `the offset of a screen that is loaded for a fake bar goes along with the state`() throws {
        var lowest = a
        var scrollView = ScreenScrollView()
        scrollView.contentOffsetWrites = ContentOffsetWrites()
        scrollView.contentOffsetWrites?.viewDidLoad = 100
        lowest.view.scrollView = scrollView
        var scenario = on([lowest, b, c], origin: .set)
        scenario.include = .all
        let pops = [NavigationOperation(.pop(count: 1, animated: false)), NavigationOperation(.pop())]
        let replay = try scenario.replay(pops)
        var hand = Hand(scenario)
        _ = try hand.perform(pops[0])
        let last = try hand.perform(pops[1])
        #expect(last.controller?.contentOffsets == replay.controller?.contentOffsets)
        #expect(last.controller?.contentOffsets.isEmpty == false)
        #expect(last.bars.after == replay.transitions[1].bars.after)
        let offsets = Value.object(members: ["X": .number(1)])
        scenario.controller = try scenario.state()
        scenario.controller?.policyState?["writtenContentOffsets"] = offsets
        let error = #expect(throws: ScenarioError.self) { try scenario.transition(.pop()) }
        #expect(error?.faults.map(\.pointer) == ["/controller/policyState/writtenContentOffsets/X"])
    }

    @Test func `HBD-6: a pop without animation takes the screen below the new top for the one that goes`() throws {
        let response = try on([a, b, c]).transition(.pop(count: 1, animated: false))
        #expect(response.fakeBar("A") != nil && response.fakeBar("B") != nil && response.fakeBar("C") == nil)
        #expect(response.bars.after?.background.color == BarColor.blue.light)
        #expect(response.controller?.fakeBars == [:])
    }

    @Test func `the fake bars of a set load the screen below, whose code writes to the bar`() throws {
        var writing = a
        writing.callbacks.viewDidLoad.prefersLargeTitles = true
        let state = try #require(try on([writing, b], origin: .set).state())
        #expect(state.loaded == ["A", "B"])
        #expect(state.bar.prefersLargeTitles == true)
        var same = writing
        same.id = "B"
        same.callbacks = Callbacks()
        #expect(try on([writing, same], origin: .set).state()?.loaded == ["B"])
    }

    @Test func `an animated set over several screens goes from the old top to the new`() throws {
        let response = try on([a, b, c]).transition(
            .setViewControllers([.existing("B"), .existing("A")], animated: true)
        )
        #expect(response.stack.after == ["B", "A"])
        #expect(response.fakeBar("C") != nil && response.fakeBar("A") != nil && response.fakeBar("B") == nil)
        #expect(response.bars.after?.background.color == BarColor.red.light)
    }

    @Test func `a set with the same top changes nothing of the bar`() throws {
        let scenario = on([a, b, c])
        let response = try scenario.transition(.setViewControllers([.existing("A"), .existing("C")], animated: true))
        #expect(response.policySteps == [])
        #expect(response.controller?.bar == (try scenario.state())?.bar)
    }

    @Test func `two pushes in one turn run one after the other, each with its own fake bars`() throws {
        let response = try on([a]).replay([
            NavigationOperation(.push(b, animated: true)),
            NavigationOperation(.push(c, animated: true), timing: .sameTurn),
        ])
        #expect(response.transitions[0].fakeBar("B") != nil && response.transitions[0].fakeBar("C") == nil)
        #expect(response.transitions[1].fakeBar("B") != nil && response.transitions[1].fakeBar("C") != nil)
        #expect(response.controller?.fakeBars == [:])
        #expect(response.transitions[1].bars.after?.background.color == BarColor.green.light)
    }

    @Test func `on iOS 11 and 12 a pop that does nothing still sets barStyle and title`() throws {
        let response = try on([a]).transition(.pop())
        #expect(response.outcome == .unchanged)
        #expect(response.policySteps == ["call: write barStyle, titleTextAttributes (hbd.pop.1)"])
        #expect(try on([a], os: SystemVersion(13)).transition(.pop()).policySteps == [])
        let swipe = try on([a, b]).transition(.interactivePop())
        #expect(!swipe.policySteps.contains { $0.contains("hbd.pop.1") })
    }

    @Test func `what a screen writes to the bar is gone when the transition ends, barTintColor in the library's view`()
        throws
    {
        var writing = b
        writing.callbacks.viewWillAppear.barTintColor = .some(.green)
        writing.callbacks.viewWillAppear.tintColor = .some(.green)
        writing.callbacks.viewDidAppear.tintColor = .some(.orange)
        writing.callbacks.viewDidAppear.isTranslucent = false
        for animated in [true, false] {
            let response = try on([a]).transition(.push(writing, animated: animated))
            #expect(response.bars.after?.background.color == BarColor.blue.light)
            #expect(response.bars.after?.tintColor == .black)
            #expect(response.controller?.bar.isTranslucent == true)
            #expect(response.controller?.bar.barTintColor == nil)
        }
    }

    @Test func `a direct write at rest stays until a layout`() throws {
        var write = BarProperties()
        write.barTintColor = .some(.green)
        let response = try on([a]).replay([
            NavigationOperation(.update(.properties(write))), NavigationOperation(.rotate(.landscape)),
        ])
        #expect(response.transitions[0].bars.after?.background.color == BarColor.green.light)
        #expect(response.transitions[0].outcome == .changed)
        #expect(response.transitions[1].bars.after?.background.color == BarColor.red.light)
    }

    @Test func `an update of the top is applied at once, of a covered screen when it returns`() throws {
        var green = BarStyle()
        green.background = .color(.green)
        green.statusBar = .lightContent
        var response = try on([a, b]).replay([NavigationOperation(.update(.style(green)))])
        #expect(response.transitions[0].bars.after?.background.color == BarColor.green.light)
        #expect(response.transitions[0].bars.after?.title.color == .white)
        response = try on([a, b]).replay([
            NavigationOperation(.update(.style(green), screenID: "A")),
            NavigationOperation(.pop()),
        ])
        #expect(response.transitions[0].policySteps == [])
        #expect(response.transitions[0].outcome == .changed)
        #expect(response.transitions[1].bars.after?.background.color == BarColor.green.light)
    }

    @Test func `1.10.0 makes the appearances clear after it has applied the style`() throws {
        let rules = ["1.9.8", "1.10.0"].map { edition in
            (try? on([a], edition: edition, os: SystemVersion(17)).transition(.push(b, animated: true)))?
                .policySteps.compactMap { $0.contains("completion.") ? $0.suffix(2).first : nil }
        }
        #expect(rules == [["1", "2", "2", "2", "2", "3", "3"], ["2", "2", "2", "2", "1", "3", "3"]])
    }

    @Test func `splitNavigationBarTransition asks for fake bars between equals`() throws {
        var same = a.library(["splitNavigationBarTransition": .bool(true)])
        same.id = "B"
        #expect(try on([a]).transition(.push(same, animated: true)).fakeBar("B") != nil)
        #expect(try on([a, same]).transition(.pop()).fakeBar("A") != nil)
    }

    @Test func `what is wrong with a member of the library is told with its place`() {
        let wrong = [
            "barAlpha": Value.number(2), "barTintColor": .string("reddish"), "barColour": .null,
            "barHidden": .number(1),
        ]
        for (member, value) in wrong {
            let error = #expect(throws: ScenarioError.self) {
                try on([a, Screen(id: "B").library([member: value])]).state()
            }
            #expect(error?.faults.first?.pointer == "/stack/1/library/" + member)
        }
    }

    @Test func `the buttons have the target's color after a quarter of the swipe`() throws {
        func moves(_ action: NavigationOperation.Action, os: Int, alpha: Double? = nil) throws -> [String] {
            let black = Screen("A", bar: BarStyle(background: .color(.red), tint: .black))
            var white = Screen("B", bar: BarStyle(background: .color(.red), shadow: BarStyle.Shadow.none, tint: .white))
            if let alpha { white = white.library(["barAlpha": .number(alpha)]) }
            var scenario = on([black, white])
            scenario.environment.os = SystemVersion(os)
            return try scenario.transition(action).policySteps.filter { $0.contains(": move ") }
        }
        let pop = NavigationOperation.Action.pop()
        let shadow = "alongside: move shadow absent → #0000004D (hbd.alongside.2)"
        for os in [10, 12] {
            #expect(
                try moves(.interactivePop(.cancelled), os: os) == [
                    shadow, "alongside: move tintColor #FFFFFF → #000000 until 0.25 (hbd.gesture.1)",
                ]
            )
        }
        // In a plain pop, the buttons are animated alongside only before iOS 11.
        #expect(try moves(pop, os: 12) == [shadow])
        #expect(
            try moves(pop, os: 10) == [shadow, "alongside: move tintColor #FFFFFF → #000000 (hbd.alongside.2)"]
        )
        // With another alpha, each screen gets a fake bar; the buttons stay in the shared bar.
        #expect(try moves(pop, os: 12, alpha: 0.5) == [])
        #expect(
            try moves(pop, os: 10, alpha: 0.5) == ["alongside: move tintColor #FFFFFF → #000000 (hbd.alongside.1)"]
        )
        #expect(
            try moves(.interactivePop(), os: 12, alpha: 0.5) == [
                "alongside: move tintColor #FFFFFF → #000000 until 0.25 (hbd.gesture.1)"
            ]
        )
    }
}
