extension BarValue {
    /// The value in the words of a message.
    var words: String {
        switch self {
        case .null: "nil"
        case .barStyle(let style): style.rawValue
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): number.words
        case .color(let color): color.words
        case .image(let image): image.words
        case .textAttributes(let attributes): attributes.words
        case .appearance(let appearance): appearance.words
        case .visibility(let visibility): visibility.hidden ? "hidden" : "shown"
        }
    }
}

extension Color {
    /// The colour in the words of a message.
    var words: String { isDynamic ? "\(light.hex) in light and \(dark.hex) in dark" : light.hex }
}

extension Image {
    /// The image in the words of a message.
    var words: String {
        guard case .picture(let picture) = self else { return "an empty image" }
        if let name = picture.name { return "the image \"\(name)\"" }
        return picture.color.map { "an image of \($0.words)" } ?? "an image"
    }
}

extension TextAttributes {
    /// The attributes in the words of a message.
    fileprivate var words: String {
        let parts = [color?.words, fontSize.map { "\($0.words) pt" }, fontWeight?.rawValue].compactMap(\.self)
        return parts.isEmpty ? "no attributes" : parts.joined(separator: ", ")
    }
}

extension Appearance {
    /// The appearance in the words of a message.
    fileprivate var words: String {
        let drawn = backgroundImage?.words ?? backgroundColor?.words
        return "an appearance with \(background == .opaque ? "an" : "a") \(background.rawValue) background"
            + (drawn.map { " of \($0)" } ?? "")
    }
}

extension Double {
    /// The number in the words of a message, to three decimals.
    var words: String {
        let rounded = (self * 1000).rounded() / 1000
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}
