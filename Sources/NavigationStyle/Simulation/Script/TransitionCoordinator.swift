/// The blocks that a policy has passed to the coordinator of a transition by
/// `animate(alongsideTransition:completion:)`.
///
/// It exists from the call that begins the transition. The blocks that it has when the screens begin to move are
/// animated alongside; afterwards it takes no more. At the end it is removed and runs the completions.
struct TransitionCoordinator<Block: Sendable>: Sendable {
    /// Whether a new block is still animated alongside.
    var takesAnimations = true
    /// The blocks, in the order in which they were passed.
    var blocks: [Block] = []
}

extension Simulation {
    /// Passes `block` to the coordinator of the transition under way: the policy's
    /// ``NavigationStylePolicy/animate(_:in:_:)`` is called alongside the transition, and its
    /// ``NavigationStylePolicy/complete(_:isCancelled:in:_:)`` when that has ended.
    ///
    /// - Parameter block: The animation and its completion.
    /// - Returns: Whether a coordinator took the block. Without one (libraries.0), or if the screens are moving
    ///   already, the caller makes its changes at once.
    @discardableResult
    mutating func animateAlongside(_ block: Policy.CoordinatorBlock) -> Bool {
        guard coordinator?.takesAnimations ?? false else { return false }
        coordinator?.blocks.append(block)
        return true
    }

    /// Animates the coordinator's blocks alongside the screens.
    mutating func animateAlongsideBlocks() {
        guard let blocks = coordinator?.blocks else { return }
        coordinator?.takesAnimations = false
        for block in blocks { policy.animate(block, in: &self) }
    }

    /// Removes the coordinator as the transition ends, and runs its completions.
    mutating func completeBlocks(isCancelled: Bool) {
        guard let blocks = coordinator?.blocks else { return }
        coordinator = nil
        for block in blocks { policy.complete(block, isCancelled: isCancelled, in: &self) }
    }
}

extension NavigationStylePolicy where CoordinatorBlock == Never {
    func animate(_ block: Never, in simulation: inout Simulation<Self>) {}
    func complete(_ block: Never, isCancelled: Bool, in simulation: inout Simulation<Self>) {}
}
