import Testing

@testable import NavigationStyle

struct ResolvedColorTests {
    static let dynamic = BarColor(light: .red, dark: .green)

    @Test func `every color of a write is resolved, inside images, attributes and appearances too`() {
        let dynamic = ResolvedColorTests.dynamic
        func properties(_ color: BarColor) -> BarProperties {
            let image = BarImage.picture(BarImage.Picture(name: "sky", minimumAlpha: 1, color: color))
            var appearance = Appearance()
            appearance.backgroundColor = color
            appearance.backgroundImage = image
            appearance.shadowColor = color
            appearance.shadowImage = image
            appearance.titleTextAttributes = TextAttributes(color: color)
            appearance.largeTitleTextAttributes = TextAttributes(color: color, fontSize: 30)
            appearance.buttonColor = color
            appearance.backIndicatorImage = image
            appearance.backIndicatorTransitionMaskImage = image
            var properties = BarProperties()
            properties.isTranslucent = false
            properties.barTintColor = color
            properties.tintColor = .some(nil)
            properties.backgroundImage = image
            properties.titleTextAttributes = TextAttributes(color: color, fontWeight: .bold)
            properties.standardAppearance = appearance
            return properties
        }
        #expect(properties(dynamic).resolved(for: .light) == properties(.red))
        #expect(properties(dynamic).resolved(for: .dark) == properties(.green))
    }

    @Test func `a write without dynamic colors is handed on as it is`() {
        var properties = BarProperties()
        properties.barTintColor = BarColor.red
        properties.shadowImage = .empty
        properties.standardAppearance = .opaque(.blue)
        #expect(properties.resolved(for: .dark) == properties)
    }

    @Test func `a style is resolved in every member that has a color`() {
        func style(_ color: BarColor) -> BarStyle {
            var style = BarStyle()
            style.background = .color(color)
            style.shadow = .color(color)
            style.tint = color
            style.title = TextAttributes(color: color)
            style.hidden = false
            return style
        }
        #expect(style(ResolvedColorTests.dynamic).resolved(for: .dark) == style(.green))
    }

    /// around.V4: the system, and the app by its SDK, must know the dark style.
    @Test(arguments: [("12.0", nil), ("14.0", "12.0"), ("14.0", "14.0")] as [(String, String?)])
    func `there is no dark style before iOS 13`(os: String, sdk: String?) throws {
        var screen = Screen("a", title: "A")
        screen.callbacks.viewWillAppear.barTintColor = ResolvedColorTests.dynamic
        var request = ResolveRequest(Scenario.on([screen], policy: "system"))
        request.scenario.include = .all
        request.scenario.environment.os = try #require(SystemVersion(os))
        request.scenario.environment.linkedSDK = sdk.flatMap { SystemVersion($0) }
        let light = try request.response()
        request.scenario.environment.userInterfaceStyle = .dark
        let dark = try request.response()
        #expect((dark.bar == light.bar) == (sdk != "14.0"))
        // The answer names what was asked for.
        #expect(dark.environment.userInterfaceStyle == .dark)
        #expect((dark.controller == light.controller) == (sdk != "14.0"))
        let replay = ReplayRequest(
            request.scenario,
            operations: [NavigationOperation(.push(Screen(id: "b"), animated: true))]
        )
        var budget = WorkBudget(limit: .max)
        var named: [UserInterfaceStyle] = []
        _ = try replay.known(within: &budget).transitions {
            named.append($0.environment.userInterfaceStyle)
            return true
        }
        #expect(named == [.dark])
    }
}
