extension BarScene {
    /// The hairline of a bar that draws with `appearance`.
    func shadow(of appearance: EffectiveAppearance, on device: Device) -> BarState.Shadow {
        // It lies below the bar's bounds, and in the background's view (seed 1, 2; uikit.md J).
        if properties.clipsToBounds ?? false || isBackgroundHidden { return .invisible }
        return switch appearance {
        case .transparent: .invisible
        case .object(let object): shadow(of: object)
        case .legacy: legacyShadow(on: device)
        }
    }

    /// The shadow truth table of uikit.md A3.
    private func shadow(of appearance: Appearance) -> BarState.Shadow {
        if let image = appearance.shadowImage { return shadow(image) }
        switch appearance.shadowColor {
        case .some(.none): return .invisible
        case .some(.some(let color)):
            let color = color.resolved(for: environment.userInterfaceStyle)
            return color.isClear ? .invisible : BarState.Shadow(isVisible: true, color: color)
        case nil:
            switch appearance.background {
            case .transparent: return .invisible
            case .opaque: return systemShadow
            case .default: return drawsSystemMaterialWithShadow ? systemShadow : .invisible
            }
        }
    }

    /// A shadow image is drawn only over a background image up to iOS 10 (uikit.md A2, from the header).
    private func legacyShadow(on device: Device) -> BarState.Shadow {
        if case .image(let image) = properties[.shadowImage],
            environment.era >= BarScene.shadowImageNeedsNoBackgroundImage || drawnLegacyImage(on: device) != nil
        {
            return shadow(image)
        }
        return drawsSystemMaterialWithShadow || drawnLegacyImage(on: device) != nil ? systemShadow : .invisible
    }

    /// The version from which a shadow image is drawn without a background image (uikit.md A2, contested: the header
    /// says never, practice says iOS 11).
    static let shadowImageNeedsNoBackgroundImage = SystemVersion(11)

    /// Liquid Glass has no hairline (uikit.md B5).
    private var drawsSystemMaterialWithShadow: Bool { environment.designVersion < .liquidGlass }

    private func shadow(_ image: Image) -> BarState.Shadow {
        guard case .picture(let picture) = image else { return .invisible }  // seed 0, 6.3
        return BarState.Shadow(
            isVisible: true,
            color: picture.color?.resolved(for: environment.userInterfaceStyle)
        )
    }

    /// The system's own, whose colour is known for light mode from iOS 13 on (uikit.md A3).
    private var systemShadow: BarState.Shadow {
        let isKnown = environment.os >= .appearanceObjects && environment.userInterfaceStyle == .light
        return BarState.Shadow(isVisible: true, color: isKnown ? Color.systemShadow.light : nil)
    }
}

extension BarState.Shadow {
    /// No hairline.
    static let invisible = BarState.Shadow(isVisible: false, color: nil)
}
