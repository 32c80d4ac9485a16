extension Simulation {
    /// Announces a call and carries it out at once.
    mutating func perform(_ call: NavigationCall) {
        announce(call)
        let change = change(of: controller.stack, by: call)
        moveStack(change)
        didCall(call)
        carryOut(change)
    }

    /// Changes the stack, as UIKit does at the call, before anything moves (libraries.md 0).
    mutating func moveStack(_ change: StackChange) {
        enter(.call)
        switch change {
        case .nothing: break
        case .belowTop(let stack, _, _): setStack(stack, rule: .uikitS7)
        case .transition(let transition, let stack, _, _, _): setStack(stack, rule: transition.rule)
        }
    }

    /// Lets happen what a change of the stack brings about.
    mutating func carryOut(_ change: StackChange) {
        switch change {
        case .nothing: break
        case .belowTop(_, let removed, let inserted): exchangeBelowTop(removed: removed, inserted: inserted)
        case .transition(let transition, _, let removed, let inserted, let isCancelled):
            run(transition, removed: removed, inserted: inserted, isCancelled: isCancelled)
        }
    }

    /// Puts `stack` in the place of the stack, on the plan's record.
    mutating func setStack(_ stack: ArraySlice<Int>, rule: Rule) {
        let before = steps == nil ? [] : stackIDs
        controller.stack = stack
        record(by: .uikit, rule: rule) { .stack(before: before, after: $0.stackIDs) }
    }

    /// Screens below the top come and go: they get containment callbacks, and nothing appears (S7).
    private mutating func exchangeBelowTop(removed: [Int], inserted: [Int]) {
        for event in [Step.Event.Name.willMoveToParent, .didMoveToParent] {
            for screen in removed + inserted { recordCallback(event, of: screen, rule: .uikitS7) }
        }
        enter(.call)
        for screen in removed { policy.didRemove(screen, in: &self) }
    }
}
