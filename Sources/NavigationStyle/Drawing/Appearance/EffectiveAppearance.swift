/// The attributes that a bar draws with, copied once out of the appearance object, which is large.
struct EffectiveAppearance {
    /// The background behind the bar's content.
    var background: BarState.Background
    /// The hairline.
    var shadow: BarState.Shadow
    /// The attributes of the inline title.
    var titleTextAttributes: TextAttributes?
    /// The attributes of the large title.
    var largeTitleTextAttributes: TextAttributes?
    /// The color of the buttons.
    var buttonColor: BarColor?
}

extension BarScene {
    /// Returns the attributes that the bar draws with in `slot`.
    ///
    /// An object is used whole: where one applies, no legacy property is drawn, in whichever order they were set
    /// (uikit.B1, uikit.B3), and the attributes of titles come whole from it (uikit.G).
    func effectiveAppearance(in slot: BarState.AppearanceSlot, on device: Device) -> EffectiveAppearance {
        let source = appearanceSource(for: slot)
        var effective: EffectiveAppearance
        switch source.owner {
        case .legacy: effective = legacyAppearance(on: device)
        case .bar:
            guard case .appearance(let appearance) = properties[source.property] else {
                effective = legacyAppearance(on: device)
                break
            }
            effective = effectiveAppearance(appearance)
        case .item:
            guard let appearance = screen.navigationItem.appearance(source.property) else {
                effective = legacyAppearance(on: device)
                break
            }
            effective = effectiveAppearance(appearance)
        }
        if source.isTransparent || isBackgroundHidden {
            effective.background = .clear
            effective.shadow = .invisible
        }
        // A policy's views lie under everything that UIKit draws.
        if effective.background.kind == .clear, let backgroundView {
            effective.background = composition(of: backgroundView)
        }
        if let shadow, !isBackgroundHidden { effective.shadow = shadow }
        // The hairline lies below the bar's bounds (seed1.2; uikit.J).
        if properties.clipsToBounds ?? false { effective.shadow = .invisible }
        reduceTransparency(of: &effective.background)
        showBackgroundColor(behind: &effective.background)
        if let alpha = properties.alpha, case .value(let drawn) = effective.background.alpha {
            effective.background.alpha = .value(drawn * alpha)
        }
        return effective
    }

    private func effectiveAppearance(_ appearance: borrowing Appearance) -> EffectiveAppearance {
        EffectiveAppearance(
            background: composition(of: appearance),
            shadow: shadow(of: appearance),
            titleTextAttributes: appearance.titleTextAttributes,
            largeTitleTextAttributes: appearance.largeTitleTextAttributes,
            buttonColor: appearance.buttonColor
        )
    }

    private func legacyAppearance(on device: Device) -> EffectiveAppearance {
        let image = drawnLegacyImage(on: device)
        return EffectiveAppearance(
            background: legacyBackground(image: image),
            shadow: legacyShadow(hasImage: image != nil),
            titleTextAttributes: properties.titleTextAttributes.flatMap(\.self),
            largeTitleTextAttributes: properties.largeTitleTextAttributes.flatMap(\.self),
            buttonColor: nil
        )
    }
}

extension NavigationItem {
    /// Returns the item's appearance for the slot `property`.
    func appearance(_ property: BarProperty) -> Appearance? {
        switch property {
        case .standardAppearance: standardAppearance
        case .compactAppearance: compactAppearance
        case .scrollEdgeAppearance: scrollEdgeAppearance
        case .compactScrollEdgeAppearance: compactScrollEdgeAppearance
        default: nil
        }
    }
}
