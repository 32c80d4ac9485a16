// The calls: UINavigationController+QMUI, and before it QMUINavigationController (libraries.10.5). The library asks any
// screen that has them about going back, whether or not it conforms.
extension QMUI {
    static func remedy(for action: NavigationOperation.Action, _ isOnStack: (Screen.ID) -> Bool?)
        -> ImpossibleCallRemedy?
    {
        switch action {
        case .push(let screen, _): return isOnStack(screen.id) == true ? .nothing(.alreadyOnStack) : nil
        case .setViewControllers(let screens, let animated):
            var seen: Set<Screen.ID> = []
            let first = screens.filter { seen.insert($0.id).inserted }
            let isRepeated =
                first.count < screens.count
                && screens.allSatisfy { reference in
                    if case .existing = reference { true } else { screens.count { $0.id == reference.id } == 1 }
                }
            return isRepeated ? .another(.setViewControllers(first, animated: animated)) : nil
        default: return nil
        }
    }

    func stackChange(
        _ change: StackChange,
        by call: NavigationCall,
        on stack: ScreenStack,
        in simulation: Simulation
    ) -> StackChange {
        guard case .push(let screen) = call.verb, simulation[memories].unanimatedPushes.contains(screen),
            case .transition(var transition, let stack, let removed, let inserted, let isCancelled) = change
        else { return change }
        transition.isAnimated = false
        return .transition(transition, stack: stack, removed: removed, inserted: inserted, isCancelled: isCancelled)
    }

    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation) {
        if let below = simulation.top { setBackItem(of: below, under: screen, in: &simulation) }
        guard animated else { return }
        if simulation[memories].isTransiting, preventsConcurrency {
            simulation[memories].unanimatedPushes.insert(screen)
        } else {
            simulation[memories].isTransiting = true
        }
    }

    func didPush(_ screen: Int, beginning transition: Transition?, in simulation: inout Simulation) {
        // The library takes a push for refused if the screen is not on the stack when the call returns, as one that has to
        // wait is not.
        if !simulation.controller.stack.contains(screen) { simulation[memories].isTransiting = false }
        simulation[memories].action = .pushed
        // A call that has to wait finds the stack unchanged.
        let from = transition.map(\.from) ?? simulation.top
        if let from {
            addFakeBars(from: from, to: screen, rule: .qmuiPush1, in: &simulation)
        }
        awaitEnd(from: from, to: from == nil ? nil : screen, in: &simulation)
    }

    func willPop(animated: Bool, in simulation: inout Simulation) {
        beginPop(to: simulation.controller.stack.screenBelowTop(by: 1), animated: animated, in: &simulation)
    }

    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation) {
        beginPop(to: screen, animated: animated, in: &simulation)
    }

    func willPopToRoot(animated: Bool, in simulation: inout Simulation) {
        beginPop(to: simulation.controller.stack.first, animated: animated, in: &simulation)
    }

    func didPop(isInteractive: Bool, beginning transition: Transition?, in simulation: inout Simulation) {
        guard simulation[memories].action == .popping, let popped = simulation[memories].popped else {
            return
        }
        simulation[memories].action = .popped
        awaitEnd(from: popped.from, to: popped.to, in: &simulation)
    }

    func willSetViewControllers(_ screens: [Int], animated: Bool, in simulation: inout Simulation) {
        for (below, screen) in zip(screens, screens.dropFirst()) {
            setBackItem(of: below, under: screen, in: &simulation)
        }
        // The library goes through all screens of the call, so the template reaches the one on top as well.
        if let top = screens.last { setBackItem(of: top, under: nil, in: &simulation) }
    }

    func didSetViewControllers(
        _ screens: [Int],
        replacing stack: ScreenStack,
        beginning transition: Transition?,
        in simulation: inout Simulation
    ) {
        simulation[memories].action = .set
        let to = screens.last == stack.last ? nil : screens.last
        let staying = Set(screens)
        let from = stack.last { !staying.contains($0) }
        if let from, let to {
            addFakeBars(from: from, to: to, rule: .qmuiSet1, in: &simulation)
        }
        let isBetweenTwo = from != nil && to != nil
        awaitEnd(from: isBetweenTwo ? from : nil, to: isBetweenTwo ? to : nil, in: &simulation)
    }

    func navigationBarShouldPop(_ screen: Int, in simulation: inout Simulation) -> ShouldPop {
        let delegate = simulation[memories, screen].delegate
        guard delegate.shouldPopViewControllerByBackButtonOrPopGesture == false else {
            simulation.recordShouldPop(screen)
            return .pops
        }
        simulation.recordShouldPop(screen, by: .policy, rule: .qmuiShouldPop1)
        return .refused
    }

    func interactivePopBegins(on screen: Int, in simulation: Simulation) -> Bool? {
        let delegate = simulation[memories, screen].delegate
        let gesture = simulation.screen(screen).interactivePop
        // A delegate of the app's in place of the library's disables all of this (#781).
        guard gesture.enabled, gesture.delegate == .stock else { return nil }
        if delegate.shouldPopViewControllerByBackButtonOrPopGesture == false { return false }
        guard delegate.forceEnableInteractivePopGestureRecognizer ?? false else { return nil }
        let isBusy = simulation[memories].action != .unknown
        return environment.os >= Self.forcedOnlyAtRest && isBusy ? nil : true
    }

    /// iOS 13.4: from then on, the gesture is forced only while nothing moves (#1498).
    private static let forcedOnlyAtRest = SystemVersion(13, 4)
}

extension QMUI {
    fileprivate func beginPop(to screen: Int?, animated: Bool, in simulation: inout Simulation) {
        guard let from = simulation.top, let screen, screen != from, simulation.controller.stack.contains(screen) else {
            return
        }
        if animated { simulation[memories].isTransiting = true }
        // During another action, the call goes to UIKit without hooks.
        guard simulation[memories].action == .unknown else { return }
        simulation[memories].action = .popping
        simulation[memories].popped = QMUI.Popped(from: from, to: screen)
        addFakeBars(from: from, to: screen, rule: .qmuiPop1, in: &simulation)
    }

    /// Completes the call at the end of the transition, or at once without a coordinator.
    fileprivate func awaitEnd(from: Int?, to: Int?, in simulation: inout Simulation) {
        let block = TransitionCoordinator.Block(completion: { _, simulation in
            complete(from: from, to: to, in: &simulation)
        })
        if !simulation.animateAlongside(block) { complete(from: from, to: to, in: &simulation) }
    }

    /// Sets the back button of the item below, as `screen` asks, or else the template; nil is for no screen above it.
    fileprivate func setBackItem(of below: Int, under screen: Int?, in simulation: inout Simulation) {
        let delegate = screen.map { simulation[memories, $0].delegate }
        var item = simulation[memories, below].backItem
        if let title = delegate?.backBarButtonItemTitleWithPreviousViewController {
            item = QMUIBackItem(title: title, isMinimal: item?.isMinimal ?? false)
        } else if let template, !template.needsBackBarButtonItemTitle {
            if simulation.environment.os >= .backButtonDisplayMode {
                item = QMUIBackItem(title: item?.title, isMinimal: true)
            } else {
                let own = simulation.screen(below).navigationItem.backBarButtonItemTitle
                // An earlier screen may have taken the title away again.
                if (item.map(\.title) ?? own) == nil { item = QMUIBackItem(title: "") }
            }
        }
        guard let item else { return }
        simulation[memories, below].backItem = item
        simulation[memories, below].placed = placed(simulation.screen(below), simulation[memories, below])
    }
}
