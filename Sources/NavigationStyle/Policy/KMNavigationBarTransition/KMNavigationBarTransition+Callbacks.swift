// The hooks on the view controllers' methods (libraries.md 1.4, seed 1).
extension KMNavigationBarTransition {
    func viewWillAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        guard kind == .v1_1_11, simulation.isIncoming(screen), simulation.environment.os >= SystemVersion(11),
            !simulation.controller.bar.isTranslucent,
            let scrollView = simulation.screen(screen).view.scrollView,
            scrollView.contentInsetAdjustmentBehavior != .never,
            !simulation.records[screen].memory.isScrollViewAdjusted
        else { return }
        // km.viewWillAppear.1
        simulation.records[screen].memory.isScrollViewAdjusted = true
        simulation.record(by: .policy, rule: "km.viewWillAppear.1") { .adjustScrollInsets(screen: $0.id(screen)) }
    }

    func nextTurn(after event: Step.Event.Name, of screen: Int, in simulation: inout Simulation<Self>) {
        guard event == .viewWillAppear, simulation.controller.isNavigationBarHidden else { return }
        simulation.restoreScrollInsets(of: screen, rule: "km.viewWillAppear.2")
    }

    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation<Self>) {
        if isGuardPassed(screen, in: simulation), let from = simulation.controller.transition?.from {
            // km.viewWillLayoutSubviews.1
            if simulation.controller.bar.isTranslucent {
                simulation.record(by: .policy, rule: "km.viewWillLayoutSubviews.1") { _ in
                    .setContainerBackground(Self.containerViewBackgroundColor)
                }
            }
            // km.viewWillLayoutSubviews.2: never put back.
            simulation.record(by: .policy, rule: "km.viewWillLayoutSubviews.2") {
                .disableClipping(screens: [$0.id(from), $0.id(screen)])
            }
            // km.viewWillLayoutSubviews.3: the background is hidden even where no bar could be added.
            if simulation.records[screen].fakeBar == nil {
                simulation.addTransitionBarIfNeeded(to: screen, rule: "km.viewWillLayoutSubviews.3")
                simulation.setBackgroundHidden(true, rule: "km.viewWillLayoutSubviews.3")
            }
            // km.viewWillLayoutSubviews.4: the fake bar's frame follows the real one's; frames are no state here.
        }
        // km.viewWillLayoutSubviews.5
        if simulation.records[screen].fakeBar != nil {
            simulation.bringFakeBarToFront(of: screen, rule: "km.viewWillLayoutSubviews.5")
        }
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        // km.viewDidAppear.1
        simulation.restoreScrollInsets(of: screen, rule: "km.viewDidAppear.1")
        let context = simulation.controller.memory.transitionContextToViewController
        // km.viewDidAppear.2
        if simulation.records[screen].fakeBar != nil {
            simulation.writeBack(from: screen, rule: "km.viewDidAppear.2")
            if context == nil || context == screen {
                simulation.removeFakeBar(of: screen, rule: "km.viewDidAppear.2")
                // The listing in seed 1 forgets the destination only here.
                if kind == .v1_0_0 { simulation.controller.memory.transitionContextToViewController = nil }
            } else {
                simulation.keepFakeBar(
                    of: screen,
                    because: "a later push in the same turn has another destination",
                    rule: "km.viewDidAppear.2"
                )
            }
        }
        // km.viewDidAppear.3 (KM 1.1.5)
        if kind == .v1_1_11, context == screen {
            simulation.controller.memory.transitionContextToViewController = nil
        }
        // km.viewDidAppear.4
        simulation.setBackgroundHidden(false, rule: "km.viewDidAppear.4")
    }

    func didRemove(_ screen: Int, in simulation: inout Simulation<Self>) {
        // The destination is held weakly.
        if simulation.controller.memory.transitionContextToViewController == screen {
            simulation.controller.memory.transitionContextToViewController = nil
        }
    }

    /// `km_containerViewBackgroundColor`.
    private static let containerViewBackgroundColor = RGBA.white

    /// Whether the layout of `screen` is that of the transition's destination: 1.0.0 asks for an animated push, later
    /// editions for a transition of the navigation controller (KM 1.1.2).
    private func isGuardPassed(_ screen: Int, in simulation: Simulation<Self>) -> Bool {
        guard simulation.isIncoming(screen) else { return false }
        return kind == .v1_1_11 || simulation.controller.memory.transitionContextToViewController != nil
    }
}
