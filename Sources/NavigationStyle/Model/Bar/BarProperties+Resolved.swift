extension BarProperties {
    /// Returns the write with the colors that are shown under `style`; the write itself if no color in it is dynamic.
    public func resolved(for style: UserInterfaceStyle) -> BarProperties {
        var result = self
        for (property, value) in self where value.hasVariants { result[property] = value.resolved(for: style) }
        return result
    }
}

extension BarValue {
    /// Whether it holds a color that has two variants.
    var hasVariants: Bool {
        switch self {
        case .null, .barStyle, .flag, .number, .visibility, .saved: false
        case .color(let color): color.hasVariants
        case .image(let image): image.hasVariants
        case .textAttributes(let attributes): attributes.hasVariants
        case .appearance(let appearance): appearance.hasVariants
        }
    }

    /// Returns the value with the colors that are shown under `style`.
    func resolved(for style: UserInterfaceStyle) -> BarValue {
        switch self {
        case .null, .barStyle, .flag, .number, .visibility, .saved: self
        case .color(let color): .color(color.fixed(for: style))
        case .image(let image): .image(image.resolved(for: style))
        case .textAttributes(let attributes): .textAttributes(attributes.resolved(for: style))
        case .appearance(let appearance): .appearance(appearance.resolved(for: style))
        }
    }
}

// The colors in a write, each with its place.

extension BarProperties {
    /// Whether some color in it has two variants.
    var hasVariants: Bool { contains { $0.value.hasVariants } }

    /// Whether the colors of two equal values were resolved from the same variants.
    func hasSameVariants(as other: BarProperties) -> Bool {
        // Spans tell whether both are copies of one array.
        let (own, others) = (values.span, other.values.span)
        return own.isIdentical(to: others) || own.indices.allSatisfy { own[$0].hasSameVariants(as: others[$0]) }
    }

    /// Passes each color in it to `visit`, with its JSON Pointer below `pointer`.
    mutating func visitColors(at pointer: String, _ visit: (String, inout BarColor) -> Void) {
        for (property, value) in self {
            var changed = value
            changed.visitColors(at: pointer + "/" + property.name, visit)
            self[property] = changed
        }
    }
}

extension BarValue {
    /// Whether the colors of two equal values were resolved from the same variants.
    func hasSameVariants(as other: BarValue) -> Bool {
        switch (self, other) {
        case (.color(let color), .color(let other)): color.hasSameVariants(as: other)
        case (.image(let image), .image(let other)): image.hasSameVariants(as: other)
        case (.textAttributes(let attributes), .textAttributes(let other)): attributes.hasSameVariants(as: other)
        case (.appearance(let appearance), .appearance(let other)): appearance.hasSameVariants(as: other)
        default: true
        }
    }

    /// Passes each color in it to `visit`, with its JSON Pointer, which begins with `pointer`.
    fileprivate mutating func visitColors(at pointer: String, _ visit: (String, inout BarColor) -> Void) {
        switch self {
        case .null, .barStyle, .flag, .number, .visibility, .saved: break
        case .color(var color):
            visit(pointer, &color)
            self = .color(color)
        case .image(var image):
            image.visitColors(at: pointer, visit)
            self = .image(image)
        case .textAttributes(var attributes):
            attributes.visitColors(at: pointer, visit)
            self = .textAttributes(attributes)
        case .appearance(var appearance):
            appearance.visitColors(at: pointer, visit)
            self = .appearance(appearance)
        }
    }
}
