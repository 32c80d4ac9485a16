extension Simulation {
    /// Announces a call and carries it out at once.
    mutating func perform(_ call: NavigationCall, _ record: inout OperationRecord) {
        announce(call, &record)
        let change = change(of: controller.stack, by: call)
        moveStack(change, &record)
        didCall(call, &record)
        carryOut(change, &record)
    }

    /// Changes the stack, as UIKit does at the call, before anything moves (libraries.md 0).
    mutating func moveStack(_ change: StackChange, _ record: inout OperationRecord) {
        record.enter(.call)
        switch change {
        case .nothing: break
        case .belowTop(let stack, _, _): setStack(stack, rule: .uikitS7, &record)
        case .transition(let transition, let stack, _, _, _): setStack(stack, rule: transition.rule, &record)
        }
    }

    /// Lets happen what a change of the stack brings about.
    mutating func carryOut(_ change: StackChange, _ record: inout OperationRecord) {
        switch change {
        case .nothing: break
        case .belowTop(_, let removed, let inserted): exchangeBelowTop(removed: removed, inserted: inserted, &record)
        case .transition(let transition, _, let removed, let inserted, let isCancelled):
            run(transition, removed: removed, inserted: inserted, isCancelled: isCancelled, &record)
        }
    }

    /// Puts `stack` in the place of the stack, on the plan's record.
    mutating func setStack(_ stack: ArraySlice<Int>, rule: Rule, _ record: inout OperationRecord) {
        let before = record.interest.contains(.steps) ? stackIDs : []
        controller.stack = stack
        record.add(by: .uikit, rule: rule) { .stack(before: before, after: stackIDs) }
    }

    /// Screens below the top come and go: they get containment callbacks, and nothing appears (S7).
    private mutating func exchangeBelowTop(removed: [Int], inserted: [Int], _ record: inout OperationRecord) {
        for event in [Step.Event.Name.willMoveToParent, .didMoveToParent] {
            for screen in removed + inserted { recordCallback(event, of: screen, rule: .uikitS7, &record) }
        }
        record.enter(.call)
        for screen in removed { policy.didRemove(screen, in: &self, &record) }
    }
}
