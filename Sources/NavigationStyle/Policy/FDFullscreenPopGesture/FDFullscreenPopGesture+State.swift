extension FDFullscreenPopGesture {
    /// The library's memory between two operations.
    struct State: WireObject {
        /// Whether the full-screen recognizer is in place.
        var hasFullscreenGesture = false
        /// The screens that hide or show the bar when they appear.
        var willAppearBlocks: [StackScreen] = []

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.member("hasFullscreenGesture", &hasFullscreenGesture, default: false)
            try visitor.member("willAppearBlocks", &willAppearBlocks, default: [])
        }
    }

    func state(of simulation: Simulation) -> State? {
        let state = State(
            hasFullscreenGesture: simulation[memories].hasFullscreenGesture,
            willAppearBlocks: simulation.screens { simulation[memories, $0].hasWillAppearBlock }
        )
        return state.hasFullscreenGesture || !state.willAppearBlocks.isEmpty ? state : nil
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {
        simulation[memories].hasFullscreenGesture = state.hasFullscreenGesture
        simulation.restore(state.willAppearBlocks, indices) { $0[memories, $1].hasWillAppearBlock = true }
    }
}
