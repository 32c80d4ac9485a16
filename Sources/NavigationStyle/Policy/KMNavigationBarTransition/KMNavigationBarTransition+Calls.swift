// The hooks on the navigation controller's methods (libraries.1.4, seed1).
extension KMNavigationBarTransition {
    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation<Self>) {
        // km.push.1
        guard let disappearing = simulation.top else { return }
        if simulation.memory.transitionContextToViewController == nil
            || simulation.records[disappearing].fakeBar == nil
        {
            simulation.addTransitionBarIfNeeded(to: disappearing, rule: .kmPush2)
        }
        if animated {
            simulation.memory.transitionContextToViewController = screen
            if simulation.records[disappearing].fakeBar != nil {
                simulation.setBackgroundHidden(true, rule: .kmPush3)
            }
        }
        // km.push.4: the original method runs.
    }

    func willPop(animated: Bool, in simulation: inout Simulation<Self>) {
        let stack = simulation.controller.stack
        guard stack.count > 1 else { return }
        pop(to: stack[stack.endIndex - 2], animated: animated, rules: .pop, in: &simulation)
    }

    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation<Self>) {
        // The library does not check whether the screen is on top already (KM-12).
        let stack = simulation.controller.stack
        guard stack.count > 1, stack.contains(screen) else { return }
        pop(to: screen, animated: animated, rules: .popTo, in: &simulation)
    }

    func willPopToRoot(animated: Bool, in simulation: inout Simulation<Self>) {
        let stack = simulation.controller.stack
        guard stack.count > 1, let root = stack.first else { return }
        pop(to: root, animated: animated, rules: .popToRoot, in: &simulation)
    }

    func willSetViewControllers(_ screens: [Int], animated: Bool, in simulation: inout Simulation<Self>) {
        guard animated, let disappearing = simulation.top, disappearing != screens.last else { return }
        simulation.addTransitionBarIfNeeded(to: disappearing, rule: .kmSetViewControllers1)
        if simulation.records[disappearing].fakeBar != nil {
            simulation.setBackgroundHidden(true, rule: .kmSetViewControllers2)
        }
    }

    /// The rules of the three kinds of pop, which all do the same.
    private struct PopRules {
        var addBar, write, hideBackground: Rule

        static let pop = PopRules(addBar: .kmPop1, write: .kmPop2, hideBackground: .kmPop3)
        static let popTo = PopRules(addBar: .kmPopTo1, write: .kmPopTo2, hideBackground: .kmPopTo3)
        static let popToRoot = PopRules(
            addBar: .kmPopToRoot1,
            write: .kmPopToRoot2,
            hideBackground: .kmPopToRoot3
        )
    }

    private func pop(to screen: Int, animated: Bool, rules: PopRules, in simulation: inout Simulation<Self>) {
        // A new bar always replaces an old one.
        if let disappearing = simulation.top {
            simulation.addTransitionBarIfNeeded(to: disappearing, rule: rules.addBar)
        }
        // The style of the screen below is back on the real bar before anything moves.
        if simulation.records[screen].fakeBar != nil { simulation.writeBack(from: screen, rule: rules.write) }
        // This does not check whether fake bars exist to be seen instead (KM-15).
        if animated { simulation.setBackgroundHidden(true, rule: rules.hideBackground) }
    }
}
