/// Solution 3 as the Meituan article describes its library: there are fake bars during the transition, and the one on
/// the outgoing screen remembers its style (seed0.5.1.3 and seed0.5.2).
///
/// The article leaves some points open. Here the image has every property but the hidden flags. popTo, popToRoot and a
/// set that pops run as a pop, a set that pushes as a push. A destination without a fake bar gets one at its layout,
/// and so inherits. A cancelled pop ends as push.5 for the screen that stays. All of this is the same without
/// animation. If the bar is hidden, the fake bar is kept detached. A call that moves nothing does nothing.
struct TransitionBar: StatefulPolicy {
    /// The properties that are copied to a fake bar and back.
    let copied: BarPropertySet

    var managedProperties: BarPropertySet { copied }

    var memories = PolicyMemories<NoMemory, NoMemory>()

    init(for scenario: Scenario, _ options: Options) {
        copied = scenario.policy.copiedProperties ?? .copyable
    }

    var options: [Value.Member] { [.copiedProperties(copied)] }

    // MARK: - At the call

    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation) {
        leave(rule: .meituanPush1, in: &simulation)
    }

    func willPop(animated: Bool, in simulation: inout Simulation) {
        guard simulation.controller.stack.count > 1 else { return }
        leave(rule: .meituanPop1, in: &simulation)
    }

    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation) {
        guard screen != simulation.top else { return }
        leave(rule: .meituanPop1, in: &simulation)
    }

    func willPopToRoot(animated: Bool, in simulation: inout Simulation) {
        guard simulation.controller.stack.count > 1 else { return }
        leave(rule: .meituanPop1, in: &simulation)
    }

    func willSetViewControllers(_ screens: [Int], animated: Bool, in simulation: inout Simulation) {
        guard let last = screens.last, last != simulation.top else { return }
        let isPop = simulation.controller.stack.contains(last)
        leave(rule: isPop ? .meituanPop1 : .meituanPush1, in: &simulation)
    }

    // MARK: - In the callbacks

    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation) {
        // The incoming screen gets an image of the real bar as its own code has left it.
        guard let transition = simulation.controller.transition, transition.from != nil, transition.to == screen,
            simulation.records[screen].fakeBar == nil
        else { return }
        addImage(to: screen, rule: .meituanPush4, in: &simulation)
        simulation.setBarHidden(true, rule: .meituanPush4)
    }

    func viewDidDisappear(_ screen: Int, in simulation: inout Simulation) {
        // The fake bar stays on the covered screen.
        guard simulation.controller.transition?.kind == .push, simulation.records[screen].fakeBar != nil else { return }
        simulation.keepFakeBar(
            of: screen,
            because: "it keeps the style that the screen had when it was covered",
            rule: .meituanPush2
        )
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation) {
        // The fake bar's properties are written to the real one, which is shown again.
        guard let fakeBar = simulation.records[screen].fakeBar else { return }
        let isReturn = simulation.controller.transition.map { $0.kind == .pop && $0.to == screen } ?? false
        let rule = isReturn ? Rule.meituanPop3 : .meituanPush5
        simulation.writeByPolicy(
            fakeBar.write(of: copied, to: simulation.bar),
            copiedFrom: screen,
            rule: rule
        )
        simulation.removeFakeBar(of: screen, rule: rule)
        simulation.setBarHidden(false, rule: rule)
    }

    func rule(forWriteBy screen: Int, in event: Step.Event.Name, of simulation: Simulation) -> Rule {
        guard let transition = simulation.controller.transition, transition.to == screen, transition.from != nil else {
            return .uikitS2
        }
        switch (event, transition.kind) {
        case (.viewDidLoad, _), (.viewWillAppear, .push): return .meituanPush3
        case (.viewWillAppear, .pop): return .meituanPop2
        default: return .uikitS2
        }
    }
}

extension TransitionBar {
    /// Gives the top screen, which is about to leave, an image of the real bar, and hides the bar.
    fileprivate func leave(rule: Rule, in simulation: inout Simulation) {
        guard let top = simulation.top else { return }
        guard simulation.records[top].isLoaded, simulation.isInWindow(top) else {
            simulation.skipFakeBar(on: top, because: "its view is not in the window", rule: rule)
            return
        }
        addImage(to: top, rule: rule, in: &simulation)
        simulation.setBarHidden(true, rule: rule)
    }

    /// Puts an image of the real bar on `screen`; it is detached if the bar is hidden.
    fileprivate func addImage(to screen: Int, rule: Rule, in simulation: inout Simulation) {
        let properties = simulation.bar.properties.restricted(to: copied)
        simulation.addFakeBar(on: screen, properties: properties, isAttached: simulation.isBarShown, rule: rule)
    }
}

extension FakeBar {
    /// Returns the write that makes `bar` look like this one in `copied`.
    ///
    /// Properties that neither bar ever had are left alone. `isTranslucent` is written only if the other properties do
    /// not lead to it, since an explicit value can never be removed (uikit.A2).
    fileprivate func write(of copied: BarPropertySet, to bar: NavigationBar) -> BarProperties {
        let touched = properties.touched.union(bar.properties.touched)
        var write = BarProperties(touched.intersection(copied).subtracting([.isTranslucent])) {
            properties.currentValue(of: $0)
        }
        guard copied.contains(.isTranslucent), !touched.intersection(.decidingTranslucency).isEmpty else {
            return write
        }
        let isTranslucent = properties.translucency.isTranslucent
        if bar.properties.translucency(after: write).isTranslucent != isTranslucent {
            write.isTranslucent = isTranslucent
        }
        return write
    }
}
