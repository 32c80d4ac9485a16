extension KMNavigationBarTransition {
    /// The library's memory between two operations.
    struct State: WireObject {
        /// The screens whose scroll views do not adjust their insets for the time being.
        var adjustedScrollViews: [StackScreen] = []
        /// The destination of the latest animated push.
        var transitionContextToViewController: StackScreen?

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.member("adjustedScrollViews", &adjustedScrollViews, default: [])
            try visitor.optional("transitionContextToViewController", &transitionContextToViewController)
        }
    }

    func state(of simulation: Simulation) -> State? {
        let destination = simulation[memories].transitionContextToViewController
        let state = State(
            adjustedScrollViews: simulation.screens { simulation[memories, $0].isScrollViewAdjusted },
            transitionContextToViewController: destination.map { StackScreen(simulation.id($0)) }
        )
        return state.adjustedScrollViews.isEmpty && destination == nil ? nil : state
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {
        simulation.restore(state.adjustedScrollViews, indices) { $0[memories, $1].isScrollViewAdjusted = true }
        simulation[memories].transitionContextToViewController =
            state.transitionContextToViewController.flatMap { indices[$0.id] }
    }
}
