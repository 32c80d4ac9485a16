extension BarScene {
    /// What stands behind the bar's content when it draws with `appearance`.
    func background(of appearance: EffectiveAppearance, on device: Device) -> BarState.Background {
        var background =
            switch appearance {
            case _ where isBackgroundHidden: BarState.Background.clear
            case .transparent: BarState.Background.clear
            case .object(let object): composition(of: object)
            case .legacy: legacyBackground(on: device)
            }
        showBackgroundColor(behind: &background)
        reduceTransparency(of: &background)
        if let alpha = properties.alpha, case .value(let drawn) = background.alpha {
            background.alpha = .value(drawn * alpha)
        }
        return background
    }

    // MARK: - Appearance objects

    /// An object's layers: the image over the colour over the effect (uikit.md A3).
    private func composition(of appearance: Appearance) -> BarState.Background {
        if case .picture(let picture) = appearance.backgroundImage { return .picture(picture, in: environment) }
        var color = appearance.backgroundColor?.resolved(for: environment.userInterfaceStyle)
        if color == nil, appearance.background == .opaque {
            color = Color.systemBackground.resolved(
                for: environment.contentStyle(barStyle: properties.barStyle ?? .default)
            )
        }
        if color?.isClear ?? false { color = nil }
        let effect = effect(of: appearance)
        // A colour with alpha over an effect only tints it.
        if let color, color.isOpaque || effect == nil { return BarState.Background(.color, color: color) }
        guard let effect else { return .clear }
        return BarState.Background(effect, color: color)
    }

    /// What the effect layer draws.
    private func effect(of appearance: Appearance) -> BarState.Background.Kind? {
        switch appearance.backgroundEffect {
        case .some(.some): .blur
        case .some(.none): nil
        case nil: appearance.background == .default ? systemEffect : nil
        }
    }

    /// The material that UIKit draws by itself: a blur, and on iOS 26 glass once content is under it.
    private var systemEffect: BarState.Background.Kind? {
        guard environment.designVersion >= .liquidGlass else { return .blur }
        return tracksScrollView && contentOffset > BarScene.glassEngagementOffset ? .glass : nil  // uikit.md A3, B5
    }

    /// How many points content goes under the bar before glass is drawn: off at 8, on at 12 (uikit.md B5, measured on
    /// iOS 26.1; Apple publishes no number).
    private static let glassEngagementOffset = 10.0

    // MARK: - Legacy properties

    private func legacyBackground(on device: Device) -> BarState.Background {
        let (isTranslucent, source) = properties.translucency
        if let image = drawnLegacyImage(on: device) {
            // An image replaces everything that is under it (uikit.md A3) …
            var background =
                switch image {
                case .empty: BarState.Background.clear
                case .picture(let picture): BarState.Background.picture(picture, in: environment)
                }
            if !isTranslucent, image.hasAlpha {
                // … and an opaque bar puts a colour behind one with alpha (seed 0, 4.3.2; uikit.md A1.4).
                background.backing = opaqueColor
                if background.kind == .clear {
                    background.kind = .color
                    background.color = opaqueColor
                }
            } else if isTranslucent, source != .inferred, !image.hasAlpha {
                background.alpha = .system  // seed 0, 4.3.2; uikit.md A1.3
            }
            return background
        }
        guard isTranslucent else { return BarState.Background(.color, color: opaqueColor) }  // uikit.md A2
        let tint = barTintColor
        // From iOS 15 on UIKit makes an appearance of the legacy properties, and `barTintColor` is its background
        // colour (uikit.md B3); before, it tints the blur.
        let isLayer = environment.era >= .scrollEdgeForAllBars
        if let tint, isLayer, tint.isOpaque || systemEffect == nil {
            return BarState.Background(.color, color: tint)
        }
        guard let effect = systemEffect else { return .clear }
        return BarState.Background(effect, color: tint)
    }

    /// The image of the metrics that the bar has; those for compact height fall back to the default ones (uikit.md A2).
    func drawnLegacyImage(on device: Device) -> Image? {
        if device.hasCompactHeight(in: environment.orientation),
            case .image(let image) = properties[.compactBackgroundImage]
        {
            return image
        }
        if case .image(let image) = properties[.backgroundImage] { return image }
        return nil
    }

    private var barTintColor: RGBA? {
        guard case .color(let color) = properties[.barTintColor] else { return nil }
        return color.resolved(for: environment.userInterfaceStyle)
    }

    /// What an opaque bar without an image is filled with: `barTintColor`, else black or white (uikit.md A1.4).
    private var opaqueColor: RGBA {
        if let barTintColor { return barTintColor }
        return (properties.barStyle ?? .default).isBlack ? .black : .white
    }

    // MARK: - Behind and over everything

    /// The view's own `backgroundColor` lies behind all layers: seen where none draws, and through an effect
    /// (seed 0, 4.3.2 and 4, iOS 15; seed 4; uikit.md A2).
    private func showBackgroundColor(behind background: inout BarState.Background) {
        guard case .color(let dynamic) = properties[.backgroundColor] else { return }
        let color = dynamic.resolved(for: environment.userInterfaceStyle)
        guard !color.isClear else { return }
        switch background.kind {
        case .clear:
            background.kind = .color
            background.color = color
        case .blur, .glass:
            if background.color == nil { background.color = color }
        case .color, .image: break
        }
    }

    /// Reduce Transparency: an opaque fill, whose colour Apple does not publish, in the place of a material (uikit.md L).
    private func reduceTransparency(of background: inout BarState.Background) {
        guard environment.reduceTransparency else { return }
        if background.kind == .blur || background.kind == .glass { background.kind = .color }
    }
}

extension BarState.Background {
    /// Nothing is drawn.
    static let clear = BarState.Background(.clear)

    /// A layer of one kind, drawn fully.
    init(_ kind: Kind, color: RGBA? = nil) {
        self.init(kind: kind, color: color, image: nil, alpha: .value(1), backing: nil)
    }

    /// An image as it is, without a blur (uikit.md A2): its smallest alpha is what of it is drawn.
    static func picture(_ picture: Image.Picture, in environment: Environment) -> BarState.Background {
        BarState.Background(
            kind: .image,
            color: picture.color?.resolved(for: environment.userInterfaceStyle),
            image: picture.name,
            alpha: .value(picture.minimumAlpha),
            backing: nil
        )
    }
}
