import Foundation
import Testing

@testable import NavigationStyle

/// Changes of the interface style while a screen is visible (around.V1 to V4).
struct TraitChangeTests {
    typealias Action = NavigationOperation.Action

    private static let dark = Action.traitChange(.dark)
    private static let pair = BarColor(light: .white, dark: RGBA(rawValue: 0x1122_33FF))

    private func on(
        _ stack: [Screen],
        policy: String = "system",
        os: SystemVersion = .iOS(14)
    ) -> Scenario {
        .on(stack, policy: policy, os: os)
    }

    private func opaque(_ color: BarColor? = nil) -> Screen {
        .writing("A") {
            var appearance = Appearance(.opaque)
            appearance.backgroundColor = color
            $0.viewDidLoad.standardAppearance = .some(appearance)
        }
    }

    // MARK: - Changed and unchanged colors

    @Test func `UIKit's own colors follow at once`() throws {
        let response = try on([opaque()]).transition(Self.dark)
        #expect(response.bars.before?.background.color == .white)
        #expect(response.bars.after?.background.color == .black)
        #expect(response.bars.after?.title.color == .white)
        #expect(response.bars.after?.statusBar?.style == .lightContent)
        #expect(response.outcome == .changed && response.plan?.kind == Plan.Kind.none)
    }

    @Test func `a color with two variants follows, wherever it stands`() throws {
        let response = try on([opaque(Self.pair)]).transition(Self.dark)
        #expect(response.bars.after?.background.color == Self.pair.dark)
        let tinted = Screen.writing("A") { $0.viewWillAppear.tintColor = .some(Self.pair) }
        #expect(try on([tinted]).transition(Self.dark).bars.after?.tintColor == Self.pair.dark)
    }

    @Test func `a fixed color stays, and what is unreadable on it is told`() throws {
        let response = try on([opaque(.white)]).transition(Self.dark)
        #expect(response.bars.after?.background.color == .white)
        #expect(response.bars.after?.title.color == .white)
        var titled = opaque(.white)
        titled.title = "Inbox"
        let codes = try on([titled]).transition(Self.dark).diagnostics?.map(\.code) ?? []
        #expect(codes.contains(.lowContrast), "\(codes)")
    }

    @Test func `a fixed color that equals a variant is told apart from it`() throws {
        let operations: [Action] = [
            .update(.properties(Self.tint(.white))),
            .update(.properties(Self.tint(Self.pair))),
            Self.dark,
        ]
        let follows = try on([Screen(id: "A")]).replay(operations)
        #expect(follows.transitions.last?.bars.after?.tintColor == Self.pair.dark)
        let stays = try on([Screen(id: "A")]).replay([operations[1], operations[0], Self.dark])
        #expect(stays.transitions.last?.bars.after?.tintColor == .white)
    }

    private static func painted(_ id: Screen.ID, _ color: BarColor) -> Screen {
        var screen = Screen(id: id)
        screen.bar = background(color)
        return screen
    }

    private static func background(_ color: BarColor) -> BarStyle {
        var style = BarStyle()
        style.background = .color(color)
        return style
    }

    @Test(arguments: [
        "customContainer", "doubleNavigationController", "hbdNavigationBar", "perScreenBar", "qmui", "wrNavigationBar",
    ])
    func `a color follows as its screen declares it, even if that of another screen looked the same`(
        policy: String
    ) throws {
        let scenario = on([Self.painted("A", .white)], policy: policy)
        let response = try scenario.replay([.push(Self.painted("B", Self.pair), animated: true), Self.dark])
        #expect(response.transitions.last?.bars.after?.background.color == Self.pair.dark)
    }

    @Test(arguments: [
        "customContainer", "hbdNavigationBar", "itemAppearance", "perScreenBar", "reactNativeScreens", "swiftUI",
        "wrNavigationBar",
    ])
    func `an update to a color that looks the same is kept, and follows`(policy: String) throws {
        let updates = [BarColor.white, Self.pair].map { Action.update(.style(Self.background($0))) }
        let response = try on([Screen(id: "A")], policy: policy, os: .iOS(17)).replay(updates + [Self.dark])
        #expect(response.transitions.last?.bars.after?.background.color == Self.pair.dark)
    }

    private static func tint(_ color: BarColor) -> BarProperties {
        var properties = BarProperties()
        properties.tintColor = .some(color)
        return properties
    }

    @Test func `what is written later is resolved in the new style`() throws {
        let screen = Screen.writing("B") { $0.viewWillAppear.tintColor = .some(Self.pair) }
        let response = try on([Screen(id: "A")]).replay([Self.dark, .push(screen, animated: true)])
        #expect(response.transitions.last?.bars.after?.tintColor == Self.pair.dark)
        #expect(response.transitions.last?.environment.userInterfaceStyle == .dark)
    }

    @Test func `there and back is as before`() throws {
        let response = try on([opaque(Self.pair)]).replay([Self.dark, .traitChange(.light)])
        #expect(response.transitions.last?.bars.after == response.transitions.first?.bars.before)
        #expect(response.controller?.userInterfaceStyle == nil)
    }

    // MARK: - The script

    @Test func `the code of the screen on top runs after the change, then its layout`() throws {
        let screen = Screen.writing("B") { $0.traitCollectionDidChange.tintColor = .some(Self.pair) }
        let response = try on([Screen(id: "A"), screen]).transition(Self.dark)
        #expect(
            response.script == [
                "B.traitCollectionDidChange", "B.traitCollectionDidChange: write tintColor (uikit.S2)",
                "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
            ]
        )
        #expect(response.bars.after?.tintColor == Self.pair.dark)
        let provenance = Provenance(setBy: .screen, screen: "B", callback: .traitCollectionDidChange)
        #expect(response.bars.after?.provenance?[.tintColor] == provenance)
    }

    @Test func `the same style changes nothing, and before iOS 13 there is none`() throws {
        let same = try on([opaque()]).transition(.traitChange(.light))
        #expect(same.outcome == .unchanged && same.reason == .sameValue && same.script.isEmpty)
        #expect(try on([opaque()], os: .iOS(12)).transition(Self.dark).reason == .unavailable)
        var linked = on([opaque()])
        linked.environment.linkedSDK = .iOS(12)
        #expect(try linked.transition(Self.dark).reason == .unavailable)
    }

    @Test func `the size of text changes alone, on every iOS`() throws {
        let screen = Screen.writing("A") { $0.traitCollectionDidChange.tintColor = .some(.red) }
        let response = try on([screen], os: .iOS(12)).transition(.traitChange(.dark, .extraLarge))
        #expect(response.outcome == .changed)
        #expect(response.bars.after?.tintColor == BarColor.red.light)
        #expect(response.controller?.contentSizeCategory == .extraLarge)
        #expect(response.controller?.userInterfaceStyle == nil)
        #expect(try on([screen]).transition(.traitChange(nil, .large)).reason == .sameValue)
    }

    @Test func `a large title at a size that nobody has measured is not known`() throws {
        let screen = Screen.writing("A") { $0.viewDidLoad.prefersLargeTitles = true }
        let response = try on([screen]).transition(.traitChange(nil, .extraLarge))
        #expect(response.bars.before?.frame != nil && response.bars.after?.frame == nil)
        let found = response.diagnostics?.filter { $0.code == .metricsUnknown }
        #expect(found?.map { $0.pointer?.description } == ["/operation/contentSizeCategory"])
    }

    // MARK: - The state

    @Test func `the state says which of its colors have two values`() throws {
        let state = try #require(try on([opaque(Self.pair)]).state())
        #expect(state.dynamicColors.colors == ["/bar/standardAppearance/backgroundColor": Self.pair])
        #expect(try on([opaque(.white)]).state()?.dynamicColors == DynamicColors())
    }

    @Test(arguments: PolicyPage.all.map(\.name))
    func `the state handed back goes on where it was`(policy: String) throws {
        let page = try #require(PolicyPage.named(policy))
        let screen = Screen.writing("A") {
            $0.viewDidLoad.tintColor = .some(Self.pair)
            $0.traitCollectionDidChange.barTintColor = .some(Self.pair)
        }
        let scenario = on([screen], policy: policy, os: max(.iOS(14), page.minimumSystem))
        let actions = [.reappear(after: .tab), Self.dark, .reappear(after: .tab), .traitChange(.light)]
        let whole = try scenario.replay(actions)
        for count in 1..<actions.count {
            var rest = scenario
            rest.controller = try scenario.replay(Array(actions.prefix(count))).controller
            let response = try rest.replay(Array(actions.dropFirst(count)))
            #expect(response.controller == whole.controller, "\(policy) after \(count)")
            let bars = zip(response.transitions, whole.transitions.dropFirst(count))
            #expect(bars.allSatisfy { $0.bars.after == $1.bars.after }, "\(policy) after \(count)")
        }
    }

    @Test func `a state without them has fixed colors`() throws {
        var scenario = on([opaque(Self.pair)])
        var state = try #require(try scenario.state())
        state.dynamicColors = DynamicColors()
        // The state after a round trip through the wire format, in which a color is the visible one.
        scenario.controller = try JSONDecoder().decode(ControllerState.self, from: JSONEncoder().encode(state))
        #expect(try scenario.transition(Self.dark).bars.after?.background.color == Self.pair.light)
    }

    @Test func `a pointer to what has no color is a fault`() throws {
        var scenario = on([opaque(Self.pair)])
        scenario.controller = try scenario.state()
        scenario.controller?.dynamicColors = DynamicColors(["/bar/tintColor": Self.pair])
        let faults = RequestCheck(scenario).faults
        #expect(faults.map(\.pointer) == ["/controller/dynamicColors/~1bar~1tintColor"])
    }

    // MARK: - Policies

    @Test(arguments: PolicyPage.all.map(\.name))
    func `after the change a declared style looks as if the other one had been there from the start`(
        policy: String
    ) throws {
        let page = try #require(PolicyPage.named(policy))
        let image = BarImage.picture(BarImage.Picture(name: "x", color: Self.pair))
        for background in [BarStyle.Background.color(Self.pair), .image(image)] {
            let screen = Screen(
                "A",
                bar: BarStyle(background: background, tint: Self.pair, title: TextAttributes(color: Self.pair))
            )
            let scenario = on([screen], policy: policy, os: max(.iOS(16), page.minimumSystem))
            var dark = scenario
            dark.environment.userInterfaceStyle = .dark
            let changed = try scenario.transition(Self.dark).bars.after
            let expected = try ResolveRequest(dark).response().bar
            #expect(changed?.background == expected?.background, "\(policy)")
            #expect(changed?.tintColor == expected?.tintColor, "\(policy)")
            #expect(changed?.title.color == expected?.title.color, "\(policy)")
        }
    }

    @Test(arguments: [
        "hbdNavigationBar", "wrNavigationBar", "itemAppearance", "customContainer", "perScreenBar", "qmui",
        "doubleNavigationController", "swiftUI", "restoring", "transitionBar",
    ])
    func `a declared color with two variants follows`(policy: String) throws {
        let screen = Screen("A", bar: BarStyle(tint: Self.pair))
        let scenario = on([screen], policy: policy, os: .iOS(16))
        let response = try scenario.transition(Self.dark)
        #expect(response.bars.before?.tintColor == .white || policy == "swiftUI")
        let again = try scenario.replay([Self.dark, .reappear(after: .tab)]).transitions.last
        var dark = scenario
        dark.environment.userInterfaceStyle = .dark
        #expect(again?.bars.after?.tintColor == (try dark.transition(.reappear(after: .tab))).bars.after?.tintColor)
    }
}
