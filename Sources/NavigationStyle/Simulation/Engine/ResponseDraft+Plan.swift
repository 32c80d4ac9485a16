// The plan: how the bar gets from its look before the operation to that after it.
extension ResponseDraft {
    /// Returns the visible behavior of the bar, and the reason for it.
    func presentation() -> (Plan.Presentation, because: String) {
        let transition = ending.transition
        return PresentationRule(
            family: family,
            environment: ending.environment,
            kind: transition?.kind ?? .none,
            isAnimated: transition.map(\.hasCoordinator) ?? false,
            isFirst: transition.map { $0.from == nil } ?? false,
            policy: record.passage?.motion ?? PolicyMotion(),
            alongside: alongside,
            isHidingAnimated: record.passage?.isHidingAnimated ?? false,
            before: before,
            after: arrival,
            standing: ending.standing
        ).decide()
    }

    /// The colors set inside of UIKit's animation, by the code of the incoming screen or by the policy.
    private var alongside: BarPropertySet { ending.alongside.union(record.passage?.motion.alongside ?? []) }

    /// Returns the rule for the bar's motion; nil if no screens move visibly, or if the motion is not requested.
    func motionRule(of presentation: Plan.Presentation) -> MotionRule? {
        guard let passage = record.passage, let standing = ending.standing, let transition = ending.transition,
            let before, let arrival
        else { return nil }
        return MotionRule(
            kind: transition.kind,
            presentation: presentation,
            family: family,
            carriesWholeBars: carriesWholeBars,
            environment: ending.environment,
            width: ending.width,
            policy: passage.motion,
            alongside: alongside,
            isOfItems: presentation == .crossfade && (before.origin == .item || standing.origin == .item),
            before: before.bar,
            standing: standing.bar,
            after: arrival.bar
        )
    }

    func plan(
        _ presentation: Plan.Presentation,
        because: String,
        rule: MotionRule?,
        motion: BarMotion?
    ) -> Plan {
        let transition = ending.transition
        let isAnimated = transition?.hasCoordinator ?? false
        var steps = record.steps
        if let motion, let passage = record.passage { steps.insert(contentsOf: motion.steps, at: passage.stepCount) }
        return Plan(
            kind: transition?.kind ?? .none,
            animated: isAnimated,
            interactive: transition?.isInteractive ?? false,
            duration: isAnimated ? PresentationRule.transitionDuration : 0,
            presentation: presentation,
            because: because,
            steps: steps,
            components: motion.map(components) ?? [],
            minimumContrast: rule.flatMap { rule in motion.flatMap { minimumContrast(of: rule, $0) } }
        )
    }

    /// The visible screens at both ends of the operation.
    var seen: SeenScreens {
        SeenScreens(
            before: before.map(SeenScreen.init),
            departing: before.flatMap(moving),
            arriving: arrival.flatMap(moving),
            arrival: arrival.map(SeenScreen.init),
            after: ending.after.map(SeenScreen.init)
        )
    }

    /// Returns the screen of `snapshot` in the layout that it has while the screens move; nil if that is its layout at
    /// rest.
    private func moving(_ snapshot: BarSnapshot) -> SeenScreen? {
        guard let look = record.layoutLook, let passage = record.passage else { return nil }
        // Where each screen has a bar of its own and UIKit's is hidden, UIKit's moves nothing.
        if family == .barPerScreen, look.isNavigationBarHidden != passage.scene.isNavigationBarHidden { return nil }
        let slides = passage.isHidingAnimated
        guard !snapshot.scene.isLaidOut(as: look, slides: slides) else { return nil }
        let scene = snapshot.scene.adopting(look, slides: slides)
        guard !LayoutJump(from: snapshot.scene, to: scene, on: snapshot.device).isNothing else { return nil }
        return SeenScreen(snapshot).laidOut(as: scene, insteadOf: snapshot.scene, on: snapshot.device)
    }

    /// The bar at which the operation ends, or would have ended had its swipe not been cancelled.
    private var arrival: BarSnapshot? { record.passage?.arrival ?? ending.after }

    private func components(of motion: BarMotion) -> [Component] {
        guard let before, let arrival, let items = ending.items else { return [] }
        let rule = ComponentRule(
            carriesWholeBars: carriesWholeBars,
            environment: ending.environment,
            motion: motion,
            from: ComponentRule.Bar(before, items: items.from),
            to: ComponentRule.Bar(arrival, items: items.to)
        )
        return rule.components()
    }

    /// Returns the least contrast on the way, if the colors of the one bar move from one look to the other.
    private func minimumContrast(of rule: MotionRule, _ motion: BarMotion) -> BarContrast? {
        switch motion.presentation {
        case .crossfade, .animateAlongside: break
        case .slidingBars, .snap, .barSlidesIn, .barSlidesOut, .none: return nil
        }
        guard let before, let standing = ending.standing, let arrival else { return nil }
        return MinimumContrastRule(
            rule: rule,
            motion: motion,
            before: before.surroundings,
            standing: standing.surroundings,
            after: arrival.surroundings
        ).contrast()
    }
}
