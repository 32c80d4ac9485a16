// The hooks on the view controllers' and the navigation controller's methods (libraries.4).
extension WRNavigationBar {
    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation) {
        simulation[memories].pushing.insert(screen)
    }

    func willPop(animated: Bool, in simulation: inout Simulation) {
        simulation[memories].mixesPop = kind == .objectiveC
    }

    func willPopToRoot(animated: Bool, in simulation: inout Simulation) {
        simulation[memories].mixesPop = true
    }

    func willSetViewControllers(_ screens: [Int], animated: Bool, in simulation: inout Simulation) {
        simulation[memories].mixesPop = false
    }

    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation) {
        simulation[memories].mixesPop = true
        // This happens at once, even if nothing is popped.
        setTitleColor(titleColor(of: screen, in: simulation), styleOf: screen, rule: .wrPopTo1, in: &simulation)
        guard kind == .objectiveC else { return }
        setTintColor(tintColor(of: screen, in: simulation), styleOf: screen, rule: .wrPopTo1, in: &simulation)
    }

    func navigationBarShouldPop(_ screen: Int, in simulation: inout Simulation) -> ShouldPop {
        // The library's method replaces UIKit's, and with it the pop that UIKit would make.
        simulation.recordShouldPop(screen, by: .policy, rule: .wrShouldPopItem1)
        return .popsToScreenBelow
    }

    func viewWillAppear(_ screen: Int, in simulation: inout Simulation) {
        guard canUpdateBar(screen, in: simulation) else { return }
        if !isManaged(screen, in: simulation), simulation[memories, screen].found == nil {
            simulation[memories, screen].found = WRFoundColors(
                barTintColor: barTintColor(of: screen, in: simulation),
                tintColor: tintColor(of: screen, in: simulation),
                titleColor: titleColor(of: screen, in: simulation)
            )
        }
        if kind == .swift || !isManaged(screen, in: simulation) {
            setTintColor(
                tintColor(of: screen, in: simulation),
                styleOf: screen,
                rule: .wrViewWillAppear1,
                in: &simulation
            )
        }
        simulation[memories, screen].isPushedAway = false
        setTitleColor(
            titleColor(of: screen, in: simulation),
            styleOf: screen,
            rule: .wrViewWillAppear2,
            in: &simulation
        )
    }

    func viewWillDisappear(_ screen: Int, in simulation: inout Simulation) {
        // wr.viewWillDisappear.1
        if canUpdateBar(screen, in: simulation) { simulation[memories, screen].isPushedAway = true }
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation) {
        // wr.viewDidAppear.1
        if screen != simulation.controller.stack.first { simulation[memories, screen].isPushedIn = true }
        guard canUpdateBar(screen, in: simulation) else { return }
        // An unmanaged screen without an image leaves the background as it is.
        let rule = Rule.wrViewDidAppear2
        if let image = backgroundImage(of: screen, in: simulation) {
            setBackgroundImage(image, styleOf: screen, rule: rule, in: &simulation)
        } else if isManaged(screen, in: simulation) {
            setBarTintColor(barTintColor(of: screen, in: simulation), styleOf: screen, rule: rule, in: &simulation)
        }
        setBackgroundAlpha(backgroundAlpha(of: screen, in: simulation), rule: .wrViewDidAppear3, in: &simulation)
        setTintColor(tintColor(of: screen, in: simulation), styleOf: screen, rule: .wrViewDidAppear4, in: &simulation)
        setTitleColor(titleColor(of: screen, in: simulation), styleOf: screen, rule: .wrViewDidAppear4, in: &simulation)
        setShadowHidden(
            isShadowHidden(on: screen, in: simulation),
            styleOf: screen,
            rule: .wrViewDidAppear5,
            in: &simulation
        )
    }

    func interactionDidChange(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation) {
        // This does not depend on whether the screens are managed.
        guard let from = transition.from else { return }
        let screen = isCancelled ? from : transition.to
        let rule = Rule.wrInteractionChange1
        setBarTintColor(barTintColor(of: screen, in: simulation), styleOf: screen, rule: rule, in: &simulation)
        setBackgroundAlpha(backgroundAlpha(of: screen, in: simulation), rule: rule, in: &simulation)
    }

    func didShow(_ screen: Int, in simulation: inout Simulation) {
        // wr.push.1: the end of a push also marks the root as pushed.
        guard simulation[memories].pushing.remove(screen) != nil else { return }
        simulation[memories, screen].isPushedIn = true
    }
}

extension WRNavigationBar {
    /// Whether the library lets `screen` change the bar in its callbacks.
    ///
    /// In the Objective-C edition it must be on the stack. The Swift edition checks the frame of the root view instead.
    func canUpdateBar(_ screen: Int, in simulation: Simulation) -> Bool {
        switch kind {
        case .objectiveC: simulation.controller.stack.contains(screen)
        case .swift: hasKnownFrame(screen, in: simulation)
        }
    }

    /// Whether the root view of `screen` fills the window, or all of it below 64 points (88 on an iPhone X).
    private func hasKnownFrame(_ screen: Int, in simulation: Simulation) -> Bool {
        let scene = simulation.scene(of: screen, over: nil, inheritsLargeTitle: true)
        let y = scene.layout(on: simulation.device).view.y
        let width = simulation.device.width(in: simulation.environment.orientation)
        let isPhoneX = width == 375 && simulation.device.height(in: simulation.environment.orientation) == 812
        return y == 0 || y == (isPhoneX ? 88 : 64)
    }
}
