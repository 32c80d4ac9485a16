@testable import NavigationStyle

extension BarScene {
    /// Returns a scene of one screen at the root, by default on an iPhone 15 with iOS 17.0.
    static func on(
        _ os: SystemVersion = .iOS(17),
        device: String = "iPhone 15",
        _ orientation: Orientation = .portrait,
        style: UserInterfaceStyle = .light,
        contentOffset: Double? = nil,
        previous: Screen? = nil,
        inheritsLargeTitle: Bool = true,
        isNavigationBarHidden: Bool = false,
        bar: (inout BarProperties) -> Void = { _ in },
        screen: (inout Screen) -> Void = { _ in }
    ) -> BarScene {
        var environment = NavigationEnvironment()
        environment.os = os
        environment.device = device
        environment.orientation = orientation
        environment.userInterfaceStyle = style
        var properties = BarProperties()
        bar(&properties)
        var top = Screen(id: "top")
        if let contentOffset {
            var scrollView = ScreenScrollView()
            scrollView.contentOffset = contentOffset
            scrollView.contentHeight = 3000
            top.view.scrollView = scrollView
        }
        screen(&top)
        return BarScene(
            environment: environment,
            screen: top,
            contentOffset: contentOffset ?? 0,
            previous: previous,
            inheritsLargeTitle: inheritsLargeTitle,
            properties: properties,
            isNavigationBarHidden: isNavigationBarHidden
        )
    }

    /// Returns the scene with another environment.
    func with(_ change: (inout NavigationEnvironment) -> Void) -> BarScene {
        var scene = self
        change(&scene.environment)
        return scene
    }
}

extension RGBA {
    static let red = RGBA(rawValue: 0xFF00_00FF)
    static let green = RGBA(rawValue: 0x00FF_00FF)
    static let blue = RGBA(rawValue: 0x0000_FFFF)
    static let yellow = RGBA(rawValue: 0xFFFF_00FF)
    static let veil = RGBA(rawValue: 0xFF00_0080)
}

extension BarColor {
    static let yellow = BarColor(RGBA.yellow)
    static let veil = BarColor(RGBA.veil)
}

extension BarImage {
    static let opaque = BarImage.picture(Picture(name: "plain", minimumAlpha: 1, color: .red))
    static let withAlpha = BarImage.picture(Picture(name: "veil", minimumAlpha: 0.5, color: .red))
}

extension Appearance {
    /// Returns an opaque appearance whose background and titles have one color.
    static func opaque(_ color: BarColor) -> Appearance {
        var appearance = Appearance(.opaque)
        appearance.backgroundColor = color
        appearance.titleTextAttributes = TextAttributes(color: color)
        return appearance
    }
}

extension SystemVersion {
    static func iOS(_ major: Int, _ minor: Int = 0) -> SystemVersion {
        SystemVersion(major, minor)
    }
}
