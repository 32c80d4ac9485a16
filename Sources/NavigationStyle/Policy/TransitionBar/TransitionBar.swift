/// Solution 3 as the Meituan article describes its library: fake bars during the transition, and the one on the screen
/// that is left remembers its style (seed 0, 5.1.3 and 5.2).
///
/// What the article leaves open is decided here: the image has every property but the hidden flags; popTo, popToRoot and
/// a set that pops go as pop, a set that pushes as push; a destination without a fake bar gets one at its layout and so
/// inherits; a cancelled pop ends as push.5 for the screen that stays; not animated is the same; where the bar is hidden
/// the fake bar is kept detached; a call after which nothing moves does nothing.
struct TransitionBar: NavigationStylePolicy {
    /// What is copied to a fake bar and back.
    let copied: BarPropertySet

    var managedProperties: BarPropertySet { copied }

    init(for scenario: Scenario, _ options: Options) {
        copied = scenario.policy.copiedProperties ?? .copyable
    }

    // MARK: - At the call

    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation<Self>) {
        simulation.leave(rule: "meituan.push.1")
    }

    func willPop(animated: Bool, in simulation: inout Simulation<Self>) {
        guard simulation.controller.stack.count > 1 else { return }
        simulation.leave(rule: "meituan.pop.1")
    }

    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation<Self>) {
        guard screen != simulation.top else { return }
        simulation.leave(rule: "meituan.pop.1")
    }

    func willPopToRoot(animated: Bool, in simulation: inout Simulation<Self>) {
        guard simulation.controller.stack.count > 1 else { return }
        simulation.leave(rule: "meituan.pop.1")
    }

    func willSetViewControllers(_ screens: [Int], animated: Bool, in simulation: inout Simulation<Self>) {
        guard let last = screens.last, last != simulation.top else { return }
        let isPop = simulation.controller.stack.contains(last)
        simulation.leave(rule: isPop ? "meituan.pop.1" : "meituan.push.1")
    }

    // MARK: - In the callbacks

    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation<Self>) {
        // meituan.push.4: the incoming screen gets the image of what its code made of the real bar.
        guard let transition = simulation.controller.transition, transition.from != nil, transition.to == screen,
            simulation.records[screen].fakeBar == nil
        else { return }
        simulation.addImage(to: screen, rule: "meituan.push.4")
        simulation.setBarHidden(true, rule: "meituan.push.4")
    }

    func viewDidDisappear(_ screen: Int, in simulation: inout Simulation<Self>) {
        // meituan.push.2: the fake bar stays on the screen that is covered.
        guard simulation.controller.transition?.kind == .push, simulation.records[screen].fakeBar != nil else { return }
        simulation.keepFakeBar(
            of: screen,
            because: "it keeps the style in which the screen was left",
            rule: "meituan.push.2"
        )
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        // meituan.push.5, meituan.pop.3: what the fake bar shows goes to the real one, which is shown again.
        guard let fakeBar = simulation.records[screen].fakeBar else { return }
        let isReturn = simulation.controller.transition.map { $0.kind == .pop && $0.to == screen } ?? false
        let rule = isReturn ? "meituan.pop.3" : "meituan.push.5"
        simulation.writeByPolicy(
            fakeBar.write(of: copied, to: simulation.controller.bar),
            copiedFrom: screen,
            rule: rule
        )
        simulation.removeFakeBar(of: screen, rule: rule)
        simulation.setBarHidden(false, rule: rule)
    }

    func rule(forWriteBy screen: Int, in simulation: Simulation<Self>) -> String {
        guard let transition = simulation.controller.transition, transition.to == screen, transition.from != nil else {
            return "uikit.S2"
        }
        switch (simulation.event, transition.kind) {
        case (.viewDidLoad, _), (.viewWillAppear, .push): return "meituan.push.3"
        case (.viewWillAppear, .pop): return "meituan.pop.2"
        default: return "uikit.S2"
        }
    }
}

extension Simulation<TransitionBar> {
    /// The screen on top is about to be left: it gets the image of the real bar, which is hidden.
    fileprivate mutating func leave(rule: String) {
        guard let top else { return }
        guard records[top].isLoaded, isInWindow(top) else {
            skipFakeBar(on: top, because: "its view is not in the window", rule: rule)
            return
        }
        addImage(to: top, rule: rule)
        setBarHidden(true, rule: rule)
    }

    /// Puts the image of the real bar on `screen`; detached where the bar is hidden.
    fileprivate mutating func addImage(to screen: Int, rule: String) {
        let properties = controller.bar.properties.restricted(to: policy.copied)
        addFakeBar(on: screen, properties: properties, isAttached: isBarShown, rule: rule)
    }
}

extension FakeBar {
    /// The write that makes `bar` look like this one in `copied`.
    ///
    /// What neither bar ever had is left alone. `isTranslucent` is written only where the other properties do not bring
    /// it about: an explicit value can never be taken back (uikit.md A2).
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
