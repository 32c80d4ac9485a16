// A dynamic color becomes one color before anything is written to a bar. `hasVariants` comes first everywhere: most
// values hold no dynamic color, and those are returned unchanged.

extension BarColor? {
    /// Whether two equal colors, if they are there, were resolved from the same variants.
    fileprivate func hasSameVariants(as other: BarColor?) -> Bool {
        guard let self, let other else { return true }
        return self.hasSameVariants(as: other)
    }
}

extension BarImage {
    /// Whether a color of it has two variants.
    var hasVariants: Bool {
        guard case .picture(let picture) = self else { return false }
        return picture.color?.hasVariants ?? false || picture.gradient?.hasVariants ?? false
    }

    /// Whether the colors of two equal images were resolved from the same variants.
    func hasSameVariants(as other: BarImage) -> Bool {
        guard case .picture(let picture) = self, case .picture(let other) = other else { return true }
        return picture.color.hasSameVariants(as: other.color)
            && zip(picture.gradient?.stops ?? [], other.gradient?.stops ?? []).allSatisfy {
                $0.color.hasSameVariants(as: $1.color)
            }
    }

    /// The image with the colors that are shown under `style`.
    func resolved(for style: UserInterfaceStyle) -> BarImage {
        guard case .picture(let picture) = self else { return self }
        let gradient = picture.gradient?.resolved(for: style)
        // An alpha that was derived from the gradient is derived again.
        let hasOwnAlpha = picture.minimumAlpha != picture.gradient?.minimumAlpha
        return .picture(
            Picture(
                name: picture.name,
                minimumAlpha: hasOwnAlpha ? picture.minimumAlpha : nil,
                color: picture.color?.fixed(for: style),
                gradient: gradient
            )
        )
    }
}

extension TextAttributes {
    /// Whether their color has two variants.
    var hasVariants: Bool { color?.hasVariants ?? false }

    /// Whether the colors of two equal attributes were resolved from the same variants.
    func hasSameVariants(as other: TextAttributes) -> Bool { color.hasSameVariants(as: other.color) }

    /// The attributes with the color that is shown under `style`.
    func resolved(for style: UserInterfaceStyle) -> TextAttributes {
        var attributes = self
        attributes.color = color?.fixed(for: style)
        return attributes
    }
}

extension Appearance {
    /// Whether any color in it has two variants.
    var hasVariants: Bool {
        (backgroundColor?.hasVariants ?? false) || (backgroundImage?.hasVariants ?? false)
            || (shadowColor??.hasVariants ?? false) || (shadowImage?.hasVariants ?? false)
            || (titleTextAttributes?.hasVariants ?? false) || (largeTitleTextAttributes?.hasVariants ?? false)
            || (buttonColor?.hasVariants ?? false)
            || (backIndicatorImage?.hasVariants ?? false) || (backIndicatorTransitionMaskImage?.hasVariants ?? false)
    }

    /// Whether the colors of two equal appearances were resolved from the same variants.
    func hasSameVariants(as other: Appearance) -> Bool {
        func areSame(_ image: BarImage?, _ other: BarImage?) -> Bool {
            image.map { $0.hasSameVariants(as: other ?? $0) } ?? true
        }
        return backgroundColor.hasSameVariants(as: other.backgroundColor)
            && (shadowColor ?? nil).hasSameVariants(as: other.shadowColor ?? nil)
            && (titleTextAttributes?.color).hasSameVariants(as: other.titleTextAttributes?.color)
            && (largeTitleTextAttributes?.color).hasSameVariants(as: other.largeTitleTextAttributes?.color)
            && buttonColor.hasSameVariants(as: other.buttonColor)
            && areSame(backgroundImage, other.backgroundImage) && areSame(shadowImage, other.shadowImage)
            && areSame(backIndicatorImage, other.backIndicatorImage)
            && areSame(backIndicatorTransitionMaskImage, other.backIndicatorTransitionMaskImage)
    }

    /// Returns the appearance with the colors that are shown under `style`.
    ///
    /// An opaque appearance without a color is filled with `systemBackground` (uikit.A3). Writing that color out would
    /// make it look like one that the app chose.
    func resolved(for style: UserInterfaceStyle) -> Appearance {
        var appearance = self
        appearance.backgroundColor = fillsLikeOpaque(backgroundColor) ? nil : backgroundColor?.fixed(for: style)
        appearance.backgroundImage = backgroundImage?.resolved(for: style)
        appearance.shadowColor = shadowColor.map { $0?.fixed(for: style) }
        appearance.shadowImage = shadowImage?.resolved(for: style)
        appearance.titleTextAttributes = titleTextAttributes?.resolved(for: style)
        appearance.largeTitleTextAttributes = largeTitleTextAttributes?.resolved(for: style)
        appearance.buttonColor = buttonColor?.fixed(for: style)
        appearance.backIndicatorImage = backIndicatorImage?.resolved(for: style)
        appearance.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage?.resolved(for: style)
        return appearance
    }

    /// Whether `color`, resolved or not, is the one that fills an opaque appearance anyway.
    func fillsLikeOpaque(_ color: BarColor?) -> Bool {
        background == .opaque && color.map { $0.variants ?? $0 } == .systemBackground
    }
}

// The colors in a value, each with its place.

extension BarImage {
    /// Passes each color of the image to `visit`, with its JSON Pointer below `pointer`.
    mutating func visitColors(at pointer: String, _ visit: (String, inout BarColor) -> Void) {
        guard case .picture(var picture) = self else { return }
        if var color = picture.color {
            visit(pointer + "/color", &color)
            picture.color = color
        }
        picture.visitGradient(at: pointer + "/gradient", visit)
        self = .picture(picture)
    }
}

extension TextAttributes {
    /// Passes their color to `visit`, with its JSON Pointer below `pointer`.
    mutating func visitColors(at pointer: String, _ visit: (String, inout BarColor) -> Void) {
        guard var color else { return }
        visit(pointer + "/color", &color)
        self.color = color
    }
}

extension Appearance {
    /// Passes each color in it to `visit`, with its JSON Pointer below `pointer`.
    mutating func visitColors(at pointer: String, _ visit: (String, inout BarColor) -> Void) {
        func visitColor(_ name: String, _ color: inout BarColor?) {
            guard var value = color else { return }
            visit(pointer + "/" + name, &value)
            color = value
        }
        visitColor("backgroundColor", &backgroundColor)
        backgroundImage?.visitColors(at: pointer + "/backgroundImage", visit)
        if var color = shadowColor.flatMap(\.self) {
            visit(pointer + "/shadowColor", &color)
            shadowColor = .some(color)
        }
        shadowImage?.visitColors(at: pointer + "/shadowImage", visit)
        titleTextAttributes?.visitColors(at: pointer + "/titleTextAttributes", visit)
        largeTitleTextAttributes?.visitColors(at: pointer + "/largeTitleTextAttributes", visit)
        visitColor("buttonColor", &buttonColor)
        backIndicatorImage?.visitColors(at: pointer + "/backIndicatorImage", visit)
        backIndicatorTransitionMaskImage?.visitColors(at: pointer + "/backIndicatorTransitionMaskImage", visit)
    }
}
