import Testing

@testable import NavigationStyle

/// The table of the properties for a declared style, row by row and column by column.
struct BarStylePropertiesTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var style: BarStyle
        var before: BarProperties
        var since: BarProperties

        init(
            _ description: String,
            _ style: (inout BarStyle) -> Void,
            before: (inout BarProperties) -> Void,
            since: (inout BarProperties) -> Void
        ) {
            testDescription = description
            self.style = BarStyle()
            self.before = BarProperties()
            self.since = BarProperties()
            style(&self.style)
            before(&self.before)
            since(&self.since)
        }

        /// Makes a row whose later column is one appearance in both slots.
        init(
            _ description: String,
            _ style: (inout BarStyle) -> Void,
            before: (inout BarProperties) -> Void,
            appearance background: Appearance.Background,
            _ change: (inout Appearance) -> Void = { _ in }
        ) {
            var appearance = Appearance(background)
            change(&appearance)
            self.init(description, style, before: before) {
                $0.standardAppearance = appearance
                $0.scrollEdgeAppearance = appearance
            }
        }
    }

    static let picture = BarImage.picture(BarImage.Picture(name: "sky", minimumAlpha: 0.25))
    static let attributes = TextAttributes(color: .green, fontSize: 20, fontWeight: .bold)

    static let rows: [Row] = [
        Row("nothing asked for", { _ in }, before: { _ in }, since: { _ in }),
        Row(
            "an opaque color",
            { $0.background = .color(.red) },
            before: { $0.backgroundImage = .picture(BarImage.Picture(minimumAlpha: 1, color: .red)) },
            appearance: .opaque,
            { $0.backgroundColor = BarColor.red }
        ),
        Row(
            "a color with alpha",
            { $0.background = .color(.veil) },
            before: { $0.backgroundImage = .picture(BarImage.Picture(minimumAlpha: 128.0 / 255, color: .veil)) },
            appearance: .transparent,
            { $0.backgroundColor = BarColor.veil }
        ),
        Row(
            "an image",
            { $0.background = .image(picture) },
            before: { $0.backgroundImage = picture },
            appearance: .default,
            { $0.backgroundImage = picture }
        ),
        Row(
            "transparent",
            { $0.background = .transparent },
            before: {
                $0.backgroundImage = .empty
                $0.shadowImage = .empty
            },
            appearance: .transparent
        ),
        Row(
            "transparent with a shadow",
            {
                $0.background = .transparent
                $0.shadow = .default
            },
            before: {
                $0.backgroundImage = .empty
                $0.shadowImage = .some(nil)
            },
            appearance: .transparent,
            { $0.shadowColor = BarColor.systemShadow }
        ),
        Row(
            "the default background",
            { $0.background = .default },
            before: {
                $0.backgroundImage = .some(nil)
                $0.barTintColor = .some(nil)
            },
            appearance: .default
        ),
        Row(
            "no shadow",
            { $0.shadow = BarStyle.Shadow.none },
            before: { $0.shadowImage = .empty },
            appearance: .default,
            { $0.shadowColor = .some(nil) }
        ),
        Row(
            "the default shadow",
            { $0.shadow = .default },
            before: { $0.shadowImage = .some(nil) },
            appearance: .default
        ),
        Row(
            "a shadow of a color",
            { $0.shadow = .color(.blue) },
            before: { $0.shadowImage = .picture(BarImage.Picture(minimumAlpha: 1, color: .blue)) },
            appearance: .default,
            { $0.shadowColor = BarColor.blue }
        ),
        Row(
            "a title",
            { $0.title = attributes },
            before: { $0.titleTextAttributes = attributes },
            appearance: .default,
            { $0.titleTextAttributes = attributes }
        ),
        Row(
            "a tint",
            { $0.tint = .yellow },
            before: { $0.tintColor = BarColor.yellow },
            since: { $0.tintColor = BarColor.yellow }
        ),
        Row(
            "light content in the status bar",
            { $0.statusBar = .lightContent },
            before: { $0.barStyle = .black },
            since: { $0.barStyle = .black }
        ),
        Row(
            "dark content in the status bar",
            { $0.statusBar = .darkContent },
            before: { $0.barStyle = .default },
            since: { $0.barStyle = .default }
        ),
        Row(
            "hidden",
            { $0.hidden = true },
            before: { $0.isNavigationBarHidden = BarVisibility(hidden: true, animation: .asTransition) },
            since: { $0.isNavigationBarHidden = BarVisibility(hidden: true, animation: .asTransition) }
        ),
        Row(
            "large titles",
            { $0.largeTitle = true },
            before: { $0.prefersLargeTitles = true },
            since: { $0.prefersLargeTitles = true }
        ),
    ]

    @Test(arguments: rows)
    func `up to iOS 12 a style is written by legacy properties`(_ row: Row) {
        #expect(row.style.properties(for: .iOS(12, 4)) == row.before)
    }

    @Test(arguments: rows)
    func `from iOS 13 on a style is written by whole appearance objects`(_ row: Row) {
        #expect(row.style.properties(for: .iOS(13)) == row.since)
        #expect(row.style.properties(for: .iOS(26)) == row.since)
    }

    @Test func `background, shadow and title make one appearance together`() {
        var style = BarStyle()
        style.background = .color(.red)
        style.shadow = BarStyle.Shadow.none
        style.title = BarStylePropertiesTests.attributes
        var appearance = Appearance(.opaque)
        appearance.backgroundColor = BarColor.red
        appearance.shadowColor = .some(nil)
        appearance.titleTextAttributes = BarStylePropertiesTests.attributes
        let properties = style.properties(for: .iOS(17))
        #expect(properties.standardAppearance == appearance)
        #expect(properties.scrollEdgeAppearance == appearance)
        #expect(properties.touched == [.standardAppearance, .scrollEdgeAppearance])
    }

    @Test func `a style that gives neither background nor shadow nor title writes no appearance`() {
        var style = BarStyle()
        style.tint = .yellow
        style.statusBar = .lightContent
        #expect(style.properties(for: .iOS(17)).touched == [.tintColor, .barStyle])
    }

    @Test func `large titles are not written before iOS 11`() {
        var style = BarStyle()
        style.largeTitle = true
        #expect(style.properties(for: .iOS(10, 3)).isEmpty)
    }

    @Test func `a color that is opaque in light mode only is resolved before it is compiled`() {
        var style = BarStyle()
        style.background = .color(BarColor(light: .red, dark: .veil))
        #expect(style.resolved(for: .light).properties(for: .iOS(17)).standardAppearance??.background == .opaque)
        #expect(style.resolved(for: .dark).properties(for: .iOS(17)).standardAppearance??.background == .transparent)
    }
}
