// The hooks on the view controllers' methods. None is on a call: the kind of an operation, whether it is animated and
// how deep it goes make no difference.
extension DoubleNavigationController {
    func viewWillAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        if simulation.records[screen].memory.hasAppeared {
            // dbn.viewWillAppear.2
            simulation.runDecoration(of: screen, rule: "dbn.viewWillAppear.2")
        } else {
            // dbn.viewWillAppear.1: without the updates that came before (seen when the source was run).
            let config = simulation.records[screen].memory.config
            if !config.isEmpty {
                simulation.run(config, of: screen, rule: "dbn.viewWillAppear.1")
                simulation.records[screen].memory.decoration.addConfig()
            }
            // dbn.viewWillAppear.3
            simulation.setBarHidden(false, rule: "dbn.viewWillAppear.3")
        }
        // dbn.viewWillAppear.4
        simulation.setSecondNavigationBarHidden(false, on: screen, rule: "dbn.viewWillAppear.4")
        // dbn.viewWillAppear.5
        simulation.setBarHidden(true, rule: "dbn.viewWillAppear.5")
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        // dbn.viewDidAppear.1
        simulation.imitateFakeBar(of: screen, rule: "dbn.viewDidAppear.1")
        // dbn.viewDidAppear.2
        simulation.setSecondNavigationBarHidden(true, on: screen, rule: "dbn.viewDidAppear.2")
        if simulation.records[screen].memory.hasAppeared {
            // dbn.viewDidAppear.3
            simulation.runDecoration(of: screen, rule: "dbn.viewDidAppear.3")
        }
        simulation.records[screen].memory.hasAppeared = true
        // dbn.viewDidAppear.4
        simulation.setBarHidden(simulation.controller.memory.realHidden, rule: "dbn.viewDidAppear.4")
    }

    func viewWillDisappear(_ screen: Int, in simulation: inout Simulation<Self>) {
        // dbn.viewWillDisappear.1
        simulation.setSecondNavigationBarHidden(false, on: screen, rule: "dbn.viewWillDisappear.1")
        // dbn.viewWillDisappear.2
        simulation.setBarHidden(true, rule: "dbn.viewWillDisappear.2")
    }

    /// `dbn_performBatchUpdates:`.
    func update(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation<Self>) -> Bool {
        // dbn.performBatchUpdates.1
        simulation.run(properties, of: screen, rule: "dbn.performBatchUpdates.1")
        // dbn.performBatchUpdates.2
        simulation.decorate(screen, with: properties)
        // dbn.performBatchUpdates.3: a screen that is not on the stack yet has none above it.
        guard let index = simulation.controller.stack.lastIndex(of: screen) else { return true }
        for above in simulation.controller.stack[(index + 1)...] { simulation.decorate(above, with: properties) }
        return true
    }

    /// The screen's own code writes: a bar that it hides or shows is one that the app asked for.
    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation<Self>) -> BarProperties {
        simulation.noteHidden(properties)
        return properties
    }
}
