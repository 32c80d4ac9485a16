import Testing

@testable import NavigationStyle

/// Bars that hide by themselves: on a swipe, a tap, the keyboard and in compact height (around.S1, around.S3, around.S4).
struct BarHidingTests {
    typealias Action = NavigationOperation.Action

    private func on(
        _ os: SystemVersion = .iOS(12),
        policy: String = "system",
        _ write: (inout BarProperties) -> Void
    ) -> Scenario {
        .on([Screen(id: "R"), .writing("A") { write(&$0.viewDidLoad) }], policy: policy, os: os)
    }

    /// Returns whether the bar is hidden after each of `actions`.
    private func hidden(_ scenario: Scenario, _ actions: [Action]) throws -> [Bool?] {
        try scenario.replay(actions).transitions.map { $0.bars.after?.isHidden }
    }

    // MARK: - Hiding and showing

    @Test func `a swipe up hides the bar, a swipe down shows it`() throws {
        let scenario = on { $0.hidesBarsOnSwipe = true }
        #expect(try hidden(scenario, [.barHideOnSwipe(.up), .barHideOnSwipe(.down)]) == [true, false])
    }

    @Test func `a tap toggles the bar`() throws {
        let scenario = on { $0.hidesBarsOnTap = true }
        #expect(try hidden(scenario, [.barHideOnTap, .barHideOnTap, .barHideOnTap]) == [true, false, true])
    }

    @Test func `the bar goes with the keyboard, and comes back with a tap alone`() throws {
        let scenario = on { $0.hidesBarsWhenKeyboardAppears = true }
        let actions: [Action] = [.keyboard(isShown: true), .keyboard(isShown: false), .barHideOnTap, .barHideOnTap]
        let response = try scenario.replay(actions)
        #expect(response.transitions.map { $0.bars.after?.isHidden } == [true, true, false, false])
        // A tap shows the bar, and does not hide it.
        #expect(response.transitions.map(\.reason) == [nil, nil, nil, .notEnabled])
        #expect(response.transitions.map(\.outcome) == [.changed, .changed, .changed, .unchanged])
    }

    @Test func `the bar goes in compact height, and comes back in regular height or on a tap`() throws {
        let scenario = on { $0.hidesBarsWhenVerticallyCompact = true }
        #expect(try hidden(scenario, [.rotate(.landscape), .rotate(.portrait)]) == [true, false])
        #expect(
            try hidden(scenario, [.rotate(.landscape), .barHideOnTap, .rotate(.portrait)]) == [true, false, false]
        )
        // An iPad's height is never compact.
        var pad = scenario
        pad.environment.device = "iPad Air 2"
        #expect(try hidden(pad, [.rotate(.landscape)]) == [false])
    }

    @Test func `regular height does not show what code hid`() throws {
        let scenario = on {
            $0.hidesBarsWhenVerticallyCompact = true
            $0.isNavigationBarHidden = BarVisibility(hidden: true)
        }
        #expect(try hidden(scenario, [.rotate(.landscape), .rotate(.portrait), .barHideOnTap]) == [true, true, true])
    }

    @Test(arguments: [Action.barHideOnSwipe(.up), .barHideOnSwipe(.down), .barHideOnTap])
    func `without a flag a gesture does nothing`(_ action: Action) throws {
        let response = try on { $0.alpha = 0.5 }.transition(action)
        #expect(response.outcome == .unchanged)
        #expect(response.reason == .notEnabled)
        #expect(response.bars.after?.isHidden == false)
        #expect(response.script.isEmpty)
    }

    @Test func `a gesture that would change nothing is not enabled`() throws {
        let scenario = on { $0.hidesBarsOnSwipe = true }
        let response = try scenario.replay([.barHideOnSwipe(.down), .barHideOnSwipe(.up), .barHideOnSwipe(.up)])
        #expect(response.transitions.map(\.reason) == [.notEnabled, nil, .notEnabled])
    }

    @Test func `a gesture without effect is not enabled, though the outer bar's flag is set`() throws {
        let response = try on(policy: "perScreenBar") { $0.hidesBarsOnSwipe = true }.transition(.barHideOnSwipe(.up))
        #expect(response.outcome == .unchanged && response.reason == .notEnabled)
    }

    @Test func `before iOS 8 the flags do nothing, and it is said`() throws {
        let response = try on(.iOS(7)) { $0.hidesBarsOnSwipe = true }.transition(.barHideOnSwipe(.up))
        #expect(response.reason == .notEnabled)
        let found = (response.diagnostics ?? []).filter { $0.code == .ineffectiveProperty }
        #expect(found.map(\.property) == ["hidesBarsOnSwipe"])
        #expect(found.allSatisfy { $0.edits == nil })
        let later = try on(.iOS(8)) { $0.hidesBarsOnSwipe = true }.transition(.barHideOnSwipe(.up))
        #expect(later.outcome == .changed && later.diagnostics == [])
    }

    @Test func `while a transition runs no touch arrives`() throws {
        let operations = [
            NavigationOperation(.push(Screen(id: "B"), animated: true)),
            NavigationOperation(.barHideOnSwipe(.up), timing: .sameTurn),
        ]
        let response = try on { $0.hidesBarsOnSwipe = true }.replay(operations)
        #expect(response.transitions.map(\.reason) == [nil, .notEnabled])
    }

    // MARK: - Later operations

    @Test func `it is UIKit's doing, on record and in the state`() throws {
        let response = try on { $0.hidesBarsOnSwipe = true }.transition(.barHideOnSwipe(.up))
        #expect(
            response.script == [
                "setNavigationBarHidden(true, animated: true)", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
            ]
        )
        #expect(response.plan?.kind == Plan.Kind.none)
        #expect(response.plan?.steps.first?.at == Step.Event(.turn, screen: "A"))
        #expect(response.plan?.steps.first?.rule == "around.S1")
        let provenance = Provenance(setBy: .system, callback: .turn)
        #expect(response.bars.after?.provenance?[.isNavigationBarHidden] == provenance)
        #expect(response.controller?.isNavigationBarHidden == true)
        #expect(response.controller?.bar.hidesBarsOnSwipe == true)
        #expect(response.screens?.last?.layout?.contentTop == 59)
    }

    @Test func `the flags hold for the next screen, and the bar stays hidden`() throws {
        let scenario = on { $0.hidesBarsOnSwipe = true }
        let push = Action.push(Screen(id: "B"), animated: true)
        #expect(try hidden(scenario, [.barHideOnSwipe(.up), push, .barHideOnSwipe(.down)]) == [true, true, false])
    }

    @Test func `the back swipe does not begin without the bar`() throws {
        let scenario = on { $0.hidesBarsOnSwipe = true }
        let response = try scenario.replay([.barHideOnSwipe(.up), .interactivePop()])
        #expect(response.transitions.last?.reason == .gestureDisabled)
    }

    @Test func `nobody's code hid it, so that nobody is blamed`() throws {
        var style = BarStyle()
        style.hidden = false
        style.background = .color(.red)
        var scenario = on { $0.hidesBarsOnSwipe = true }
        scenario.stack[1].bar = style
        let response = try scenario.replay([
            .barHideOnSwipe(.up), .push(Screen(id: "B"), animated: true), .pop(),
        ]
        )
        // The diagnostic about its opaque red image has nothing to do with hiding.
        let codes = Set(response.transitions[0].diagnostics?.map(\.code) ?? []).subtracting([.translucencyInferred])
        #expect(codes.isEmpty, "\(codes)")
    }

    @Test func `a screen that returns with a bar after the user had hidden it has lost nothing`() throws {
        func told(_ hidden: Bool) throws -> [Diagnostic] {
            let scenario = on { $0.hidesBarsOnSwipe = true }
            let next = Screen.writing("B") {
                $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: hidden, animation: .asTransition)
            }
            let response = try scenario.replay([.barHideOnSwipe(.up), .push(next, animated: true), .pop()]
            )
            #expect(response.transitions.last?.bars.after?.isHidden == hidden)
            return (response.transitions.last?.diagnostics ?? []).filter { $0.code == .styleLeak }
        }
        #expect(try told(false) == [])
        // Code that hides the bar stays the cause if the user had hidden it before.
        #expect(try told(true).map(\.property) == ["isNavigationBarHidden"])
    }

    @Test(arguments: PolicyPage.all.map(\.name))
    func `the state handed back goes on where it was`(policy: String) throws {
        let page = try #require(PolicyPage.named(policy))
        let scenario = on(max(.iOS(16), page.minimumSystem), policy: policy) {
            $0.hidesBarsOnTap = true
            $0.hidesBarsWhenKeyboardAppears = true
        }
        let actions: [Action] = [.keyboard(isShown: true), .barHideOnTap, .barHideOnTap, .barHideOnSwipe(.down)]
        let whole = try scenario.replay(actions)
        for count in 1..<actions.count {
            var rest = scenario
            rest.controller = try scenario.replay(Array(actions.prefix(count))).controller
            let response = try rest.replay(Array(actions.dropFirst(count)))
            #expect(response.controller == whole.controller, "\(policy) after \(count)")
            #expect(response.transitions.last?.bars.after == whole.transitions.last?.bars.after, "\(policy)")
        }
    }

    // MARK: - Policies

    @Test func `an own container has no such flags`() throws {
        let scenario = on(policy: "customContainer") { $0.hidesBarsOnSwipe = true }
        let response = try scenario.transition(.barHideOnSwipe(.up))
        #expect(response.reason == .notEnabled)
        let limits = response.diagnostics?.first { $0.code == .customContainerLimits }
        #expect(limits?.message.hasSuffix("do nothing: hidesBarsOnSwipe.") == true, "\(limits?.message ?? "")")
    }

    @Test func `under RTRootNavigationController the flags are the screen's own navigation controller's`() throws {
        let scenario = on(policy: "rtRootNavigationController") { $0.hidesBarsOnSwipe = true }
        let push = Action.push(Screen(id: "B"), animated: true)
        let actions: [Action] = [.barHideOnSwipe(.up), push, .barHideOnSwipe(.up), .pop()]
        let response = try scenario.replay(actions)
        #expect(response.transitions.map { $0.bars.after?.isHidden } == [true, false, false, true])
        #expect(response.transitions[2].reason == .notEnabled)
        let provenance = Provenance(setBy: .system, callback: .turn)
        #expect(response.transitions[0].bars.after?.provenance?[.isNavigationBarHidden] == provenance)
    }

    // MARK: - The status bar

    private func underStatusBar(_ response: TransitionResponse) -> [Diagnostic] {
        (response.diagnostics ?? []).filter { $0.code == .contentUnderStatusBar }
    }

    private func scrolling(_ change: (inout Screen) -> Void = { _ in }) -> Scenario {
        var scenario = on { $0.hidesBarsOnSwipe = true }
        scenario.stack[1].view.scrollView = ScreenScrollView()
        change(&scenario.stack[1])
        return scenario
    }

    @Test func `content that scrolls under the status bar is told, with the usual cure`() throws {
        let found = underStatusBar(try scrolling().transition(.barHideOnSwipe(.up)))
        #expect(found.map(\.severity) == [.info])
        #expect(found.first?.pointer?.description == "/stack/1/callbacks/viewDidLoad/hidesBarsOnSwipe")
        #expect(found.first?.edits == [Edit(.add, "/stack/1/prefersStatusBarHidden", .bool(true))])
    }

    @Test func `it is not told where the status bar goes too, or nothing scrolls`() throws {
        #expect(
            underStatusBar(try scrolling { $0.prefersStatusBarHidden = true }.transition(.barHideOnSwipe(.up))) == []
        )
        #expect(underStatusBar(try on { $0.hidesBarsOnSwipe = true }.transition(.barHideOnSwipe(.up))) == [])
        // Code has hidden the bar, which may be intended.
        let hiding = scrolling { $0.callbacks.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true) }
        #expect(underStatusBar(try hiding.transition(.scroll(to: 10))) == [])
    }

    @Test func `it is told once, and again when another screen comes under it`() throws {
        let actions: [Action] = [.barHideOnSwipe(.up), .scroll(to: 10), .barHideOnSwipe(.down)]
        let response = try scrolling().replay(actions)
        #expect(response.transitions.map { underStatusBar($0).count } == [1, 0, 0])
        var next = Screen(id: "B")
        next.view.scrollView = ScreenScrollView()
        let pushed = try scrolling().replay([.barHideOnSwipe(.up), .push(next, animated: true)])
        #expect(pushed.transitions.map { underStatusBar($0).map(\.screen) } == [["A"], ["B"]])
    }
}
