import NavigationStyle

/// A transition while its screens move, from which a scene is made.
struct TransitionScene {
    let from, to: SeenScreen
    let motion: BarMotion
    let components: [Component]
    let style: SceneStyle
    private let contents: (from: BarContent, to: BarContent)

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

    private var width: Double { from.windowWidth }

    /// The layers from the back to the front.
    func scene() -> Scene {
        var scene = Scene(of: from, height: style.height)
        if [from, to].contains(where: { $0.layout.view.y > 0 || !$0.backgroundColor.isOpaque }) {
            scene.layers.append(scene.container(style))
        }
        let lower: Component.Side = motion.kind == .push ? .from : .to
        scene.layers.append(screenLayer(lower, isLower: true))
        scene.layers.append(edgeShadow(of: lower == .from ? .to : .from))
        scene.layers.append(screenLayer(lower == .from ? .to : .from, isLower: false))
        if !motion.isSplit {
            scene.layers += sharedBar()
            for side in [lower, lower == .from ? .to : .from] {
                let content = contentOfScreen(side)
                if !content.isEmpty { scene.layers.append(Layer(shape: .group(content), offset: offset(of: side))) }
            }
        }
        scene.layers += overlay(.from) + overlay(.to)
        scene.layers += statusBar()
        return scene
    }

    // MARK: - Screens

    /// One screen with all that it carries along.
    private func screenLayer(_ side: Component.Side, isLower: Bool) -> Layer {
        let screen = self.screen(side)
        var layers = screen.rootLayers(height: style.height, style)
        if motion.isSplit, !isHidden(side) {
            let edges = BarEdges(top: 0, bottom: screen.bar.frame.maxY)
            layers += screen.barLayers(
                background(of: side),
                edges,
                over: style.content == .colors
                    ? .layers(screen.rootLayers(height: style.height, style)) : .flat(screen.colorBehindBar(style))
            )
            layers += screen.hairlineLayers(shadow(of: side), below: edges)
        }
        // Over a bar that stands still it would be hidden by that.
        if motion.isSplit { layers += contentOfScreen(side) }
        if isLower {
            let all = Rect(x: 0, y: 0, width: width, height: style.height)
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

    /// What stands in the bar and goes with its screen.
    private func contentOfScreen(_ side: Component.Side) -> [Layer] {
        components.filter { $0.of == side && $0.destination == .screen }
            .flatMap { component in parts(of: component).flatMap { recolored($0, component) } }
    }

    /// The way that a screen goes, from what it is at rest.
    private func offset(of side: Component.Side) -> Track<Point> {
        let direction = motion.isRightToLeft ? -1.0 : 1
        let isLower = (motion.kind == .push) == (side == .from)
        let share = isLower ? PreviewConstant.parallax.value : 1
        let away = Point(x: width * direction * share)
        return side == .from ? .linear(.zero, away) : .linear(away, .zero)
    }

    /// The shadow that the upper screen's edge throws on the lower one, while it is on the way.
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

    private func screen(_ side: Component.Side) -> SeenScreen { side == .from ? from : to }

    private func isHidden(_ side: Component.Side) -> Bool { screen(side).bar.isHidden }

    // MARK: - The bar

    /// The background and the hairline of a bar that stands still while the screens move.
    private func sharedBar() -> [Layer] {
        let edges = BarEdges(from: bottom(from, or: to), to: bottom(to, or: from))
        let backdrop: Backdrop
        let (one, other) = (from.colorBehindBar(style), to.colorBehindBar(style))
        if one == other, style.content != .colors {
            backdrop = .flat(one)
        } else {
            backdrop = .layers(backdropLayers)
        }
        let alpha = Track.linear(from.barAlpha, to.barAlpha)
        return to.barLayers(background(of: .to), edges, over: backdrop, alpha: alpha)
            + to.hairlineLayers(shadow(of: .to), below: edges, alpha: alpha)
    }

    /// The bar's lower edge; where it is hidden, that of the other screen's.
    private func bottom(_ screen: SeenScreen, or other: SeenScreen) -> Double {
        (screen.bar.isHidden ? other : screen).bar.frame.maxY
    }

    /// What a material that stands still shows: the two root views, which go on past the window's edges so that a blur
    /// finds there what is at the edge.
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
                // The upper screen's own edge stays where it is.
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

    private func background(of side: Component.Side) -> Track<BarState.Background> {
        .varying { [motion] in motion.background(of: side, at: $0) }.settled
    }

    private func shadow(of side: Component.Side) -> Track<BarState.Shadow> {
        .varying { [motion] in motion.shadow(of: side, at: $0) }.settled
    }

    // MARK: - What stands in the bar

    /// What does not go with its screen.
    private func overlay(_ side: Component.Side) -> [Layer] {
        components.filter { $0.of == side && $0.destination != .screen }
            .flatMap { component in parts(of: component).flatMap { moved($0, component) } }
    }

    /// The layers of a component where it stands at rest: those that move with it, and those that stay.
    private func parts(of component: Component) -> [(layer: Layer, moves: Bool)] {
        let screen = self.screen(component.of)
        let parts = BarParts(component.of == .from ? contents.from : contents.to, of: screen)
        func all(_ layers: [Layer]) -> [(layer: Layer, moves: Bool)] { layers.map { ($0, true) } }
        switch component.component {
        case .title, .largeTitle: return all(parts.title + parts.prompt)
        case .backButton:
            // A label that becomes a title leaves its chevron where it is.
            let leaves = component.destination == .leadingEdge || component.destination == .trailingEdge
            return parts.chevron.map { ($0, leaves) } + all(parts.backTitle)
        case .leftItems: return all(parts.leftItems)
        case .rightItems: return all(parts.rightItems)
        case .background, .shadow: return []
        }
    }

    private func recolored(_ part: (layer: Layer, moves: Bool), _ component: Component) -> [Layer] {
        var layer = part.layer
        if let color = color(of: component, layer) { layer.color = color }
        layer.opacity = layer.opacity.times(component.track)
        return [layer]
    }

    private func moved(_ part: (layer: Layer, moves: Bool), _ component: Component) -> [Layer] {
        recolored(part, component).map { layer in
            var layer = layer
            if part.moves { layer.offset = way(of: component, layer) }
            return layer
        }
    }

    /// The color that the motion gives to a title or a button; nil for glass, which keeps its own.
    private func color(of component: Component, _ layer: Layer) -> Track<RGBA>? {
        if case .glass = layer.shape { return nil }
        let (motion, side) = (self.motion, component.of)
        switch component.component {
        case .title, .largeTitle: return Track.varying { motion.titleColor(of: side, at: $0) }.settled
        case .backButton, .leftItems, .rightItems:
            return Track.varying { motion.buttonColor(of: side, at: $0) }.settled
        case .background, .shadow: return nil
        }
    }

    /// The way that a layer of a component goes.
    private func way(of component: Component, _ layer: Layer) -> Track<Point> {
        guard let bounds = layer.shape.bounds else { return .constant(.zero) }
        let other = component.of == .from ? contents.to : contents.from
        let isRightToLeft = motion.isRightToLeft
        let toLeft = Point(x: -bounds.maxX)
        let toRight = Point(x: width - bounds.x)
        let leading = isRightToLeft ? toRight : toLeft
        let end: Point
        switch component.destination {
        case .place, .screen: return .constant(.zero)
        case .leadingEdge: end = leading
        case .trailingEdge: end = isRightToLeft ? toLeft : toRight
        case .backButton: end = layer.shape.way(to: other.backTitle, isRightToLeft) ?? leading
        case .title: end = layer.shape.way(to: other.title, isRightToLeft) ?? leading
        }
        return .linear(.zero, end)
    }

    /// The way of what a diagnostic is about, of the screen that comes: nowhere but where it goes with that screen, since it
    /// is ringed where it will be.
    func way(of place: MarkPlace) -> Track<Point> {
        let goesAlong = components.contains {
            $0.of == .to && $0.destination == .screen && place.components.contains($0.component)
        }
        return goesAlong ? offset(of: .to) : .constant(.zero)
    }

    // MARK: - The status bar

    private func statusBar() -> [Layer] {
        let shown = from.bar.statusBar.isHidden ? to : from
        let color = Track.step(
            from.bar.statusBar.color,
            to.bar.statusBar.color,
            at: PreviewConstant.statusBarChange.value
        )
        return StatusBarGlyphs.shapes(on: shown).map { Layer(shape: $0, color: color) }
    }
}

extension Track {
    /// The track as a constant where a few moments are the same: what changes does so at one of them.
    fileprivate var settled: Track {
        guard case .varying(let value) = self else { return self }
        let first = value(0)
        for moment in [0.01, 0.3, 0.5, 0.7, 0.99, 1] where value(moment) != first { return self }
        return .constant(first)
    }
}

extension Component {
    /// How much of it is seen.
    fileprivate var track: Track<Double> {
        guard let first = opacity.first else { return .constant(1) }
        if opacity.allSatisfy({ $0.opacity == first.opacity }) { return .constant(first.opacity) }
        return .varying { [opacity] moment in
            guard let next = opacity.firstIndex(where: { $0.at >= moment }) else { return opacity.last?.opacity ?? 1 }
            guard next > 0 else { return opacity[0].opacity }
            let (one, other) = (opacity[next - 1], opacity[next])
            guard other.at > one.at else { return other.opacity }
            return one.opacity + (other.opacity - one.opacity) * (moment - one.at) / (other.at - one.at)
        }
    }
}

extension Layer.Shape {
    /// What is covered by it, as far as it can go anywhere.
    fileprivate var bounds: Rect? {
        switch self {
        case .text(let line): line.bounds
        case .chevron(let chevron): chevron.bounds
        case .glass(let area, _), .rectangle(let area, _), .checkerboard(let area): area
        case .group, .backdrop, .rows, .edgeShadow, .ring, .number, .guide: nil
        }
    }

    /// The way from a text to the place of another: from the edge at which lines begin, and from baseline to baseline.
    fileprivate func way(to other: TextLine?, _ isRightToLeft: Bool) -> Point? {
        guard case .text(let line) = self, let other else { return nil }
        let x = isRightToLeft ? other.x + other.width - line.x - line.width : other.x - line.x
        return Point(x: x, y: other.baseline - line.baseline)
    }
}
