/// The properties that the library adds to view controllers (`wr_navBarBarTintColor` is `barTintColor` here); nil where
/// nobody has set them.
struct WRStyle: Hashable, Sendable {
    var barBackgroundImage: Image?
    var barTintColor: Color?
    /// 0…1.
    var barBackgroundAlpha: Double?
    var tintColor, titleColor: Color?
    var statusBarStyle: StatusBarStyle?
    var shadowImageHidden: Bool?

    init() {}

    /// The library's own defaults.
    static let constants = {
        var style = WRStyle()
        style.barTintColor = Color(.white)
        style.barBackgroundAlpha = 1
        // (0, 0.478431, 1)
        style.tintColor = Color(RGBA(rawValue: 0x007A_FFFF))
        style.titleColor = Color(.black)
        style.statusBarStyle = .default
        style.shadowImageHidden = false
        return style
    }()

    /// The properties by which a screen gets `style`; of a title it has the colour alone.
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

    /// The properties after `later` has been set too.
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

    /// The properties with the colours that are shown under `style`.
    func resolved(for style: UserInterfaceStyle) -> WRStyle {
        var result = self
        result.barBackgroundImage = barBackgroundImage?.resolved(for: style)
        result.barTintColor = barTintColor?.fixed(for: style)
        result.tintColor = tintColor?.fixed(for: style)
        result.titleColor = titleColor?.fixed(for: style)
        return result
    }
}

/// The colours that an unmanaged screen found on the bar.
struct WRFoundColors: Hashable, Sendable {
    var barTintColor, tintColor, titleColor: Color
}
