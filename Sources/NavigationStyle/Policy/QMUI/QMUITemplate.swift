/// `QMUIConfigurationTemplate`, as far as it concerns the navigation bar.
struct QMUITemplate: Hashable, Sendable {
    var navBarBarTintColor: BarColor?
    var navBarBackgroundImage: BarImage?
    var navBarShadowImage: BarImage?
    var navBarShadowImageColor: BarColor?
    var navBarTintColor: BarColor?
    var navBarTitleColor: BarColor?
    var navBarStyle = SystemBarStyle.default
    var navBarUsesStandardAppearanceOnly = false
    var needsBackBarButtonItemTitle = true
    var navigationBarHiddenInitially = false

    /// The hairline's image; a line in its color if only that is set.
    var shadowImage: BarImage? { navBarShadowImage ?? navBarShadowImageColor.map { BarImage(line: $0) } }

    /// The properties that its setters leave on `UINavigationBar.appearance()`; the tint is not among them.
    var proxy: BarProperties {
        var proxy = BarProperties()
        if let navBarBarTintColor { proxy.barTintColor = .some(navBarBarTintColor) }
        if let navBarBackgroundImage { proxy.backgroundImage = .some(navBarBackgroundImage) }
        if let shadowImage { proxy.shadowImage = .some(shadowImage) }
        if navBarStyle != .default { proxy.barStyle = navBarStyle }
        if let navBarTitleColor { proxy.titleTextAttributes = .some(TextAttributes(color: navBarTitleColor)) }
        return proxy
    }

    /// Returns the template with its colors resolved for `style`.
    func resolved(for style: UserInterfaceStyle) -> QMUITemplate {
        var result = self
        result.navBarBarTintColor = navBarBarTintColor?.fixed(for: style)
        result.navBarBackgroundImage = navBarBackgroundImage?.resolved(for: style)
        result.navBarShadowImage = navBarShadowImage?.resolved(for: style)
        result.navBarShadowImageColor = navBarShadowImageColor?.fixed(for: style)
        result.navBarTintColor = navBarTintColor?.fixed(for: style)
        result.navBarTitleColor = navBarTitleColor?.fixed(for: style)
        return result
    }
}

extension QMUITemplate: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.optional("navBarBarTintColor", &navBarBarTintColor, orNull: true)
        try visitor.optional("navBarBackgroundImage", &navBarBackgroundImage, orNull: true)
        try visitor.optional("navBarShadowImage", &navBarShadowImage, orNull: true)
        try visitor.optional("navBarShadowImageColor", &navBarShadowImageColor, orNull: true)
        try visitor.optional("navBarTintColor", &navBarTintColor, orNull: true)
        try visitor.optional("navBarTitleColor", &navBarTitleColor, orNull: true)
        try visitor.member("navBarStyle", &navBarStyle, default: .default)
        try visitor.member("navBarUsesStandardAppearanceOnly", &navBarUsesStandardAppearanceOnly, default: false)
        try visitor.member("needsBackBarButtonItemTitle", &needsBackBarButtonItemTitle, default: true)
        try visitor.member("navigationBarHiddenInitially", &navigationBarHiddenInitially, default: false)
    }
}
