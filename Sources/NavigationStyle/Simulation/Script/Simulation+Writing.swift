// All changes to the shared bar, which the plan lists because they all pass through here.
extension Simulation {
    /// Writes `properties` to the bar for the code of `screen`, at the current point of the script.
    mutating func writeOwn(_ properties: BarProperties, of screen: Int) {
        guard !properties.isEmpty else { return }
        let asked = writingBack(properties, of: screen)
        guard !asked.isEmpty else { return }
        let premise = self.premise
        let turnsOwnBarOpaque = turnsOwnBarOpaque(asked, by: screen)
        let properties = premise.policy.write(asked, by: screen, in: &self)
        let rule = premise.policy.rule(forWriteBy: screen, in: record.at.name, of: self)
        let origin = WriteOrigin(.screen, name: records[screen].name, event: record.at.name)
        logging(properties, asked: asked, by: screen, turnsOwnBarOpaque: turnsOwnBarOpaque) {
            $0.write(properties, by: .app, origin: origin, rule: rule)
        }
    }

    /// Writes `properties` to the bar for the policy: as a copy of the fake bar on `source`, or in the style of
    /// `screen`, if given.
    mutating func writeByPolicy(
        _ properties: BarProperties,
        copiedFrom source: Int? = nil,
        styleOf screen: Int? = nil,
        rule: Rule
    ) {
        let name = (source ?? screen).map { records[$0].name } ?? -1
        let origin = WriteOrigin(.policy, name: name, event: record.at.name)
        write(properties, by: .policy, origin: origin, copiedFrom: source, rule: rule)
        if let source { record.noteCopy(of: properties.touched, from: source) }
    }

    /// Writes `properties` to the bar for `actor`, and records `origin` as the writer.
    mutating func write(
        _ properties: BarProperties,
        by actor: Step.Actor,
        origin: WriteOrigin,
        copiedFrom source: Int? = nil,
        rule: Rule
    ) {
        var barProperties = properties
        let visibility = barProperties.isNavigationBarHidden
        barProperties.isNavigationBarHidden = nil
        if !barProperties.isEmpty {
            writeToBar(barProperties, by: origin)
            addStep(by: actor, rule: rule) { simulation in
                let copiedFrom = source.map { BarReference.fakeBar(simulation.id($0)) }
                return .write(bar: .navigationBar, properties: barProperties, copiedFrom: copiedFrom)
            }
        }
        if let visibility { setNavigationBarHidden(visibility, by: actor, origin: origin, rule: rule) }
    }

    /// Calls `setNavigationBarHidden(_:animated:)`.
    private mutating func setNavigationBarHidden(
        _ visibility: BarVisibility,
        by actor: Step.Actor,
        origin: WriteOrigin,
        rule: Rule
    ) {
        let isChange = controller.isNavigationBarHidden != visibility.hidden
        controller.isNavigationBarHidden = visibility.hidden
        noteOnBar(origin, for: .isNavigationBarHidden)
        let animated =
            switch visibility.animation {
            case .none: false
            case .animated: true
            case .asTransition: controller.transition?.isAnimated ?? controller.isCoverAnimated
            }
        if isChange { controller.isHidingAnimated = animated }
        if isChange, animated, record.at.name == .willShow { controller.transition?.changesVisibilityInWillShow = true }
        addStep(by: actor, rule: rule) { _ in .setNavigationBarHidden(hidden: visibility.hidden, animated: animated) }
    }

    /// Restores the flag that the controller had before the back swipe, at once, and records the writer that had set
    /// it.
    mutating func restoreNavigationBarHidden(_ kept: KeptVisibility, rule: Rule) {
        guard controller.isNavigationBarHidden != kept.isHidden else { return }
        let visibility = BarVisibility(hidden: kept.isHidden, animation: .animated)
        setNavigationBarHidden(visibility, by: .uikit, origin: kept.origin, rule: rule)
    }

    /// Records a change to the views that the policy has put into the bar's background; the policy knows what they
    /// show.
    mutating func recordBackground(_ properties: BarProperties, by actor: Step.Actor, rule: Rule) {
        addStep(by: actor, rule: rule) { _ in .write(bar: .background, properties: properties) }
    }

    /// Shows or hides the bar's background for the policy; records the step even if nothing changes.
    mutating func setBackgroundHidden(_ isHidden: Bool, rule: Rule) {
        controller.isBackgroundHidden = isHidden
        addStep(by: .policy, rule: rule) { _ in isHidden ? .hideBarBackground : .showBarBackground }
    }

    /// Writes `properties`, which the code of `screen` has given to the policy, to the bar.
    mutating func writeByPolicy(_ properties: BarProperties, givenBy screen: Int, rule: Rule) {
        let origin = WriteOrigin(.screen, name: records[screen].name, event: record.at.name)
        logging(properties, asked: properties, by: screen, isRunByPolicy: true) {
            $0.write(properties, by: .policy, origin: origin, rule: rule)
        }
    }

    /// Shows or hides the bar's view as a whole, independent of the controller's own flag.
    mutating func setBarHidden(_ isHidden: Bool, rule: Rule) {
        controller.isBarHidden = isHidden
        let bar = BarReference.navigationBar
        addStep(by: .policy, rule: rule) { _ in isHidden ? .hideBar(bar: bar) : .showBar(bar: bar) }
    }
}

/// The visibility of a controller's bar before a swipe, and the writer that had set it.
struct KeptVisibility {
    var isHidden: Bool
    var origin: WriteOrigin
}
