// The hooks on the view controllers' methods (libraries.1.4, seed1).
extension KMNavigationBarTransition {
    func viewWillAppear(_ screen: Int, in simulation: inout Simulation) {
        guard kind == .v1_1_11, isIncoming(screen, in: simulation), simulation.environment.os >= SystemVersion(11),
            !simulation.bar.isTranslucent,
            let scrollView = simulation.screen(screen).view.scrollView,
            scrollView.contentInsetAdjustmentBehavior != .never,
            !simulation[memories, screen].isScrollViewAdjusted
        else { return }
        simulation[memories, screen].isScrollViewAdjusted = true
        simulation.addStep(by: .policy, rule: .kmViewWillAppear1) { .adjustScrollInsets(screen: $0.id(screen)) }
    }

    func nextTurn(after event: Step.Event.Name, of screen: Int, in simulation: inout Simulation) {
        guard event == .viewWillAppear, simulation.controller.isNavigationBarHidden else { return }
        restoreScrollInsets(of: screen, rule: .kmViewWillAppear2, in: &simulation)
    }

    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation) {
        if isGuardPassed(screen, in: simulation), let from = simulation.controller.transition?.from {
            if simulation.bar.isTranslucent {
                simulation.addStep(by: .policy, rule: .kmViewWillLayoutSubviews1) { _ in
                    .setContainerBackground(color: Self.containerViewBackgroundColor)
                }
            }
            // This is never undone.
            simulation.addStep(by: .policy, rule: .kmViewWillLayoutSubviews2) {
                .disableClipping(screens: [$0.id(from), $0.id(screen)])
            }
            // The background is hidden even if no bar could be added.
            if simulation.records[screen].fakeBar == nil {
                addTransitionBarIfNeeded(to: screen, rule: .kmViewWillLayoutSubviews3, in: &simulation)
                simulation.setBackgroundHidden(true, rule: .kmViewWillLayoutSubviews3)
            }
            // km.viewWillLayoutSubviews.4: the fake bar's frame follows the real one's; frames are not part of the
            // state here.
        }
        if simulation.records[screen].fakeBar != nil {
            simulation.bringFakeBarToFront(of: screen, rule: .kmViewWillLayoutSubviews5)
        }
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation) {
        restoreScrollInsets(of: screen, rule: .kmViewDidAppear1, in: &simulation)
        let context = simulation[memories].transitionContextToViewController
        if simulation.records[screen].fakeBar != nil {
            writeBack(from: screen, rule: .kmViewDidAppear2, in: &simulation)
            if context == nil || context == screen {
                simulation.removeFakeBar(of: screen, rule: .kmViewDidAppear2)
                // The listing in seed1 clears the destination only here.
                if kind == .v1_0_0 { simulation[memories].transitionContextToViewController = nil }
            } else {
                simulation.keepFakeBar(
                    of: screen,
                    because: "a later push in the same turn has another destination",
                    rule: .kmViewDidAppear2
                )
            }
        }
        // km.viewDidAppear.3 (KM 1.1.5)
        if kind == .v1_1_11, context == screen {
            simulation[memories].transitionContextToViewController = nil
        }
        simulation.setBackgroundHidden(false, rule: .kmViewDidAppear4)
    }

    func didRemove(_ screen: Int, in simulation: inout Simulation) {
        // The destination is a weak reference.
        if simulation[memories].transitionContextToViewController == screen {
            simulation[memories].transitionContextToViewController = nil
        }
    }

    /// The color of `km_containerViewBackgroundColor`.
    private static let containerViewBackgroundColor = RGBA.white

    /// Whether the layout of `screen` is that of the transition's destination: 1.0.0 requires an animated push, later
    /// editions a transition of the navigation controller (KM 1.1.2).
    private func isGuardPassed(_ screen: Int, in simulation: Simulation) -> Bool {
        guard isIncoming(screen, in: simulation) else { return false }
        return kind == .v1_1_11 || simulation[memories].transitionContextToViewController != nil
    }
}
