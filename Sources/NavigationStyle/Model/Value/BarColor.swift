/// A `UIColor`: one color in light and one in dark, the same where it is not dynamic.
///
/// The engine resolves every color for the request's `userInterfaceStyle` before it is written to a bar. A resolved color
/// equals one that never had another variant, and keeps its variants all the same: where the interface style changes, it
/// follows (around.V1).
public struct BarColor: Sendable {
    @usableFromInline private(set) var lightVariant: RGBA
    @usableFromInline private(set) var darkVariant: RGBA
    /// The interface style for which it is resolved; nil where it is not, or has one variant.
    @usableFromInline private(set) var pin: UserInterfaceStyle?

    /// Makes a dynamic color.
    public init(light: RGBA, dark: RGBA) {
        lightVariant = light
        darkVariant = dark
    }

    /// Makes a color that is the same in light and dark.
    public init(_ color: RGBA) {
        self.init(light: color, dark: color)
    }

    /// The color shown where the user interface is light.
    public var light: RGBA {
        @inlinable get { pin == .dark ? darkVariant : lightVariant }
        set { self = BarColor(light: newValue, dark: dark) }
    }

    /// The color shown where the user interface is dark.
    public var dark: RGBA {
        @inlinable get { pin == .light ? lightVariant : darkVariant }
        set { self = BarColor(light: light, dark: newValue) }
    }

    /// Returns the color that is shown under `style`.
    public func resolved(for style: UserInterfaceStyle) -> RGBA {
        style == .light ? light : dark
    }
}

extension BarColor: Hashable {
    /// Whether the same is shown in light and in dark.
    @inlinable public static func == (left: BarColor, right: BarColor) -> Bool {
        left.light == right.light && left.dark == right.dark
    }

    /// Hashes the colors shown in light and in dark.
    public func hash(into hasher: inout Hasher) {
        // At once, since colors are hashed often in a search.
        hasher.combine(UInt64(light.rawValue) << 32 | UInt64(dark.rawValue))
    }
}

// Dynamic colors. A resolved color keeps both of its variants, so that it can be resolved again.
extension BarColor {
    /// Whether it shows one color in light and another in dark.
    var isDynamic: Bool { light != dark }

    /// Whether it is not seen at all, neither in light nor in dark.
    var isClear: Bool { light.isClear && dark.isClear }

    /// Whether it has two variants, resolved or not.
    var hasVariants: Bool { lightVariant != darkVariant }

    /// The two colors that it was resolved from; nil where it was not, or has one variant.
    var variants: BarColor? { pin == nil ? nil : BarColor(light: lightVariant, dark: darkVariant) }

    /// Whether two equal colors were resolved from the same variants.
    func hasSameVariants(as other: BarColor) -> Bool {
        lightVariant == other.lightVariant && darkVariant == other.darkVariant && (pin == nil) == (other.pin == nil)
    }

    /// Returns the color that is shown under `style`, the same in light and dark until it is resolved again.
    func fixed(for style: UserInterfaceStyle) -> BarColor {
        guard hasVariants else { return self }
        var color = self
        color.pin = style
        return color
    }

    /// The color resolved for the style under which it shows `color`; that itself where it shows it under none.
    func fixed(showing color: BarColor) -> BarColor {
        let style = [UserInterfaceStyle.light, .dark].first { resolved(for: $0) == color.light }
        return style.map { fixed(for: $0) } ?? color
    }

    /// Returns the color with each variant changed, resolved like this one.
    func mapped(_ change: (RGBA) -> RGBA) -> BarColor {
        var color = self
        color.lightVariant = change(lightVariant)
        color.darkVariant = change(darkVariant)
        return color
    }
}
