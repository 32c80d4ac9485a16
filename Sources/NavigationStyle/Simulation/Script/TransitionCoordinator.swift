/// What a policy has handed to the coordinator of the transition under way, by `animate(alongsideTransition:completion:)`.
///
/// It is there from the call that begins the transition on. What it has taken when the screens begin to move is animated
/// along with them; afterwards it takes nothing more. At the end, when it is there no longer, it runs the completions.
struct TransitionCoordinator<Block: Sendable>: Sendable {
    /// Whether what it is handed is still animated along.
    var takesAnimations = true
    /// What it has taken, in order.
    var blocks: [Block] = []
}

extension Simulation {
    /// Hands `block` to the coordinator of the transition under way: the policy's
    /// ``NavigationStylePolicy/animate(_:in:_:)`` is called along with the transition, and its
    /// ``NavigationStylePolicy/complete(_:isCancelled:in:_:)`` when that has ended.
    ///
    /// - Parameter block: What is to be done.
    /// - Returns: Whether it was taken: where there is no coordinator (libraries.0), or the screens move already, whoever
    ///   asks has to do at once what was to be animated.
    @discardableResult
    mutating func animateAlongside(_ block: Policy.CoordinatorBlock) -> Bool {
        guard coordinator?.takesAnimations ?? false else { return false }
        coordinator?.blocks.append(block)
        return true
    }

    /// What the coordinator has taken moves along with the screens.
    mutating func animateAlongsideBlocks(_ record: inout OperationRecord) {
        guard let blocks = coordinator?.blocks else { return }
        coordinator?.takesAnimations = false
        for block in blocks { policy.animate(block, in: &self, &record) }
    }

    /// The transition is over: the coordinator goes, and its completions run.
    mutating func completeBlocks(isCancelled: Bool, _ record: inout OperationRecord) {
        guard let blocks = coordinator?.blocks else { return }
        coordinator = nil
        for block in blocks { policy.complete(block, isCancelled: isCancelled, in: &self, &record) }
    }
}

extension NavigationStylePolicy where CoordinatorBlock == Never {
    func animate(_ block: Never, in simulation: inout Simulation<Self>, _ record: inout OperationRecord) {}
    func complete(
        _ block: Never,
        isCancelled: Bool,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    ) {}
}
