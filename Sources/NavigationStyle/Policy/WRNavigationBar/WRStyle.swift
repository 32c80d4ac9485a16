/// The properties that the library adds to view controllers (`wr_navBarBarTintColor` is `barTintColor` here); nil if
/// not set.
struct WRStyle: Hashable, Sendable {
    var barBackgroundImage: BarImage?
    var barTintColor: BarColor?
    /// The alpha of the background, 0…1.
    var barBackgroundAlpha: Double?
    var tintColor, titleColor: BarColor?
    var statusBarStyle: StatusBarStyle?
    var shadowImageHidden: Bool?

    init() {}

    /// The library's own defaults.
    static let constants = {
        var style = WRStyle()
        style.barTintColor = BarColor(.white)
        style.barBackgroundAlpha = 1
        // (0, 0.478431, 1)
        style.tintColor = BarColor(RGBA(rawValue: 0x007A_FFFF))
        style.titleColor = BarColor(.black)
        style.statusBarStyle = .default
        style.shadowImageHidden = false
        return style
    }()

    /// Creates the properties for `style`; of a title, only the color.
    init(_ style: BarStyle) {
        switch style.background {
        case nil, .default: break
        case .transparent: barBackgroundAlpha = 0
        case .color(let color): barTintColor = color
        case .image(let image): barBackgroundImage = image
        }
        shadowImageHidden = style.shadow.map { $0 == .none }
        tintColor = style.tint
        titleColor = style.title?.color
        statusBarStyle = style.statusBar
    }

    /// Returns the properties after `later` has been set too.
    func followed(by later: WRStyle) -> WRStyle {
        var result = self
        result.barBackgroundImage = later.barBackgroundImage ?? barBackgroundImage
        result.barTintColor = later.barTintColor ?? barTintColor
        result.barBackgroundAlpha = later.barBackgroundAlpha ?? barBackgroundAlpha
        result.tintColor = later.tintColor ?? tintColor
        result.titleColor = later.titleColor ?? titleColor
        result.statusBarStyle = later.statusBarStyle ?? statusBarStyle
        result.shadowImageHidden = later.shadowImageHidden ?? shadowImageHidden
        return result
    }

    /// Returns the properties with their colors resolved for `style`.
    func resolved(for style: UserInterfaceStyle) -> WRStyle {
        var result = self
        result.barBackgroundImage = barBackgroundImage?.resolved(for: style)
        result.barTintColor = barTintColor?.fixed(for: style)
        result.tintColor = tintColor?.fixed(for: style)
        result.titleColor = titleColor?.fixed(for: style)
        return result
    }
}

/// The colors that an unmanaged screen found on the bar.
struct WRFoundColors: Hashable, Sendable {
    var barTintColor, tintColor, titleColor: BarColor

    /// Returns the colors resolved for `style`.
    func resolved(for style: UserInterfaceStyle) -> WRFoundColors {
        WRFoundColors(
            barTintColor: barTintColor.fixed(for: style),
            tintColor: tintColor.fixed(for: style),
            titleColor: titleColor.fixed(for: style)
        )
    }
}

// Null means that a property has not been set.
extension WRStyle: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.optional("barBackgroundImage", &barBackgroundImage, orNull: true)
        try visitor.optional("barTintColor", &barTintColor, orNull: true)
        try visitor.optional("barBackgroundAlpha", &barBackgroundAlpha, in: 0...1, orNull: true)
        try visitor.optional("tintColor", &tintColor, orNull: true)
        try visitor.optional("titleColor", &titleColor, orNull: true)
        try visitor.optional("statusBarStyle", &statusBarStyle, orNull: true)
        try visitor.optional("shadowImageHidden", &shadowImageHidden, orNull: true)
    }
}

extension WRFoundColors: WireObject {
    static let table = MemberTable(Self.self)

    init() { self.init(barTintColor: BarColor(.white), tintColor: .systemBlue, titleColor: BarColor(.black)) }

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.always("barTintColor", &barTintColor, default: BarColor(.white))
        try visitor.always("tintColor", &tintColor, default: .systemBlue)
        try visitor.always("titleColor", &titleColor, default: BarColor(.black))
    }
}

/// The members of the library that a screen sets: its properties, and whether the lists include its class.
struct WRLibrary {
    var style = WRStyle()
    /// Whether the library manages the screen, by its black and white lists.
    var isManaged: Bool?
}

extension WRLibrary: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try style.members(&visitor)
        try visitor.optional("isManaged", &isManaged, orNull: true)
    }
}
