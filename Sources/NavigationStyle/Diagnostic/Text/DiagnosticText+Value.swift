// The values of properties, as people read them.
extension DiagnosticText.Interpolation {
    /// Appends the effect of a write: `sets tintColor to #007AFF`, `hides the bar`.
    mutating func appendInterpolation(setting property: BarProperty, to value: BarValue) {
        if case .visibility(let visibility) = value {
            appendLiteral(visibility.hidden ? "hides the bar" : "shows the bar")
        } else {
            appendLiteral("sets ")
            appendInterpolation(property)
            appendLiteral(" to ")
            appendInterpolation(value)
        }
    }

    /// Appends the value that a property had: `unset` if it had none.
    mutating func appendInterpolation(was value: BarValue) {
        if value == .null { appendLiteral("unset") } else { appendInterpolation(value) }
    }

    /// Appends a value as it is written.
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
        case .saved(let callback):
            appendLiteral("what the bar had before ")
            appendInterpolation(callback)
        }
    }

    mutating func appendInterpolation(_ color: BarColor) {
        appendInterpolation(color.light)
        guard color.isDynamic else { return }
        appendLiteral(" (")
        appendInterpolation(color.dark)
        appendLiteral(" in dark mode)")
    }

    mutating func appendInterpolation(_ image: BarImage) {
        guard case .picture(let picture) = image else { return appendLiteral("an empty image") }
        if let name = picture.name {
            appendLiteral("the image ")
            parts.append(.quoted(name))
        } else if let color = picture.color {
            appendLiteral("an image in ")
            appendInterpolation(color)
        } else {
            appendLiteral("an image")
        }
    }

    /// Appends the look of a background: `clear`, `#007AFF`, `a blur in #F7F7F7CC`.
    mutating func appendInterpolation(_ background: BarState.Background) {
        switch background.kind {
        case .clear: return appendLiteral("clear")
        case .image:
            let color = background.color.map { BarColor($0) }
            return appendInterpolation(.picture(BarImage.Picture(name: background.image, color: color)))
        case .color:
            guard let color = background.color else { return appendLiteral("the system's color") }
            return appendInterpolation(color)
        case .blur: appendLiteral("a blur")
        case .glass: appendLiteral("Liquid Glass")
        }
        guard let color = background.color else { return }
        appendLiteral(" in ")
        appendInterpolation(color)
    }

    private mutating func append(_ attributes: TextAttributes) {
        var separator: StaticString = ""
        if let color = attributes.color {
            appendInterpolation(color)
            separator = " "
        }
        if let size = attributes.fontSize {
            appendLiteral(separator)
            appendInterpolation(size)
            appendLiteral(" pt")
            separator = " "
        }
        if let weight = attributes.fontWeight {
            appendLiteral(separator)
            appendInterpolation(weight)
            separator = " "
        }
        if separator.utf8CodeUnitCount == 0 { appendLiteral("empty attributes") }
    }

    /// Appends an appearance with every member that it sets: two that differ must not read the same.
    private mutating func append(_ appearance: Appearance) {
        appendLiteral("an appearance with ")
        appendInterpolation(appearance.phrases.listed)
    }
}

extension Appearance {
    /// The background and every member that is set, each as a phrase.
    fileprivate var phrases: [DiagnosticText] {
        let article: DiagnosticText = background == .opaque ? "an" : "a"
        let color: DiagnosticText = backgroundColor.map { " in \($0)" } ?? ""
        var phrases: [DiagnosticText] = ["\(article) \(background) background\(color)"]
        if let backgroundImage { phrases.append("\(backgroundImage)") }
        if let backgroundEffect { phrases.append(backgroundEffect.map { "the effect \($0)" } ?? "no effect") }
        switch shadowColor {
        case .some(let color?): phrases.append("a hairline in \(color)")
        // Only an image draws a hairline without a color.
        case .some(nil): phrases.append(shadowImage == nil ? "no hairline" : "no hairline color")
        case nil: break
        }
        if let shadowImage { phrases.append("\(shadowImage) as the hairline") }
        for (name, attributes) in [
            ("a title" as DiagnosticText, titleTextAttributes), ("a large title", largeTitleTextAttributes),
        ] {
            guard let attributes, attributes != TextAttributes() else { continue }
            phrases.append("\(name) in \(BarValue.textAttributes(attributes))")
        }
        if let buttonColor { phrases.append("buttons in \(buttonColor)") }
        if let backIndicatorImage { phrases.append("\(backIndicatorImage) as the back indicator") }
        if let backIndicatorTransitionMaskImage {
            phrases.append("\(backIndicatorTransitionMaskImage) as the mask of the back indicator")
        }
        return phrases
    }
}
