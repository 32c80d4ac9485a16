// The calls: UINavigationController+QMUI, and before it QMUINavigationController (libraries.10.5).
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
        in simulation: Simulation<Self>
    ) -> StackChange {
        guard case .push(let screen) = call.verb, simulation.memory.unanimatedPushes.contains(screen),
            case .transition(var transition, let stack, let removed, let inserted, let isCancelled) = change
        else { return change }
        transition.isAnimated = false
        return .transition(transition, stack: stack, removed: removed, inserted: inserted, isCancelled: isCancelled)
    }

    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation<Self>) {
        if let below = simulation.top { simulation.setBackItem(of: below, under: screen) }
        guard animated else { return }
        if simulation.memory.isTransiting, preventsConcurrency {
            simulation.memory.unanimatedPushes.insert(screen)
        } else {
            simulation.memory.isTransiting = true
        }
    }

    func didPush(_ screen: Int, beginning transition: Transition?, in simulation: inout Simulation<Self>) {
        simulation.memory.action = .pushed
        // A call that has to wait finds the stack unchanged.
        let from = transition.map(\.from) ?? simulation.top
        if let from {
            simulation.addFakeBars(from: from, to: screen, rule: .qmuiPush1)
        }
        simulation.awaitEnd(from: from, to: from == nil ? nil : screen)
    }

    func willPop(animated: Bool, in simulation: inout Simulation<Self>) {
        simulation.willPop(to: simulation.controller.stack.screenBelowTop(by: 1), animated: animated)
    }

    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation<Self>) {
        simulation.willPop(to: screen, animated: animated)
    }

    func willPopToRoot(animated: Bool, in simulation: inout Simulation<Self>) {
        simulation.willPop(to: simulation.controller.stack.first, animated: animated)
    }

    func didPop(isInteractive: Bool, beginning transition: Transition?, in simulation: inout Simulation<Self>) {
        guard simulation.memory.action == .popping, let popped = simulation.memory.popped else {
            return
        }
        simulation.memory.action = .popped
        simulation.awaitEnd(from: popped.from, to: popped.to)
    }

    func willSetViewControllers(_ screens: [Int], animated: Bool, in simulation: inout Simulation<Self>) {
        for (below, screen) in zip(screens, screens.dropFirst()) { simulation.setBackItem(of: below, under: screen) }
    }

    func didSetViewControllers(
        _ screens: [Int],
        replacing stack: ScreenStack,
        beginning transition: Transition?,
        in simulation: inout Simulation<Self>
    ) {
        simulation.memory.action = .set
        let to = screens.last == stack.last ? nil : screens.last
        let staying = Set(screens)
        let from = stack.last { !staying.contains($0) }
        if let from, let to {
            simulation.addFakeBars(from: from, to: to, rule: .qmuiSet1)
        }
        let isBetweenTwo = from != nil && to != nil
        simulation.awaitEnd(from: isBetweenTwo ? from : nil, to: isBetweenTwo ? to : nil)
    }

    func navigationBarShouldPop(_ screen: Int, in simulation: inout Simulation<Self>) -> ShouldPop {
        let delegate = simulation.records[screen].memory.delegate
        guard delegate.conforms, delegate.shouldPopViewControllerByBackButtonOrPopGesture == false else {
            simulation.recordShouldPop(screen)
            return .pops
        }
        simulation.recordShouldPop(screen, by: .policy, rule: .qmuiShouldPop1)
        return .refused
    }

    func interactivePopBegins(on screen: Int, in simulation: Simulation<Self>) -> Bool? {
        let delegate = simulation.records[screen].memory.delegate
        let gesture = simulation.screen(screen).interactivePop
        // A delegate of the app's in place of the library's disables all of this (#781).
        guard delegate.conforms, gesture.enabled, gesture.delegate == .stock else { return nil }
        if delegate.shouldPopViewControllerByBackButtonOrPopGesture == false { return false }
        guard delegate.forceEnableInteractivePopGestureRecognizer ?? false else { return nil }
        let isBusy = simulation.memory.action != .unknown
        return environment.os >= Self.forcedOnlyAtRest && isBusy ? nil : true
    }

    /// iOS 13.4: from then on, the gesture is forced only while nothing moves (#1498).
    private static let forcedOnlyAtRest = SystemVersion(13, 4)
}

extension Simulation<QMUI> {
    fileprivate mutating func willPop(to screen: Int?, animated: Bool) {
        guard let from = top, let screen, screen != from, controller.stack.contains(screen) else { return }
        if animated { memory.isTransiting = true }
        // During another action, the call goes to UIKit without hooks.
        guard memory.action == .unknown else { return }
        memory.action = .popping
        memory.popped = QMUI.Popped(from: from, to: screen)
        addFakeBars(from: from, to: screen, rule: .qmuiPop1)
    }

    /// Completes the call at the end of the transition, or at once without a coordinator.
    fileprivate mutating func awaitEnd(from: Int?, to: Int?) {
        if !animateAlongside(.end(from: from, to: to)) { complete(from: from, to: to) }
    }

    /// Sets the back button of the item below, as `screen` asks.
    fileprivate mutating func setBackItem(of below: Int, under screen: Int) {
        let delegate = records[screen].memory.delegate
        if delegate.conforms, let title = delegate.backBarButtonItemTitleWithPreviousViewController {
            records[below].memory.backItem = .title(title)
        } else if let template = policy.template, !template.needsBackBarButtonItemTitle {
            if environment.os >= .backButtonDisplayMode {
                records[below].memory.backItem = .minimal
            } else if records[below].memory.backItem == nil,
                self.screen(below).navigationItem.backBarButtonItemTitle == nil
            {
                records[below].memory.backItem = .title("")
            }
        } else {
            return
        }
        records[below].memory.placed = policy.placed(self.screen(below), records[below].memory)
    }
}
