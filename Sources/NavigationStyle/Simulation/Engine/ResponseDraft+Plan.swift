// The plan: how the bar gets from its look before the operation to that after it.
extension ResponseDraft {
    /// The facts from which the visible behavior of the bar follows.
    var movingBar: MovingBar {
        MovingBar(
            family: family,
            carriesWholeBars: carriesWholeBars,
            environment: ending.environment,
            width: ending.width,
            transition: ending.transition,
            passage: record.passage,
            alongside: ending.alongside,
            before: before,
            standing: ending.standing,
            after: arrival
        )
    }

    func plan(
        _ presentation: Plan.Presentation,
        because: String,
        rule: MotionRule?,
        motion: BarMotion?,
        in simulation: Simulation
    ) -> Plan {
        let transition = ending.transition
        let isAnimated = transition?.hasCoordinator ?? false
        return Plan(
            kind: transition?.kind ?? .none,
            animated: isAnimated,
            interactive: transition?.isInteractive ?? false,
            duration: isAnimated ? record.duration ?? PresentationRule.transitionDuration : 0,
            presentation: presentation,
            because: because,
            steps: record.steps(include, moving: motion, in: simulation),
            components: rule.flatMap { rule in motion.map { components(of: rule, $0) } } ?? [],
            minimumContrast: rule.flatMap { rule in motion.flatMap { minimumContrast(of: rule, $0) } }
        )
    }

    /// The visible screens at both ends of the operation.
    var seen: SeenScreens {
        SeenScreens(
            before: before.map(SeenScreen.init),
            departing: before.flatMap { moving($0, of: .from) },
            arriving: arriving,
            arrival: arrival.map(SeenScreen.init),
            after: ending.after.map(SeenScreen.init)
        )
    }

    /// The incoming screen as it is seen while the screens move; nil if that is as it is after its arrival.
    private var arriving: SeenScreen? {
        if let passing { return moving(passing, of: .to) ?? SeenScreen(passing) }
        guard let arrival else { return nil }
        let screen = moving(arrival, of: .to)
        // An alpha that is set only when the screen has appeared fades nothing before.
        guard let standing = ending.standing?.scene, standing.drawnBy == .navigationBar,
            standing.barAlpha != arrival.scene.barAlpha
        else { return screen }
        var seen = screen ?? SeenScreen(arrival)
        seen.barAlpha = standing.barAlpha
        return seen
    }

    /// Returns the screen of `snapshot`, that of `side`, in the layout that it has while the screens move; nil if that is
    /// its layout at rest.
    private func moving(_ snapshot: BarSnapshot, of side: Component.Side) -> SeenScreen? {
        record.moving(snapshot.scene, of: side, family, on: snapshot.device).map {
            SeenScreen(snapshot).laidOut(as: $0, insteadOf: snapshot.scene, on: snapshot.device)
        }
    }

    /// The bar at which the operation ends, or would have ended had its swipe not been cancelled.
    private var arrival: BarSnapshot? { record.arrival ?? ending.after }

    /// The bar of the incoming screen while the screens move, if it goes only when they have arrived; nil otherwise.
    private var passing: BarSnapshot? {
        guard let arrival, arrival.bar.isHidden, let standing = ending.standing, !standing.bar.isHidden else {
            return nil
        }
        return standing
    }

    private func components(of rule: MotionRule, _ motion: BarMotion) -> [Component] {
        guard let before, let arrival else { return [] }
        return ComponentRule(
            carriesWholeBars: rule.carriesWholeBars,
            environment: ending.environment,
            motion: motion,
            isHidingAnimated: record.passage?.isHidingAnimated ?? false,
            from: ComponentRule.Bar(before),
            to: ComponentRule.Bar(passing ?? arrival)
        ).components()
    }

    /// Returns the least contrast on the way, if the colors of the one bar move from one look to the other.
    private func minimumContrast(of rule: MotionRule, _ motion: BarMotion) -> BarContrast? {
        switch motion.presentation {
        case .crossfade, .animateAlongside: break
        case .slidingBars, .snap, .barSlidesIn, .barSlidesOut, .none: return nil
        }
        guard let before, let arrival else { return nil }
        return MinimumContrastRule(
            rule: rule,
            motion: motion,
            before: before.surroundings,
            after: arrival.surroundings
        ).contrast()
    }
}
