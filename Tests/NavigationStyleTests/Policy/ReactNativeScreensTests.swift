import NavigationStyle
import Testing

/// libraries.16: headers from props, written to the navigation item or, below iOS 13, to the shared bar.
@Suite struct ReactNativeScreensTests {
    private func on(
        _ stack: [Screen],
        edition: String? = nil,
        os: SystemVersion = SystemVersion(17)
    ) -> Scenario {
        Scenario.on(stack, policy: "reactNativeScreens", edition: edition, os: os)
    }

    private func push(_ screen: Screen) -> NavigationOperation { NavigationOperation(.push(screen, animated: true)) }

    private let pop = NavigationOperation(.pop())
    private let red = Value.string("#FF0000")
    private let blue = Value.string("#0000FF")

    // MARK: - The shared bar

    @Test func `a push puts the header on the item, shows the bar, and writes the tint along with the screens`() throws
    {
        let scenario = on([Screen.withHeader("A", ["color": red])])
        let response = try scenario.transition(.push(Screen.withHeader("B", ["color": blue]), animated: true))
        #expect(
            response.policySteps == [
                "B.willShow: setNavigationBarHidden(false, animated: true) (rns.update.10)",
                "alongside: write tintColor (rns.alongside.1)",
            ]
        )
        #expect(response.controller?.bar.tintColor == .some(.some(.blue)))
        #expect(response.controller?.bar.touched == [.tintColor])
    }

    @Test func `a header without a color takes the tint of the one before away`() throws {
        let replay = try on([Screen.withHeader("A", ["color": red])]).replay([push(Screen.withHeader("B")), pop])
        #expect(replay.transitions[0].bars.after?.tintColor != BarColor.red.light)
        #expect(replay.transitions[1].bars.after?.tintColor == BarColor.red.light)
    }

    @Test func `while the screens move, the one bar has the new tint`() throws {
        let scenario = on([Screen.withHeader("A", ["color": red]), Screen.withHeader("B", ["color": blue])])
        let response = try scenario.transition(.interactivePop(.released(progress: 0.2, velocity: 0)))
        #expect(response.plan?.presentation == .snap)
        #expect(response.bars.during?.tintColor == BarColor.red.light)
    }

    @Test func `cancelled, the bar has the tint of the screen that stays`() throws {
        let scenario = on([Screen.withHeader("A", ["color": red]), Screen.withHeader("B", ["color": blue])])
        let response = try scenario.transition(.interactivePop(.cancelled))
        #expect(
            response.policySteps == [
                "A.willShow: setNavigationBarHidden(false, animated: true) (rns.update.10)",
                "alongside: write tintColor (rns.alongside.1)",
                "completion: write tintColor (rns.cancel.2)",
            ]
        )
        #expect(response.controller?.bar.tintColor == .some(.some(.blue)))
    }

    @Test func `from a hidden header the tint is written at once, and a hidden one leaves it`() throws {
        let hidden = Screen.withHeader("A", ["hidden": .bool(true), "color": red])
        let replay = try on([hidden]).replay([push(Screen.withHeader("B", ["color": blue])), pop])
        #expect(replay.transitions[0].policySteps.last == "B.willShow: write tintColor (rns.update.11)")
        #expect(
            replay.transitions[1].policySteps == [
                "A.willShow: setNavigationBarHidden(true, animated: true) (rns.update.5)"
            ]
        )
        #expect(replay.controller?.bar.tintColor == .some(.some(.blue)))
        #expect(replay.controller?.isNavigationBarHidden == true)
    }

    @Test func `a cancelled swipe to a screen without a header leaves the bar where it was`() throws {
        let hidden = Screen.withHeader("A", ["hidden": .bool(true)])
        let response = try on([hidden, Screen.withHeader("B")]).transition(.interactivePop(.cancelled))
        #expect(response.bars.after?.isHidden == false)
        #expect(response.controller?.isNavigationBarHidden == false)
    }

    @Test func `large titles are never taken back from the bar, and each item says whether it has one`() throws {
        let replay = try on([Screen.withHeader("A")]).replay([
            push(Screen.withHeader("B", ["largeTitle": .bool(true)])), pop,
        ])
        #expect(replay.transitions[0].bars.after?.title.isLarge == true)
        #expect(replay.transitions[1].bars.after?.title.isLarge == false)
        #expect(replay.controller?.bar.prefersLargeTitles == true)
    }

    // MARK: - Appearances

    @Test func `a clear header keeps its hairline, a clear one for large titles does not`() throws {
        let clear: [String: Value] = ["backgroundColor": .string("#00000000")]
        let bar = try on([Screen.withHeader("A")]).transition(.push(Screen.withHeader("B", clear), animated: true)).bars
            .after
        #expect(bar?.background.kind == .clear)
        #expect(bar?.shadow.isVisible == true)
        let large: [String: Value] = ["backgroundColor": red, "largeTitleBackgroundColor": .string("#00000000")]
        let edge = try on([Screen.withHeader("A")]).transition(.push(Screen.withHeader("B", large), animated: true))
            .bars.after
        #expect(edge?.background.kind == .clear)
        #expect(edge?.shadow.isVisible == false)
    }

    @Test func `a blur is seen under a color that is not opaque, and not under the system's`() throws {
        let blur: [String: Value] = ["blurEffect": .string("systemMaterial")]
        let covered = try on([Screen.withHeader("A", blur)]).state()
        #expect(covered?.policyState?["items"]?["A"]?["standardAppearance"]?["backgroundEffect"] != nil)
        #expect(try ResolveRequest(on([Screen.withHeader("A", blur)])).response().bar?.background.kind == .color)
        let seen = blur.merging(["backgroundColor": .string("#00000000")]) { $1 }
        #expect(try ResolveRequest(on([Screen.withHeader("A", seen)])).response().bar?.background.kind == .blur)
    }

    @Test func `any prop of the title makes it bold`() throws {
        let title = try ResolveRequest(on([Screen.withHeader("A", ["titleColor": red])])).response().bar?.title
        #expect(title?.fontWeight == .bold && title?.color == BarColor.red.light)
        let plain = try ResolveRequest(on([Screen.withHeader("A")])).response().bar?.title
        #expect(plain?.fontWeight == .semibold)
        let weighed = Screen.withHeader("A", ["titleFontWeight": .string("300"), "titleFontSize": .number(0)])
        let light = try ResolveRequest(on([weighed])).response().bar?.title
        #expect(light?.fontWeight == .light && light?.fontSize == 17)
    }

    @Test func `a header's interface style is that of the bar, and 3.x has none`() throws {
        let pair = Value.object(members: ["light": .string("#FF0000"), "dark": .string("#00FF00")])
        let dark = Screen.withHeader("A", ["userInterfaceStyle": .string("dark"), "backgroundColor": pair])
        #expect(try ResolveRequest(on([dark])).response().bar?.background.color == BarColor.green.light)
        let clear = Screen.withHeader(
            "A",
            ["userInterfaceStyle": .string("dark"), "backgroundColor": .string("clear"), "translucent": .bool(true)]
        )
        #expect(try ResolveRequest(on([clear])).response().bar?.contrast.behind?.color == .white)
        let old = try ResolveRequest(on([dark], edition: "3.37.0")).response()
        #expect(old.bar?.background.color == BarColor.red.light && old.bar?.title.color == .black)
    }

    @Test func `where the system's style changes, a tint keeps that of its header`() throws {
        let pair = Value.object(members: ["light": .string("#FF0000"), "dark": .string("#00FF00")])
        for (own, color) in [("light", BarColor.red.light), ("unspecified", BarColor.green.light)] {
            let screen = Screen.withHeader("A", ["userInterfaceStyle": .string(own), "color": pair])
            #expect(try on([screen]).transition(.traitChange(.dark)).bars.after?.tintColor == color)
        }
    }

    @Test func `after a cancelled swipe dynamic colors have the interface style that the bar was left with`() throws {
        let pair = Value.object(members: ["light": .string("#FF0000"), "dark": .string("#00FF00")])
        let dark = Screen.withHeader("A", ["userInterfaceStyle": .string("dark")])
        let scenario = on([dark, Screen.withHeader("B", ["backgroundColor": pair, "color": pair])])
        let replay = try scenario.replay([.interactivePop(.cancelled), .reappear(after: .fullScreenModal)])
        for bar in replay.transitions.map(\.bars.after) {
            #expect(bar?.background.color == BarColor.green.light && bar?.tintColor == BarColor.green.light)
        }
    }

    @Test func `the animation none takes no time, and has a coordinator`() throws {
        let still = Screen.withHeader("B", [:], ["stackAnimation": .string("none")])
        let replay = try on([Screen.withHeader("A")]).replay([push(still), pop, push(Screen.withHeader("C"))])
        #expect(replay.transitions.map { $0.plan?.duration } == [0, 0, 0.35])
        #expect(replay.transitions.allSatisfy { $0.plan?.animated == true })
    }

    // MARK: - Below iOS 13

    @Test func `below iOS 13 the bar itself is styled, and a title's attributes stay`() throws {
        let stack = [Screen.withHeader("A", ["backgroundColor": red])]
        let titled = Screen.withHeader("B", ["titleColor": .string("#00FF00")])
        let replay = try on(stack, edition: "3.37.0", os: SystemVersion(12)).replay([push(titled), pop])
        #expect(replay.transitions[1].bars.after?.background.color == BarColor.red.light)
        #expect(replay.transitions[1].bars.after?.title.color == BarColor.green.light)
        #expect(replay.controller?.bar.isTranslucent == false)
        let codes = replay.transitions[1].diagnostics?.map(\.code) ?? []
        #expect(codes.contains(.styleLeak))
    }

    @Test func `below iOS 13 a clear header is undone by the next`() throws {
        let clear: [String: Value] = ["backgroundColor": .string("#00000000"), "translucent": .bool(true)]
        let scenario = on([Screen.withHeader("A", ["backgroundColor": red])], edition: "3.37.0", os: SystemVersion(12))
        let replay = try scenario.replay([push(Screen.withHeader("B", clear)), pop])
        let between = replay.transitions[0]
        #expect(between.bars.after?.background.kind == .clear)
        #expect(between.bars.after?.shadow.isVisible == false)
        #expect(between.bars.after?.isTranslucent == true)
        #expect(replay.controller?.bar.touched == [.barTintColor, .isTranslucent])
        #expect(replay.controller?.policyState?["hidesShadow"] == nil)
    }

    @Test func `below iOS 13 a background fades along with the screens`() throws {
        let scenario = on([Screen.withHeader("A", ["backgroundColor": red])], edition: "3.37.0", os: SystemVersion(12))
        let response = try scenario.transition(.push(Screen.withHeader("B", ["backgroundColor": blue]), animated: true))
        #expect(response.plan?.presentation == .animateAlongside)
    }

    // MARK: - Invalid requests

    @Test(arguments: [(nil, SystemVersion(14), SystemVersion(15)), ("3.37.0", SystemVersion(10), SystemVersion(11))])
    func `an edition needs its iOS`(edition: String?, os: SystemVersion, minimum: SystemVersion) throws {
        let scenario = on([Screen.withHeader("A")], edition: edition, os: os)
        let fault = RequestFault(.unsupportedSystem(minimum: minimum), at: "/environment/os")
        #expect(throws: ScenarioError([fault])) { try scenario.state() }
    }

    @Test func `a modal's presentation is refused`() throws {
        let modal = Screen.withHeader("A", [:], ["stackPresentation": .string("modal")])
        #expect(throws: ScenarioError.self) { try on([modal]).state() }
    }

    // MARK: - React Navigation

    private func options(_ options: [String: Value]) -> Screen {
        Screen(id: "A").library(["options": .object(members: options)])
    }

    @Test func `options are compiled with the theme's colors`() throws {
        let bar = try ResolveRequest(on([options(["title": .string("Feed")])])).response().bar
        #expect(bar?.title.text == "Feed")
        #expect(bar?.background.color == .white)
        #expect(bar?.title.fontWeight == .semibold)
        #expect(bar?.title.color == RGBA(rawValue: 0x1C1C_1EFF))
        #expect(bar?.tintColor == RGBA(rawValue: 0x007A_FFFF))
        var dark = on([options([:])])
        dark.policy.options = [Value.Member("theme", .object(members: ["dark": .bool(true)]))]
        #expect(try ResolveRequest(dark).response().bar?.background.color == RGBA(rawValue: 0x1212_12FF))
    }

    @Test func `a transparent header is clear, without a hairline, and over the content`() throws {
        let response = try ResolveRequest(on([options(["headerTransparent": .bool(true)])])).response()
        #expect(response.bar?.background.kind == .clear)
        #expect(response.bar?.shadow.isVisible == false)
        #expect(response.screens?.last?.layout?.view.y == 0)
        let shown = options(["headerTransparent": .bool(true), "headerShadowVisible": .bool(true)])
        #expect(try ResolveRequest(on([shown])).response().bar?.shadow.isVisible == true)
    }

    @Test func `a large title has a clear header over the content, unless it is not to be transparent`() throws {
        let large: [String: Value] = ["headerLargeTitle": .bool(true)]
        let response = try ResolveRequest(on([options(large)])).response()
        #expect(response.bar?.title.isLarge == true)
        #expect(response.bar?.background.kind == .clear)
        #expect(response.screens?.last?.layout?.view.y == 0)
        let opaque = options(large.merging(["headerTransparent": .bool(false)]) { $1 })
        #expect(try ResolveRequest(on([opaque])).response().screens?.last?.layout?.view.y != 0)
    }

    @Test func `React Navigation replaces by a push where nobody says otherwise`() throws {
        let replacement = options(["title": .string("New")])
        var other = replacement
        other.id = "B"
        let set = NavigationOperation.Action.setViewControllers([.new(other)], animated: true)
        #expect(try on([Screen.withHeader("A")]).transition(set).plan?.kind == .push)
    }

    // MARK: - Handed-back state

    @Test func `a declared style goes before options, and those before what every screen has`() throws {
        let options = Value.object(members: ["statusBarStyle": .string("dark")])
        var screen = Screen(id: "A").library(["options": options])
        func style(_ screen: Screen) throws -> StatusBarStyle? {
            var scenario = on([screen])
            scenario.defaults.bar = BarStyle()
            scenario.defaults.bar?.statusBar = .lightContent
            return try ResolveRequest(scenario).response().bar?.statusBar?.style
        }
        #expect(try style(screen) == .darkContent)
        screen.bar = BarStyle()
        screen.bar?.statusBar = .lightContent
        #expect(try style(screen) == .lightContent)
        screen.library = nil
        screen.bar = nil
        #expect(try style(screen) == .lightContent)
    }

    @Test func `what updates changed is handed back`() throws {
        var style = BarStyle()
        style.background = .color(.red)
        style.statusBar = .lightContent
        let scenario = on([Screen.withHeader("A"), Screen.withHeader("B")])
        let updates = [
            NavigationOperation(.update(.style(style), screenID: "A")),
            NavigationOperation(.update(.style(style), screenID: "B")),
        ]
        let whole = try scenario.replay(updates + [pop])
        var handed = scenario
        handed.controller = try scenario.replay(updates).controller
        #expect(try handed.transition(pop.action).bars.after == whole.transitions[2].bars.after)
        #expect(whole.transitions[2].bars.after?.statusBar?.style == .lightContent)
        #expect(whole.transitions[2].bars.after?.background.color == BarColor.red.light)
    }

    @Test(arguments: ["unspecified", "light", "dark"])
    func `a header's new colors have its own interface style, step by step as in one replay`(own: String) throws {
        let pair = BarColor(light: .black, dark: .white)
        var (tint, title) = (BarStyle(), BarStyle())
        tint.tint = pair
        title.title = TextAttributes(color: pair)
        let scenario = on([Screen.withHeader("A"), Screen.withHeader("B", ["userInterfaceStyle": .string(own)])])
        let operations = [
            NavigationOperation(.update(.style(tint), screenID: "B")),
            NavigationOperation(.traitChange(.dark)),
            NavigationOperation(.update(.style(title), screenID: "B")),
            push(Screen.withHeader("C")),
            NavigationOperation(.traitChange(.light)),
            pop,
        ]
        let replay = try scenario.replay(operations)
        var hand = Hand(scenario)
        var last: TransitionResponse?
        for (index, operation) in operations.enumerated() {
            let step = try hand.perform(operation)
            #expect(step.bars.after == replay.transitions[index].bars.after)
            last = step
        }
        #expect(last?.controller == replay.controller)
        let colors = replay.transitions.map { $0.bars.after?.title.color }
        #expect(colors[2] == (own == "light" ? .black : .white))
        #expect(colors[5] == (own == "dark" ? .white : .black))
    }

    @Test func `nothing is seen to move where the animation is none`() throws {
        func push(_ header: [String: Value]) throws -> TransitionResponse {
            let still = Screen.withHeader("B", header, ["stackAnimation": .string("none")])
            return try on([Screen.withHeader("A", ["color": red])]).transition(.push(still, animated: true))
        }
        let colored = try push(["color": blue])
        #expect(colored.plan?.animated == true && colored.plan?.duration == 0)
        #expect(colored.plan?.presentation == .snap)
        let steps = colored.plan?.steps ?? []
        #expect(!steps.contains { if case .animate = $0.action { true } else { false } })
        #expect(colored.diagnostics?.contains { $0.code == .styleSnaps } == false)
        #expect(try push(["color": red]).plan?.presentation == Plan.Presentation.none)
        #expect(try push(["hidden": .bool(true)]).plan?.presentation == .snap)
    }

    @Test func `an update to the defaults of props changes nothing`() throws {
        let styles: [(inout BarStyle) -> Void] = [
            { $0.hidden = false }, { $0.background = .default }, { $0.shadow = .default }, { $0.largeTitle = false },
            { $0.statusBar = .default },
        ]
        for change in styles {
            var style = BarStyle()
            change(&style)
            #expect(try on([Screen.withHeader("A")]).transition(.update(.style(style))).reason == .sameValue)
        }
    }

    @Test func `an update with a part that no prop expresses is told of`() throws {
        var style = BarStyle()
        style.shadow = .color(.red)
        let told = try on([Screen.withHeader("A")]).transition(.update(.style(style))).diagnostics
        let pointers = told?.filter { $0.code == .declaredStyleNotShown }.map { $0.pointer?.description }
        #expect(pointers == ["/operation/bar/shadow"])
    }

    // MARK: - Pointers

    private func pointers(_ code: Diagnostic.Code, _ library: [String: Value], _ style: BarStyle? = nil) throws
        -> [String?]
    {
        var screen = Screen(id: "A").library(library)
        screen.title = "A"
        screen.bar = style
        let told = try ResolveRequest(on([screen])).response().diagnostics
        return (told ?? []).filter { $0.code == code }.map { $0.pointer?.description }
    }

    @Test func `a dark header is dark by its interface style`() throws {
        let dark = ["headerConfig": Value.object(members: ["userInterfaceStyle": .string("dark")])]
        let place = "/stack/0/library/headerConfig/userInterfaceStyle"
        #expect(try pointers(.statusBarUnreadable, dark) == [place])
    }

    @Test func `options are named as causes, unless a style or a prop sets the same`() throws {
        let black = Value.object(members: ["backgroundColor": .string("#000000")])
        let options = Value.object(members: ["headerStyle": black, "headerTitleStyle": .null, "headerTintColor": red])
        let place = "/stack/0/library/options/headerStyle/backgroundColor"
        #expect(try pointers(.statusBarUnreadable, ["options": options]) == [place])
        let low = try pointers(.lowContrast, ["options": .object(members: ["headerTintColor": .string("#EEEEEE")])])
        #expect(low == ["/stack/0/library/options/headerTintColor"])
        var style = BarStyle()
        style.background = .color(.black)
        #expect(try pointers(.statusBarUnreadable, ["options": options], style) == ["/stack/0/bar/background"])
        #expect(try pointers(.statusBarUnreadable, ["options": .null], style) == ["/stack/0/bar/background"])
    }

    @Test func `the advice against a leak names a part of the declared style`() throws {
        let colored = Screen.withHeader("B", ["titleColor": red])
        let stack = [Screen.withHeader("A"), colored]
        let told = try on(stack, edition: "3.37.0", os: SystemVersion(12)).transition(.pop()).diagnostics
        let leak = told?.first { $0.code == .styleLeak && $0.property == "titleTextAttributes" }
        #expect(leak?.fix == "Declare title in bar of \"A\".")
    }
}
