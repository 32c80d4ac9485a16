/// What is taken down of a transition while its screens move.
struct Passage: Sendable {
    /// The bar as it stands then, with all that has been written.
    let standing: BarSnapshot
    /// What the policy does with it.
    let motion: PolicyMotion
    /// Whether the last change of `isNavigationBarHidden` was animated.
    let isHidingAnimated: Bool
    /// How many steps there were by then.
    let stepCount: Int
    /// The bar that a cancelled swipe would have led to.
    var arrival: BarSnapshot?
}

extension Simulation {
    /// Takes down how the bar stands in the transition under way, if anybody asked.
    mutating func notePassage(of transition: Transition) {
        guard notesPassage, transition.hasCoordinator, let standing = currentSnapshot(include: []) else { return }
        let motion = policy.motion(of: transition, in: self)
        passage = Passage(
            standing: standing,
            motion: motion,
            isHidingAnimated: controller.isHidingAnimated,
            stepCount: steps?.count ?? 0
        )
    }

    /// Takes down where the swipe under way would have led to, which is cancelled.
    mutating func noteArrival(of transition: Transition, removed: [Int]) {
        guard passage != nil, let from = transition.from else { return }
        let arrival = peek(from, transition.to) {
            $0.policy.interactionDidChange(transition, isCancelled: false, in: &$0)
            $0.finish(transition, removed: removed, inserted: [])
            return $0.currentSnapshot(include: [])
        }
        passage?.arrival = arrival
    }

    /// Lets `happen` happen, with no trace of it, and puts everything back.
    ///
    /// It must touch nothing but the controller and the screens `one` and `other`, as a transition between the two does,
    /// so that only these are kept: with a copy of the whole, a tall stack would cost the square of its height.
    mutating func peek<Result>(_ one: Int, _ other: Int, _ happen: (inout Self) -> Result) -> Result {
        let saved = (controller, records[one], records[other], event, eventScreen, notesPassage)
        let (steps, trace) = (steps.take(), trace.take())
        notesPassage = false
        let result = happen(&self)
        (controller, records[one], records[other], event, eventScreen, notesPassage) = saved
        (self.steps, self.trace) = (steps, trace)
        return result
    }
}

extension Operation {
    /// How far the finger goes; nil for anything but a back swipe that says so.
    var swipeProgress: Double? {
        if case .interactivePop(.released(let progress, _)) = action { progress } else { nil }
    }
}
