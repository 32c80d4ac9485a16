// The hooks on the view controllers' and the navigation controller's methods (libraries.4).
extension WRNavigationBar {
    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation<Self>) {
        simulation.memory.pushing.insert(screen)
    }

    func willPop(animated: Bool, in simulation: inout Simulation<Self>) {
        simulation.memory.mixesPop = kind == .objectiveC
    }

    func willPopToRoot(animated: Bool, in simulation: inout Simulation<Self>) {
        simulation.memory.mixesPop = true
    }

    func willSetViewControllers(_ screens: [Int], animated: Bool, in simulation: inout Simulation<Self>) {
        simulation.memory.mixesPop = false
    }

    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation<Self>) {
        simulation.memory.mixesPop = true
        // This happens at once, even if nothing is popped.
        simulation.setTitleColor(simulation.titleColor(of: screen), styleOf: screen, rule: .wrPopTo1)
        guard kind == .objectiveC else { return }
        simulation.setTintColor(simulation.tintColor(of: screen), styleOf: screen, rule: .wrPopTo1)
    }

    func navigationBarShouldPop(_ screen: Int, in simulation: inout Simulation<Self>) -> ShouldPop {
        // The library's method replaces UIKit's, and with it the pop that UIKit would make.
        simulation.recordShouldPop(screen, by: .policy, rule: .wrShouldPopItem1)
        return .popsToScreenBelow
    }

    func viewWillAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        guard simulation.canUpdateBar(screen) else { return }
        if !simulation.isManaged(screen), simulation.records[screen].memory.found == nil {
            simulation.records[screen].memory.found = WRFoundColors(
                barTintColor: simulation.barTintColor(of: screen),
                tintColor: simulation.tintColor(of: screen),
                titleColor: simulation.titleColor(of: screen)
            )
        }
        if kind == .swift || !simulation.isManaged(screen) {
            simulation.setTintColor(simulation.tintColor(of: screen), styleOf: screen, rule: .wrViewWillAppear1)
        }
        simulation.records[screen].memory.isPushedAway = false
        simulation.setTitleColor(simulation.titleColor(of: screen), styleOf: screen, rule: .wrViewWillAppear2)
    }

    func viewWillDisappear(_ screen: Int, in simulation: inout Simulation<Self>) {
        // wr.viewWillDisappear.1
        if simulation.canUpdateBar(screen) { simulation.records[screen].memory.isPushedAway = true }
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        // wr.viewDidAppear.1
        if screen != simulation.controller.stack.first { simulation.records[screen].memory.isPushedIn = true }
        guard simulation.canUpdateBar(screen) else { return }
        // An unmanaged screen without an image leaves the background as it is.
        let rule = Rule.wrViewDidAppear2
        if let image = simulation.backgroundImage(of: screen) {
            simulation.setBackgroundImage(image, styleOf: screen, rule: rule)
        } else if simulation.isManaged(screen) {
            simulation.setBarTintColor(simulation.barTintColor(of: screen), styleOf: screen, rule: rule)
        }
        simulation.setBackgroundAlpha(simulation.backgroundAlpha(of: screen), rule: .wrViewDidAppear3)
        simulation.setTintColor(simulation.tintColor(of: screen), styleOf: screen, rule: .wrViewDidAppear4)
        simulation.setTitleColor(simulation.titleColor(of: screen), styleOf: screen, rule: .wrViewDidAppear4)
        simulation.setShadowHidden(simulation.isShadowHidden(on: screen), styleOf: screen, rule: .wrViewDidAppear5)
    }

    func interactionDidChange(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation<Self>) {
        // This does not depend on whether the screens are managed.
        guard let from = transition.from else { return }
        let screen = isCancelled ? from : transition.to
        let rule = Rule.wrInteractionChange1
        simulation.setBarTintColor(simulation.barTintColor(of: screen), styleOf: screen, rule: rule)
        simulation.setBackgroundAlpha(simulation.backgroundAlpha(of: screen), rule: rule)
    }

    func didShow(_ screen: Int, in simulation: inout Simulation<Self>) {
        // wr.push.1: the end of a push also marks the root as pushed.
        guard simulation.memory.pushing.remove(screen) != nil else { return }
        simulation.records[screen].memory.isPushedIn = true
    }
}

extension Simulation<WRNavigationBar> {
    /// Whether the library lets `screen` change the bar in its callbacks.
    ///
    /// In the Objective-C edition it must be on the stack. The Swift edition checks the frame of the root view instead.
    func canUpdateBar(_ screen: Int) -> Bool {
        switch policy.kind {
        case .objectiveC: controller.stack.contains(screen)
        case .swift: hasKnownFrame(screen)
        }
    }

    /// Whether the root view of `screen` fills the window, or all of it below 64 points (88 on an iPhone X).
    private func hasKnownFrame(_ screen: Int) -> Bool {
        let scene = scene(of: screen, over: nil, inheritsLargeTitle: true)
        let y = scene.layout(on: device).view.y
        let width = device.width(in: environment.orientation)
        let isPhoneX = width == 375 && device.height(in: environment.orientation) == 812
        return y == 0 || y == (isPhoneX ? 88 : 64)
    }
}
