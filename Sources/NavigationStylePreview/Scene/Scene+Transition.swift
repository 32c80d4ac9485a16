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
            .flatMap { component in
                let parts = parts(of: component)
                return (parts.standing + parts.moving).map { recolored($0, component) }
            }
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
        components.filter { $0.of == side && $0.destination != .screen }.flatMap { component in
            let parts = parts(of: component)
            return parts.standing.map { recolored($0, component) }
                + parts.moving.map { layer in
                    var layer = recolored(layer, component)
                    layer.offset = way(of: component)
                    return layer
                }
        }
    }

    /// The layers of a component as they are at rest: those that go its way, and those that stay in their place.
    private func parts(of component: Component) -> (moving: [Layer], standing: [Layer]) {
        let parts = BarParts(content(of: component.of), of: screen(component.of))
        switch component.component {
        case .title, .largeTitle: return (parts.title, parts.prompt)
        case .backButton:
            // Where both screens have a chevron there is one, which the incoming screen's component draws.
            let isCommon = component.of == .from && hasCommonChevron
            return (parts.backTitle, isCommon ? [] : parts.chevron)
        case .leftItems: return (parts.leftItems, [])
        case .rightItems: return (parts.rightItems, [])
        case .background, .shadow: return ([], [])
        }
    }

    /// Whether both screens have a chevron in the one bar.
    private var hasCommonChevron: Bool {
        contents.from.chevron != nil && contents.to.chevron != nil
            && components.count { $0.component == .backButton && $0.destination != .screen } == 2
    }

    private func content(of side: Component.Side) -> BarContent { side == .from ? contents.from : contents.to }

    private func recolored(_ layer: Layer, _ component: Component) -> Layer {
        var layer = layer
        if case .chevron = layer.shape, component.destination != .screen, hasCommonChevron {
            layer.color = commonChevronColor
            return layer
        }
        if let color = color(of: component, layer) { layer.color = color }
        layer.opacity = layer.opacity.times(component.track)
        return layer
    }

    /// The color of the one chevron of both screens, from one button's to the other's.
    private var commonChevronColor: Track<RGBA> {
        Track.varying { [motion] in
            motion.buttonColor(of: .from, at: $0).mixed(with: motion.buttonColor(of: .to, at: $0), by: $0)
        }
        .settled
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

    /// The way that a component goes, relative to its place.
    private func way(of component: Component) -> Track<Point> {
        let way = Track.linear(
            offset(of: component, at: component.origin),
            offset(of: component, at: component.destination)
        )
        guard motion.kind == .push else { return way }
        return way.delayed
    }

    /// How far a component is from its own place where it is at `place`.
    private func offset(of component: Component, at place: Component.Place) -> Point {
        let content = content(of: component.of)
        guard let text = component.component == .backButton ? content.backTitle : content.title else { return .zero }
        let other = self.content(of: component.of == .from ? .to : .from)
        let isRightToLeft = motion.isRightToLeft
        let toLeft = Point(x: -text.x - text.width)
        let toRight = Point(x: width - text.x)
        switch place {
        case .place, .screen: return .zero
        case .leadingEdge: return isRightToLeft ? toRight : toLeft
        case .trailingEdge: return isRightToLeft ? toLeft : toRight
        case .backButton:
            return other.backTitle.map { text.way(to: $0, isRightToLeft) }
                ?? text.way(toX: content.backTitlePlace.x, baseline: content.backTitlePlace.y, isRightToLeft)
        case .title:
            return other.title.map { text.way(to: $0, isRightToLeft) }
                ?? Point(x: (width - text.width) / 2 - text.x)
        }
    }

    /// The way of a part of the incoming screen that a diagnostic is about: that of the component which it is.
    func way(of place: MarkPlace) -> Track<Point> {
        let component = components.first { $0.of == .to && place.components.contains($0.component) }
        guard let component else { return .constant(.zero) }
        if component.destination == .screen { return offset(of: .to) }
        // What points back stays in its place.
        return place == .backButton ? .constant(.zero) : way(of: component)
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

extension TextLine {
    /// The way to the place of `other`: from the edge at which lines begin, and from baseline to baseline.
    fileprivate func way(to other: TextLine, _ isRightToLeft: Bool) -> Point {
        way(toX: isRightToLeft ? other.x + other.width : other.x, baseline: other.baseline, isRightToLeft)
    }

    /// The way to a place that is `x` at the edge at which lines begin.
    fileprivate func way(toX x: Double, baseline: Double, _ isRightToLeft: Bool) -> Point {
        Point(x: x - (isRightToLeft ? self.x + width : self.x), y: baseline - self.baseline)
    }
}

extension Track<Point> {
    /// The track of what is a little behind the screens.
    fileprivate var delayed: Track {
        guard case .varying(let way) = self else { return self }
        return .varying { way(Spring.progress(delayedBy: PreviewConstant.titleDelay.value, at: $0)) }
    }
}
