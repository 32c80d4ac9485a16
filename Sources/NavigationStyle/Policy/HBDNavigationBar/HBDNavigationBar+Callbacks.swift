// The hooks on the navigation controller and on its delegate (libraries.3.3).
extension HBDNavigationBar {
    func navigationControllerDidLoad(in simulation: inout Simulation) {
        // The proxy's background properties reach the library's own views; those of UIKit's stay unset.
        var common = proxy
        simulation[memories].takeOwn(from: &common)
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

    func willShow(_ screen: Int, in simulation: inout Simulation) {
        // hbd.willShow.1
        adjustLayoutOnce(of: screen, in: &simulation)
        if simulation.controller.transition?.hasCoordinator ?? false {
            // The rest is animated alongside (`animateAlongside`).
            applyBarStyle(of: screen, rule: .hbdWillShow2, in: &simulation)
            return
        }
        // The screen below the new top; only in a push is it the outgoing one (HBD-6).
        if let below = simulation.controller.stack.screenBelow(simulation.controller.stack.endIndex - 1),
            style(of: below, in: simulation).needsFakeBars(to: style(of: screen, in: simulation))
        {
            showFakeBars(from: below, to: screen, rule: .hbdWillShow3, in: &simulation)
            return
        }
        apply(screen, rule: .hbdWillShow4, in: &simulation)
    }

    func animateAlongside(_ transition: Transition, in simulation: inout Simulation) {
        guard let from = transition.from else { return }
        if style(of: from, in: simulation).needsFakeBars(to: style(of: transition.to, in: simulation)) {
            applyTint(of: transition.to, rule: .hbdAlongside1, in: &simulation)
            showFakeBars(from: from, to: transition.to, rule: .hbdAlongside1, in: &simulation)
        } else {
            apply(transition.to, rule: .hbdAlongside2, in: &simulation)
            paintAppearances(like: transition.to, rule: .hbdAlongside2, in: &simulation)
        }
    }

    func didEnd(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation) {
        guard let from = transition.from else { return }
        // 1.10.0 does the two in the other order.
        if kind == .v1_9_8 { paintAppearances(like: nil, rule: .hbdCompletion1, in: &simulation) }
        apply(isCancelled ? from : transition.to, rule: .hbdCompletion2, in: &simulation)
        if kind == .v1_10_0 { paintAppearances(like: nil, rule: .hbdCompletion1, in: &simulation) }
        removeFakeBars(on: [from, transition.to], rule: .hbdCompletion3, in: &simulation)
    }

    func didShow(_ screen: Int, in simulation: inout Simulation) {
        guard !(simulation.controller.transition?.hasCoordinator ?? false) else { return }
        apply(screen, rule: .hbdDidShow1, in: &simulation)
        // This includes the fake bar on the screen below, whose view was loaded for it.
        let below = simulation.controller.stack.screenBelow(simulation.controller.stack.endIndex - 1)
        removeFakeBars(on: [below, screen].compactMap(\.self), rule: .hbdDidShow2, in: &simulation)
    }

    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation) {
        // This is the navigation controller's own layout, which runs before that of its screen.
        guard !(simulation.controller.transition?.hasCoordinator ?? false), let top = simulation.top else { return }
        apply(top, rule: .hbdViewWillLayoutSubviews1, in: &simulation)
    }

    func navigationBarShouldPop(_ screen: Int, in simulation: inout Simulation) -> ShouldPop {
        let style = simulation[memories, screen].style
        guard style.backInteractive ?? true, style.clickBackEnabled ?? true else {
            simulation.recordShouldPop(screen, by: .policy, rule: .hbdShouldPopItem1)
            return .refused
        }
        simulation.recordShouldPop(screen)
        return .pops
    }

    func didPop(isInteractive: Bool, beginning transition: Transition?, in simulation: inout Simulation) {
        // This happens even if nothing is popped.
        let os = simulation.environment.os
        guard !isInteractive, os >= SystemVersion(11), os < SystemVersion(13), let top = simulation.top else { return }
        let style = style(of: top, in: simulation)
        var properties = BarProperties()
        properties.barStyle = style.barStyle
        properties.titleTextAttributes = .some(style.titleTextAttributes)
        simulation.writeByPolicy(properties, styleOf: top, rule: .hbdPop1)
    }
}
