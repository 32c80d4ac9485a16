extension RTRootNavigationController {
    // MARK: - The outer navigation controller

    func navigationControllerDidLoad(in simulation: inout Simulation) {
        var properties = BarProperties()
        properties.isNavigationBarHidden = BarVisibility(hidden: true)
        simulation.writeByPolicy(properties, rule: .rtViewDidLoad1)
    }

    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation) {
        // rt.push.1: the first screen has no screen to go back to.
        guard usesSystemBackBarButtonItem, let top = simulation.top else { return }
        let below = simulation.screen(top)
        simulation[memories, screen].placeholder = Placeholder(
            title: below.itemTitle,
            backBarButtonItemTitle: below.navigationItem.backBarButtonItemTitle
        )
    }

    func willSetViewControllers(_ screens: [Int], animated: Bool, in simulation: inout Simulation) {
        if setsContentControllers {
            for screen in screens where simulation.records[screen].fakeBar != nil {
                simulation.removeFakeBar(of: screen, rule: .rtSetViewControllers2)
                simulation[memories, screen].transferred = []
            }
            // A placeholder belongs to the container that the screen had before.
            for screen in screens { simulation[memories, screen].placeholder = nil }
        }
        // rt.setViewControllers.1: screens that were on the stack are wrapped already, if they come as their
        // containers.
        guard usesSystemBackBarButtonItem else { return }
        let wrapped = setsContentControllers ? [] : Set(simulation.controller.stack)
        for (below, screen) in zip(screens, screens.dropFirst()) where !wrapped.contains(screen) {
            // A container passes on its content's title, but has an item of its own.
            let item = wrapped.contains(below) ? NavigationItem() : simulation.screen(below).navigationItem
            simulation[memories, screen].placeholder = Placeholder(
                title: simulation.screen(below).title,
                backBarButtonItemTitle: item.backBarButtonItemTitle
            )
        }
    }

    func willShow(_ screen: Int, in simulation: inout Simulation) {
        // rt.willShow.1
        if let transition = simulation.controller.transition, transition.kind == .push, transition.hasCoordinator {
            simulation[memories].isInteractivePopEnabled = false
        }
        // rt.willShow.2
        if !isRoot(screen, in: simulation) {
            inferDisableInteractivePop(of: screen, hasLeftBarButtonItem(screen, in: simulation), in: &simulation)
        }
    }

    func didShow(_ screen: Int, in simulation: inout Simulation) {
        // rt.didShow.1
        installBackItem(on: screen, in: &simulation)
        // rt.didShow.2
        simulation[memories].isInteractivePopEnabled =
            !disablesInteractivePop(screen, in: simulation) && !isRoot(screen, in: simulation)
    }

    func didEnd(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation) {
        // An outer bar that is hidden on both screens cannot corrupt a bar's items (seed0.6.8): it has none to show,
        // and the screens' own bars have one each.
        simulation.controller.isItemStackAtRisk = false
    }

    func interactivePopBegins(on screen: Int, in simulation: Simulation) -> Bool? {
        // rt.gesture.1: the recognizer's delegate is the library, so the stock conditions do not apply.
        simulation[memories].isInteractivePopEnabled
    }

    func innerPopGesture(on screen: Int, in simulation: Simulation) -> InnerPopGesture? {
        // The library disables the inner recognizer, but does not know of a delegate that the screen sets there: one
        // that lets the gesture begin with a single screen, or any delegate if a placeholder is the second.
        if simulation.screen(screen).interactivePop.delegate == .replaced { return .delegateReplaced }
        return usesSystemBackBarButtonItem ? .option(.useSystemBackBarButtonItem) : nil
    }

    func backButton(on screen: Int, in scene: BarScene, of simulation: Simulation) -> BackButton {
        // The library's item is a left item, whose action pops; with a placeholder UIKit's button is there, and the
        // inner controller passes its pop on to the outer one.
        if simulation[memories, screen].hasBackItem { return .own }
        return scene.showsBackButton ? .system : .none
    }

    /// Returns that nothing happens in a pop to a screen off the stack: the library looks for its container, and
    /// returns.
    static func remedy(for action: NavigationOperation.Action, _ isOnStack: (Screen.ID) -> Bool?)
        -> ImpossibleCallRemedy?
    {
        guard case .popTo(let id, _) = action, id.fault == nil, isOnStack(id) == false else { return nil }
        return .nothing(.notOnStack)
    }

    /// Returns the change for containers that a set has created anew: UIKit does not know them, and pushes the last
    /// one, even if its content is the old top.
    func stackChange(
        _ change: StackChange,
        by call: NavigationCall,
        on stack: ScreenStack,
        in simulation: Simulation
    ) -> StackChange {
        guard setsContentControllers, case .set(let screens) = call.verb, let last = screens.last else { return change }
        let kept = Set(screens)
        let before = Set(stack)
        return .transition(
            Transition(from: stack.last, to: last, kind: .push, isAnimated: call.animated),
            stack: ScreenStack(screens),
            removed: stack.filter { !kept.contains($0) },
            inserted: screens.filter { !before.contains($0) },
            isCancelled: false
        )
    }

    // MARK: - The screen's own navigation controller

    func viewDidLoad(_ screen: Int, in simulation: inout Simulation) {
        loadOwnBar(of: screen, in: &simulation)
    }

    func viewWillAppear(_ screen: Int, in simulation: inout Simulation) {
        // A new container loads its bar now; its content has been loaded before.
        loadOwnBar(of: screen, in: &simulation)
        barEntersWindow(of: screen, in: &simulation)
    }

    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation) {
        // rt.viewDidLayoutSubviews.1
        syncItemAppearances(in: &simulation)
        // rt.viewDidLayoutSubviews.2
        let isHidden = simulation.records[screen].fakeBar?.isHidden ?? false
        inferDisableInteractivePop(
            of: screen,
            isHidden || hasLeftBarButtonItem(screen, in: simulation),
            in: &simulation
        )
        // rt.viewDidLayoutSubviews.3
        installBackItem(on: screen, in: &simulation)
    }

    /// Writes to the screen's own bar, which is the bar of its navigation controller.
    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation) -> BarProperties {
        loadOwnBar(of: screen, in: &simulation)
        simulation.writeToFakeBar(of: screen, properties, by: .app, rule: .rtWrite1)
        let touched = properties.touched
        let transferred = simulation[memories, screen].transferred
        simulation[memories, screen].transferred = transferred.subtracting(touched)
        // rt.setNavigationBarHidden.1
        if let hidden = properties.isNavigationBarHidden?.hidden {
            simulation[memories, screen].isHiddenBySystem = false
            inferDisableInteractivePop(of: screen, hidden, in: &simulation)
        }
        return BarProperties()
    }

    func setOwnBarAlpha(_ alpha: Double, of screen: Int, in simulation: inout Simulation) {
        var properties = BarProperties()
        properties.alpha = alpha
        _ = write(properties, by: screen, in: &simulation)
    }

    func barProperties(reachedBy screen: Int, in simulation: Simulation) -> BarProperties {
        simulation.records[screen].fakeBar?.properties ?? proxy
    }
}
