// What is said of the way from the bar before to the bar after.
extension ResponseDraft {
    func plan(_ steps: [Step]) -> Plan {
        let transition = ending.transition
        let rule = presentation(of: steps, isCancelled: ending.outcome == .cancelled, to: after)
        let (kind, because) = rule.decide()
        return Plan(
            kind: rule.kind,
            animated: rule.isAnimated,
            interactive: transition?.isInteractive ?? false,
            duration: rule.isAnimated ? PresentationRule.transitionDuration : 0,
            presentation: kind,
            because: because,
            steps: steps,
            components: components(of: rule, presentation: kind),
            minimumContrast: minimumContrast(of: rule, presentation: kind)
        )
    }

    private func components(of rule: PresentationRule, presentation: Plan.Presentation) -> [Component] {
        guard rule.isAnimated, !rule.isCancelled, let before, let after, let items = ending.items else {
            return []
        }
        let components = ComponentRule(
            kind: rule.kind,
            presentation: presentation,
            family: family,
            environment: environment,
            from: ComponentRule.Bar(state: before.bar, items: items.from),
            to: ComponentRule.Bar(state: after.bar, items: items.to)
        )
        return components.components()
    }

    /// The least contrast on the way, where the one bar's colours move from one look to the other.
    private func minimumContrast(of rule: PresentationRule, presentation: Plan.Presentation) -> BarContrast? {
        switch presentation {
        case .crossfade, .animateAlongside: break
        case .slidingBars, .snap, .barSlidesIn, .barSlidesOut, .none: return nil
        }
        guard rule.isAnimated, let before, let after else { return nil }
        let moment = SwipeRule(
            progress: 0,
            family: family,
            environment: environment,
            width: width,
            presentation: presentation,
            interpolation: .byPresentation,
            before: before.bar,
            midway: after.bar,
            arrival: after.bar
        )
        return MinimumContrastRule(
            moment: moment,
            before: before.surroundings,
            after: after.surroundings,
            interpolations: ending.interpolations
        ).contrast()
    }

    private func presentation(of steps: [Step], isCancelled: Bool, to end: BarSnapshot?) -> PresentationRule {
        let transition = ending.transition
        return PresentationRule(
            family: family,
            environment: environment,
            kind: transition?.kind ?? .none,
            isAnimated: transition.map(\.hasCoordinator) ?? false,
            isFirst: transition.map { $0.from == nil } ?? false,
            isCancelled: isCancelled,
            addsFakeBars: steps.indices.contains { if case .addFakeBar = steps[$0].action { true } else { false } },
            changesBarAlongside: steps.indices.contains { steps[$0].at.name == .alongside && steps[$0].by == .policy },
            setsColorsAlongside: ending.setsColorsAlongside,
            before: before,
            after: end
        )
    }

    /// The bar under the finger, which knows nothing yet of how the swipe ends.
    var barDuring: SwipedBar? {
        guard let swipe, let midway = swipe.bar, let before, let arrival else { return nil }
        let rule = SwipeRule(
            progress: swipe.progress,
            family: family,
            environment: environment,
            width: width,
            presentation: presentation(of: steps ?? [], isCancelled: false, to: arrival).decide().0,
            interpolation: swipe.interpolation,
            before: before.bar,
            midway: midway,
            arrival: arrival.bar
        )
        return rule.bar()
    }
}
