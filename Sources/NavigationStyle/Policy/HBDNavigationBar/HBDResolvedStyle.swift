/// What a screen's style comes to: own properties, else the appearance proxy's, else constants; never another screen's
/// (libraries.3.1).
struct HBDResolvedStyle: Hashable {
    let own: HBDStyle
    let proxy: BarProperties

    /// Own → proxy.
    var barStyle: SystemBarStyle { own.barStyle ?? proxy.barStyle ?? .default }

    /// Own → proxy → black.
    var tintColor: BarColor {
        if let color = own.tintColor { return color }
        if case .color(let color) = proxy[.tintColor] { return color }
        return BarColor(.black)
    }

    /// Own, as they are; else the proxy's or none, with black or white by `barStyle` where they have no color.
    var titleTextAttributes: TextAttributes {
        if let attributes = own.titleTextAttributes { return attributes }
        var attributes = TextAttributes()
        if case .textAttributes(let common) = proxy[.titleTextAttributes] { attributes = common }
        if attributes.color == nil { attributes.color = BarColor(barStyle == .black ? .white : .black) }
        return attributes
    }

    var isHidden: Bool { own.barHidden ?? false }

    /// 0…1; a hidden bar's is 0.
    var alpha: Double { isHidden ? 0 : own.barAlpha ?? 1 }

    /// 0…1.
    var shadowAlpha: Double { own.barShadowHidden ?? false ? 0 : alpha }

    /// Own, or else the proxy's where there is no own color; a hidden bar keeps it.
    var image: BarImage? {
        if let image = own.barImage { return image }
        return own.barTintColor == nil ? proxyImage : nil
    }

    /// What lies over the blur; nil only where there is an image.
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
            // Without pixels there is no alpha channel.
            return image != .empty && image.hasAlpha
        }
        return !(barTintColor?.light.isOpaque ?? false)
    }

    private var proxyImage: BarImage? {
        if case .image(let image) = proxy[.backgroundImage] { image } else { nil }
    }

    /// What UIKit's own bars look like up to iOS 12: 247 at 0.8, and 28 at 0.729.
    private static let lightBackground = RGBA(rawValue: 0xF7F7_F7CC)
    private static let darkBackground = RGBA(rawValue: 0x1C1C_1CBA)
}

extension HBDResolvedStyle {
    /// Whether the two screens get fake bars for a transition between them (libraries.3.2): if their backgrounds
    /// differ, whatever else does.
    func needsFakeBars(to other: HBDResolvedStyle) -> Bool {
        if own.splitNavigationBarTransition ?? false || other.own.splitNavigationBarTransition ?? false { return true }
        if hasSameImage(as: other) { return alpha != other.alpha }
        if image == nil, other.image == nil, barTintColor == other.barTintColor { return alpha != other.alpha }
        return true
    }

    /// Images are compared as PNG, and an image without pixels has none: two of them are equal only if they are one.
    private func hasSameImage(as other: HBDResolvedStyle) -> Bool {
        guard let image, let otherImage = other.image else { return false }
        let isOneObject = own.barImage == nil && other.own.barImage == nil
        return isOneObject || (image == otherImage && image != .empty)
    }
}

extension Simulation<HBDNavigationBar> {
    /// What the style of `screen` comes to.
    func style(of screen: Int) -> HBDResolvedStyle {
        HBDResolvedStyle(own: records[screen].memory.style, proxy: policy.proxy.followed(by: lateProxyValues))
    }
}
