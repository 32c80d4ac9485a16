extension Simulation<DoubleNavigationController> {
    /// Runs a block of `screen` on the navigation controller.
    mutating func run(_ properties: BarProperties, of screen: Int, rule: Rule) {
        noteHidden(properties)
        writeByPolicy(properties, givenBy: screen, rule: rule)
    }

    /// Runs the decoration of `screen`.
    mutating func runDecoration(of screen: Int, rule: Rule) {
        let memory = records[screen].memory
        run(memory.decoration.writes(config: memory.config), of: screen, rule: rule)
    }

    /// Adds `properties` to the decoration of `screen`, whose fake bar is then out of date.
    mutating func decorate(_ screen: Int, with properties: BarProperties) {
        records[screen].memory.decoration.add(properties)
        records[screen].memory.needsUpdate = true
    }

    /// Records the app's call of `setNavigationBarHidden:animated:`, and hides or shows the bar's view accordingly.
    mutating func noteHidden(_ properties: BarProperties) {
        guard let visibility = properties.isNavigationBarHidden else { return }
        memory.realHidden = visibility.hidden
        setBarHidden(visibility.hidden, rule: .dbnSetNavigationBarHidden1)
    }

    /// Shows or hides the fake bar on `screen` (`setDbn_secondNavigationBarHidden:`), after creating it if it is
    /// missing or out of date.
    mutating func setSecondNavigationBarHidden(_ isHidden: Bool, on screen: Int, rule: Rule) {
        // While the app hides the bar, no fake bar is created, and one that is out of date stays so.
        if memory.realHidden {
            if records[screen].fakeBar != nil { setFakeBarHidden(true, of: screen, rule: rule) }
            return
        }
        if records[screen].fakeBar == nil || records[screen].memory.needsUpdate {
            let real = bar.properties
            var properties = real.restricted(to: policy.archived)
            // Imitating reads the value and sets it on the archived bar, and so makes it explicit.
            if policy.imitated.contains(.isTranslucent) { properties.isTranslucent = real.translucency.isTranslucent }
            addFakeBar(on: screen, properties: properties, isAttached: true, rule: rule)
            records[screen].memory.needsUpdate = false
        }
        bringFakeBarToFront(of: screen, rule: rule)
        setFakeBarHidden(isHidden, of: screen, rule: rule)
    }

    /// Copies the imitated properties of the fake bar on `screen` back to the real bar (`navigationBar:imitate:`).
    mutating func imitateFakeBar(of screen: Int, rule: Rule) {
        guard let fakeBar = records[screen].fakeBar else { return }
        var properties = BarProperties()
        for property in policy.imitated { properties[property] = fakeBar.properties.currentValue(of: property) }
        writeByPolicy(properties, copiedFrom: screen, rule: rule)
    }
}
