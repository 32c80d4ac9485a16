/// The least contrast on the way from one look of the bar to the next: background and ink both move, so that it may lie
/// between the ends (uikit.I, uikit.L).
///
/// It is looked for at 21 moments, both ends among them. At each what counts is the title and the buttons of the screen
/// of which more is seen, drawn in full however far they have faded, with the root view of that screen behind the bar.
/// What is indeterminate at one moment is so altogether.
struct MinimumContrastRule {
    /// How the bar moves.
    var rule: MotionRule
    var motion: BarMotion
    /// What surrounds the bar before, as it stands on the way, and after.
    var before, standing, after: BarSurroundings

    /// How much of the transition is over at each moment.
    static let moments = (0...20).map { Double($0) / 20 }

    func contrast() -> BarContrast {
        var least = BarContrast()
        let upper = upperCourse
        for moment in Self.moments {
            let side = motion.nearer(at: moment)
            let state = side == .from ? rule.before : rule.after
            let surroundings = side == .from ? before : after
            let background = motion.background(of: side, at: moment)
            let backdrop = surroundings.backdrop(of: background)
            let isAtRest = background == state.background
            if let atRest = state.contrast.title {
                let ink = motion.titleColor(of: side, at: moment)
                let contrast = state.title.contrast(
                    in: surroundings.faded(ink),
                    on: backdrop,
                    isSystem: isAtRest && ink == state.title.color && atRest.verdict == .system
                )
                least.title.lower(to: contrast, at: moment)
            }
            if let atRest = state.contrast.buttons {
                let ink = motion.buttonColor(of: side, at: moment)
                let contrast = Contrast(
                    of: surroundings.faded(ink),
                    // From iOS 26 on buttons stand on glass of their own, and an appearance may give them its own color.
                    on: rule.environment.designVersion >= .liquidGlass ? .unknown : backdrop,
                    required: atRest.required,
                    isSystem: isAtRest && ink == state.backButton.color && atRest.verdict == .system
                )
                least.buttons.lower(to: contrast, at: moment)
            }
            if let statusBar = state.statusBar, !statusBar.isHidden {
                let own = (
                    before.statusBarBackground, standing.statusBarBackground, after.statusBarBackground
                )
                let behind = surroundings.backdrop(of: motion.value(upper, of: side, own, at: moment))
                least.statusBar.lower(to: statusBar.contrast(on: behind), at: moment)
            }
        }
        return least
    }

    /// What becomes of what is behind the status bar: it moves as the bar's background does.
    private var upperCourse: BarMotion.Course<BarState.Background> {
        rule.background(from: before.statusBarBackground, standing: standing.statusBarBackground)
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
