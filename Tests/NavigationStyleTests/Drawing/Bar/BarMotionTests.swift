import Testing

@testable import NavigationStyle

/// The look of the bar at every moment of an animated operation (uikit.F8, uikit.I; libraries.13.13).
struct BarMotionTests {
    private static func colored(_ id: Screen.ID, _ color: BarColor, tint: BarColor) -> Screen {
        var screen = Screen(
            id,
            bar: BarStyle(background: .color(color), tint: tint, title: TextAttributes(color: tint))
        )
        screen.title = id.rawValue
        return screen
    }

    private let white = colored("white", .white, tint: .black)
    private let black = colored("black", .black, tint: .white)

    private func motion(
        _ action: NavigationOperation.Action,
        _ stack: [Screen],
        policy: String = "system",
        os: Int = 17,
        _ change: (inout Scenario) -> Void = { _ in }
    ) throws -> BarMotion {
        var scenario = Scenario.on(stack, policy: policy, os: SystemVersion(os))
        scenario.include = .motion
        change(&scenario)
        return try #require(try scenario.transition(action).motion)
    }

    // MARK: - Operations with a motion

    @Test func `an answer has it for the asking, where screens move`() throws {
        var scenario = Scenario.on([white, black], policy: "system")
        let pop = NavigationOperation.Action.pop()
        #expect(try scenario.transition(pop).motion == nil)
        scenario.include = [.motion]
        let response = try scenario.transition(pop)
        #expect(response.motion != nil && response.plan == nil)
        #expect(try scenario.transition(.pop(count: 1, animated: false)).motion == nil)
        #expect(try scenario.transition(.popTo("black", animated: true)).motion == nil)
        #expect(try scenario.transition(.rotate(.landscape)).motion == nil)
        let empty = Scenario.on([], policy: "system")
        #expect(try empty.transition(.push(white, animated: true)).motion == nil)
        #expect(try scenario.transition(.interactivePop(.cancelled)).motion != nil)
    }

    @Test(arguments: PolicyPage.all.map(\.name))
    func `every policy has one for every operation that moves screens`(policy: String) throws {
        let actions: [NavigationOperation.Action] = [
            .push(Screen(id: "new"), animated: true), .pop(), .popTo("white", animated: true),
            .popToRoot(), .setViewControllers([.existing("white")], animated: true),
            .setViewControllers([.new(Screen(id: "new"))], animated: true), .interactivePop(),
        ]
        for action in actions {
            let motion = try motion(action, [white, black], policy: policy)
            #expect(motion.look(at: 0.5).progress == 0.5)
        }
    }

    @Test func `in a replay each operation has its own, also those of one turn`() throws {
        var scenario = Scenario.on([white], policy: "system", os: SystemVersion(17))
        scenario.include = .motion
        var pop = NavigationOperation(.pop())
        pop.timing = .sameTurn
        let response = try scenario.replay([NavigationOperation(.push(black, animated: true)), pop])
        #expect(response.transitions.map { $0.motion?.kind } == [.push, .pop])
        #expect(response.transitions[0].motion?.look(at: 0.25).background.color?.hex == "#BFBFBFFF")
        #expect(response.transitions[1].motion?.look(at: 0.25).background.color?.hex == "#404040FF")
    }

    // MARK: - Moments

    @Test func `what lies outside counts as the nearer end`() throws {
        let motion = try motion(.pop(), [white, black])
        #expect(motion.look(at: -1) == motion.look(at: 0))
        #expect(motion.look(at: 2) == motion.look(at: 1))
        #expect(motion.look(at: .infinity) == motion.look(at: 1))
        #expect(motion.look(at: .nan) == motion.look(at: 0))
    }

    @Test(arguments: [10, 12, 17])
    func `what snaps is the old one at 0 and the new one behind it`(os: Int) throws {
        let motion = try motion(.pop(), [white, black], os: os)
        #expect(motion.look(at: 0).tintColor == .white)
        #expect(motion.look(at: 0.001).tintColor == .black)
        guard os < 13 else { return }
        #expect(motion.presentation == .snap)
        #expect(motion.look(at: 0).background.color == .black)
        #expect(motion.look(at: 0.001).background.color == .white)
    }

    @Test func `what is written in viewDidAppear is there at 1 and not before`() throws {
        let late = Screen.writing("late") { $0.viewDidAppear.barTintColor = .some(.red) }
        let motion = try motion(.push(late, animated: true), [white.undeclared()], os: 12)
        #expect(motion.look(at: 0.99).background == motion.look(at: 0).background)
        #expect(motion.look(at: 1).background.color == BarColor.red.light)
    }

    @Test func `each title keeps its color where two looks fade into each other`() throws {
        let motion = try motion(.push(black, animated: true), [white])
        #expect(motion.presentation == .crossfade)
        #expect(motion.titleColor(of: .from, at: 0.9) == .black && motion.titleColor(of: .to, at: 0.1) == .white)
        #expect(motion.nearer(at: 0.49) == .from && motion.nearer(at: 0.5) == .to)
        #expect(motion.look(at: 0.49).title.text == "white" && motion.look(at: 0.5).title.text == "black")
    }

    @Test func `the buttons have their tint, unless the appearance has a color for them`() throws {
        var own = black
        var appearance = Appearance(.opaque)
        appearance.buttonColor = .red
        own.navigationItem.standardAppearance = appearance
        own.navigationItem.scrollEdgeAppearance = appearance
        let motion = try motion(.push(own, animated: true), [white])
        #expect(motion.buttonColor(of: .to, at: 0.5) == BarColor.red.light)
        #expect(motion.tintColor(of: .to, at: 0.5) == .white)
        #expect(motion.buttonColor(of: .from, at: 0) == .black)
    }

    // MARK: - Bars that slide

    @Test func `the screen on top comes in a push from where it goes in a pop`() throws {
        let stack = [white, black]
        let push = try motion(.push(black, animated: true), [white], policy: "kmNavigationBarTransition")
        let pop = try motion(.pop(), stack, policy: "kmNavigationBarTransition")
        #expect(push.look(at: 0.25).edge == 393 * 0.75 && pop.look(at: 0.25).edge == 393 * 0.25)
        let mirrored = try motion(.push(black, animated: true), [white], policy: "kmNavigationBarTransition") {
            $0.environment.layoutDirection = .rightToLeft
        }
        #expect(mirrored.look(at: 0.25).edge == 393 * 0.25)
        #expect(push.look(at: 0.25).background.color == .white)
        #expect(push.look(at: 0.25).incomingBackground?.color == .black)
    }

    @Test func `a hairline belongs to its screen's bar`() throws {
        var bare = black
        bare.bar?.shadow = BarStyle.Shadow.none
        let slides = try motion(.push(bare, animated: true), [white], policy: "rtRootNavigationController", os: 12)
        #expect(slides.look(at: 0.5).shadow.isVisible && slides.look(at: 0.5).incomingShadow?.isVisible == false)
        let fades = try motion(.push(bare, animated: true), [white])
        #expect(fades.look(at: 0.5).shadow.color?.hex == "#00000027")
        #expect(fades.look(at: 0.5).incomingShadow == nil)
    }

    // MARK: - Hidden bars

    private func hiding(_ animation: BarVisibility.Animation) -> Screen {
        .writing("hiding") {
            $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true, animation: animation)
        }
    }

    private func showing(_ animation: BarVisibility.Animation) -> Screen {
        .writing("showing") {
            $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: false, animation: animation)
        }
    }

    @Test func `a bar that is hidden with the animation goes with its screen, and comes with it`() throws {
        let push = try motion(.push(hiding(.asTransition), animated: true), [showing(.asTransition)])
        #expect(push.presentation == .barSlidesOut && push.look(at: 0.5).edge != nil)
        let pop = try motion(.pop(), [showing(.asTransition), hiding(.asTransition)])
        #expect(pop.presentation == .barSlidesIn && pop.look(at: 0.5).edge != nil)
    }

    @Test(arguments: ["system", "wrNavigationBar", "itemAppearance"])
    func `without it is gone at once, and there at once (uikit.D5)`(policy: String) throws {
        let scenario = Scenario.on([white.undeclared()], policy: policy, os: SystemVersion(14))
        let push = try #require(try scenario.transition(.push(hiding(.none), animated: true)).plan)
        #expect(push.presentation == .snap && push.because.contains("disappears at once"))
        #expect(push.components.allSatisfy { $0.of == .from && $0.opacity.allSatisfy { $0.opacity == 0 } })
        let gone = try motion(.push(hiding(.none), animated: true), [white.undeclared()], policy: policy, os: 14)
        #expect(gone.look(at: 0).background.kind != .clear && gone.look(at: 0.01).background.kind == .clear)
        let pop = try motion(
            .pop(),
            [showing(.none), hiding(.asTransition)],
            policy: policy,
            os: 14
        )
        #expect(pop.presentation == .snap)
        #expect(pop.look(at: 0).background.kind == .clear && pop.look(at: 0.01).background.kind != .clear)
    }

    @Test func `without animation a bar that neither screen shows does not appear`() throws {
        func plan(from: Bool, to: Bool) throws -> Plan {
            var (below, above) = (white, black)
            below.bar?.hidden = from
            above.bar?.hidden = to
            let scenario = Scenario.on([below], policy: "system", os: SystemVersion(17))
            return try #require(try scenario.transition(.push(above, animated: false)).plan)
        }
        let (none, gone) = (try plan(from: true, to: true), try plan(from: false, to: true))
        #expect(none.presentation == .none && none.because == "neither screen shows a bar")
        #expect(gone.presentation == .snap && gone.because.contains("disappears at once"))
        #expect(try plan(from: true, to: false).because.contains("appears at once"))
    }

    @Test func `the bar's own flag and its alpha are never animated`() throws {
        for write in [{ $0.isHidden = true }, { $0.alpha = 0 }] as [(inout BarProperties) -> Void] {
            let screen = Screen.writing("hiding") { write(&$0.viewWillAppear) }
            #expect(try motion(.push(screen, animated: true), [white.undeclared()]).presentation == .snap)
        }
    }

    @Test func `one that is hidden or shown in viewDidAppear is so only then`() throws {
        let late = Screen.writing("late") { $0.viewDidAppear.isNavigationBarHidden = BarVisibility(hidden: true) }
        let motion = try motion(.push(late, animated: true), [white.undeclared()], os: 12)
        #expect(motion.presentation == .snap)
        #expect(motion.look(at: 0.99).background.kind != .clear && motion.look(at: 1).background.kind == .clear)
    }

    @Test(arguments: ["transitionBar", "kmNavigationBarTransition", "perScreenBar", "rtRootNavigationController"])
    func `bars of the screens' own go with them however UIKit's is hidden`(policy: String) throws {
        let push = try motion(.push(hiding(.none), animated: true), [white.undeclared()], policy: policy, os: 12)
        #expect([.barSlidesOut, .slidingBars].contains(push.presentation))
    }
}

extension Screen {
    /// Returns the screen without its style.
    fileprivate func undeclared() -> Screen {
        var screen = self
        screen.bar = nil
        return screen
    }
}
