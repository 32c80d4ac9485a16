extension BarScene {
    /// An object's layers: the image over the color over the effect (uikit.A3).
    func composition(of appearance: borrowing Appearance) -> BarState.Background {
        if case .picture(let picture) = appearance.backgroundImage { return .picture(picture, in: environment) }
        var color = appearance.backgroundColor.map { resolved($0, for: environment.userInterfaceStyle) }
        if color == nil, appearance.background == .opaque {
            color = systemBackground.resolved(for: resolvedContentStyle)
        }
        if color?.isClear ?? false { color = nil }
        let effect = effect(of: appearance)
        // A color with alpha over an effect only tints it.
        if let color, color.isOpaque || effect == nil { return BarState.Background(.color, color: color) }
        guard let effect else { return .clear }
        return BarState.Background(effect, color: color)
    }

    /// What the effect layer draws.
    private func effect(of appearance: borrowing Appearance) -> BarState.Background.Kind? {
        switch appearance.backgroundEffect {
        case .some(.some): .blur
        case .some(.none): nil
        case nil: appearance.background == .default ? systemEffect : nil
        }
    }

    /// The material that UIKit draws by itself: a blur, and on iOS 26 glass once content is under it.
    var systemEffect: BarState.Background.Kind? {
        guard environment.designVersion >= .liquidGlass else { return .blur }
        let isEngaged = tracksScrollView && contentOffset > BarScene.glassEngagementOffset
        return isEngaged && hasScrollEdgeEffect ? .glass : nil  // uikit.A3, uikit.B5
    }

    /// How many points content goes under the bar before glass is drawn: off at 8, on at 12 (uikit.B5, measured on
    /// iOS 26.1; Apple publishes no number).
    static let glassEngagementOffset = 10.0

    /// The view's own `backgroundColor` lies behind all layers: seen where none draws, and through an effect
    /// (seed0.4.3.2 and seed0.4, iOS 15; seed4; uikit.A2).
    func showBackgroundColor(behind background: inout BarState.Background) {
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

    /// Reduce Transparency: an opaque fill in the place of a material; translucency and layout are as before
    /// (uikit.L).
    ///
    /// Apple publishes no color of it, nor what a tint that is not opaque makes of it: there is none then. An opaque
    /// tint is the fill.
    func reduceTransparency(of background: inout BarState.Background) {
        guard environment.reduceTransparency else { return }
        switch background.kind {
        case .blur, .glass:
            background.kind = .color
            if let color = background.color, !color.isOpaque { background.color = nil }
        case .color, .image, .clear: break
        }
    }
}

extension BarState.Background {
    /// Nothing is drawn.
    static let clear = BarState.Background(.clear)

    /// A layer of one kind, drawn fully.
    init(_ kind: Kind, color: RGBA? = nil) {
        self.init(kind: kind, color: color, image: nil, alpha: .value(1), backing: nil)
    }

    /// An image as it is, without a blur (uikit.A2): its smallest alpha is what of it is drawn.
    static func picture(_ picture: BarImage.Picture, in environment: NavigationEnvironment) -> BarState.Background {
        BarState.Background(
            kind: .image,
            color: picture.color?.resolved(for: environment.userInterfaceStyle),
            image: picture.name,
            alpha: .value(picture.minimumAlpha),
            backing: nil,
            gradient: picture.gradient.map { Gradient($0, for: environment.userInterfaceStyle) }
        )
    }
}
