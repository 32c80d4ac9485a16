// The hooks on the navigation controller's methods (libraries.md 1.4, seed 1).
extension KMNavigationBarTransition {
    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation<Self>) {
        // km.push.1
        guard let disappearing = simulation.top else { return }
        // km.push.2
        if simulation.controller.memory.transitionContextToViewController == nil
            || simulation.records[disappearing].fakeBar == nil
        {
            simulation.addTransitionBarIfNeeded(to: disappearing, rule: "km.push.2")
        }
        // km.push.3
        if animated {
            simulation.controller.memory.transitionContextToViewController = screen
            if simulation.records[disappearing].fakeBar != nil {
                simulation.setBackgroundHidden(true, rule: "km.push.3")
            }
        }
        // km.push.4: the original method.
    }

    func willPop(animated: Bool, in simulation: inout Simulation<Self>) {
        let stack = simulation.controller.stack
        guard stack.count > 1 else { return }
        pop(to: stack[stack.endIndex - 2], animated: animated, rules: .pop, in: &simulation)
    }

    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation<Self>) {
        // There is no check that the screen is on top already (KM-12).
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
        // km.setViewControllers.1
        simulation.addTransitionBarIfNeeded(to: disappearing, rule: "km.setViewControllers.1")
        // km.setViewControllers.2
        if simulation.records[disappearing].fakeBar != nil {
            simulation.setBackgroundHidden(true, rule: "km.setViewControllers.2")
        }
    }

    /// The ids of the three pops' rules: what they do is the same.
    private struct PopRules {
        var addBar, write, hideBackground: String

        static let pop = PopRules(addBar: "km.pop.1", write: "km.pop.2", hideBackground: "km.pop.3")
        static let popTo = PopRules(addBar: "km.popTo.1", write: "km.popTo.2", hideBackground: "km.popTo.3")
        static let popToRoot = PopRules(
            addBar: "km.popToRoot.1",
            write: "km.popToRoot.2",
            hideBackground: "km.popToRoot.3"
        )
    }

    private func pop(to screen: Int, animated: Bool, rules: PopRules, in simulation: inout Simulation<Self>) {
        // km.pop.1: always a new bar in the place of an old one.
        if let disappearing = simulation.top {
            simulation.addTransitionBarIfNeeded(to: disappearing, rule: rules.addBar)
        }
        // km.pop.2: the style of the screen below is back on the real bar before anything moves.
        if simulation.records[screen].fakeBar != nil { simulation.writeBack(from: screen, rule: rules.write) }
        // km.pop.3: without a look at whether there are bars that could be seen instead (KM-15).
        if animated { simulation.setBackgroundHidden(true, rule: rules.hideBackground) }
    }
}
