/// The properties that the library adds to view controllers (`hbd_barTintColor` is `barTintColor` here); nil if not
/// set.
struct HBDStyle: Hashable, Sendable {
    var barStyle: SystemBarStyle?
    var barTintColor: BarColor?
    var barImage: BarImage?
    var tintColor: BarColor?
    var titleTextAttributes: TextAttributes?
    /// The opacity of the background, 0…1.
    var barAlpha: Double?
    var barHidden, barShadowHidden: Bool?
    var backInteractive, swipeBackEnabled, clickBackEnabled: Bool?
    var splitNavigationBarTransition: Bool?

    init() {}

    /// Creates the properties for `style`; the library has none for large titles or a hairline's color.
    init(_ style: BarStyle) {
        switch style.background {
        case nil, .default: break
        case .transparent: barAlpha = 0
        case .color(let color): barTintColor = color
        case .image(let image): barImage = image
        }
        barShadowHidden = style.shadow.map { $0 == .none }
        tintColor = style.tint
        titleTextAttributes = style.title
        barHidden = style.hidden
        barStyle = style.statusBar.map { $0 == .lightContent ? .black : .default }
    }

    /// Returns the properties after `later` has been set too.
    func followed(by later: HBDStyle) -> HBDStyle {
        var result = self
        result.barStyle = later.barStyle ?? barStyle
        result.barTintColor = later.barTintColor ?? barTintColor
        result.barImage = later.barImage ?? barImage
        result.tintColor = later.tintColor ?? tintColor
        result.titleTextAttributes = later.titleTextAttributes ?? titleTextAttributes
        result.barAlpha = later.barAlpha ?? barAlpha
        result.barHidden = later.barHidden ?? barHidden
        result.barShadowHidden = later.barShadowHidden ?? barShadowHidden
        result.backInteractive = later.backInteractive ?? backInteractive
        result.swipeBackEnabled = later.swipeBackEnabled ?? swipeBackEnabled
        result.clickBackEnabled = later.clickBackEnabled ?? clickBackEnabled
        result.splitNavigationBarTransition = later.splitNavigationBarTransition ?? splitNavigationBarTransition
        return result
    }

    /// Returns the properties with their colors resolved for `style`.
    func resolved(for style: UserInterfaceStyle) -> HBDStyle {
        var result = self
        result.barTintColor = barTintColor?.fixed(for: style)
        result.barImage = barImage?.resolved(for: style)
        result.tintColor = tintColor?.fixed(for: style)
        result.titleTextAttributes = titleTextAttributes?.resolved(for: style)
        return result
    }
}

// Null means that a property has not been set.
extension HBDStyle: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.optional("barStyle", &barStyle, orNull: true)
        try visitor.optional("barTintColor", &barTintColor, orNull: true)
        try visitor.optional("barImage", &barImage, orNull: true)
        try visitor.optional("tintColor", &tintColor, orNull: true)
        try visitor.optional("titleTextAttributes", &titleTextAttributes, orNull: true)
        try visitor.optional("barAlpha", &barAlpha, in: 0...1, orNull: true)
        try visitor.optional("barHidden", &barHidden, orNull: true)
        try visitor.optional("barShadowHidden", &barShadowHidden, orNull: true)
        try visitor.optional("backInteractive", &backInteractive, orNull: true)
        try visitor.optional("swipeBackEnabled", &swipeBackEnabled, orNull: true)
        try visitor.optional("clickBackEnabled", &clickBackEnabled, orNull: true)
        try visitor.optional("splitNavigationBarTransition", &splitNavigationBarTransition, orNull: true)
    }
}
