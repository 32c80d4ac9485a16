extension Simulation<KMNavigationBarTransition> {
    /// Whether `screen` is on top of the stack and the destination of a transition with a coordinator.
    func isIncoming(_ screen: Int) -> Bool {
        guard let transition = controller.transition, transition.hasCoordinator else { return false }
        return transition.to == screen && top == screen
    }

    /// Puts a fake bar on `screen`, if its view is in the window (`km_addTransitionNavigationBarIfNeeded`;
    /// libraries.1.3, seed1).
    mutating func addTransitionBarIfNeeded(to screen: Int, rule: Rule) {
        guard records[screen].isLoaded, isInWindow(screen) else {
            skipFakeBar(on: screen, because: "its view is not in the window", rule: rule)
            return
        }
        let real = bar.properties
        var properties = real.restricted(to: policy.copied)
        properties.barStyle = real.barStyle
        // A new bar returns YES: only NO is set; otherwise the fake bar infers its translucency from its image.
        properties.isTranslucent = real.translucency.isTranslucent ? nil : false
        addFakeBar(on: screen, properties: properties, isAttached: isBarShown, rule: rule)
    }

    /// Writes the copied properties of the fake bar on `screen` back to the real one.
    mutating func writeBack(from screen: Int, rule: Rule) {
        guard let fakeBar = records[screen].fakeBar else { return }
        var properties = BarProperties()
        for property in policy.copied { properties[property] = fakeBar.properties.currentValue(of: property) }
        writeByPolicy(properties, copiedFrom: screen, rule: rule)
    }

    /// Restores the inset adjustment behavior of the scroll view of `screen`.
    mutating func restoreScrollInsets(of screen: Int, rule: Rule) {
        guard records[screen].memory.isScrollViewAdjusted else { return }
        records[screen].memory.isScrollViewAdjusted = false
        addStep(by: .policy, rule: rule) { .restoreScrollInsets(screen: $0.id(screen)) }
    }
}
