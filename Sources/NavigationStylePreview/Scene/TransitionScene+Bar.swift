import NavigationStyle

// The bar while the screens move.
extension TransitionScene {
    /// Returns the background and the hairline of a bar that does not move with the screens.
    func sharedBar() -> [Layer] {
        let edges = BarEdges(from: bottom(from, or: to), to: bottom(to, or: from))
        let backdrop: Backdrop
        let (one, other) = (from.colorBehindBar(style), to.colorBehindBar(style))
        if one == other, style.content != .colors {
            backdrop = .flat(one)
        } else {
            backdrop = .layers(backdropLayers)
        }
        return sharedBackground(edges, over: backdrop, sharedAlpha)
            + to.hairlineLayers(shadow(of: .to), below: edges, alpha: sharedAlpha)
    }

    /// The opacity of the view of a bar that both screens share: UIKit does not fade it by itself (uikit.D2).
    private var sharedAlpha: Track<Double> {
        fades ? .linear(from.barAlpha, to.barAlpha) : .constant(to.barAlpha)
    }

    /// The opacity of what is in the bar that both screens share; nil for that of each screen's own bar, and where only
    /// one of them shows the bar.
    var contentAlpha: Track<Double>? {
        motion.isSplit || from.bar.isHidden || to.bar.isHidden ? nil : sharedAlpha
    }

    /// Returns the background that both bars share; gradients are not mixed: the second appears over the first.
    private func sharedBackground(_ edges: BarEdges, over backdrop: Backdrop, _ alpha: Track<Double>) -> [Layer] {
        let ends = (from.bar.background, to.bar.background)
        guard fades, ends.0 != ends.1, ends.0.gradient != nil || ends.1.gradient != nil else {
            return backgroundLayers(of: .to, edges, over: backdrop, alpha: alpha)
        }
        func layers(_ background: BarState.Background, _ share: Track<Double>) -> [Layer] {
            let layers = to.barLayers(.constant(background), edges, over: backdrop, alpha: alpha)
            return [Layer(shape: .group(layers), opacity: share)]
        }
        // The first background fades out only if the second does not cover it.
        let isCovered = BackgroundPaint(ends.1, barAlpha: to.barAlpha, isDark: false).isOpaque
        return layers(ends.0, isCovered ? .constant(1) : .linear(1, 0)) + layers(ends.1, .linear(0, 1))
    }

    /// Returns the background of the bar of `side` between the edges, which may be another behind the status bar.
    func backgroundLayers(
        of side: Component.Side,
        _ edges: BarEdges,
        over backdrop: Backdrop,
        alpha: Track<Double>? = nil
    ) -> [Layer] {
        let (screen, background) = (screen(side), background(of: side))
        let screens = motion.isSplit ? [screen] : [from, to]
        guard motion.hasStatusBarBackground, screens.contains(where: { $0.statusBarBackground != $0.bar.background })
        else {
            return screen.barLayers(background, edges, over: backdrop, alpha: alpha)
        }
        // The bar's own `backgroundColor` ends below the status bar.
        let upper = Track.varying { [motion] in motion.statusBarBackground(of: side, at: $0) }.settled
        let top = (screen.bar.isHidden ? from : screen).barFrame.y
        let covering = background.everHas { !screen.isOpaque($0) } ? 0 : Reach.distance
        let strip = BarEdges(top: 0, bottom: top + covering, edges.reach)
        let behindStatusBar = screen.barLayers(upper, strip, over: backdrop, alpha: alpha)
        guard edges.offset.isConstant else {
            let sliding = screen.barLayers(background, edges, over: backdrop, alpha: alpha)
            return behindStatusBar + [cut(sliding, above: top)]
        }
        let row = BarEdges(top: top, bottom: edges.bottom, edges.reach)
        return behindStatusBar + screen.barLayers(background, row, over: backdrop, alpha: alpha)
    }

    /// Returns `layers` without what is above `y`.
    private func cut(_ layers: [Layer], above y: Double) -> Layer {
        let content = Layer(shape: .group(layers), offset: .constant(Point(y: -y)))
        let window = Layer.Shape.clipped([content], width: width, height: style.height.rounded(.up))
        return Layer(shape: window, offset: .constant(Point(y: y)))
    }

    /// Whether one look of the bar fades into the other.
    private var fades: Bool { motion.presentation == .crossfade || motion.presentation == .animateAlongside }

    /// Returns the y of the bar's lower edge; if the bar is hidden, of the other screen's bar.
    private func bottom(_ screen: SeenScreen, or other: SeenScreen) -> Double {
        (screen.bar.isHidden ? other : screen).barFrame.maxY
    }

    /// The layers behind a material that does not move: the two root views, extended past the window's edges so that a
    /// blur finds the colors at the edge there.
    private var backdropLayers: [Layer] {
        let room = PreviewConstant.materialBlur.value * 3
        let lower: Component.Side = motion.kind == .push ? .from : .to
        let upper: Component.Side = lower == .from ? .to : .from
        func layer(_ side: Component.Side, isUpper: Bool) -> Layer {
            let screen = self.screen(side)
            var layers: [Layer]
            if style.content == .colors {
                layers = screen.rootLayers(height: style.height, style)
            } else {
                // The area is not extended beyond the upper screen's leading edge, which is visible.
                let left = isUpper && !motion.isRightToLeft ? 0 : -width - room
                let right = isUpper && motion.isRightToLeft ? width : 2 * width + room
                let area = Rect(x: left, y: -room, width: right - left, height: style.height + 2 * room)
                layers = [
                    Layer(shape: .rectangle(area, radius: 0), color: .constant(screen.colorBehindBar(style)))
                ]
            }
            return Layer(shape: .group(layers), offset: offset(of: side))
        }
        return [layer(lower, isUpper: false), layer(upper, isUpper: true)]
    }

    func background(of side: Component.Side) -> Track<BarState.Background> {
        .varying { [motion] in motion.background(of: side, at: $0) }.settled
    }

    func shadow(of side: Component.Side) -> Track<BarState.Shadow> {
        .varying { [motion] in motion.shadow(of: side, at: $0) }.settled
    }
}
