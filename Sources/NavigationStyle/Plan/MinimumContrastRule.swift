/// The least contrast on the way from one look of the bar to the next: background and ink both move, so that it may lie
/// between the ends (uikit.md I, L).
///
/// It is looked for at 21 moments, both ends among them. At each what counts is the title and the buttons of the screen
/// of which more is seen, drawn in full however far they have faded, with the root view of that screen behind the bar.
/// What is indeterminate at one moment is so altogether.
struct MinimumContrastRule {
    /// How the bar looks at one moment; its `progress` and `interpolation` are set for each.
    var moment: SwipeRule
    /// What surrounds the bar before and after.
    var before, after: BarSurroundings
    /// What the policy does at each moment; one for all where it does not interpolate by values of its own.
    var interpolations: [BarInterpolation]

    /// How much of the transition is over at each moment.
    static let moments = (0...20).map { Double($0) / 20 }

    func contrast() -> BarContrast {
        var least = BarContrast()
        var bar = moment
        // What is behind the status bar moves in the same way.
        var upper = moment
        upper.before.background = before.statusBarBackground
        upper.midway.background = after.statusBarBackground
        let isWhole =
            before.statusBarBackground == moment.before.background
            && after.statusBarBackground == moment.midway.background
        for (index, progress) in Self.moments.enumerated() {
            bar.progress = progress
            if let interpolation = interpolation(at: index) { bar.interpolation = interpolation }
            let state = bar.isOutgoingNearer ? bar.before : bar.arrival
            let surroundings = bar.isOutgoingNearer ? before : after
            let background = bar.background
            let backdrop = background.color(over: surroundings.rootColor)
            if state.contrast.title != nil {
                let ink = surroundings.faded(bar.titleColor)
                least.title.lower(to: state.title.contrast(in: ink, on: backdrop), at: progress)
            }
            if let atRest = state.contrast.buttons {
                // From iOS 26 on buttons stand on glass of their own, and an appearance may give them its own colour.
                let isOnGlass = bar.environment.designVersion >= .liquidGlass
                let isTinted = state.backButton.color == state.tintColor
                let contrast = Contrast(
                    of: surroundings.faded(isTinted ? bar.tintColor : state.backButton.color),
                    on: isOnGlass ? nil : backdrop,
                    required: atRest.required
                )
                least.buttons.lower(to: contrast, at: progress)
            }
            if !state.statusBar.isHidden {
                upper.progress = progress
                upper.interpolation = bar.interpolation
                let behind = (isWhole ? background : upper.background).color(over: surroundings.rootColor)
                least.statusBar.lower(to: state.statusBar.contrast(on: behind), at: progress)
            }
        }
        return least
    }

    private func interpolation(at index: Int) -> BarInterpolation? {
        interpolations.count > 1 ? interpolations[index] : interpolations.first
    }
}

extension Contrast? {
    /// Takes `other`, at `progress` of the transition, if less is left of what it needs; indeterminate it stays.
    fileprivate mutating func lower(to other: Contrast, at progress: Double) {
        if let self {
            guard let ratio = self.ratio else { return }
            // Two titles of different sizes need different ratios.
            if let lower = other.ratio, lower / other.required >= ratio / self.required { return }
        }
        self = other
        if other.ratio != nil { self?.at = progress }
    }
}

extension NavigationStylePolicy {
    /// What the policy does with the bar at each moment of `transition` at which its contrast is looked at: one for all
    /// where it has no values of its own.
    func interpolations(of transition: Transition, in simulation: Simulation<Self>) -> [BarInterpolation] {
        let first = interpolation(of: transition, at: 0, in: simulation)
        guard case .moment = first else { return [first] }
        return [first]
            + MinimumContrastRule.moments.dropFirst().map { interpolation(of: transition, at: $0, in: simulation) }
    }
}
