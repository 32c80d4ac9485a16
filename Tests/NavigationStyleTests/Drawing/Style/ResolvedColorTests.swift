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
}
