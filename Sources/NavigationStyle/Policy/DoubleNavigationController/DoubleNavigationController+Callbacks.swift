// The hooks on the view controllers' methods. The library hooks no calls, so the kind of an operation, its animation
// and its depth make no difference.
extension DoubleNavigationController {
    func viewWillAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        if simulation.records[screen].memory.hasAppeared {
            simulation.runDecoration(of: screen, rule: .dbnViewWillAppear2)
        } else {
            // Earlier updates are not in it (seen when the source was run).
            let config = simulation.records[screen].memory.config
            if !config.isEmpty {
                simulation.run(config, of: screen, rule: .dbnViewWillAppear1)
                simulation.records[screen].memory.decoration.addConfig()
            }
            simulation.setBarHidden(false, rule: .dbnViewWillAppear3)
        }
        simulation.setSecondNavigationBarHidden(false, on: screen, rule: .dbnViewWillAppear4)
        simulation.setBarHidden(true, rule: .dbnViewWillAppear5)
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        simulation.imitateFakeBar(of: screen, rule: .dbnViewDidAppear1)
        simulation.setSecondNavigationBarHidden(true, on: screen, rule: .dbnViewDidAppear2)
        if simulation.records[screen].memory.hasAppeared {
            simulation.runDecoration(of: screen, rule: .dbnViewDidAppear3)
        }
        simulation.records[screen].memory.hasAppeared = true
        simulation.setBarHidden(simulation.memory.realHidden, rule: .dbnViewDidAppear4)
    }

    func viewWillDisappear(_ screen: Int, in simulation: inout Simulation<Self>) {
        simulation.setSecondNavigationBarHidden(false, on: screen, rule: .dbnViewWillDisappear1)
        simulation.setBarHidden(true, rule: .dbnViewWillDisappear2)
    }

    /// Runs an update, and adds it to the decorations of the screen and of those above (`dbn_performBatchUpdates:`).
    func update(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation<Self>) -> Bool {
        simulation.run(properties, of: screen, rule: .dbnPerformBatchUpdates1)
        // dbn.performBatchUpdates.2
        simulation.decorate(screen, with: properties)
        // dbn.performBatchUpdates.3: a screen that is not on the stack yet has none above it.
        guard let index = simulation.controller.stack.lastIndex(of: screen) else { return true }
        for above in simulation.controller.stack[(index + 1)...] { simulation.decorate(above, with: properties) }
        return true
    }

    /// Records a bar that the screen's own code hides or shows as one that the app asked for.
    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation<Self>) -> BarProperties {
        simulation.noteHidden(properties)
        return properties
    }
}
