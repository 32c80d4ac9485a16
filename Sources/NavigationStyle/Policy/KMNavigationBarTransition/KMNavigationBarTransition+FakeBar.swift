extension KMNavigationBarTransition {
    /// Whether `screen` is on top of the stack and the destination of a transition with a coordinator.
    func isIncoming(_ screen: Int, in simulation: Simulation) -> Bool {
        guard let transition = simulation.controller.transition, transition.hasCoordinator else { return false }
        return transition.to == screen && simulation.top == screen
    }

    /// Puts a fake bar on `screen`, if its view is in the window (`km_addTransitionNavigationBarIfNeeded`;
    /// libraries.1.3, seed1).
    func addTransitionBarIfNeeded(to screen: Int, rule: Rule, in simulation: inout Simulation) {
        guard simulation.records[screen].isLoaded, simulation.isInWindow(screen) else {
            simulation.skipFakeBar(on: screen, because: "its view is not in the window", rule: rule)
            return
        }
        let real = simulation.bar.properties
        var properties = real.restricted(to: copied)
        properties.barStyle = real.barStyle
        // A new bar returns YES: only NO is set; otherwise the fake bar infers its translucency from its image.
        properties.isTranslucent = real.translucency.isTranslucent ? nil : false
        simulation.addFakeBar(on: screen, properties: properties, isAttached: simulation.isBarShown, rule: rule)
    }

    /// Writes the copied properties of the fake bar on `screen` back to the real one.
    func writeBack(from screen: Int, rule: Rule, in simulation: inout Simulation) {
        guard let fakeBar = simulation.records[screen].fakeBar else { return }
        var properties = BarProperties()
        for property in copied { properties[property] = fakeBar.properties.currentValue(of: property) }
        simulation.writeByPolicy(properties, copiedFrom: screen, rule: rule)
    }

    /// Restores the inset adjustment behavior of the scroll view of `screen`.
    func restoreScrollInsets(of screen: Int, rule: Rule, in simulation: inout Simulation) {
        guard simulation[memories, screen].isScrollViewAdjusted else { return }
        simulation[memories, screen].isScrollViewAdjusted = false
        simulation.addStep(by: .policy, rule: rule) { .restoreScrollInsets(screen: $0.id(screen)) }
    }
}
