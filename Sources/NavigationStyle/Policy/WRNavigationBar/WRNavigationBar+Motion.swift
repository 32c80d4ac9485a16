// The library's mixing of colors while the screens move (libraries.4, libraries.13.13).
extension WRNavigationBar {
    func motion(of transition: Transition, in simulation: Simulation) -> PolicyMotion {
        guard let from = transition.from else { return .none }
        if transition.isInteractive {
            return mixing(from: from, to: transition.to, rule: .wrUpdateInteractiveTransition1, in: simulation)
        }
        let memory = simulation[memories]
        let mixes = transition.kind == .push ? memory.pushing.contains(transition.to) : memory.mixesPop
        guard mixes else { return .none }
        let end = mixingProgress(of: transition.kind, elapsed: PresentationRule.transitionDuration)
        return mixing(from: from, to: transition.to, by: end, rule: .wrDisplayLink1, in: simulation)
    }

    /// Returns the time for which the library mixes colors in a push or in a pop, in seconds.
    private func mixingDuration(of kind: Plan.Kind) -> Double {
        switch self.kind {
        case .objectiveC: kind == .push ? 0.10 : 0.12
        case .swift: 0.13
        }
    }

    /// Returns the progress of the mixing `frame` frames after the beginning, 0…1.
    ///
    /// The Objective-C edition counts whole frames, but a pop lasts 7.2 of them: it ends at 7/7.2.
    func mixingProgress(of kind: Plan.Kind, atFrame frame: Int) -> Double {
        let all = Self.framesPerSecond * mixingDuration(of: kind)
        let current = min(all, Double(frame))
        return (self.kind == .objectiveC ? current.rounded(.towardZero) : current) / all
    }

    /// Returns the progress of the mixing `elapsed` seconds after the beginning, 0…1.
    func mixingProgress(of kind: Plan.Kind, elapsed: Double) -> Double {
        mixingProgress(of: kind, atFrame: Int(elapsed * Self.framesPerSecond))
    }

    private static let framesPerSecond = 60.0
}

extension WRNavigationBar {
    /// Returns a motion that mixes the colors of the two screens up to `end` of the way, 0…1; none if the library does
    /// not manage the incoming screen.
    ///
    /// An image on either side counts as a color meanwhile.
    func mixing(from: Int, to: Int, by end: Double = 1, rule: Rule, in simulation: Simulation) -> PolicyMotion {
        guard isManaged(to, in: simulation), let scene = simulation.currentScene else { return .none }
        func move(_ color: (Int) -> BarColor) -> PolicyMotion.Motion<RGBA> {
            let from = scene.resolved(color(from))
            return .moves(from: from, to: from.mixed(with: scene.resolved(color(to)), by: end), rule: rule)
        }
        var motion = PolicyMotion.none
        let start = painted(
            barTintColor(of: from, in: simulation),
            alpha: backgroundAlpha(of: from, in: simulation),
            in: scene,
            in: simulation
        )
        let target = painted(
            barTintColor(of: to, in: simulation),
            alpha: backgroundAlpha(of: to, in: simulation),
            in: scene,
            in: simulation
        )
        motion.background = .moves(
            from: start.background,
            to: start.background.mixed(with: target.background, by: end),
            rule: rule
        )
        // The alpha also applies to the hairline.
        motion.shadow = .moves(from: start.shadow, to: start.shadow.mixed(with: target.shadow, by: end), rule: rule)
        // The tint is mixed only if both are managed; the Swift edition leaves the title as viewWillAppear has set it.
        if isManaged(from, in: simulation) { motion.tintColor = move { tintColor(of: $0, in: simulation) } }
        if kind == .objectiveC { motion.titleColor = move { titleColor(of: $0, in: simulation) } }
        return motion
    }

    /// Returns the background and the hairline of the bar in `scene`, with the inserted view in `color` and all of it
    /// at `alpha`.
    ///
    /// An invisible color is still mixed.
    private func painted(
        _ color: BarColor,
        alpha: Double,
        in scene: BarScene,
        in simulation: Simulation
    ) -> (background: BarState.Background, shadow: BarState.Shadow) {
        var scene = scene
        scene.backgroundView = BackgroundView(color: color, alpha: alpha)
        scene.shadow = alpha == 0 ? .invisible : nil
        let appearance = scene.effectiveAppearance(
            in: scene.appearanceSlot(on: simulation.device),
            on: simulation.device
        )
        guard appearance.background.kind == .clear else { return (appearance.background, appearance.shadow) }
        var background = BarState.Background(.color, color: scene.resolved(color))
        background.alpha = .value(0)
        return (background, appearance.shadow)
    }
}
