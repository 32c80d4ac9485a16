extension HBDNavigationBar {
    func interpolation(of transition: Transition, at progress: Double, in simulation: Simulation<Self>)
        -> BarInterpolation
    {
        guard let screen = transition.from else { return .none }
        let from = simulation.style(of: screen)
        let to = simulation.style(of: transition.to)
        let environment = simulation.environment
        var moment = moment(from: from, to: to, at: progress, in: environment)
        // Only under the finger are they mixed; otherwise from iOS 11 on they have it at once (uikit.md F8).
        if !transition.isInteractive, environment.os >= SystemVersion(11) {
            moment.tintColor = self.moment(from: from, to: to, at: 1, in: environment).tintColor
        }
        return .moment(moment)
    }

    /// How much faster than the finger the buttons change: they have the target's colour after a quarter of the way.
    private static let tintSpeed = 4.0

    /// The bar at `progress`, 0…1, of a swipe between two screens (libraries.md 3.3, "Gesture").
    ///
    /// Without fake bars the background is animated along; the title, which cannot be, is the target's at once. Before
    /// iOS 11 the buttons are animated along too.
    func moment(
        from: HBDResolvedStyle,
        to: HBDResolvedStyle,
        at progress: Double,
        in environment: Environment
    ) -> BarMoment {
        func color(_ color: Color?) -> RGBA { color?.resolved(for: environment.userInterfaceStyle) ?? .clear }
        let tintProgress = environment.os >= SystemVersion(11) ? min(1, Self.tintSpeed * progress) : progress
        let background = BarMoment.Background(
            color: color(from.barTintColor).mixed(with: color(to.barTintColor), by: progress),
            alpha: from.alpha.mixed(with: to.alpha, by: progress)
        )
        return BarMoment(
            background: from.needsFakeBars(to: to) || to.image != nil ? nil : background,
            tintColor: color(from.tintColor).mixed(with: color(to.tintColor), by: tintProgress),
            titleColor: color(to.titleTextAttributes.color ?? .label)
        )
    }
}
