extension BarScene {
    /// Returns the shadow by the truth table of uikit.A3.
    func shadow(of appearance: borrowing Appearance) -> BarState.Shadow {
        if let image = appearance.shadowImage { return shadow(image) }
        switch appearance.shadowColor {
        case .some(.none): return .invisible
        case .some(.some(let color)):
            let color = resolved(color)
            return color.isClear ? .invisible : BarState.Shadow(isVisible: true, color: color)
        case nil:
            switch appearance.background {
            case .transparent: return .invisible
            case .opaque: return systemShadow
            case .default:
                let isPainted = appearance.backgroundColor != nil || appearance.backgroundImage != nil
                return isPainted || !isGlass ? systemShadow : .invisible
            }
        }
    }

    /// Returns the hairline that the legacy properties draw, given whether there is a background image.
    ///
    /// A shadow image is drawn only over a background image up to iOS 10 (uikit.A2, from the header).
    func legacyShadow(hasImage: Bool) -> BarState.Shadow {
        if case .image(let image) = properties[.shadowImage],
            environment.era >= BarScene.shadowImageStandsAlone || hasImage
        {
            return shadow(image)
        }
        if case .color = properties[.barTintColor] { return systemShadow }
        return hasImage || !isGlass ? systemShadow : .invisible
    }

    /// The version from which a shadow image is drawn without a background image (uikit.A2, contested: the header
    /// says never, practice says iOS 11).
    static let shadowImageStandsAlone = SystemVersion(11)

    /// Whether the bar is Liquid Glass, which has no hairline unless something is painted over it (uikit.A3, uikit.B5).
    private var isGlass: Bool { environment.designVersion >= .liquidGlass }

    private func shadow(_ image: BarImage) -> BarState.Shadow {
        guard case .picture(let picture) = image else { return .invisible }  // seed0.6.3
        return BarState.Shadow(
            isVisible: true,
            color: picture.color.map { resolved($0) }
        )
    }

    /// The system's own hairline, whose color is known for light mode from iOS 13 on (uikit.A3).
    private var systemShadow: BarState.Shadow {
        let isKnown = environment.os >= .appearanceObjects && environment.userInterfaceStyle == .light
        return BarState.Shadow(isVisible: true, color: isKnown ? BarColor.systemShadow.light : nil)
    }
}

extension BarState.Shadow {
    /// No hairline.
    static let invisible = BarState.Shadow(isVisible: false, color: nil)
}

extension BarColor {
    /// The color of the hairline that UIKit draws by default: black at 30 %.
    ///
    /// Measured on iOS 26.1 in light mode (uikit.A3); Apple publishes no number.
    static let systemShadow = BarColor(RGBA(rawValue: 0x0000_004D))
}
