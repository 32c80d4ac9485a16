extension WRNavigationBar {
    /// How long the library mixes colours in a push and in a pop, in seconds.
    private func mixingDuration(of kind: Plan.Kind) -> Double {
        switch self.kind {
        case .objectiveC: kind == .push ? 0.10 : 0.12
        case .swift: 0.13
        }
    }

    /// How far the colours are mixed `frame` frames after the beginning, 0…1.
    ///
    /// The Objective-C edition counts whole frames of a duration that has 7.2 of them in a pop: it ends at 7/7.2.
    func mixingProgress(of kind: Plan.Kind, atFrame frame: Int) -> Double {
        let all = Self.framesPerSecond * mixingDuration(of: kind)
        let current = min(all, Double(frame))
        return (self.kind == .objectiveC ? current.rounded(.towardZero) : current) / all
    }

    /// How far the colours are mixed `elapsed` seconds after the beginning, 0…1.
    func mixingProgress(of kind: Plan.Kind, elapsed: Double) -> Double {
        mixingProgress(of: kind, atFrame: Int(elapsed * Self.framesPerSecond))
    }

    private static let framesPerSecond = 60.0

    func interpolation(of transition: Transition, at progress: Double, in simulation: Simulation<Self>)
        -> BarInterpolation
    {
        guard let from = transition.from else { return .none }
        let moment = simulation.moment(from: from, to: transition.to, at: progress)
        return moment.map(BarInterpolation.moment) ?? .none
    }
}

extension Simulation<WRNavigationBar> {
    /// The bar with the colours of the two screens mixed by `progress`, 0…1, which in a swipe is the finger's; nil where
    /// the library mixes nothing, because it does not manage the screen that comes.
    ///
    /// An image on either side is a colour meanwhile.
    func moment(from: Int, to: Int, at progress: Double) -> BarMoment? {
        guard isManaged(to) else { return nil }
        func mix(_ color: (Int) -> Color) -> RGBA {
            let style = environment.userInterfaceStyle
            return color(from).resolved(for: style).mixed(with: color(to).resolved(for: style), by: progress)
        }
        // The tint wants both managed; the Swift edition leaves the title as viewWillAppear set it.
        let mixesTitle = policy.kind == .objectiveC
        return BarMoment(
            background: BarMoment.Background(
                color: mix(barTintColor),
                alpha: backgroundAlpha(of: from).mixed(with: backgroundAlpha(of: to), by: progress)
            ),
            tintColor: isManaged(from) ? mix(tintColor) : mix { _ in tintColor(of: from) },
            titleColor: mixesTitle ? mix(titleColor) : mix { _ in titleColor(of: to) }
        )
    }
}
