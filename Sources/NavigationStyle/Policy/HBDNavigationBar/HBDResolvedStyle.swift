/// The resolved style of a screen: its own properties, else the appearance proxy's, else constants; never another
/// screen's (libraries.3.1).
struct HBDResolvedStyle: Hashable {
    let own: HBDStyle
    let proxy: BarProperties

    /// The screen's own bar style, else the proxy's.
    var barStyle: SystemBarStyle { own.barStyle ?? proxy.barStyle ?? .default }

    /// The screen's own tint, else the proxy's, else black.
    var tintColor: BarColor {
        if let color = own.tintColor { return color }
        if case .color(let color) = proxy[.tintColor] { return color }
        return BarColor(.black)
    }

    /// The screen's own attributes, as they are; else the proxy's, with black or white by `barStyle` if they have no
    /// color.
    var titleTextAttributes: TextAttributes {
        if let attributes = own.titleTextAttributes { return attributes }
        var attributes = TextAttributes()
        if case .textAttributes(let common) = proxy[.titleTextAttributes] { attributes = common }
        if attributes.color == nil { attributes.color = BarColor(barStyle == .black ? .white : .black) }
        return attributes
    }

    var isHidden: Bool { own.barHidden ?? false }

    /// The opacity of the background, 0…1; 0 for a hidden bar.
    var alpha: Double { isHidden ? 0 : own.barAlpha ?? 1 }

    /// The opacity of the hairline, 0…1.
    var shadowAlpha: Double { own.barShadowHidden ?? false ? 0 : alpha }

    /// The screen's own image, else, unless it has a color of its own, the proxy's; a hidden bar keeps it.
    var image: BarImage? {
        if let image = own.barImage { return image }
        return own.barTintColor == nil ? proxyImage : nil
    }

    /// The color over the blur; nil only if there is an image.
    var barTintColor: BarColor? {
        if isHidden { return BarColor(.clear) }
        if own.barImage != nil { return nil }
        if let color = own.barTintColor { return color }
        if proxyImage != nil { return nil }
        if case .color(let color) = proxy[.barTintColor] { return color }
        return BarColor(proxy.barStyle ?? .default == .default ? Self.lightBackground : Self.darkBackground)
    }

    /// Whether something behind the bar can be seen through it.
    var isSeeThrough: Bool {
        if isHidden || alpha < 1 { return true }
        if let image {
            // An image without pixels has no alpha channel.
            return image != .empty && image.hasAlpha
        }
        return !(barTintColor?.light.isOpaque ?? false)
    }

    private var proxyImage: BarImage? {
        if case .image(let image) = proxy[.backgroundImage] { image } else { nil }
    }

    /// The backgrounds of UIKit's own bars up to iOS 12: white 247 at an alpha of 0.8, and white 28 at 0.729.
    private static let lightBackground = RGBA(rawValue: 0xF7F7_F7CC)
    private static let darkBackground = RGBA(rawValue: 0x1C1C_1CBA)
}

extension HBDResolvedStyle {
    /// Whether the two screens get fake bars for a transition between them (libraries.3.2): they do if their
    /// backgrounds differ, whatever else does.
    func needsFakeBars(to other: HBDResolvedStyle) -> Bool {
        if own.splitNavigationBarTransition ?? false || other.own.splitNavigationBarTransition ?? false { return true }
        if hasSameImage(as: other) { return alpha != other.alpha }
        if image == nil, other.image == nil, barTintColor == other.barTintColor { return alpha != other.alpha }
        return true
    }

    /// Whether both have the same image.
    ///
    /// Images are compared as PNG data, which one without pixels does not have: two of these are equal only if they are
    /// the same object.
    private func hasSameImage(as other: HBDResolvedStyle) -> Bool {
        guard let image, let otherImage = other.image else { return false }
        let isOneObject = own.barImage == nil && other.own.barImage == nil
        return isOneObject || (image == otherImage && image != .empty)
    }
}

extension HBDNavigationBar {
    /// Returns the resolved style of `screen`.
    func style(of screen: Int, in simulation: Simulation) -> HBDResolvedStyle {
        HBDResolvedStyle(own: simulation[memories, screen].style, proxy: proxy.followed(by: simulation.lateProxyValues))
    }
}
