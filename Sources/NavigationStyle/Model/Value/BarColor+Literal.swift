extension BarColor: ExpressibleByStringLiteral {
    /// Makes a color from `#RRGGBB`, another form in hexadecimal digits, or UIKit's name, such as `systemRed`; nil for other
    /// texts.
    public init?(_ text: String) {
        guard let color = RGBA(hex: text).map({ BarColor($0) }) ?? BarColor(systemName: text) else { return nil }
        self = color
    }

    /// Makes a color from a literal.
    ///
    /// - Parameter value: A text as in ``init(_:)-(String)``; any other text is a mistake in the program, and ends it.
    public init(stringLiteral value: String) {
        guard let color = BarColor(value) else {
            // An optimized program, too, says why it ends.
            fatalError("\"\(value)\" is neither a color such as \"#1D6FE0\" nor one of UIKit's names")
        }
        self = color
    }
}

extension BarStyle.Background: ExpressibleByStringLiteral {
    /// Makes a background from the literal of a color.
    public init(stringLiteral value: String) { self = .color(BarColor(stringLiteral: value)) }
}

extension RGBA: CustomStringConvertible {
    /// The color as `#RRGGBB`, with two digits of alpha if it is not opaque.
    public var description: String { isOpaque ? String(hex.dropLast(2)) : hex }
}

extension BarColor: CustomStringConvertible {
    /// The color, or the colors in light and dark with a slash between them.
    public var description: String { light == dark ? light.description : "\(light)/\(dark)" }
}
