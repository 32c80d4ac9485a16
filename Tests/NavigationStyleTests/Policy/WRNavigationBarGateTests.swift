import Testing

@testable import NavigationStyle

/// Setters at run time and their conditions, the Swift edition, and the mixing of colors (libraries.4).
@Suite struct WRNavigationBarGateTests {
    private let a = Screen("A", bar: BarStyle(background: .color(.red)))
    private let b = Screen("B", bar: BarStyle(background: .color(.blue)))
    private let c = Screen("C", bar: BarStyle(background: .color(.green)))
    private let restyling: BarStyle = {
        var style = BarStyle()
        style.background = .color(.orange)
        style.tint = .orange
        style.title = TextAttributes(color: .orange)
        style.shadow = BarStyle.Shadow.none
        return style
    }()

    private func on(
        _ stack: [Screen],
        edition: String? = nil,
        origin: Scenario.Origin = .pushed
    ) -> Scenario {
        Scenario.on(stack, policy: "wrNavigationBar", edition: edition, origin: origin)
    }

    /// Returns the writes of an update of `screen` that reach the bar at once: background, tint, title and hairline.
    private func reaching(_ screen: Screen.ID, in scenario: Scenario) throws -> [String] {
        try scenario.transition(.update(.style(restyling), screenID: screen)).policySteps.map {
            String($0.drop { $0 != "(" })
        }
    }

    @Test(arguments: ["A", "B"] as [Screen.ID])
    func `a covered screen that was shown reaches the bar with the hairline alone`(screen: Screen.ID) throws {
        let scenario = on([a, b, c])
        #expect(try reaching(screen, in: scenario) == ["(wr.set.3)"])
        let response = try scenario.replay([
            NavigationOperation(.update(.style(restyling), screenID: screen)),
            NavigationOperation(.popTo(screen, animated: true)),
        ])
        #expect(response.transitions[1].bars.after?.background.color == BarColor.orange.light)
        #expect(response.transitions[1].bars.after?.tintColor == BarColor.orange.light)
    }

    @Test func `the top reaches it with everything`() throws {
        #expect(try reaching("C", in: on([a, b, c])) == ["(wr.set.1)", "(wr.set.2)", "(wr.set.2)", "(wr.set.3)"])
        #expect(try reaching("A", in: on([a])) == ["(wr.set.1)", "(wr.set.2)", "(wr.set.2)", "(wr.set.3)"])
    }

    @Test func `covered screens that never appeared do too: the root with all, others with tint and title`() throws {
        let scenario = on([a, b, c], origin: .set)
        #expect(try reaching("A", in: scenario) == ["(wr.set.1)", "(wr.set.2)", "(wr.set.2)", "(wr.set.3)"])
        #expect(try reaching("B", in: scenario) == ["(wr.set.2)", "(wr.set.2)", "(wr.set.3)"])
    }

    @Test func `a screen that a cancelled pop let appear is pushed away again`() throws {
        let response = try on([a, b], origin: .set).replay([
            NavigationOperation(.interactivePop(.cancelled)),
            NavigationOperation(.update(.style(restyling), screenID: "A")),
        ])
        #expect(response.transitions[1].policySteps.map { String($0.drop { $0 != "(" }) } == ["(wr.set.3)"])
        #expect(response.controller?.policyState?["pushedAway"] == .array([.string("A")]))
    }

    @Test func `a screen pushed in the turn of the update is not pushed in yet`() throws {
        let response = try on([a]).replay([
            NavigationOperation(.push(b, animated: true)),
            NavigationOperation(.update(.style(restyling)), timing: .sameTurn),
        ])
        #expect(!response.transitions[1].policySteps.contains { $0.contains("wr.set.1") })
        #expect(response.transitions[1].policySteps.contains { $0.contains("wr.set.2") })
        #expect(response.transitions[0].bars.after?.background.color == BarColor.orange.light)
    }

    @Test func `a root that was pushed counts as pushed in under another root`() throws {
        let response = try on([a]).replay([
            NavigationOperation(.setViewControllers([.new(c), .existing("A")], animated: true)),
            NavigationOperation(.update(.style(restyling), screenID: "A")),
        ])
        #expect(response.transitions[1].policySteps.first?.hasSuffix("(wr.set.1)") == true)
    }

    @Test func `a new view begins opaque: the alpha is not set again with the color`() throws {
        let pictured = a.library([
            "barBackgroundImage": .object(members: ["name": .string("waves")]), "barBackgroundAlpha": .number(0.5),
        ])
        let response = try on([pictured]).transition(.update(.style(restyling)))
        #expect(response.bars.before?.background.alpha == .value(0.5))
        #expect(response.bars.after?.background.color == BarColor.orange.light)
        #expect(response.bars.after?.background.alpha == .value(1))
    }

    @Test func `scrolling code sets the background's alpha through its setter`() throws {
        var scrolling = a
        var styling = ScrollStyling(
            channel: .ownBarAlpha,
            from: ScrollStyling.Stop(offset: 0, alpha: 0),
            to: ScrollStyling.Stop(offset: 100, alpha: 1)
        )
        scrolling.view.scrollView = ScreenScrollView()
        scrolling.scrollStyling = styling
        let response = try on([scrolling]).transition(.scroll(to: 25))
        #expect(response.bars.after?.background.alpha == .value(0.25))
        styling.stopsWhenDisappearing = false
        scrolling.scrollStyling = styling
        // A screen that was covered by a push no longer reaches the bar.
        let push = try on([scrolling]).transition(.push(b, animated: true))
        #expect(push.bars.after?.background.alpha == .value(1))
    }

    @Test func `the Swift edition has no lists, no image of a screen's own and sets the tint early`() throws {
        let screen = b.library([
            "isManaged": .bool(false), "barBackgroundImage": .object(members: ["name": .string("waves")]),
        ])
        let response = try on([a], edition: "Swift").transition(.push(screen, animated: true))
        #expect(response.bars.after?.background.color == BarColor.blue.light)
        #expect(
            response.policySteps.prefix(2) == [
                "B.viewWillAppear: write tintColor (wr.viewWillAppear.1)",
                "B.viewWillAppear: write titleTextAttributes (wr.viewWillAppear.2)",
            ]
        )
        let pop = try on([a, b], edition: "Swift").transition(.popTo("A", animated: true))
        #expect(
            pop.policySteps.filter { $0.contains("wr.popTo") } == ["call: write titleTextAttributes (wr.popTo.1)"]
        )
    }

    @Test func `in the Swift edition a screen that does not begin under the bar never reaches it`() throws {
        var low = b
        low.view.edgesForExtendedLayout = []
        let response = try on([a], edition: "Swift").transition(.push(low, animated: true))
        #expect(response.bars.after?.background.color == BarColor.red.light)
        #expect(try on([a]).transition(.push(low, animated: true)).bars.after?.background.color == BarColor.blue.light)
    }

    @Test func `a pop's colors are mixed to 7/7.2, a push's to the end`() throws {
        let policy = WRNavigationBar(for: on([]), NoMembers())
        #expect(policy.mixingProgress(of: .pop, atFrame: 0) == 0)
        let last: Double = 7 / (60 * 0.12)
        #expect(policy.mixingProgress(of: .pop, elapsed: 0.35) == last)
        #expect(policy.mixingProgress(of: .push, elapsed: 0.35) == 1)
        #expect(policy.mixingProgress(of: .push, atFrame: 3) == 0.5)
        let swift = WRNavigationBar(for: on([], edition: "Swift"), NoMembers())
        #expect(swift.mixingProgress(of: .pop, elapsed: 0.35) == 1)
    }

    // MARK: - Mixing

    private let black = Screen(id: "A").library([
        "barTintColor": .string("#000000"), "tintColor": .string("#000000"), "titleColor": .string("#000000"),
    ])
    private let clear = Screen(id: "B").library([
        "barTintColor": .string("#FFFFFF"), "barBackgroundAlpha": .number(0), "tintColor": .string("#FFFFFF"),
        "titleColor": .string("#FF0000"),
    ])
    private let unmanaged = Screen(id: "U").library(["isManaged": .bool(false)])

    /// Returns the animations in `action`, as text, and the bar in its middle.
    private func motion(
        _ action: NavigationOperation.Action,
        in scenario: Scenario
    ) throws -> (steps: [String], presentation: Plan.Presentation?, middle: BarLook) {
        var scenario = scenario
        scenario.include = [.plan, .motion]
        let response = try scenario.transition(action)
        let middle = try #require(response.motion).look(at: 0.5)
        return (response.policySteps.filter { $0.contains(": move ") }, response.plan?.presentation, middle)
    }

    @Test func `background, tint and title are mixed linearly with the finger`() throws {
        let (steps, presentation, middle) = try motion(.interactivePop(.cancelled), in: on([black, clear]))
        let rule = "(wr.updateInteractiveTransition.1)"
        #expect(
            steps == [
                "alongside: move background #FFFFFF at an alpha of 0 → #000000 \(rule)",
                "alongside: move shadow absent → visible \(rule)",
                "alongside: move tintColor #FFFFFF → #000000 \(rule)",
                "alongside: move title.color #FF0000 → #000000 \(rule)",
            ]
        )
        #expect(presentation == .animateAlongside)
        #expect(middle.background.color?.hex == "#808080FF" && middle.background.alpha == .value(0.5))
        #expect(middle.tintColor.hex == "#808080FF" && middle.title.color.hex == "#800000FF")
    }

    @Test func `a push is mixed to the end, a pop to 7/7.2`() throws {
        let push = try motion(.push(clear, animated: true), in: on([black]))
        #expect(
            push.steps.first == "alongside: move background #000000 → #FFFFFF at an alpha of 0 (wr.displayLink.1)"
        )
        let pops: [NavigationOperation.Action] = [
            .pop(), .popTo("A", animated: true), .popToRoot(),
        ]
        for pop in pops {
            let steps = try motion(pop, in: on([black, clear])).steps
            #expect(steps.contains("alongside: move tintColor #FFFFFF → #070707 (wr.displayLink.1)"))
            #expect(steps.contains("alongside: move title.color #FF0000 → #070000 (wr.displayLink.1)"))
        }
    }

    @Test func `the Swift edition mixes no title, and in a plain pop nothing`() throws {
        let scenario = on([black, clear], edition: "Swift")
        let (steps, presentation, middle) = try motion(.pop(), in: scenario)
        #expect(steps == [] && presentation == .snap)
        // viewWillAppear has set tint and title; viewDidAppear will set the background.
        #expect(middle.background.kind == .clear && middle.tintColor == .black && middle.title.color == .black)
        let popTo = try motion(.popTo("A", animated: true), in: scenario)
        #expect(popTo.presentation == .animateAlongside)
        #expect(popTo.steps.contains("alongside: move tintColor #FFFFFF → #000000 (wr.displayLink.1)"))
        #expect(!popTo.steps.contains { $0.contains("title.color") })
        #expect(popTo.middle.title.color == .black)
    }

    @Test func `a set mixes nothing`() throws {
        for edition in ["Objective-C", "Swift"] {
            let scenario = on([black, clear], edition: edition)
            let set: NavigationOperation.Action = .setViewControllers(
                [.existing("A"), .new(Screen(id: "C"))],
                animated: true
            )
            let (steps, presentation, middle) = try motion(set, in: scenario)
            #expect(steps == [] && presentation == .snap)
            #expect(middle.background.kind == .clear)
            let pop = try motion(.setViewControllers([.existing("A")], animated: true), in: scenario)
            #expect(pop.steps == [])
        }
    }

    @Test func `nothing is mixed towards an unmanaged screen, and no tint from one`() throws {
        let to = try motion(.push(unmanaged, animated: true), in: on([black]))
        #expect(to.steps == [])
        let from = try motion(.pop(), in: on([black, unmanaged]))
        #expect(!from.steps.isEmpty && !from.steps.contains { $0.contains("tintColor") })
    }

    @Test func `an image on either side is a color meanwhile, at once`() throws {
        let image: Value = .object(members: ["name": .string("waves")])
        let waves = Screen(id: "A").library(["barBackgroundImage": image])
        let more = Screen(id: "B").library(["barBackgroundImage": image])
        let (steps, presentation, middle) = try motion(.push(more, animated: true), in: on([waves]))
        #expect(presentation == .animateAlongside)
        #expect(steps == ["alongside: move background the image \"waves\" → #FFFFFF until 0 (wr.displayLink.1)"])
        #expect(middle.background.kind == .color && middle.background.color == .white)
    }
}
