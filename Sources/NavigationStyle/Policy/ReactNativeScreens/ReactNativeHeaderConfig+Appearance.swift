// What a header looks like (libraries.16.4).
extension ReactNativeHeaderConfig {
    /// The appearances that an item gets for the header.
    struct Appearances {
        var standard, scrollEdge: Appearance
    }

    /// The appearances for the header by the rules of `edition`.
    func appearances(of edition: ReactNativeScreens.Edition) -> Appearances {
        let standard = standardAppearance(of: edition)
        var scrollEdge = standard
        if edition == .current, let color = largeTitleBackgroundColor {
            if color.light.isClear {
                // The preset takes the effect and the hairline away.
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
            // 4.x puts the hairline back that the transparent preset has not.
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

    /// Whether the background asked for is one of which nothing is seen.
    var hasClearBackground: Bool { backgroundColor?.light.isClear ?? false }

    /// The attributes of the title; nil where no prop says anything of it.
    var titleTextAttributes: TextAttributes? {
        let size = titleFontSize.flatMap { $0 == 0 ? nil : $0 }
        guard titleColor != nil || size != nil || titleFontWeight != nil || titleFontFamily != nil else { return nil }
        return TextAttributes(
            color: titleColor,
            fontSize: size ?? BarState.Title.fontSize,
            fontWeight: titleFontWeight?.weight ?? .bold
        )
    }

    /// The attributes of the large title; nil where no prop says anything of it.
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
