import NavigationStyle

/// A transition while its screens move, from which a scene is made.
struct TransitionScene {
    let from, to: SeenScreen
    let motion: BarMotion
    let components: [Component]
    let style: SceneStyle
    let contents: (from: BarContent, to: BarContent)

    init(
        from: SeenScreen,
        to: SeenScreen,
        _ motion: BarMotion,
        _ components: [Component],
        _ style: SceneStyle
    ) {
        self.from = from
        self.to = to
        self.motion = motion
        self.components = components
        self.style = style
        contents = (BarContent(of: from), BarContent(of: to))
    }

    var width: Double { from.windowWidth }

    /// Returns the scene, with its layers from the back to the front.
    func scene() -> Scene {
        var scene = Scene(of: from, style)
        scene.layers += scene.container(behind: [from, to], sharesBar: !motion.isSplit, style)
        let (lower, upper): (Component.Side, Component.Side) = motion.kind == .push ? (.from, .to) : (.to, .from)
        scene.layers.append(screenLayer(lower, isLower: true))
        scene.layers.append(edgeShadow(of: upper))
        scene.layers.append(screenLayer(upper, isLower: false))
        if !motion.isSplit {
            scene.layers += sharedBar()
            scene.layers += contentBehindEdge(of: upper, lower)
            let content = contentOfScreen(upper)
            if !content.isEmpty { scene.layers.append(Layer(shape: .group(content), offset: offset(of: upper))) }
        }
        scene.layers += overlay(.from) + overlay(.to)
        if keepsTabBar { scene.layers += to.tabBarLayers(style) }
        scene.layers += to.sheetCornerLayers
        scene.layers += statusBar()
        return scene
    }

    /// Whether the tab bar stands still while the screens move: it goes with a screen that has it go, and comes with one.
    private var keepsTabBar: Bool { from.tabBarHeight > 0 && to.tabBarHeight > 0 }

    // MARK: - Screens

    /// Returns one screen with everything that moves along with it.
    private func screenLayer(_ side: Component.Side, isLower: Bool) -> Layer {
        let screen = self.screen(side)
        let reach = isLower ? Reach.all : .upper(isRightToLeft: motion.isRightToLeft)
        // A shared bar that becomes clear on the way would show what reaches under it.
        let isCovered = motion.isSplit ? nil : !background(of: .to).everHas { !screen.isOpaque($0) }
        var layers = screen.rootLayers(height: style.height, style, reach, isUnderOpaqueBar: isCovered)
        if motion.isSplit, !isHidden(side) {
            let edges = BarEdges(top: 0, bottom: screen.barFrame.maxY, reach)
            layers += backgroundLayers(of: side, edges, over: backdrop(of: side, isLower: isLower))
            layers += screen.hairlineLayers(shadow(of: side), below: edges)
        }
        // A bar that does not move would cover content drawn here.
        if motion.isSplit { layers += contentOfScreen(side) }
        if !keepsTabBar { layers += screen.tabBarLayers(style) }
        if isLower {
            let all = Rect(x: 0, y: 0, width: width, height: style.height).outset(by: Reach.distance)
            let dark = PreviewConstant.dimming.value
            layers.append(
                Layer(
                    shape: .rectangle(all, radius: 0),
                    opacity: side == .from ? .linear(0, dark) : .linear(dark, 0),
                    color: .constant(.black)
                )
            )
        }
        return Layer(shape: .group(layers), offset: offset(of: side))
    }

    /// Returns what shows through the material of a bar that moves with its screen.
    private func backdrop(of side: Component.Side, isLower: Bool) -> Backdrop {
        let screen = self.screen(side)
        if style.content == .colors { return .layers(screen.rootLayers(height: style.height, style)) }
        guard !isLower, screen.layout.view.y > 0 else { return .flat(screen.colorBehindBar(style)) }
        // The root view begins below the bar, so the container and the lower screen show through it.
        let lower: Component.Side = side == .from ? .to : .from
        let other = self.screen(lower)
        var plain = style
        plain.content = .plain
        var layers = other.rootLayers(height: style.height, plain)
        if !isHidden(lower) {
            let edges = BarEdges(top: 0, bottom: other.barFrame.maxY)
            layers += other.barLayers(background(of: lower), edges, over: .flat(other.colorBehindBar(style)))
                .flatMap(\.members)
        }
        let (way, own) = (offset(of: lower), offset(of: side))
        let relative = Track.linear(way.value(at: 0) - own.value(at: 0), way.value(at: 1) - own.value(at: 1))
        // Past the window's edges, so that a blur finds the color at the edge there.
        let room = PreviewConstant.materialBlur.value * 3
        let all = Rect(x: 0, y: 0, width: width, height: style.height).outset(by: room)
        return .layers([
            Layer(shape: .rectangle(all, radius: 0), color: .constant(style.containerColor)),
            Layer(shape: .group(layers), offset: relative),
        ])
    }

    /// Returns the bar's content that moves with the lower screen, cut off where the upper one covers it.
    private func contentBehindEdge(of upper: Component.Side, _ lower: Component.Side) -> [Layer] {
        let content = contentOfScreen(lower)
        guard !content.isEmpty else { return [] }
        // A clipping window beside the upper screen, which moves along with it.
        let side = Point(x: motion.isRightToLeft ? width : -width)
        let (start, end) = (offset(of: upper).value(at: 0) + side, offset(of: upper).value(at: 1) + side)
        let way = offset(of: lower)
        let layers = content.map { layer in
            var layer = layer
            layer.offset = .linear(way.value(at: 0) - start, way.value(at: 1) - end)
            return layer
        }
        let window = Layer.Shape.clipped(layers, width: width, height: style.height.rounded(.up))
        return [Layer(shape: window, offset: .linear(start, end))]
    }

    /// Returns the movement of a screen from its place at rest.
    func offset(of side: Component.Side) -> Track<Point> {
        let direction = motion.isRightToLeft ? -1.0 : 1
        let isLower = (motion.kind == .push) == (side == .from)
        let share = isLower ? PreviewConstant.parallax.value : 1
        let away = Point(x: width * direction * share)
        return side == .from ? .linear(.zero, away) : .linear(away, .zero)
    }

    /// Returns the shadow that the upper screen's edge casts on the lower one while it moves.
    private func edgeShadow(of upper: Component.Side) -> Layer {
        let shadowWidth = PreviewConstant.edgeShadowWidth.value
        let isMirrored = motion.isRightToLeft
        let area = Rect(
            x: isMirrored ? width : -shadowWidth,
            y: 0,
            width: shadowWidth,
            height: style.height
        )
        return Layer(
            shape: .edgeShadow(area, isMirrored: isMirrored),
            offset: offset(of: upper),
            opacity: .varying { $0 > 0 && $0 < 1 ? 1 : 0 }
        )
    }

    func screen(_ side: Component.Side) -> SeenScreen { side == .from ? from : to }

    private func isHidden(_ side: Component.Side) -> Bool { screen(side).bar.isHidden }

    // MARK: - The status bar

    private func statusBar() -> [Layer] {
        let shown = from.bar.statusBar?.isHidden ?? true ? to : from
        let color = Track.step(
            from.bar.statusBarColor,
            to.bar.statusBarColor,
            at: PreviewConstant.statusBarChange.value
        )
        return StatusBarGlyphs.layers(on: shown, color)
    }
}

extension Track {
    /// The track, as a constant if a few sampled values are equal; a track that changes does so at one of them.
    var settled: Track {
        guard case .varying(let value) = self else { return self }
        let first = value(0)
        for moment in [0.01, 0.3, 0.5, 0.7, 0.99, 1] where value(moment) != first { return self }
        return .constant(first)
    }
}
