/// What a person sees of the bar at one moment of a back swipe (uikit.md F8, I; libraries.md 13.13).
struct SwipeRule {
    /// How much of the width the finger covers, 0…1.
    var progress: Double
    var family: PolicyPage.Family
    var environment: Environment
    /// The width of the window in points.
    var width: Double
    /// What the bar does were the swipe finished.
    var presentation: Plan.Presentation
    var interpolation: BarInterpolation
    /// The bar before the swipe, as it stands under the finger, and as the incoming screen shows it at rest.
    var before: BarState
    var midway: BarState
    var arrival: BarState

    func bar() -> SwipedBar {
        var title = nearer.title
        title.color = titleColor
        return SwipedBar(
            progress: progress,
            background: isSplit ? before.seenBackground : background,
            edge: isSplit ? edge : nil,
            incomingBackground: isSplit ? arrival.seenBackground : nil,
            tintColor: tintColor,
            title: title
        )
    }

    /// Whether each screen carries its bar along, or its lack of one.
    private var isSplit: Bool {
        switch presentation {
        case .slidingBars, .barSlidesIn, .barSlidesOut: true
        case .crossfade, .animateAlongside, .snap, .none: false
        }
    }

    /// The outgoing screen leaves by the trailing edge.
    private var edge: Double {
        width * (environment.layoutDirection == .rightToLeft ? 1 - progress : progress)
    }

    /// The bar whose title is the more visible of the two.
    private var nearer: BarState { isOutgoingNearer ? before : arrival }

    /// Whether more is seen of the title of the outgoing screen than of the other's.
    var isOutgoingNearer: Bool {
        if before.isHidden { return false }
        return arrival.isHidden || progress < 0.5
    }

    /// What stands behind the content of a bar that serves both screens.
    var background: BarState.Background {
        if midway.isHidden { return .clear }
        switch (interpolation, presentation) {
        case (.moment(let moment), _): return moment.background.map(seen) ?? midway.background
        case (.byPresentation, .crossfade), (.byPresentation, .animateAlongside):
            return before.background.mixed(with: midway.background, by: progress)
        case (.byPresentation, _), (.none, _): return midway.background
        }
    }

    /// What is seen of a colour that a policy has mixed.
    private func seen(_ background: BarMoment.Background) -> BarState.Background {
        if background.alpha == 0 || background.color.isClear { return .clear }
        let isOverEffect = !background.color.isOpaque && nearer.background.kind == .blur
        var result = BarState.Background(isOverEffect ? .blur : .color, color: background.color)
        result.alpha = .value(background.alpha)
        return result
    }

    /// The colour of the buttons.
    var tintColor: RGBA {
        switch interpolation {
        case .moment(let moment): return moment.tintColor
        case .none: return midway.tintColor
        case .byPresentation: break
        }
        // In bars and in items of their own each screen's buttons keep theirs.
        if family == .barPerScreen || family == .navigationItem { return nearer.tintColor }
        // From iOS 11 on buttons have a new tint at once (uikit.md F8).
        return presentation == .animateAlongside && environment.os < .snappingTintColor
            ? before.tintColor.mixed(with: midway.tintColor, by: progress) : midway.tintColor
    }

    /// The colour of the title that is the more visible of the two.
    var titleColor: RGBA {
        switch interpolation {
        case .moment(let moment): return moment.titleColor
        case .none: return midway.title.color
        case .byPresentation: break
        }
        // Where two looks fade into each other, each title keeps its own.
        switch presentation {
        case .crossfade, .animateAlongside: return nearer.title.color
        default: return family == .barPerScreen ? nearer.title.color : midway.title.color
        }
    }
}

extension BarState {
    /// The background, which is clear where nothing of the bar is seen.
    fileprivate var seenBackground: Background { isHidden ? .clear : background }
}
