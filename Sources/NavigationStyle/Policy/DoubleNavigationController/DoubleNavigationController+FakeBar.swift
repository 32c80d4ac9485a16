extension DoubleNavigationController {
    /// Runs a block of `screen` on the navigation controller.
    func run(_ properties: BarProperties, of screen: Int, rule: Rule, in simulation: inout Simulation) {
        noteHidden(properties, in: &simulation)
        simulation.writeByPolicy(properties, givenBy: screen, rule: rule)
    }

    /// Runs the decoration of `screen`.
    func runDecoration(of screen: Int, rule: Rule, in simulation: inout Simulation) {
        let memory = simulation[memories, screen]
        run(memory.decoration.writes(config: memory.config), of: screen, rule: rule, in: &simulation)
    }

    /// Adds `properties` to the decoration of `screen`, whose fake bar is then out of date.
    func decorate(_ screen: Int, with properties: BarProperties, in simulation: inout Simulation) {
        simulation[memories, screen].decoration.add(properties)
        simulation[memories, screen].needsUpdate = true
    }

    /// Records the app's call of `setNavigationBarHidden:animated:`, and hides or shows the bar's view accordingly.
    func noteHidden(_ properties: BarProperties, in simulation: inout Simulation) {
        guard let visibility = properties.isNavigationBarHidden else { return }
        simulation[memories].realHidden = visibility.hidden
        simulation.setBarHidden(visibility.hidden, rule: .dbnSetNavigationBarHidden1)
    }

    /// Shows or hides the fake bar on `screen` (`setDbn_secondNavigationBarHidden:`), after creating it if it is
    /// missing or out of date.
    func setSecondNavigationBarHidden(_ isHidden: Bool, on screen: Int, rule: Rule, in simulation: inout Simulation) {
        // While the app hides the bar, no fake bar is created, and one that is out of date stays so.
        if simulation[memories].realHidden {
            if simulation.records[screen].fakeBar != nil { simulation.setFakeBarHidden(true, of: screen, rule: rule) }
            return
        }
        if simulation.records[screen].fakeBar == nil || simulation[memories, screen].needsUpdate {
            let real = simulation.bar.properties
            var properties = real.restricted(to: archived)
            // Imitating reads the value and sets it on the archived bar, and so makes it explicit.
            if imitated.contains(.isTranslucent) { properties.isTranslucent = real.translucency.isTranslucent }
            simulation.addFakeBar(on: screen, properties: properties, isAttached: true, rule: rule)
            simulation[memories, screen].needsUpdate = false
        }
        simulation.bringFakeBarToFront(of: screen, rule: rule)
        simulation.setFakeBarHidden(isHidden, of: screen, rule: rule)
    }

    /// Copies the imitated properties of the fake bar on `screen` back to the real bar (`navigationBar:imitate:`).
    func imitateFakeBar(of screen: Int, rule: Rule, in simulation: inout Simulation) {
        guard let fakeBar = simulation.records[screen].fakeBar else { return }
        let properties = BarProperties(imitated) { fakeBar.properties.currentValue(of: $0) }
        simulation.writeByPolicy(properties, copiedFrom: screen, rule: rule)
    }
}
