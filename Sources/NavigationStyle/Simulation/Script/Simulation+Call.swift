extension Simulation {
    /// Runs the code before a call, and the policy's hooks on it, before the stack changes: S8, S10.
    mutating func announce(_ call: NavigationCall) {
        enter(.call)
        noteLook()
        writeBeside(call, .before)
        switch call.verb {
        case .push(let screen): policy.willPush(screen, animated: call.animated, in: &self)
        case .pop(count: 1), .interactivePop: policy.willPop(animated: call.animated, in: &self)
        case .pop(let count):
            guard let screen = controller.stack.screenBelowTop(by: count) else { return }
            policy.willPop(to: screen, animated: call.animated, in: &self)
        case .popTo(let screen): policy.willPop(to: screen, animated: call.animated, in: &self)
        case .popToRoot: policy.willPopToRoot(animated: call.animated, in: &self)
        case .set(let screens): policy.willSetViewControllers(screens, animated: call.animated, in: &self)
        }
    }

    /// Runs the policy's hooks on a call whose original method has returned, which began `transition` and replaced
    /// `stack`, and the code after the call.
    mutating func didCall(_ call: NavigationCall, beginning transition: Transition?, replacing stack: ScreenStack) {
        enter(.call)
        switch call.verb {
        case .push(let screen): policy.didPush(screen, beginning: transition, in: &self)
        case .pop, .popTo, .popToRoot:
            policy.didPop(isInteractive: false, beginning: transition, in: &self)
        case .interactivePop: policy.didPop(isInteractive: true, beginning: transition, in: &self)
        case .set(let screens):
            policy.didSetViewControllers(screens, replacing: stack, beginning: transition, in: &self)
        }
        writeBeside(call, .after)
    }

    /// Runs the code on one side of a call.
    private mutating func writeBeside(_ call: NavigationCall, _ side: CallSide) {
        guard let (writes, screen) = call.writes, !writes[side].isEmpty else { return }
        enter(.call, of: screen)
        record.side = side
        writeOwn(writes[side].resolved(for: environment.userInterfaceStyle), of: screen)
        policy.didRunCode(of: screen, in: &self)
        record.side = nil
        enter(.call)
    }

    /// Dims the tapped bar button item of the top screen, which stays pale when the screen comes back (around.T1).
    mutating func dimItem() {
        guard SystemVersion.dimmingItems.contains(environment.os), let top,
            !screen(top).resetsTintAdjustmentMode
        else { return }
        records[top].isItemDimmed = true
        record.dimmedScreen = top
    }

    /// Returns the change that `call` makes to `stack` under the policy.
    func change(of stack: ScreenStack, by call: NavigationCall) -> StackChange {
        policy.stackChange(systemChange(of: stack, by: call), by: call, on: stack, in: self)
    }

    /// Returns the change that `call` makes to `stack` in UIKit: S3, S6, S7, S8.
    private func systemChange(of stack: ScreenStack, by call: NavigationCall) -> StackChange {
        switch call.verb {
        case .push(let screen):
            .transition(
                Transition(from: stack.last, to: screen, kind: .push, isAnimated: call.animated),
                stack: stack.pushing(screen),
                removed: [],
                inserted: [screen],
                isCancelled: false
            )
        case .pop(let count): pop(stack, to: stack.screenBelowTop(by: count), call, atTop: .alreadyAtRoot)
        case .popTo(let screen): pop(stack, to: screen, call, atTop: .alreadyTop)
        case .popToRoot: pop(stack, to: stack.first, call, atTop: .alreadyAtRoot)
        case .interactivePop: pop(stack, to: stack.screenBelowTop(by: 1), call, atTop: .alreadyAtRoot)
        case .set(let screens): set(stack, to: screens, call)
        }
    }

    private func pop(
        _ stack: ScreenStack,
        to screen: Int?,
        _ call: NavigationCall,
        atTop reason: TransitionResponse.Reason
    ) -> StackChange {
        guard let top = stack.last, let screen, screen != top, let index = stack.lastIndex(of: screen) else {
            return .nothing(reason)
        }
        var transition = Transition(from: top, to: screen, kind: .pop, isAnimated: call.animated)
        transition.isBackButtonTap = call.isBackButtonTap
        var isCancelled = false
        if case .interactivePop(let cancelled) = call.verb {
            transition.isInteractive = true
            isCancelled = cancelled
        }
        return .transition(
            transition,
            stack: stack.popped(to: index),
            removed: Array(stack[(index + 1)...]),
            inserted: [],
            isCancelled: isCancelled
        )
    }

    /// Returns the change of a set (S7): nothing if the new top is on top, a pop if it is elsewhere on the stack,
    /// otherwise a push.
    private func set(_ stack: ScreenStack, to screens: [Int], _ call: NavigationCall) -> StackChange {
        guard let last = screens.last, !stack.elementsEqual(screens) else { return .nothing(.sameStack) }
        let before = Set(stack)
        let after = Set(screens)
        let removed = stack.filter { !after.contains($0) }
        let inserted = screens.filter { !before.contains($0) }
        if last == stack.last { return .belowTop(stack: ScreenStack(screens), removed: removed, inserted: inserted) }
        let kind: Plan.Kind = before.contains(last) ? .pop : .push
        return .transition(
            Transition(from: stack.last, to: last, kind: kind, isAnimated: call.animated),
            stack: ScreenStack(screens),
            removed: removed,
            inserted: inserted,
            isCancelled: false
        )
    }
}

extension Simulation {
    /// Announces a call and carries it out at once.
    mutating func perform(_ call: NavigationCall) {
        announce(call)
        let stack = controller.stack
        let change = change(of: stack, by: call)
        moveStack(change)
        didCall(call, beginning: change.transition, replacing: stack)
        carryOut(change)
    }

    /// Changes the stack, as UIKit does at the call, before anything moves (libraries.0).
    mutating func moveStack(_ change: StackChange) {
        enter(.call)
        switch change {
        case .nothing: break
        case .belowTop(let stack, _, _): setStack(stack, rule: .uikitS7)
        case .transition(let transition, let stack, _, _, _):
            setStack(stack, rule: transition.rule)
            coordinator = transition.hasCoordinator ? TransitionCoordinator() : nil
        }
    }

    /// Carries out everything that follows from a change of the stack.
    mutating func carryOut(_ change: StackChange) {
        switch change {
        case .nothing: break
        case .belowTop(_, let removed, let inserted): exchangeBelowTop(removed: removed, inserted: inserted)
        case .transition(let transition, _, let removed, let inserted, let isCancelled):
            run(transition, removed: removed, inserted: inserted, isCancelled: isCancelled)
        }
    }

    /// Replaces the stack by `stack`, and records the step.
    mutating func setStack(_ stack: ScreenStack, rule: Rule) {
        let before = record.interest.contains(.steps) ? stackIDs : []
        controller.stack = stack
        addStep(by: .uikit, rule: rule) { .stack(before: before, after: $0.stackIDs) }
    }

    /// Exchanges screens below the top: they get containment callbacks, and none appears (S7).
    private mutating func exchangeBelowTop(removed: [Int], inserted: [Int]) {
        for event in [Step.Event.Name.willMoveToParent, .didMoveToParent] {
            for screen in removed + inserted { recordCallback(event, of: screen, rule: .uikitS7) }
        }
        enter(.call)
        for screen in removed { policy.didRemove(screen, in: &self) }
    }
}
