/// The blocks that a policy has passed to the coordinator of a transition by
/// `animate(alongsideTransition:completion:)`.
///
/// It exists from the call that begins the transition. The blocks that it has when the screens begin to move are
/// animated alongside; afterwards it takes no more. At the end it is removed and runs the completions.
struct TransitionCoordinator {
    /// An animation alongside a transition, and its completion.
    struct Block {
        var animation: (_ simulation: inout Simulation) -> Void = { _ in }
        var completion: (_ isCancelled: Bool, _ simulation: inout Simulation) -> Void = { _, _ in }
    }

    /// Whether a new block is still animated alongside.
    var takesAnimations = true
    /// The blocks, in the order in which they were passed.
    var blocks: [Block] = []
}

extension Simulation {
    /// Passes `block` to the coordinator of the transition under way.
    ///
    /// - Parameter block: The animation and its completion.
    /// - Returns: Whether a coordinator took the block. Without one (libraries.0), or if the screens are moving
    ///   already, the caller makes its changes at once.
    @discardableResult
    mutating func animateAlongside(_ block: TransitionCoordinator.Block) -> Bool {
        guard coordinator?.takesAnimations ?? false else { return false }
        coordinator?.blocks.append(block)
        return true
    }

    /// Animates the coordinator's blocks alongside the screens.
    mutating func animateAlongsideBlocks() {
        guard let blocks = coordinator?.blocks else { return }
        coordinator?.takesAnimations = false
        for block in blocks { block.animation(&self) }
    }

    /// Removes the coordinator as the transition ends, and runs its completions.
    mutating func completeBlocks(isCancelled: Bool) {
        guard let blocks = coordinator?.blocks else { return }
        coordinator = nil
        for block in blocks { block.completion(isCancelled, &self) }
    }
}
