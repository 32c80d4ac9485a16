// The hooks on the view controllers' methods. None is on a call: the kind of an operation, whether it is animated and
// how deep it goes make no difference.
extension DoubleNavigationController {
    func viewWillAppear(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord) {
        if simulation.records[screen].memory.hasAppeared {
            simulation.runDecoration(of: screen, rule: .dbnViewWillAppear2, &record)
        } else {
            // Without the updates that came before (seen when the source was run).
            let config = simulation.records[screen].memory.config
            if !config.isEmpty {
                simulation.run(config, of: screen, rule: .dbnViewWillAppear1, &record)
                simulation.records[screen].memory.decoration.addConfig()
            }
            simulation.setBarHidden(false, rule: .dbnViewWillAppear3, &record)
        }
        simulation.setSecondNavigationBarHidden(false, on: screen, rule: .dbnViewWillAppear4, &record)
        simulation.setBarHidden(true, rule: .dbnViewWillAppear5, &record)
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord) {
        simulation.imitateFakeBar(of: screen, rule: .dbnViewDidAppear1, &record)
        simulation.setSecondNavigationBarHidden(true, on: screen, rule: .dbnViewDidAppear2, &record)
        if simulation.records[screen].memory.hasAppeared {
            simulation.runDecoration(of: screen, rule: .dbnViewDidAppear3, &record)
        }
        simulation.records[screen].memory.hasAppeared = true
        simulation.setBarHidden(simulation.controller.memory.realHidden, rule: .dbnViewDidAppear4, &record)
    }

    func viewWillDisappear(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord) {
        simulation.setSecondNavigationBarHidden(false, on: screen, rule: .dbnViewWillDisappear1, &record)
        simulation.setBarHidden(true, rule: .dbnViewWillDisappear2, &record)
    }

    /// `dbn_performBatchUpdates:`.
    func update(
        _ properties: BarProperties,
        by screen: Int,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    ) -> Bool {
        simulation.run(properties, of: screen, rule: .dbnPerformBatchUpdates1, &record)
        // dbn.performBatchUpdates.2
        simulation.decorate(screen, with: properties)
        // dbn.performBatchUpdates.3: a screen that is not on the stack yet has none above it.
        guard let index = simulation.controller.stack.lastIndex(of: screen) else { return true }
        for above in simulation.controller.stack[(index + 1)...] { simulation.decorate(above, with: properties) }
        return true
    }

    /// The screen's own code writes: a bar that it hides or shows is one that the app asked for.
    func write(
        _ properties: BarProperties,
        by screen: Int,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    ) -> BarProperties {
        simulation.noteHidden(properties, &record)
        return properties
    }
}
