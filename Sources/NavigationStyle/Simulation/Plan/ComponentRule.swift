/// The rule for the paths of a bar's parts while one screen replaces another (uikit.F8, uikit.G, uikit.I).
struct ComponentRule {
    /// Whether each screen carries a whole bar of its own while the screens move, with its titles and buttons.
    var carriesWholeBars: Bool
    var environment: NavigationEnvironment
    /// The movement of the bar's properties.
    var motion: BarMotion
    /// Whether the last change of `isNavigationBarHidden` was animated.
    var isHidingAnimated: Bool
    var from: Bar
    var to: Bar

    private var kind: Plan.Kind { motion.kind }
    private var presentation: Plan.Presentation { motion.presentation }

    /// One screen's bar.
    struct Bar {
        var state: BarState
        /// Whether the navigation controller hides the bar.
        var isNavigationBarHidden: Bool
        var items: Items
        /// Whether a prompt is drawn where a title could be below it, and is not: it goes with the title as any other.
        var hasOnlyPrompt = false

        init(_ snapshot: BarSnapshot) {
            state = snapshot.bar
            isNavigationBarHidden = snapshot.scene.isNavigationBarHidden
            items = Items(of: snapshot.scene.place)
            guard state.title.text == nil, !items.hasTitleView else { return }
            hasOnlyPrompt = snapshot.scene.promptHeight(on: snapshot.device) > 0
        }
    }

    /// Whether a screen has bar button items of its own, and a view in the title's place.
    struct Items {
        var hasLeft, hasRight, hasTitleView: Bool

        init(of place: ScreenPlace) {
            hasLeft = place { !$0.navigationItem.leftBarButtonItems.isEmpty }
            hasRight = place { !$0.navigationItem.rightBarButtonItems.isEmpty }
            hasTitleView = place { $0.navigationItem.hasTitleView }
        }
    }

    /// A path and the opacity on it.
    private struct ComponentPath {
        var origin, destination: Component.Place
        var opacity: [Component.Opacity]
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
        func add(_ name: Component.Name, _ course: ComponentPath) {
            components.append(
                Component(
                    component: name,
                    of: side,
                    origin: course.origin,
                    destination: course.destination,
                    opacity: course.opacity
                )
            )
        }
        if state.title.text != nil || bar.items.hasTitleView || bar.hasOnlyPrompt {
            add(state.title.isLarge ? .largeTitle : .title, content(of: side, title(of:)))
        }
        if state.backButton.isShown { add(.backButton, content(of: side, backButton(of:))) }
        if bar.items.hasLeft { add(.leftItems, content(of: side, items(of:))) }
        if bar.items.hasRight { add(.rightItems, content(of: side, items(of:))) }
        func addBackdrop(_ name: Component.Name, _ opacity: [Component.Opacity]) {
            add(name, ComponentPath(origin: backgroundPlace, destination: backgroundPlace, opacity: opacity))
        }
        // A bar that moves with its screen may draw what the bar at rest does not have, and lack what that has.
        let moving = motion.isSplit ? side == .from ? motion.leaving : motion.coming : nil
        let isBackgroundDrawn = moving.map { $0.background.kind != .clear }
        if state.background.kind != .clear || isBackgroundDrawn ?? false {
            let own = (motion.from.background, motion.to.background)
            addBackdrop(
                .background,
                isBackgroundDrawn ?? true ? track(of: side, motion.background, own) : Self.gone
            )
        }
        let isShadowDrawn = moving.map(\.shadow.isVisible)
        if state.shadow.isVisible || isShadowDrawn ?? false {
            let own = (motion.from.shadow, motion.to.shadow)
            addBackdrop(.shadow, isShadowDrawn ?? true ? track(of: side, motion.shadow, own) : Self.gone)
        }
    }

    // MARK: - Titles and buttons

    /// Returns the path of a title or button of `side`: along with its screen, or the one that `course` returns.
    private func content(of side: Component.Side, _ course: (Component.Side) -> ComponentPath) -> ComponentPath {
        if movesContent { return ComponentPath(origin: .screen, destination: .screen, opacity: Self.seen) }
        // A bar that goes at once shows nothing on the way; one that comes at once shows everything.
        if presentation == .snap || hidesBar, motion.coming.isHidden || motion.from.isHidden {
            let opacity = motion.coming.isHidden ? Self.gone : Self.seen
            return ComponentPath(origin: .place, destination: .place, opacity: opacity)
        }
        return course(side)
    }

    /// Returns the path of a title.
    ///
    /// In a push the outgoing title becomes the label of the back button, and the incoming title enters at the trailing
    /// edge; a pop does the reverse.
    private func title(of side: Component.Side) -> ComponentPath {
        switch (kind == .push, side) {
        case (true, .from):
            ComponentPath(origin: .place, destination: labelPlace(in: to), opacity: TitleOpacity.leaving)
        case (true, .to): ComponentPath(origin: .trailingEdge, destination: .place, opacity: Self.fadesIn)
        case (false, .from): ComponentPath(origin: .place, destination: .trailingEdge, opacity: TitleOpacity.leaving)
        case (false, .to):
            ComponentPath(origin: labelPlace(in: from), destination: .place, opacity: TitleOpacity.arriving)
        }
    }

    /// Returns the path of the label of a back button, which is the title of the screen below.
    ///
    /// The label that a push brings was the outgoing title, and the label that a pop removes becomes the incoming
    /// title. Any other label comes and goes at the leading edge.
    private func backButton(of side: Component.Side) -> ComponentPath {
        switch (kind == .push, side) {
        case (true, .from): ComponentPath(origin: .place, destination: .leadingEdge, opacity: TitleOpacity.leaving)
        case (true, .to):
            ComponentPath(origin: titlePlace(in: from, for: to), destination: .place, opacity: TitleOpacity.arriving)
        case (false, .from):
            ComponentPath(origin: .place, destination: titlePlace(in: to, for: from), opacity: TitleOpacity.leaving)
        case (false, .to): ComponentPath(origin: .leadingEdge, destination: .place, opacity: TitleOpacity.arriving)
        }
    }

    private func items(of side: Component.Side) -> ComponentPath {
        ComponentPath(origin: .place, destination: .place, opacity: side == .from ? Self.fadesOut : Self.fadesIn)
    }

    /// Returns the place of the label in `bar`; the leading edge if its back button has none.
    ///
    /// Titles go to the label's place even in a bar that is invisible.
    private func labelPlace(in bar: Bar) -> Component.Place {
        bar.state.isHidden || bar.state.backButton.title != nil ? .backButton : .leadingEdge
    }

    /// Returns the place of the title in `bar`, for the label of the back button in `other`.
    private func titlePlace(in bar: Bar, for other: Bar) -> Component.Place {
        guard other.state.backButton.title != nil else { return .leadingEdge }
        let hasTitle = bar.state.title.text != nil || bar.items.hasTitleView
        return bar.state.isHidden || hasTitle ? .title : .leadingEdge
    }

    /// Whether titles and buttons move with the screens.
    ///
    /// They do in bars of the screens' own, in fake bars under which the real bar is hidden as a whole (libraries.2), in a
    /// bar that the navigation controller slides as a whole, and on iOS 26 in any bar. A bar that is only invisible does
    /// not move (libraries.3).
    private var movesContent: Bool {
        if environment.designVersion >= .liquidGlass { return true }
        switch presentation {
        case .barSlidesIn, .barSlidesOut: return carriesWholeBars || hidesBar && isHidingAnimated
        case .slidingBars: return carriesWholeBars
        case .crossfade, .animateAlongside, .snap, .none: return false
        }
    }

    /// Whether the navigation controller hides or shows the bar in the transition.
    private var hidesBar: Bool { from.isNavigationBarHidden != to.isNavigationBarHidden }

    // MARK: - The background

    private var backgroundPlace: Component.Place {
        switch presentation {
        case .slidingBars, .barSlidesIn, .barSlidesOut: .screen
        case .crossfade, .animateAlongside, .snap, .none: .place
        }
    }

    /// Returns the opacity of the background or hairline of `side`, given its `course` and the `own` values of the two
    /// screens.
    private func track<Value>(
        of side: Component.Side,
        _ course: BarMotion.Motion<Value>,
        _ own: (from: Value, to: Value)
    ) -> [Component.Opacity] {
        let isFading = presentation == .crossfade || presentation == .animateAlongside
        switch course {
        case .ofEachScreen: return Self.seen
        case .moves: return side == .from ? Self.fadesOut : Self.fadesIn
        case .stands where isFading && own.from.looksLike(own.to): return side == .from ? Self.fadesOut : Self.fadesIn
        // The background that does not move is the new one from the beginning, or the old one until the end; or none is
        // visible.
        case .stands(let value):
            if motion.coming.isHidden { return Self.gone }
            let isOld = value.looksLike(own.from) && !own.from.looksLike(own.to)
            return (side == .from) == isOld ? Self.seen : Self.gone
        }
    }

    private static let fadesIn = track(0, 1)
    private static let fadesOut = track(1, 0)
    private static let seen = track(1, 1)
    private static let gone = track(0, 0)

    private static func track(_ start: Double, _ end: Double) -> [Component.Opacity] {
        [Component.Opacity(at: 0, opacity: start), Component.Opacity(at: 1, opacity: end)]
    }
}
