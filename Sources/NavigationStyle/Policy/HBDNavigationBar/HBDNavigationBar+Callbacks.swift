// The hooks on the navigation controller and on its delegate (libraries.3.3).
extension HBDNavigationBar {
    func navigationControllerDidLoad(in simulation: inout Simulation<Self>) {
        // The proxy's background properties reach the library's own views; those of UIKit's stay unset.
        var common = proxy
        simulation.memory.takeOwn(from: &common)
        var properties = BarProperties()
        properties.isTranslucent = true
        if proxy.barTintColor != nil { properties.barTintColor = .some(nil) }
        if proxy.compactBackgroundImage != nil { properties.compactBackgroundImage = .some(nil) }
        properties.backgroundImage = .empty
        properties.shadowImage = .empty
        if simulation.environment.os >= .appearanceObjects {
            var appearance = Appearance(.transparent)
            appearance.backgroundColor = BarColor(.clear)
            appearance.shadowColor = .some(.some(BarColor(.clear)))
            appearance.backIndicatorImage = proxy.backIndicatorImage ?? nil
            appearance.backIndicatorTransitionMaskImage = proxy.backIndicatorTransitionMaskImage ?? nil
            properties.scrollEdgeAppearance = .some(appearance)
            properties.standardAppearance = .some(appearance)
        }
        simulation.writeByPolicy(properties, rule: .hbdViewDidLoad1)
    }

    func willShow(_ screen: Int, in simulation: inout Simulation<Self>) {
        // hbd.willShow.1
        simulation.adjustLayoutOnce(of: screen)
        if simulation.controller.transition?.hasCoordinator ?? false {
            // The rest is animated alongside (`animateAlongside`).
            simulation.applyBarStyle(of: screen, rule: .hbdWillShow2)
            return
        }
        // The screen below the new top; only in a push is it the outgoing one (HBD-6).
        if let below = simulation.controller.stack.screenBelow(simulation.controller.stack.endIndex - 1),
            simulation.style(of: below).needsFakeBars(to: simulation.style(of: screen))
        {
            simulation.showFakeBars(from: below, to: screen, rule: .hbdWillShow3)
            return
        }
        simulation.apply(screen, rule: .hbdWillShow4)
    }

    func animateAlongside(_ transition: Transition, in simulation: inout Simulation<Self>) {
        guard let from = transition.from else { return }
        if simulation.style(of: from).needsFakeBars(to: simulation.style(of: transition.to)) {
            simulation.applyTint(of: transition.to, rule: .hbdAlongside1)
            simulation.showFakeBars(from: from, to: transition.to, rule: .hbdAlongside1)
        } else {
            simulation.apply(transition.to, rule: .hbdAlongside2)
            simulation.paintAppearances(like: transition.to, rule: .hbdAlongside2)
        }
    }

    func didEnd(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation<Self>) {
        guard let from = transition.from else { return }
        // 1.10.0 does the two in the other order.
        if kind == .v1_9_8 { simulation.paintAppearances(like: nil, rule: .hbdCompletion1) }
        simulation.apply(isCancelled ? from : transition.to, rule: .hbdCompletion2)
        if kind == .v1_10_0 { simulation.paintAppearances(like: nil, rule: .hbdCompletion1) }
        simulation.removeFakeBars(on: [from, transition.to], rule: .hbdCompletion3)
    }

    func didShow(_ screen: Int, in simulation: inout Simulation<Self>) {
        guard !(simulation.controller.transition?.hasCoordinator ?? false) else { return }
        simulation.apply(screen, rule: .hbdDidShow1)
        // This includes the fake bar on the screen below, whose view was loaded for it.
        let below = simulation.controller.stack.screenBelow(simulation.controller.stack.endIndex - 1)
        simulation.removeFakeBars(on: [below, screen].compactMap(\.self), rule: .hbdDidShow2)
    }

    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation<Self>) {
        // This is the navigation controller's own layout, which runs before that of its screen.
        guard !(simulation.controller.transition?.hasCoordinator ?? false), let top = simulation.top else { return }
        simulation.apply(top, rule: .hbdViewWillLayoutSubviews1)
    }

    func navigationBarShouldPop(_ screen: Int, in simulation: inout Simulation<Self>) -> ShouldPop {
        let style = simulation.records[screen].memory.style
        guard style.backInteractive ?? true, style.clickBackEnabled ?? true else {
            simulation.recordShouldPop(screen, by: .policy, rule: .hbdShouldPopItem1)
            return .refused
        }
        simulation.recordShouldPop(screen)
        return .pops
    }

    func didPop(isInteractive: Bool, beginning transition: Transition?, in simulation: inout Simulation<Self>) {
        // This happens even if nothing is popped.
        let os = simulation.environment.os
        guard !isInteractive, os >= SystemVersion(11), os < SystemVersion(13), let top = simulation.top else { return }
        let style = simulation.style(of: top)
        var properties = BarProperties()
        properties.barStyle = style.barStyle
        properties.titleTextAttributes = .some(style.titleTextAttributes)
        simulation.writeByPolicy(properties, styleOf: top, rule: .hbdPop1)
    }
}
