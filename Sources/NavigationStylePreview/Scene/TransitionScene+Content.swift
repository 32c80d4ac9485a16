import NavigationStyle

// The content of the bar while the screens move.
extension TransitionScene {
    /// Returns the content of the bar that moves with its screen.
    func contentOfScreen(_ side: Component.Side) -> [Layer] {
        let bar = BarParts(content(of: side), of: screen(side), alpha: contentAlpha)
        let searchField = bar.searchField.grouped(as: .searchBar)
        return components.filter { $0.of == side && $0.destination == .screen }
            .flatMap { component in
                let parts = parts(of: component)
                return (parts.standing + parts.moving).map { recolored($0, component) }.grouped(
                    as: component.component.part
                )
            } + searchField
    }

    /// Returns the content of the bar that does not move with its screen.
    func overlay(_ side: Component.Side) -> [Layer] {
        components.filter { $0.of == side && $0.destination != .screen }.flatMap { component in
            let parts = parts(of: component)
            let layers =
                parts.standing.map { recolored($0, component) }
                + parts.moving.map { layer in
                    var layer = recolored(layer, component)
                    layer.offset = way(of: component)
                    return layer
                }
            return layers.grouped(as: component.component.part)
        }
    }

    /// Returns the layers of a component at rest: those that move with it, and those that stay in place.
    private func parts(of component: Component) -> (moving: [Layer], standing: [Layer]) {
        let parts = BarParts(content(of: component.of), of: screen(component.of), alpha: contentAlpha)
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

    /// Whether both screens show a chevron in one shared bar.
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

    /// The color of the shared chevron, from one button's color to the other's.
    private var commonChevronColor: Track<RGBA> {
        Track.varying { [motion] in
            motion.buttonColor(of: .from, at: $0).mixed(with: motion.buttonColor(of: .to, at: $0), by: $0)
        }
        .settled
    }

    /// Returns the color that the motion gives to a title or a button; nil for glass, which keeps its own.
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

    /// Returns the movement of a component, relative to its own place.
    private func way(of component: Component) -> Track<Point> {
        let start = offset(of: component, at: component.origin)
        let way = Track.linear(start, offset(of: component, at: component.destination))
        guard motion.kind == .push else { return way }
        return way.delayed
    }

    /// Returns the offset of a component from its own place when it is at `place`.
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

    /// Returns the movement of the part of the screen of `side` that a diagnostic is about: that of its component.
    func way(of place: MarkPlace, on side: Component.Side) -> Track<Point> {
        let component = components.first { $0.of == side && place.components.contains($0.component) }
        guard let component else { return .constant(.zero) }
        if component.destination == .screen { return offset(of: side) }
        // The chevron stays in its place.
        return place == .backButton ? .constant(.zero) : way(of: component)
    }
}

extension Component.Name {
    /// The part of a picture to which it belongs.
    fileprivate var part: Layer.Part {
        switch self {
        case .title, .largeTitle: .title
        case .backButton: .backButton
        case .leftItems, .rightItems: .items
        case .background: .background
        case .shadow: .hairline
        }
    }
}

extension Component {
    /// The opacity, 0…1, over the transition.
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
    /// Returns the vector to the place of `other`, between the leading edges and the baselines.
    fileprivate func way(to other: TextLine, _ isRightToLeft: Bool) -> Point {
        way(toX: isRightToLeft ? other.x + other.width : other.x, baseline: other.baseline, isRightToLeft)
    }

    /// Returns the vector to a place with `x` at the leading edge.
    fileprivate func way(toX x: Double, baseline: Double, _ isRightToLeft: Bool) -> Point {
        Point(x: x - (isRightToLeft ? self.x + width : self.x), y: baseline - self.baseline)
    }
}

extension Track<Point> {
    /// The track, delayed a little behind the screens.
    fileprivate var delayed: Track {
        guard case .varying(let way) = self else { return self }
        return .varying { moment in
            let point = way(Spring.progress(delayedBy: PreviewConstant.titleDelay.value, at: moment))
            // Baselines differ by a third of a point at most, of which nobody sees a hundredth.
            return Point(x: (point.x * 100).rounded() / 100, y: (point.y * 10).rounded() / 10)
        }
    }
}
