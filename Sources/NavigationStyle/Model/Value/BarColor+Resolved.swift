// A dynamic color becomes one color before anything is written to a bar. `isDynamic` comes first everywhere: most
// values hold no dynamic color, and those are handed on as they are.

extension BarColor {
    /// Whether it is one color in light and another in dark.
    var isDynamic: Bool { light != dark }

    /// The color that is shown under `style`, which is the same in light and dark.
    func fixed(for style: UserInterfaceStyle) -> BarColor {
        BarColor(resolved(for: style))
    }
}

extension BarImage {
    /// Whether a color of it is dynamic.
    var isDynamic: Bool {
        guard case .picture(let picture) = self else { return false }
        return picture.color?.isDynamic ?? false || picture.gradient?.isDynamic ?? false
    }

    /// The image with the colors that are shown under `style`.
    func resolved(for style: UserInterfaceStyle) -> BarImage {
        guard case .picture(let picture) = self else { return self }
        let gradient = picture.gradient?.resolved(for: style)
        // What followed from the gradient does so still.
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
    /// Whether their color is dynamic.
    var isDynamic: Bool { color?.isDynamic ?? false }

    /// The attributes with the color that is shown under `style`.
    func resolved(for style: UserInterfaceStyle) -> TextAttributes {
        var attributes = self
        attributes.color = color?.fixed(for: style)
        return attributes
    }
}

extension Appearance {
    /// Whether any color in it is dynamic.
    var isDynamic: Bool {
        (backgroundColor?.isDynamic ?? false) || (backgroundImage?.isDynamic ?? false)
            || (shadowColor??.isDynamic ?? false) || (shadowImage?.isDynamic ?? false)
            || (titleTextAttributes?.isDynamic ?? false) || (largeTitleTextAttributes?.isDynamic ?? false)
            || (buttonColor?.isDynamic ?? false)
            || (backIndicatorImage?.isDynamic ?? false) || (backIndicatorTransitionMaskImage?.isDynamic ?? false)
    }

    /// The appearance with the colors that are shown under `style`.
    ///
    /// `systemBackground` is what an opaque appearance is filled with where no color is set (uikit.md A3). Written out it is
    /// no color of the app's.
    func resolved(for style: UserInterfaceStyle) -> Appearance {
        var appearance = self
        let isSystemFill = background == .opaque && backgroundColor == .systemBackground
        appearance.backgroundColor = isSystemFill ? nil : backgroundColor?.fixed(for: style)
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
}
