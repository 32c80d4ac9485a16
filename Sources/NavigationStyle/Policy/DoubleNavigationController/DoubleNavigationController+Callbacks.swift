// The hooks on the view controllers' methods. The library hooks no calls, so the kind of an operation, its animation
// and its depth make no difference.
extension DoubleNavigationController {
    func viewWillAppear(_ screen: Int, in simulation: inout Simulation) {
        if simulation[memories, screen].hasAppeared {
            runDecoration(of: screen, rule: .dbnViewWillAppear2, in: &simulation)
        } else {
            // Earlier updates are not in it (seen when the source was run).
            let config = simulation[memories, screen].config
            if !config.isEmpty {
                run(config, of: screen, rule: .dbnViewWillAppear1, in: &simulation)
                simulation[memories, screen].decoration.addConfig()
            }
            simulation.setBarHidden(false, rule: .dbnViewWillAppear3)
        }
        setSecondNavigationBarHidden(false, on: screen, rule: .dbnViewWillAppear4, in: &simulation)
        simulation.setBarHidden(true, rule: .dbnViewWillAppear5)
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation) {
        imitateFakeBar(of: screen, rule: .dbnViewDidAppear1, in: &simulation)
        setSecondNavigationBarHidden(true, on: screen, rule: .dbnViewDidAppear2, in: &simulation)
        if simulation[memories, screen].hasAppeared {
            runDecoration(of: screen, rule: .dbnViewDidAppear3, in: &simulation)
        }
        simulation[memories, screen].hasAppeared = true
        simulation.setBarHidden(simulation[memories].realHidden, rule: .dbnViewDidAppear4)
    }

    func viewWillDisappear(_ screen: Int, in simulation: inout Simulation) {
        setSecondNavigationBarHidden(false, on: screen, rule: .dbnViewWillDisappear1, in: &simulation)
        simulation.setBarHidden(true, rule: .dbnViewWillDisappear2)
    }

    /// Runs an update, and adds it to the decorations of the screen and of those above (`dbn_performBatchUpdates:`).
    func update(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation) -> Bool {
        run(properties, of: screen, rule: .dbnPerformBatchUpdates1, in: &simulation)
        // dbn.performBatchUpdates.2
        decorate(screen, with: properties, in: &simulation)
        // dbn.performBatchUpdates.3: a screen that is not on the stack yet has none above it.
        guard let index = simulation.controller.stack.lastIndex(of: screen) else { return true }
        for above in simulation.controller.stack[(index + 1)...] { decorate(above, with: properties, in: &simulation) }
        return true
    }

    /// Records a bar that the screen's own code hides or shows as one that the app asked for.
    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation) -> BarProperties {
        noteHidden(properties, in: &simulation)
        return properties
    }
}
