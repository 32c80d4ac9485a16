// What a bar without an appearance object draws (uikit.A1, uikit.A2).
extension BarScene {
    /// Returns the background that the legacy properties draw, with `image` for the bar's metrics.
    func legacyBackground(image: BarImage?) -> BarState.Background {
        let isTranslucent = properties.translucency.isTranslucent
        if let image {
            // An image replaces everything that is under it (uikit.A3) …
            var background =
                switch image {
                case .empty: BarState.Background.clear
                case .picture(let picture): self.background(picture)
                }
            if !isTranslucent, image.hasAlpha {
                // … and an opaque bar puts a color behind one with alpha (seed0.4.3.2; uikit.A1).
                background.backing = opaqueColor
                if background.kind == .clear {
                    background.kind = .color
                    background.color = opaqueColor
                }
            } else if !image.hasAlpha, properties.forcesTranslucency {
                background.alpha = .system  // seed0.4.3.2; uikit.A1
            }
            return background
        }
        guard isTranslucent else { return BarState.Background(.color, color: opaqueColor) }  // uikit.A2
        let tint = barTintColor
        // From iOS 15 on UIKit makes an appearance of the legacy properties, and `barTintColor` is its background
        // color (uikit.B3); before, it tints the blur.
        let isLayer = environment.era >= .scrollEdgeForAllBars
        if let tint, isLayer, tint.isOpaque || systemEffect == nil {
            return BarState.Background(.color, color: tint)
        }
        guard let effect = systemEffect else { return .clear }
        return BarState.Background(effect, color: tint)
    }

    /// Returns the background image for the bar's current metrics.
    func drawnLegacyImage(on device: Device) -> BarImage? {
        guard let property = propertyOfLegacyImage(on: device), case .image(let image) = properties[property] else {
            return nil
        }
        return image
    }

    /// Returns the property that gives the background image for the bar's current metrics; compact height falls back to
    /// the default image (uikit.A2).
    func propertyOfLegacyImage(on device: Device) -> BarProperty? {
        let isCompact = device.hasCompactHeight(in: environment.orientation)
        let candidates: [BarProperty] = isCompact ? [.compactBackgroundImage, .backgroundImage] : [.backgroundImage]
        return candidates.first { if case .image = properties[$0] { true } else { false } }
    }

    private var barTintColor: RGBA? {
        guard case .color(let color) = properties[.barTintColor] else { return nil }
        return resolved(color)
    }

    /// The fill color of an opaque bar without an image: `barTintColor`, or else black or white (uikit.A1), which a
    /// default bar has by the interface style where there is one (uikit.A3).
    private var opaqueColor: RGBA {
        barTintColor
            ?? systemBackground.resolved(for: environment.contentStyle(barStyle: properties.barStyle ?? .default))
    }
}
