// What is said of the way from the bar before to the bar after.
extension ResponseDraft {
    /// What a person sees the bar do, and why.
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

    /// The colors that are set inside of UIKit's animation, by the code of the screen that comes or by the policy.
    private var alongside: BarPropertySet { ending.alongside.union(record.passage?.motion.alongside ?? []) }

    /// What moves and what stands; nil where no screens are seen to move, or where nobody asked.
    func motionRule(of presentation: Plan.Presentation) -> MotionRule? {
        guard let passage = record.passage, let standing = ending.standing, let transition = ending.transition,
            let before, let arrival
        else { return nil }
        return MotionRule(
            kind: transition.kind,
            presentation: presentation,
            family: family,
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

    /// What is seen at both ends.
    var seen: SeenScreens {
        SeenScreens(
            before: before.map(SeenScreen.init),
            departing: before.flatMap(moving),
            arriving: arrival.flatMap(moving),
            arrival: arrival.map(SeenScreen.init),
            after: ending.after.map(SeenScreen.init)
        )
    }

    /// The screen of `snapshot` laid out as while the screens move; nil where that is how it is at rest.
    private func moving(_ snapshot: BarSnapshot) -> SeenScreen? {
        guard let look = record.layoutLook, let passage = record.passage else { return nil }
        let slides = passage.isHidingAnimated
        guard !snapshot.scene.isLaidOut(as: look, slides: slides) else { return nil }
        let scene = snapshot.scene.adopting(look, slides: slides)
        guard !LayoutJump(from: snapshot.scene, to: scene, on: snapshot.device).isNothing else { return nil }
        return SeenScreen(snapshot).laidOut(as: scene, insteadOf: snapshot.scene, on: snapshot.device)
    }

    /// The bar at which the operation ends, or at which a swipe that is cancelled would have.
    private var arrival: BarSnapshot? { record.passage?.arrival ?? ending.after }

    private func components(of motion: BarMotion) -> [Component] {
        guard let before, let arrival, let items = ending.items else { return [] }
        let rule = ComponentRule(
            family: family,
            environment: ending.environment,
            motion: motion,
            from: ComponentRule.Bar(before, items: items.from),
            to: ComponentRule.Bar(arrival, items: items.to)
        )
        return rule.components()
    }

    /// The least contrast on the way, where the one bar's colors move from one look to the other.
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
