/// A `UIColor`: one colour in light and one in dark, the same where it is not dynamic.
///
/// The engine resolves every colour for the request's `userInterfaceStyle` before it is written to a bar.
public struct Color: Hashable, Sendable {
    /// What is shown where the user interface is light.
    public var light: RGBA
    /// What is shown where the user interface is dark.
    public var dark: RGBA

    /// Makes a dynamic colour.
    public init(light: RGBA, dark: RGBA) {
        self.light = light
        self.dark = dark
    }

    /// Makes a colour that is the same in light and dark.
    public init(_ color: RGBA) {
        self.init(light: color, dark: color)
    }

    /// The colour that is shown under `style`.
    public func resolved(for style: UserInterfaceStyle) -> RGBA {
        style == .light ? light : dark
    }
}
