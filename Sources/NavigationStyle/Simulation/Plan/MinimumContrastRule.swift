/// The rule for the least contrast on the way from one look of the bar to the next: background and text both change
/// color, so the minimum may lie between the ends (uikit.I, uikit.L).
///
/// It samples 21 moments, both ends among them. At each it measures the title and the buttons of the more visible
/// screen, at full opacity however far they have faded, with the root view of that screen behind the bar. A contrast
/// that is indeterminate at one moment is indeterminate altogether.
struct MinimumContrastRule {
    /// The rule by which the bar moves.
    var rule: MotionRule
    var motion: BarMotion
    /// The surroundings of the bar before the transition and after it.
    var before, after: BarSurroundings

    /// The sampled moments, each as the elapsed fraction of the transition, 0…1.
    private static let moments = (0...20).map { Double($0) / 20 }

    func contrast() -> BarContrast {
        var least = BarContrast()
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
                    // From iOS 26 on, buttons have glass of their own, and an appearance may give them a color of their
                    // own.
                    on: rule.environment.designVersion >= .liquidGlass ? .unknown : backdrop,
                    required: atRest.required,
                    isSystem: isAtRest && ink == state.backButton.color && atRest.verdict == .system
                )
                least.buttons.lower(to: contrast, at: moment)
            }
            if let statusBar = state.statusBar, !statusBar.isHidden {
                let behind = surroundings.backdrop(of: motion.statusBarBackground(of: side, at: moment))
                least.statusBar.lower(to: statusBar.contrast(on: behind), at: moment)
            }
        }
        return least
    }
}

extension Contrast? {
    /// Takes `other`, at `progress` of the transition, if its ratio is the smaller part of the required one; an
    /// indeterminate contrast stays.
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
