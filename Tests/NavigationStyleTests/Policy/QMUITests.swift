import NavigationStyle
import Testing

/// QMUI_iOS: styles of the delegate's methods, and fake bars between screens whose styles differ.
@Suite struct QMUITests {
    private static let automatic = [Value.Member("automaticCustomNavigationBarTransitionStyle", .bool(true))]

    private func screen(_ id: Screen.ID, _ methods: [String: Value] = [:]) -> Screen { Screen(id: id).library(methods) }

    private func tinted(_ id: Screen.ID, _ color: String, _ methods: [String: Value] = [:]) -> Screen {
        screen(id, ["navigationBarBarTintColor": .string(color)].merging(methods) { $1 })
    }

    private func on(_ stack: [Screen], os: SystemVersion = SystemVersion(14), _ options: [Value.Member] = automatic)
        -> Scenario
    {
        var scenario = Scenario.on(stack, policy: "qmui", os: os)
        scenario.policy.options = options
        return scenario
    }

    private func push(_ screen: Screen, animated: Bool = true) -> NavigationOperation {
        NavigationOperation(.push(screen, animated: animated))
    }

    private func fakeBars(_ response: TransitionResponse) -> [Screen.ID] {
        (response.plan?.steps ?? []).compactMap { step in
            if case .addFakeBar(let screen, _, _) = step.action { screen } else { nil }
        }
    }

    /// From iOS 15 on, a legacy property goes into the appearance that another screen has left (libraries.10.7).
    @Test(arguments: [Callback.viewWillAppear, .viewDidAppear])
    func `a screen that writes into the appearance of another shows the rest of that one`(_ callback: Callback) throws {
        var own = Screen(id: "A")
        own.callbacks[callback].barTintColor = .some(.red)
        var scrolled = ScreenScrollView()
        scrolled.contentOffset = 300
        scrolled.contentHeight = 3000
        own.view.scrollView = scrolled
        var appearance = Appearance(.opaque)
        appearance.titleTextAttributes = TextAttributes(color: .white)
        var whole = Screen.writing("B") { $0.viewWillAppear.standardAppearance = .some(appearance) }
        whole.view = own.view
        func leaks(_ above: Screen) throws -> [Diagnostic] {
            try on([own, above], os: SystemVersion(16)).transition(.pop()).diagnostics?
                .filter { $0.code == .styleLeak } ?? []
        }
        let leak = try #require(try leaks(whole).first)
        #expect(leak.screen == "A" && leak.property == "standardAppearance" && leak.edits != nil)
        #expect(leak.message.hasPrefix("\"A\" puts barTintColor into the standardAppearance of \"B\""))
        #expect(try leaks(Screen(id: "B")).isEmpty)
        #expect(try leaks(Screen.writing("B") { $0.viewWillAppear.barTintColor = .some(.blue) }).isEmpty)
    }

    @Test func `a push covers both screens, renders the one that comes and leaves nothing behind`() throws {
        let response = try on([tinted("A", "#FF0000")]).replay([push(tinted("B", "#0000FF"))]).transitions[0]
        #expect(fakeBars(response) == ["A", "B"])
        #expect(response.plan?.presentation == .slidingBars)
        let state = try on([tinted("A", "#FF0000")]).replay([push(tinted("B", "#0000FF"))]).controller
        #expect(state?.fakeBars.isEmpty == true && state?.isBackgroundHidden == false)
        #expect(state?.bar.barTintColor == .some(.blue))
    }

    /// The conditions under which two bars differ (libraries.10.4).
    @Test(
        arguments: [
            (["navigationBarBarTintColor": "#FF0000"], ["navigationBarBarTintColor": "#FF0000"], false),
            (["navigationBarBarTintColor": "#FF0000"], [:], true),
            (["navigationBarStyle": "black"], [:], true),
            (["navigationBarStyle": "default"], [:], false),
            (["navigationBarTintColor": "#FF0000"], ["navigationBarTintColor": "#0000FF"], false),
            (["titleViewTintColor": "#FF0000"], ["titleViewTintColor": "#0000FF"], false),
            (["navigationBarShadowImage": "empty"], [:], true),
            (["navigationBarShadowImage": "empty"], ["navigationBarShadowImage": "empty"], false),
            (["navigationBarBackgroundImage": "empty"], [:], true),
            (
                ["navigationBarBackgroundImage": "empty", "navigationBarBarTintColor": "#FF0000"],
                ["navigationBarBackgroundImage": "empty", "navigationBarBarTintColor": "#0000FF"], false
            ),
            (
                ["customNavigationBarTransitionKey": "a", "navigationBarBarTintColor": "#FF0000"],
                ["customNavigationBarTransitionKey": "a"], false
            ),
            (["customNavigationBarTransitionKey": "a"], [:], true),
            (["customNavigationBarTransitionKey": "a"], ["customNavigationBarTransitionKey": "b"], true),
        ] as [([String: String], [String: String], Bool)]
    )
    func `two styles differ by what the library compares`(
        _ from: [String: String],
        _ to: [String: String],
        _ isDifferent: Bool
    ) throws {
        let (from, to) = (from.mapValues { Value.string($0) }, to.mapValues { Value.string($0) })
        // A hairline that the screen does not set is the real bar's at that moment.
        let showing = ["navigationBarShadowImage": Value.null]
        let below = screen("A", from)
        let above = from["navigationBarShadowImage"] != nil && to.isEmpty ? screen("B", showing) : screen("B", to)
        let response = try on([below]).replay([push(above)]).transitions[0]
        #expect(fakeBars(response).isEmpty != isDifferent)
    }

    @Test func `keys are compared without the automatic switch, styles are not`() throws {
        let keyed = screen("B", ["customNavigationBarTransitionKey": .string("b")])
        #expect(try fakeBars(on([tinted("A", "#FF0000")], []).replay([push(keyed)]).transitions[0]) == ["A", "B"])
        let plain = try on([tinted("A", "#FF0000")], []).replay([push(tinted("B", "#0000FF"))]).transitions[0]
        #expect(fakeBars(plain) == [])
        let stranger = screen("B", ["isQMUIViewController": .bool(false)])
        #expect(try fakeBars(on([tinted("A", "#FF0000")]).replay([push(stranger)]).transitions[0]) == [])
    }

    @Test func `a template fills in what a screen does not implement, but not its tint's nil`() throws {
        let options = Self.automatic + [Value.Member("configurationTemplate", .object([]))]
        let first = tinted(
            "A",
            "#FF0000",
            ["navigationBarTintColor": .string("#FFFFFF"), "titleViewTintColor": .string("#FFD700")]
        )
        let state = try on([first], options).replay([push(screen("B"))]).controller
        #expect(state?.bar.barTintColor == nil && state?.bar.titleTextAttributes == nil)
        #expect(state?.bar.tintColor == .some(.white))
        let without = try on([first]).replay([push(screen("B"))]).controller
        #expect(without?.bar.barTintColor == .some(.red))
    }

    @Test func `from iOS 15 on legacy setters write the standard appearance, and the edge stays clear`() throws {
        let response = try on([tinted("A", "#FF0000")], os: SystemVersion(17)).replay([push(tinted("B", "#0000FF"))])
        var appearance = Appearance()
        appearance.backgroundColor = .blue
        #expect(response.controller?.bar.standardAppearance == .some(appearance))
        #expect(response.transitions[0].bars.after?.background.kind == .clear)
        let template = Value.object(members: ["navBarUsesStandardAppearanceOnly": .bool(true)])
        let options = Self.automatic + [Value.Member("configurationTemplate", template)]
        let both = try on([tinted("A", "#FF0000")], os: SystemVersion(17), options).replay([
            push(tinted("B", "#0000FF"))
        ])
        #expect(both.transitions[0].bars.after?.background.color == BarColor.blue.light)
    }

    @Test func `a swipe that is taken back renders the screen that stays`() throws {
        let stack = [tinted("A", "#FF0000"), tinted("B", "#0000FF")]
        let response = try on(stack).transition(.interactivePop(.cancelled))
        #expect(response.bars.after?.background == response.bars.before?.background)
        let leaking = try on([stack[0], screen("B")]).transition(.interactivePop(.cancelled))
        #expect(leaking.outcome == .cancelled)
    }

    @Test func `a push of what is on the stack does nothing, and duplicates of a set are dropped`() throws {
        let scenario = on([screen("A"), screen("B")])
        #expect(try scenario.transition(.push(screen("A"), animated: true)).reason == .alreadyOnStack)
        let set = NavigationOperation.Action.setViewControllers(
            [.existing("B"), .existing("A"), .existing("B")],
            animated: true
        )
        #expect(try scenario.transition(set).stack.after == ["B", "A"])
    }

    @Test func `in a set the last of those that leave is compared, whichever was seen`() throws {
        let stack = [tinted("A", "#FF0000"), tinted("B", "#0000FF"), tinted("C", "#00FF00")]
        let set = NavigationOperation.Action.setViewControllers([.existing("C"), .existing("B")], animated: true)
        #expect(try fakeBars(on(stack).transition(set)) == ["A", "B"])
        let longer = NavigationOperation.Action.setViewControllers(
            [.existing("A"), .existing("B"), .existing("C"), .new(tinted("D", "#FFFFFF"))],
            animated: true
        )
        #expect(try fakeBars(on(stack).transition(longer)) == [])
    }

    @Test func `the user cannot go back from a screen that says no, and can where it is forced`() throws {
        let staying = screen("B", ["shouldPopViewControllerByBackButtonOrPopGesture": .bool(false)])
        #expect(try on([screen("A"), staying]).transition(.interactivePop()).reason == .gestureDisabled)
        let tap = NavigationOperation.Action.pop(by: .backButton)
        #expect(try on([screen("A"), staying]).transition(tap).reason == .backButtonDisabled)
        #expect(try on([screen("A"), staying]).transition(.pop()).outcome == .changed)
        var forced = screen("B", ["forceEnableInteractivePopGestureRecognizer": .bool(true)])
        forced.navigationItem.hidesBackButton = true
        #expect(try on([screen("A"), forced]).transition(.interactivePop()).outcome == .changed)
    }

    @Test func `the back title stays on the item below`() throws {
        var root = screen("A")
        root.title = "Feed"
        let titled = screen("B", ["backBarButtonItemTitleWithPreviousViewController": .string("Zurück")])
        let replay = try on([root]).replay([
            push(titled), NavigationOperation(.pop()), push(screen("C")),
        ])
        #expect(replay.transitions[0].bars.after?.backButton.title == "Zurück")
        #expect(replay.transitions[2].bars.after?.backButton.title == "Zurück")
        let template = Value.object(members: ["needsBackBarButtonItemTitle": .bool(false)])
        let bare = try on([root], Self.automatic + [Value.Member("configurationTemplate", template)])
            .replay([push(screen("B"))]).transitions[0]
        #expect(bare.bars.after?.backButton.title == nil)
    }

    @Test func `a minimal back button stays minimal when a later screen gives it a title`() throws {
        let titled = screen("C", ["backBarButtonItemTitleWithPreviousViewController": .string("Zurück")])
        let template = Value.object(members: ["needsBackBarButtonItemTitle": .bool(false)])
        var root = screen("A")
        root.title = "Feed"
        let scenario = on([root], [Value.Member("configurationTemplate", template)])
        let replay = try scenario.replay([push(screen("B")), NavigationOperation(.pop()), push(titled)])
        #expect(replay.transitions[2].bars.after?.backButton.title == nil)
        let item = Value.object(members: ["isMinimal": .bool(true), "title": .string("Zurück")])
        #expect(replay.controller?.policyState?["backItems"]?["A"] == item)
    }

    @Test func `own code that is rendered over is told of, and code that the comparison does not see`() throws {
        var screen = tinted("B", "#0000FF")
        screen.callbacks.viewDidLoad.barTintColor = .some(.green)
        let response = try on([tinted("A", "#FF0000")]).transition(.push(screen, animated: true))
        let overridden = try #require(response.diagnostics?.first { $0.code == .writeOverridden })
        #expect(overridden.property == "barTintColor")
        var late = self.screen("B")
        late.callbacks.viewWillAppear.barTintColor = .some(.green)
        let unseen = try on([tinted("A", "#FF0000")]).transition(.push(late, animated: true))
        #expect(unseen.diagnostics?.contains { $0.code == .ruleBroken } == true)
        #expect(
            try on([tinted("A", "#FF0000")]).transition(.push(tinted("B", "#0000FF"), animated: true)).diagnostics?
                .contains { $0.code == .ruleBroken || $0.code == .writeOverridden } == false
        )
    }

    /// A pop in the same turn as a set is not announced, but still prevents a push after it from being animated.
    @Test func `an animated pop is under way for the next push, whatever else is`() throws {
        let replay = try on([tinted("A", "#FF0000"), tinted("B", "#0000FF")]).replay([
            NavigationOperation(.setViewControllers([.existing("A"), .new(screen("C"))], animated: false)),
            NavigationOperation(.pop(), timing: .sameTurn),
            NavigationOperation(.push(screen("D"), animated: true), timing: .sameTurn),
        ])
        #expect(replay.transitions[2].plan?.animated == false)
    }

    @Test func `a jump to what the template gives has the template for its cause`() throws {
        let template = Value.object(members: ["navBarTitleColor": .string("#FFC0CB")])
        let options = Self.automatic + [Value.Member("configurationTemplate", template)]
        let white = screen("B", ["titleViewTintColor": .string("#FFFFFF")])
        let response = try on([screen("A"), white], os: SystemVersion(12), options).transition(
            .pop()
        )
        let snaps = try #require(response.diagnostics?.first { $0.code == .styleSnaps })
        #expect(snaps.pointer?.description == "/policy/configurationTemplate")
    }

    @Test func `what is made of a legacy write on iOS 15 has that write for its cause`() throws {
        var own = screen("A")
        own.callbacks.viewDidLoad.barTintColor = .some(.red)
        var below = screen("B")
        var scrolled = ScreenScrollView()
        scrolled.contentHeight = 3_000
        scrolled.contentOffset = 200
        below.view.scrollView = scrolled
        let response = try on([own], os: SystemVersion(17), []).transition(.push(below, animated: true))
        let contrast = response.diagnostics?.first { $0.code == .lowContrast }
        #expect(contrast?.pointer?.description == "/stack/0/callbacks/viewDidLoad/barTintColor")
    }

    /// UIKit makes the crossfade, in which each title has its own color (uikit.I).
    @Test func `without fake bars the title of the screen that goes keeps its color on the way`() throws {
        let stack = [tinted("A", "#FF0000", ["titleViewTintColor": .string("#FFD700")])]
        var white = tinted("B", "#FF0000", ["titleViewTintColor": .string("#FFFFFF")])
        var scrolled = ScreenScrollView()
        scrolled.contentHeight = 3_000
        scrolled.contentOffset = 200
        white.view.scrollView = scrolled
        var scenario = on(stack, os: SystemVersion(17))
        scenario.include = [.plan, .motion]
        let response = try scenario.transition(.push(white, animated: true))
        #expect(response.plan?.presentation == .crossfade)
        #expect(response.motion?.look(at: 0.25).title.color == response.bars.before?.title.color)
        #expect(response.motion?.look(at: 0.75).title.color == .white)
    }

    @Test func `a screen that declares nothing takes over what the one before left`() throws {
        let response = try on([tinted("A", "#FF0000")]).transition(.push(screen("B"), animated: true))
        #expect(response.bars.after?.background.color == BarColor.red.light)
        #expect(response.diagnostics?.contains { $0.code == .inheritedStyle } == true)
    }

    @Test func `an update answers from then on, and writes at once what is implemented`() throws {
        var style = BarStyle()
        style.background = .color(.green)
        let scenario = on([tinted("A", "#FF0000"), tinted("B", "#0000FF")])
        let replay = try scenario.replay([
            NavigationOperation(.update(.style(style))), NavigationOperation(.reappear(after: .tab)),
        ])
        #expect(replay.controller?.bar.barTintColor == .some(.green))
    }

    private func template(_ members: [String: Value]) -> [Value.Member] {
        Self.automatic + [Value.Member("configurationTemplate", .object(members: members))]
    }

    /// The writes of the library to fake bars.
    private func passed(_ response: TransitionResponse) -> [(bar: BarReference, properties: BarProperties)] {
        (response.plan?.steps ?? []).compactMap { step in
            guard case .write(let bar, let properties, _) = step.action, bar != .navigationBar else { return nil }
            return (bar, properties)
        }
    }

    @Test func `the template's tint is on the bar from the start`() throws {
        let plain = screen("A", ["isQMUIViewController": .bool(false)])
        let scenario = on([plain], template(["navBarTintColor": .string("#00FF00")]))
        let untinted = tinted("B", "#0000FF", ["navigationBarTintColor": .null])
        #expect(try scenario.replay([push(untinted)]).controller?.bar.tintColor == .some(.green))
    }

    @Test func `showing a bar that is shown does not bind it to another fake bar`() throws {
        var above = tinted("B", "#0000FF")
        above.callbacks.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: false)
        above.callbacks.viewDidAppear.barTintColor = .some(.green)
        let writes = try passed(on([tinted("A", "#FF0000"), above]).transition(.interactivePop(.cancelled)))
        #expect(writes.last?.bar == .fakeBar("A") && writes.last?.properties.barTintColor == .some(.green))
    }

    @Test func `a bound fake bar follows at the scroll edge where the template says so, but not a title alone`() throws
    {
        let options = template(["navBarUsesStandardAppearanceOnly": .bool(true)])
        let stack = [tinted("A", "#FF0000"), tinted("B", "#0000FF")]
        let response = try on(stack, os: SystemVersion(17), options).transition(.pop())
        let edge = passed(response).first?.properties.scrollEdgeAppearance.flatMap(\.self)
        #expect(edge?.backgroundColor == .some(.red))
        var titled = screen("A")
        titled.callbacks.viewWillAppear.titleTextAttributes = .some(TextAttributes(color: .green))
        let code = try on([titled, stack[1]], os: SystemVersion(17), options).transition(.pop())
        let last = passed(code).last?.properties
        #expect(last?.standardAppearance.flatMap(\.self)?.titleTextAttributes != nil)
        #expect(last?.scrollEdgeAppearance.flatMap(\.self)?.titleTextAttributes == nil)
    }

    @Test func `an update writes a tint of nil`() throws {
        var style = BarStyle()
        style.background = .color(.blue)
        let untinted = screen("B", ["navigationBarTintColor": .null])
        let replay = try on([screen("A", ["navigationBarTintColor": .string("#FFFFFF")])]).replay([
            push(untinted), NavigationOperation(.update(.style(style))),
        ])
        #expect(replay.transitions[0].bars.after?.tintColor == .white)
        #expect(replay.controller?.bar.tintColor == nil)
    }

    @Test func `a screen that does not conform is asked about going back all the same`() throws {
        let plain = ["isQMUIViewController": Value.bool(false)]
        let staying = screen(
            "B",
            plain.merging(["shouldPopViewControllerByBackButtonOrPopGesture": .bool(false)]) { $1 }
        )
        #expect(try on([screen("A"), staying]).transition(.interactivePop()).reason == .gestureDisabled)
        #expect(try on([screen("A"), staying]).transition(.pop(by: .backButton)).reason == .backButtonDisabled)
        let titling = plain.merging(["backBarButtonItemTitleWithPreviousViewController": .string("X")]) { $1 }
        let response = try on([screen("A")]).transition(.push(screen("B", titling), animated: true))
        #expect(response.bars.after?.backButton.title == "X")
    }

    @Test func `a back title that was taken away is empty under the next screen`() throws {
        var root = screen("A")
        root.title = "Home"
        let untitling = screen("B", ["backBarButtonItemTitleWithPreviousViewController": .null])
        let replay = try on([root], os: SystemVersion(13), template(["needsBackBarButtonItemTitle": .bool(false)]))
            .replay([push(untitling), NavigationOperation(.pop()), push(screen("C"))])
        #expect(replay.transitions[0].bars.after?.backButton.title == "Home")
        #expect(replay.transitions[2].bars.after?.backButton.title != "Home")
        #expect(replay.controller?.policyState?["backItems"]?["A"]?["title"] == .string(""))
    }

    @Test func `a compact image is passed on to the bound fake bar`() throws {
        var above = tinted("B", "#0000FF")
        above.callbacks.viewWillAppear.compactBackgroundImage = .some(.empty)
        let writes = try passed(on([tinted("A", "#FF0000")]).transition(.push(above, animated: true)))
        #expect(writes.contains { $0.bar == .fakeBar("B") && $0.properties.compactBackgroundImage == .some(.empty) })
    }

    /// A push that has to wait counts as one that did not take (libraries.10.6).
    @Test func `a push that has to wait leaves the next one animated, and masks no bar for its screen`() throws {
        var last = tinted("D", "#00FF00", ["navigationBarTintColor": .string("#0000FF")])
        last.callbacks.viewWillAppear.tintColor = .some(.red)
        let turn = [tinted("C", "#FFFFFF"), last].map {
            NavigationOperation(.push($0, animated: true), timing: .sameTurn)
        }
        let replay = try on([tinted("A", "#FF0000")]).replay([push(tinted("B", "#0000FF"))] + turn)
        #expect(replay.transitions.map { $0.plan?.animated } == [true, false, true])
        #expect(replay.transitions[2].bars.after?.tintColor == BarColor.blue.light)
        let masks = replay.transitions.map { $0.plan?.steps.count { $0.rule == "qmui.fake.2" } }
        #expect(masks == [2, 1, 1])
        let after = try on([screen("A"), tinted("B", "#FF0000")]).replay([NavigationOperation(.pop())] + turn)
        #expect(after.transitions.map { $0.plan?.animated } == [true, false, true])
    }

    @Test func `a set makes the back button of the screen on top minimal as well, a push does not`() throws {
        let titled = screen("C", ["backBarButtonItemTitleWithPreviousViewController": .string("Zurück")])
        let scenario = on([screen("A")], template(["needsBackBarButtonItemTitle": .bool(false)]))
        func title(after first: NavigationOperation.Action) throws -> String? {
            try scenario.replay([NavigationOperation(first), push(titled)]).transitions[1].bars.after?.backButton.title
        }
        let set = NavigationOperation.Action.setViewControllers(
            [.existing("A"), .new(screen("B"))],
            animated: true
        )
        #expect(try title(after: set) == nil)
        #expect(try title(after: .push(screen("B"), animated: true)) == "Zurück")
    }

    @Test func `a screen shows its bar again by both methods that it takes`() throws {
        var above = screen("B")
        above.callbacks.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true, animation: .asTransition)
        let found = try on([screen("A"), above]).transition(.pop()).diagnostics ?? []
        let leak = try #require(found.first { $0.code == .styleLeak })
        #expect(leak.fix.contains("preferredNavigationBarHidden to false"))
        #expect(leak.fix.contains("shouldCustomizeNavigationBarTransitionIfHideable to true"))
        #expect(leak.edits?.count == 2)
    }

    @Test func `of a color that the library writes to the appearance only the scroll edge is told`() throws {
        var above = Screen(id: "B")
        var style = BarStyle()
        style.background = .color(.black)
        style.tint = .white
        style.title = TextAttributes(color: .white)
        style.statusBar = .lightContent
        above.bar = style
        let response = try on([screen("A")], os: SystemVersion(17), []).transition(.push(above, animated: true))
        let absent = (response.diagnostics ?? []).filter {
            $0.pointer?.description == "/operation/screen/bar/background" && $0.code != .lowContrast
        }
        #expect(absent.map(\.code) == [.transparentAtScrollEdge])
        #expect(absent.first?.edits?.count == 1 && absent.first?.fix.contains("viewWillAppear of \"B\"") == true)
    }
}
