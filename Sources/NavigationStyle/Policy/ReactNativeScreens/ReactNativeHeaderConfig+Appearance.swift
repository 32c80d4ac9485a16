// The look of a header (libraries.16.4).
extension ReactNativeHeaderConfig {
    /// The appearances that an item gets for the header.
    struct Appearances {
        var standard, scrollEdge: Appearance
    }

    /// Returns the appearances for the header by the rules of `edition`.
    func appearances(of edition: ReactNativeScreens.Edition) -> Appearances {
        let standard = standardAppearance(of: edition)
        var scrollEdge = standard
        if edition == .current, let color = largeTitleBackgroundColor {
            if color.light.isClear {
                // The preset removes the effect and the hairline.
                scrollEdge.background = .transparent
                scrollEdge.backgroundColor = nil
                scrollEdge.backgroundEffect = nil
                scrollEdge.shadowColor = nil
            } else {
                scrollEdge.backgroundColor = color
            }
        }
        if largeTitleHideShadow ?? false { scrollEdge.shadowColor = .some(nil) }
        return Appearances(standard: standard, scrollEdge: scrollEdge)
    }

    private func standardAppearance(of edition: ReactNativeScreens.Edition) -> Appearance {
        var appearance = Appearance(.opaque)
        appearance.backgroundColor = backgroundColor
        if hasClearBackground {
            appearance.background = .transparent
            // 4.x restores the hairline, which the transparent preset lacks.
            if edition == .current { appearance.shadowColor = .some(.systemShadow) }
        }
        if let effect = blurEffect?.effect { appearance.backgroundEffect = .some(effect) }
        if hideShadow ?? false { appearance.shadowColor = .some(nil) }
        appearance.titleTextAttributes = titleTextAttributes
        appearance.largeTitleTextAttributes = largeTitleTextAttributes
        appearance.backIndicatorImage = backButtonImage
        appearance.backIndicatorTransitionMaskImage = backButtonImage
        return appearance
    }

    /// Whether the requested background is invisible.
    var hasClearBackground: Bool { backgroundColor?.light.isClear ?? false }

    /// The attributes of the title; nil if no prop sets any.
    var titleTextAttributes: TextAttributes? {
        let size = titleFontSize.flatMap { $0 == 0 ? nil : $0 }
        guard titleColor != nil || size != nil || titleFontWeight != nil || titleFontFamily != nil else { return nil }
        return TextAttributes(
            color: titleColor,
            fontSize: size ?? BarState.Title.fontSize,
            fontWeight: titleFontWeight?.weight ?? .bold
        )
    }

    /// The attributes of the large title; nil if no prop sets any.
    var largeTitleTextAttributes: TextAttributes? {
        let size = largeTitleFontSize.flatMap { $0 == 0 ? nil : $0 }
        guard
            largeTitleColor != nil || titleColor != nil || size != nil || largeTitleFontWeight != nil
                || largeTitleFontFamily != nil
        else { return nil }
        return TextAttributes(
            color: largeTitleColor ?? titleColor,
            fontSize: size ?? BarState.Title.largeFontSize,
            fontWeight: largeTitleFontWeight?.weight ?? .bold
        )
    }
}
