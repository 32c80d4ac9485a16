/// What the eye follows in the bar while one screen takes the place of another (uikit.md F, G, I).
struct ComponentRule {
    var family: PolicyPage.Family
    var environment: NavigationEnvironment
    /// What moves, and what stands.
    var motion: BarMotion
    var from: Bar
    var to: Bar

    private var kind: Plan.Kind { motion.kind }
    private var presentation: Plan.Presentation { motion.presentation }

    /// One screen's bar.
    struct Bar {
        var state: BarState
        var items: Items
    }

    /// Whether a screen has bar button items of its own.
    struct Items {
        var hasLeft, hasRight: Bool

        init(of place: ScreenPlace) {
            hasLeft = place { !$0.navigationItem.leftBarButtonItems.isEmpty }
            hasRight = place { !$0.navigationItem.rightBarButtonItems.isEmpty }
        }
    }

    func components() -> [Component] {
        var components: [Component] = []
        components.reserveCapacity(8)
        append(from, .from, to: &components)
        append(to, .to, to: &components)
        return components
    }

    private func append(_ bar: Bar, _ side: Component.Side, to components: inout [Component]) {
        let state = bar.state
        guard !state.isHidden else { return }
        func add(_ name: Component.Name, _ destination: Component.Destination, _ track: [Component.Opacity]) {
            components.append(Component(component: name, of: side, destination: destination, opacity: track))
        }
        let fading = contentTrack(of: side)
        func addContent(_ name: Component.Name, _ destination: Component.Destination) {
            if movesContent { add(name, .screen, Self.seen) } else { add(name, destination, fading) }
        }
        if state.title.text != nil {
            addContent(state.title.isLarge ? .largeTitle : .title, side == .to ? .place : titleDestination)
        }
        if state.backButton.isShown { addContent(.backButton, side == .to ? .place : backButtonDestination) }
        if bar.items.hasLeft { addContent(.leftItems, .place) }
        if bar.items.hasRight { addContent(.rightItems, .place) }
        if state.background.kind != .clear {
            let own = (motion.from.background, motion.to.background)
            add(.background, backgroundDestination, track(of: side, motion.background, own))
        }
        if state.shadow.isVisible {
            add(.shadow, backgroundDestination, track(of: side, motion.shadow, (motion.from.shadow, motion.to.shadow)))
        }
    }

    /// The title of the screen that is left is what the back button is called; in a pop it makes room.
    private var titleDestination: Component.Destination {
        guard kind == .push else { return .trailingEdge }
        return to.state.backButton.title == nil ? .leadingEdge : .backButton
    }

    /// In a pop the label of the back button becomes the title of the screen that it names.
    private var backButtonDestination: Component.Destination {
        guard kind == .pop, from.state.backButton.title != nil, to.state.title.text != nil else { return .leadingEdge }
        return .title
    }

    /// Whether titles and buttons go with the screens: in bars of their own, with a bar that comes or goes as a whole,
    /// and on iOS 26 in any bar.
    private var movesContent: Bool {
        switch presentation {
        case .barSlidesIn, .barSlidesOut: true
        case .slidingBars where family == .barPerScreen: true
        default: environment.designVersion >= .liquidGlass
        }
    }

    private var backgroundDestination: Component.Destination {
        switch presentation {
        case .slidingBars, .barSlidesIn, .barSlidesOut: .screen
        case .crossfade, .animateAlongside, .snap, .none: .place
        }
    }

    /// How much is seen of what is behind the content of `side`, of which `course` is what becomes of it and `own` what
    /// each of the two screens has.
    private func track<Value>(
        of side: Component.Side,
        _ course: BarMotion.Course<Value>,
        _ own: (from: Value, to: Value)
    ) -> [Component.Opacity] {
        let isFading = presentation == .crossfade || presentation == .animateAlongside
        switch course {
        case .ofEachScreen: return Self.seen
        case .moves: return side == .from ? Self.fadesOut : Self.fadesIn
        case .stands where isFading && own.from.looksLike(own.to): return side == .from ? Self.fadesOut : Self.fadesIn
        // The one background is the new one from the beginning, or the old one to the end; or none is seen.
        case .stands(let value):
            if motion.coming.isHidden { return Self.gone }
            let isOld = value.looksLike(own.from) && !own.from.looksLike(own.to)
            return (side == .from) == isOld ? Self.seen : Self.gone
        }
    }

    /// How much is seen of the titles and buttons of `side`: of a bar that is gone at once nothing, of one that is there
    /// at once everything.
    private func contentTrack(of side: Component.Side) -> [Component.Opacity] {
        if presentation == .snap {
            if motion.coming.isHidden { return Self.gone }
            if motion.from.isHidden { return Self.seen }
        }
        return side == .from ? Self.fadesOut : Self.fadesIn
    }

    private static let fadesIn = track(0, 1)
    private static let fadesOut = track(1, 0)
    private static let seen = track(1, 1)
    private static let gone = track(0, 0)

    private static func track(_ start: Double, _ end: Double) -> [Component.Opacity] {
        [Component.Opacity(at: 0, opacity: start), Component.Opacity(at: 1, opacity: end)]
    }
}
