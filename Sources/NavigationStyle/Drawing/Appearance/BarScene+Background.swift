extension BarScene {
    /// Returns the background of an appearance object's layers: the image over the color over the effect (uikit.A3).
    func composition(of appearance: borrowing Appearance) -> BarState.Background {
        guard case .picture(let picture) = appearance.backgroundImage else { return fill(of: appearance) }
        var background = self.background(picture)
        if picture.minimumAlpha < 1 {
            let fill = fill(of: appearance)
            if fill.kind == .color { background.backing = fill.color }
        }
        return background
    }

    /// Returns the material below the background image of the appearance in `slot`, which shows through an image with
    /// alpha (uikit.A3); nil if there is none.
    func materialBelowImage(in slot: BarState.AppearanceSlot) -> BarState.Background? {
        let source = appearanceSource(for: slot)
        var material: BarState.Background
        switch source.owner {
        case .legacy: return nil
        case .bar:
            guard case .appearance(let appearance) = properties[source.property] else { return nil }
            material = fill(of: appearance)
        case .item:
            guard let appearance = screen.navigationItem.appearance(source.property) else { return nil }
            material = fill(of: appearance)
        }
        guard !source.isTransparent, material.kind == .blur || material.kind == .glass else { return nil }
        reduceTransparency(of: &material)
        return material
    }

    /// Returns the background of an appearance object's layers below its image.
    private func fill(of appearance: borrowing Appearance) -> BarState.Background {
        var color = appearance.backgroundColor.map { resolved($0) }
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

    /// Returns a background with an image, without a blur (uikit.A2); its opacity is the smallest alpha of the image.
    func background(_ picture: BarImage.Picture) -> BarState.Background {
        BarState.Background(
            kind: .image,
            color: picture.color.map { resolved($0) },
            image: picture.name,
            alpha: .value(picture.minimumAlpha),
            backing: nil,
            gradient: picture.gradient.map { BarState.Background.Gradient($0, resolving: resolved) }
        )
    }

    /// Returns the kind of background that the effect layer draws; nil if it draws nothing.
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

    /// The distance, in points, by which content must be scrolled under the bar before glass is drawn: it is absent at
    /// 8 and present at 12 (uikit.B5, measured on iOS 26.1; Apple publishes no number).
    static let glassEngagementOffset = 10.0

    /// Applies the view's own `backgroundColor`, which lies behind all layers: it is visible if none draws, through an
    /// effect, and through a color or an image with alpha (seed0.4.3.2 and seed0.4, iOS 15; seed4; uikit.A2).
    func showBackgroundColor(behind background: inout BarState.Background) {
        guard case .color(let dynamic) = properties[.backgroundColor] else { return }
        let color = resolved(dynamic)
        guard !color.isClear else { return }
        switch background.kind {
        case .clear:
            background.kind = .color
            background.color = color
        case .blur, .glass:
            if background.color == nil { background.color = color }
        case .color, .image:
            guard !background.isOpaque else { return }
            background.backing = background.backing?.layered(over: color) ?? color
        }
    }

    /// Applies Reduce Transparency: an opaque fill replaces a material; translucency and layout stay the same
    /// (uikit.L).
    ///
    /// Apple publishes neither the color of the fill nor the effect of a tint that is not opaque: the color is nil
    /// then. An opaque tint is the fill.
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
}
