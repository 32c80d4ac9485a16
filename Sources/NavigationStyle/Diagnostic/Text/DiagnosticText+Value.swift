// The values of properties in the words of a text.
extension DiagnosticText.Interpolation {
    mutating func appendInterpolation(_ value: BarValue) {
        switch value {
        case .null: appendLiteral("nil")
        case .barStyle(let style): appendInterpolation(style)
        case .flag(let flag): appendInterpolation(flag)
        case .number(let number): appendInterpolation(number)
        case .color(let color): appendInterpolation(color)
        case .image(let image): appendInterpolation(image)
        case .textAttributes(let attributes): append(attributes)
        case .appearance(let appearance): append(appearance)
        case .visibility(let visibility): appendLiteral(visibility.hidden ? "hidden" : "shown")
        }
    }

    mutating func appendInterpolation(_ color: BarColor) {
        appendInterpolation(color.light)
        guard color.isDynamic else { return }
        appendLiteral(" in light and ")
        appendInterpolation(color.dark)
        appendLiteral(" in dark")
    }

    mutating func appendInterpolation(_ image: BarImage) {
        guard case .picture(let picture) = image else { return appendLiteral("an empty image") }
        if let name = picture.name {
            appendLiteral("the image ")
            parts.append(.quoted(name))
        } else if let color = picture.color {
            appendLiteral("an image of ")
            appendInterpolation(color)
        } else {
            appendLiteral("an image")
        }
    }

    private mutating func append(_ attributes: TextAttributes) {
        var separator: StaticString = ""
        if let color = attributes.color {
            appendInterpolation(color)
            separator = ", "
        }
        if let size = attributes.fontSize {
            appendLiteral(separator)
            appendInterpolation(size)
            appendLiteral(" pt")
            separator = ", "
        }
        if let weight = attributes.fontWeight {
            appendLiteral(separator)
            appendInterpolation(weight)
            separator = ", "
        }
        if separator.utf8CodeUnitCount == 0 { appendLiteral("no attributes") }
    }

    private mutating func append(_ appearance: Appearance) {
        appendLiteral(appearance.background == .opaque ? "an appearance with an " : "an appearance with a ")
        appendInterpolation(appearance.background)
        appendLiteral(" background")
        if let image = appearance.backgroundImage {
            appendLiteral(" of ")
            appendInterpolation(image)
        } else if let color = appearance.backgroundColor {
            appendLiteral(" of ")
            appendInterpolation(color)
        }
    }
}

extension Double {
    /// The number to three decimals.
    var words: String {
        let rounded = (self * 1000).rounded() / 1000
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}
