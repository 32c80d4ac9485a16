import Testing

@testable import NavigationStyle

struct DeclaredStyleTests {
    /// Returns whether a bar with `properties` shows `style`.
    static func shows(
        _ style: BarStyle,
        with properties: BarProperties,
        on os: SystemVersion,
        isNavigationBarHidden: Bool = false
    ) -> Bool {
        let scene = BarScene.on(
            os,
            contentOffset: 0,
            isNavigationBarHidden: isNavigationBarHidden,
            bar: { $0 = properties },
            screen: { $0.bar = style }
        )
        return scene.matchesDeclared(scene.barState())
    }

    /// Returns the properties of a bar after only `style` was written to it.
    static func written(_ style: BarStyle, on os: SystemVersion) -> BarProperties {
        var properties = style.properties(for: os)
        for (property, value) in properties where value == property.defaultValue { properties[property] = nil }
        properties.isNavigationBarHidden = nil
        return properties
    }

    @Test(arguments: BarStylePropertiesTests.rows, [SystemVersion.iOS(11), .iOS(12), .iOS(13), .iOS(15), .iOS(17)])
    func `a style that was written and stayed is shown`(_ row: BarStylePropertiesTests.Row, os: SystemVersion) {
        let properties = Self.written(row.style, on: os)
        #expect(
            Self.shows(row.style, with: properties, on: os, isNavigationBarHidden: row.style.hidden ?? false)
        )
    }

    @Test(arguments: BarStylePropertiesTests.rows, [SystemVersion.iOS(12), .iOS(17)])
    func `a style that another screen wrote over is not shown`(_ row: BarStylePropertiesTests.Row, os: SystemVersion) {
        guard row.style != BarStyle() else { return }
        var other = BarStyle()
        other.background = .color(.orange)
        other.shadow = row.style.shadow == BarStyle.Shadow.none ? .color(.green) : BarStyle.Shadow.none
        other.title = TextAttributes(color: .orange)
        other.tint = .orange
        other.largeTitle = false
        other.statusBar = row.style.statusBar == .lightContent ? .darkContent : .lightContent
        #expect(!Self.shows(row.style, with: Self.written(other, on: os), on: os))
    }

    @Test func `a bar without attributes shows those that set nothing`() {
        var scene = BarScene.on(.iOS(17))
        scene.screen.callbacks.viewWillAppear.titleTextAttributes = .some(TextAttributes())
        #expect(scene.matchesDeclared(scene.barState()))
        scene.properties.titleTextAttributes = .some(TextAttributes(color: .red))
        #expect(!scene.matchesDeclared(scene.barState()))
    }

    @Test func `a bar that is hidden as declared shows all that can be asked of it`() {
        var style = BarStyle()
        style.hidden = true
        style.background = .color(.red)
        #expect(Self.shows(style, with: BarProperties(), on: .iOS(17), isNavigationBarHidden: true))
        style.hidden = nil
        #expect(!Self.shows(style, with: BarProperties(), on: .iOS(17), isNavigationBarHidden: true))
    }

    @Test func `an opaque image that is forced translucent is not the declared color`() {
        var style = BarStyle()
        style.background = .color(.red)
        var properties = Self.written(style, on: .iOS(12))
        properties.isTranslucent = true
        #expect(!Self.shows(style, with: properties, on: .iOS(12)))
    }

    @Test func `dark content cannot be had in dark mode while the bar is shown`() {
        var style = BarStyle()
        style.statusBar = .darkContent
        let scene = BarScene.on(style: .dark, screen: { $0.bar = style })
        #expect(!scene.matchesDeclared(scene.barState()))
    }

    @Test func `no shadow without a background is not to be had on iOS 10`() {
        var style = BarStyle()
        style.shadow = BarStyle.Shadow.none
        #expect(!Self.shows(style, with: Self.written(style, on: .iOS(10)), on: .iOS(10)))
    }

    @Test func `a declared title is that of the inline title while the large one is shown`() {
        var style = BarStyle()
        style.title = TextAttributes(color: .green)
        style.largeTitle = true
        #expect(Self.shows(style, with: Self.written(style, on: .iOS(17)), on: .iOS(17)))
    }

    // MARK: - Writes

    static func has(
        _ properties: (inout BarProperties) -> Void,
        isNavigationBarHidden: Bool = false,
        after writes: (inout Callbacks) -> Void
    ) -> Bool {
        let scene = BarScene.on(
            .iOS(12),
            isNavigationBarHidden: isNavigationBarHidden,
            bar: properties,
            screen: { writes(&$0.callbacks) }
        )
        return scene.matchesDeclared(scene.barState())
    }

    @Test func `of several writes of one property the last one counts`() {
        let writes: (inout Callbacks) -> Void = {
            $0.viewDidLoad.tintColor = BarColor.red
            $0.viewWillAppear.tintColor = BarColor.green
            $0.viewDidAppear.tintColor = BarColor.blue
        }
        #expect(Self.has({ $0.tintColor = BarColor.blue }, after: writes))
        #expect(!Self.has({ $0.tintColor = BarColor.green }, after: writes))
    }

    @Test func `what the style has replaced since the view was loaded does not count`() {
        func isShown(styledIn place: Screen.StyledIn) -> Bool {
            let scene = BarScene.on(
                .iOS(12),
                bar: { $0.tintColor = BarColor.green },
                screen: {
                    $0.bar = BarStyle()
                    $0.bar?.tint = .green
                    $0.styledIn = place
                    $0.callbacks.viewDidLoad.tintColor = BarColor.red
                }
            )
            return scene.matchesDeclared(scene.barState())
        }
        #expect(isShown(styledIn: .viewWillAppear))
        #expect(!isShown(styledIn: .viewDidLoad))
    }

    @Test func `what the screen wrote while it moved is its own value`() {
        let writes: (inout Callbacks) -> Void = {
            $0.viewWillAppear.tintColor = BarColor.red
            $0.duringTransition.tintColor = BarColor.green
        }
        #expect(Self.has({ $0.tintColor = BarColor.green }, after: writes))
        #expect(Self.has({ $0.tintColor = BarColor.red }, after: writes))
        #expect(!Self.has({ $0.tintColor = BarColor.blue }, after: writes))
    }

    @Test func `a default value is the same as one that nobody wrote`() {
        #expect(
            Self.has(
                { _ in },
                after: {
                    $0.viewDidLoad.barTintColor = .some(nil)
                    $0.viewDidLoad.alpha = 1
                    $0.viewWillAppear.barStyle = .default
                    $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: false)
                    $0.viewWillAppear.isTranslucent = true
                }
            )
        )
    }

    @Test func `what is written when the screen goes is not declared`() {
        #expect(Self.has({ _ in }, after: { $0.viewWillDisappear.tintColor = BarColor.red }))
    }

    @Test func `hiding the bar and its translucency are compared with what came of them`() {
        let hides: (inout Callbacks) -> Void = {
            $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true, animation: .asTransition)
        }
        #expect(Self.has({ _ in }, isNavigationBarHidden: true, after: hides))
        #expect(!Self.has({ _ in }, after: hides))
        let opaque: (inout Callbacks) -> Void = { $0.viewDidLoad.isTranslucent = false }
        #expect(Self.has({ $0.backgroundImage = BarImage.opaque }, after: opaque))
        #expect(!Self.has({ _ in }, after: opaque))
    }

    @Test func `a dynamic color is compared as it is shown`() {
        let dynamic = BarColor(light: .red, dark: .green)
        #expect(Self.has({ $0.tintColor = BarColor.red }, after: { $0.viewDidLoad.tintColor = dynamic }))
    }
}
