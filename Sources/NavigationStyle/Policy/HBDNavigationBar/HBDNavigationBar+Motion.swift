// The library's animations while the screens move (libraries.3.3).
extension HBDNavigationBar {
    /// Returns the animation of the one bar, if there are no fake bars; the title, which cannot be animated, is the
    /// target's at once.
    ///
    /// The buttons are animated alongside only before iOS 11, but mixed under the finger on any iOS.
    func motion(of transition: Transition, in simulation: Simulation) -> PolicyMotion {
        guard let screen = transition.from else { return .none }
        let from = style(of: screen, in: simulation)
        let to = style(of: transition.to, in: simulation)
        var motion = PolicyMotion(titleColor: .stands)
        motion.sharesBar = !from.needsFakeBars(to: to)
        let rule = motion.sharesBar ? Rule.hbdAlongside2 : .hbdAlongside1
        motion.alongsideRule = rule
        if transition.isInteractive {
            let style = simulation.environment.userInterfaceStyle
            motion.tintColor = .moves(
                from: from.tintColor.resolved(for: style),
                to: to.tintColor.resolved(for: style),
                until: Self.tintEnd,
                rule: .hbdGesture1
            )
        } else {
            motion.tintColor = simulation.environment.os < .snappingTintColor ? .moves(rule: rule) : .stands
        }
        return motion
    }

    /// The progress, 0…1, at which the buttons have the target's color: they change four times as fast as the finger
    /// moves.
    private static let tintEnd = 0.25
}
