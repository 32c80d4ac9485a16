/// What the eye follows in the bar while one screen takes the place of another (uikit.F8, uikit.G, uikit.I).
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
        /// Whether the navigation controller hides it.
        var isNavigationBarHidden: Bool
        var items: Items

        init(_ snapshot: BarSnapshot, items: Items) {
            state = snapshot.bar
            isNavigationBarHidden = snapshot.scene.isNavigationBarHidden
            self.items = items
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

    /// A way and the opacity on it.
    private struct Course {
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
        func add(_ name: Component.Name, _ course: Course) {
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
        if state.title.text != nil || bar.items.hasTitleView {
            add(state.title.isLarge ? .largeTitle : .title, content(of: side, title(of:)))
        }
        if state.backButton.isShown { add(.backButton, content(of: side, backButton(of:))) }
        if bar.items.hasLeft { add(.leftItems, content(of: side, items(of:))) }
        if bar.items.hasRight { add(.rightItems, content(of: side, items(of:))) }
        func addBackdrop(_ name: Component.Name, _ opacity: [Component.Opacity]) {
            add(name, Course(origin: backgroundPlace, destination: backgroundPlace, opacity: opacity))
        }
        if state.background.kind != .clear {
            let own = (motion.from.background, motion.to.background)
            addBackdrop(.background, track(of: side, motion.background, own))
        }
        if state.shadow.isVisible {
            addBackdrop(.shadow, track(of: side, motion.shadow, (motion.from.shadow, motion.to.shadow)))
        }
    }

    // MARK: - Titles and buttons

    /// The course of something that stands in the bar of `side`: along with its screen, or the one that `course` tells.
    private func content(of side: Component.Side, _ course: (Component.Side) -> Course) -> Course {
        if movesContent { return Course(origin: .screen, destination: .screen, opacity: Self.seen) }
        // In a bar that is gone at once nothing is seen, in one that is there at once everything is.
        if presentation == .snap, motion.coming.isHidden || motion.from.isHidden {
            let opacity = motion.coming.isHidden ? Self.gone : Self.seen
            return Course(origin: .place, destination: .place, opacity: opacity)
        }
        return course(side)
    }

    /// In a push the title that goes becomes the label of the back button, and the title that comes enters at the far edge;
    /// in a pop it is the other way round.
    private func title(of side: Component.Side) -> Course {
        switch (kind == .push, side) {
        case (true, .from):
            Course(origin: .place, destination: labelPlace(in: to), opacity: TitleOpacity.leaving)
        case (true, .to): Course(origin: .trailingEdge, destination: .place, opacity: Self.fadesIn)
        case (false, .from): Course(origin: .place, destination: .trailingEdge, opacity: TitleOpacity.leaving)
        case (false, .to):
            Course(origin: labelPlace(in: from), destination: .place, opacity: TitleOpacity.arriving)
        }
    }

    /// Returns the way of the label of a back button, which is the title of the screen below.
    ///
    /// The label that a push brings was the title that goes, and the one that a pop takes away becomes the title that comes.
    /// Any other comes and goes at the near edge.
    private func backButton(of side: Component.Side) -> Course {
        switch (kind == .push, side) {
        case (true, .from): Course(origin: .place, destination: .leadingEdge, opacity: TitleOpacity.leaving)
        case (true, .to):
            Course(origin: titlePlace(in: from, for: to), destination: .place, opacity: TitleOpacity.arriving)
        case (false, .from):
            Course(origin: .place, destination: titlePlace(in: to, for: from), opacity: TitleOpacity.leaving)
        case (false, .to): Course(origin: .leadingEdge, destination: .place, opacity: TitleOpacity.arriving)
        }
    }

    private func items(of side: Component.Side) -> Course {
        Course(origin: .place, destination: .place, opacity: side == .from ? Self.fadesOut : Self.fadesIn)
    }

    /// The place of the label in `bar`; the near edge where its back button has none.
    ///
    /// In a bar that is only invisible, titles still go there.
    private func labelPlace(in bar: Bar) -> Component.Place {
        bar.state.isHidden || bar.state.backButton.title != nil ? .backButton : .leadingEdge
    }

    /// The place of the title in `bar`, for the label of the back button in `other`.
    private func titlePlace(in bar: Bar, for other: Bar) -> Component.Place {
        guard other.state.backButton.title != nil else { return .leadingEdge }
        let hasTitle = bar.state.title.text != nil || bar.items.hasTitleView
        return bar.state.isHidden || hasTitle ? .title : .leadingEdge
    }

    /// Whether titles and buttons go with the screens.
    ///
    /// They do in bars of their own, with a bar that the navigation controller slides as a whole, and on iOS 26 in any bar.
    /// A bar that is only invisible stands where it is (libraries.3).
    private var movesContent: Bool {
        if environment.designVersion >= .liquidGlass { return true }
        switch presentation {
        case .barSlidesIn, .barSlidesOut:
            return family == .barPerScreen || from.isNavigationBarHidden != to.isNavigationBarHidden
        case .slidingBars: return family == .barPerScreen
        case .crossfade, .animateAlongside, .snap, .none: return false
        }
    }

    // MARK: - The background

    private var backgroundPlace: Component.Place {
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

    private static let fadesIn = track(0, 1)
    private static let fadesOut = track(1, 0)
    private static let seen = track(1, 1)
    private static let gone = track(0, 0)

    private static func track(_ start: Double, _ end: Double) -> [Component.Opacity] {
        [Component.Opacity(at: 0, opacity: start), Component.Opacity(at: 1, opacity: end)]
    }
}
