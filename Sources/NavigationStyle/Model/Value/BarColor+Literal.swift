extension BarColor: ExpressibleByStringLiteral {
    /// Makes a color of `"#RRGGBB"`, another form in hexadecimal digits, or UIKit's name, `"systemRed"`.
    ///
    /// - Parameter value: A color; any other text is a mistake in the program, and ends it.
    public init(stringLiteral value: String) {
        guard let color = RGBA(hex: value).map({ BarColor($0) }) ?? BarColor(systemName: value) else {
            preconditionFailure("\"\(value)\" is neither a color such as \"#1D6FE0\" nor one of UIKit's names")
        }
        self = color
    }
}

extension BarStyle.Background: ExpressibleByStringLiteral {
    /// Makes a background of a color's literal.
    public init(stringLiteral value: String) { self = .color(BarColor(stringLiteral: value)) }
}

extension RGBA: CustomStringConvertible {
    /// The color as `#RRGGBB`, with two digits of alpha where it is not opaque.
    public var description: String { words }
}

extension BarColor: CustomStringConvertible {
    /// The color, or both with a slash between them where light and dark differ.
    public var description: String { light == dark ? light.description : "\(light)/\(dark)" }
}
