// What the library moves while the screens do (libraries.3.3).
extension HBDNavigationBar {
    /// Without fake bars the one bar is animated along; the title, which cannot be, is the target's at once.
    ///
    /// The buttons are animated along before iOS 11 only, but mixed under the finger on any iOS.
    func motion(of transition: Transition, in simulation: Simulation<Self>) -> PolicyMotion {
        guard let screen = transition.from else { return .none }
        let from = simulation.style(of: screen)
        let to = simulation.style(of: transition.to)
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

    /// How far the finger is when the buttons have the target's color: they change four times as fast.
    private static let tintEnd = 0.25
}
