// The hooks on the navigation controller's methods (libraries.1.4, seed1).
extension KMNavigationBarTransition {
    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation) {
        // km.push.1
        guard let disappearing = simulation.top else { return }
        if simulation[memories].transitionContextToViewController == nil
            || simulation.records[disappearing].fakeBar == nil
        {
            addTransitionBarIfNeeded(to: disappearing, rule: .kmPush2, in: &simulation)
        }
        if animated {
            simulation[memories].transitionContextToViewController = screen
            if simulation.records[disappearing].fakeBar != nil {
                simulation.setBackgroundHidden(true, rule: .kmPush3)
            }
        }
        // km.push.4: the original method runs.
    }

    func willPop(animated: Bool, in simulation: inout Simulation) {
        let stack = simulation.controller.stack
        guard stack.count > 1 else { return }
        pop(to: stack[stack.endIndex - 2], animated: animated, rules: .pop, in: &simulation)
    }

    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation) {
        // The library does not check whether the screen is on top already (KM-12).
        let stack = simulation.controller.stack
        guard stack.count > 1, stack.contains(screen) else { return }
        pop(to: screen, animated: animated, rules: .popTo, in: &simulation)
    }

    func willPopToRoot(animated: Bool, in simulation: inout Simulation) {
        let stack = simulation.controller.stack
        guard stack.count > 1, let root = stack.first else { return }
        pop(to: root, animated: animated, rules: .popToRoot, in: &simulation)
    }

    func willSetViewControllers(_ screens: [Int], animated: Bool, in simulation: inout Simulation) {
        guard animated, let disappearing = simulation.top, disappearing != screens.last else { return }
        addTransitionBarIfNeeded(to: disappearing, rule: .kmSetViewControllers1, in: &simulation)
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

    private func pop(to screen: Int, animated: Bool, rules: PopRules, in simulation: inout Simulation) {
        // A new bar always replaces an old one.
        if let disappearing = simulation.top {
            addTransitionBarIfNeeded(to: disappearing, rule: rules.addBar, in: &simulation)
        }
        // The style of the screen below is back on the real bar before anything moves.
        if simulation.records[screen].fakeBar != nil { writeBack(from: screen, rule: rules.write, in: &simulation) }
        // This does not check whether fake bars exist to be seen instead (KM-15).
        if animated { simulation.setBackgroundHidden(true, rule: rules.hideBackground) }
    }
}
