/// What the eye follows in the bar while one screen takes the place of another (uikit.md F, G, I).
struct ComponentRule {
    var kind: Plan.Kind
    var presentation: Plan.Presentation
    var family: PolicyPage.Family
    var environment: Environment
    var from: Bar
    var to: Bar

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
        let fading = side == .from ? Self.fadesOut : Self.fadesIn
        func addContent(_ name: Component.Name, _ destination: Component.Destination) {
            if movesContent { add(name, .screen, Self.seen) } else { add(name, destination, fading) }
        }
        if state.title.text != nil {
            addContent(state.title.isLarge ? .largeTitle : .title, side == .to ? .place : titleDestination)
        }
        if state.backButton.isShown { addContent(.backButton, side == .to ? .place : backButtonDestination) }
        if bar.items.hasLeft { addContent(.leftItems, .place) }
        if bar.items.hasRight { addContent(.rightItems, .place) }
        if state.background.kind != .clear { add(.background, backgroundDestination, backgroundTrack(of: side)) }
        if state.shadow.isVisible { add(.shadow, backgroundDestination, backgroundTrack(of: side)) }
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

    private func backgroundTrack(of side: Component.Side) -> [Component.Opacity] {
        switch presentation {
        case .slidingBars, .barSlidesIn, .barSlidesOut: Self.seen
        case .crossfade, .animateAlongside: side == .from ? Self.fadesOut : Self.fadesIn
        // The one background is the new one from the beginning.
        case .snap, .none: side == .from ? Self.gone : Self.seen
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
