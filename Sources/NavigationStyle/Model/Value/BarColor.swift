/// A `UIColor`: one color in light and one in dark, the same where it is not dynamic.
///
/// The engine resolves every color for the request's `userInterfaceStyle` before it is written to a bar.
public struct BarColor: Hashable, Sendable {
    /// What is shown where the user interface is light.
    public var light: RGBA
    /// What is shown where the user interface is dark.
    public var dark: RGBA

    /// Makes a dynamic color.
    public init(light: RGBA, dark: RGBA) {
        self.light = light
        self.dark = dark
    }

    /// Makes a color that is the same in light and dark.
    public init(_ color: RGBA) {
        self.init(light: color, dark: color)
    }

    /// The color that is shown under `style`.
    public func resolved(for style: UserInterfaceStyle) -> RGBA {
        style == .light ? light : dark
    }
}
