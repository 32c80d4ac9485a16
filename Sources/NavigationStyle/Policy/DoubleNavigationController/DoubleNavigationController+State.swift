extension DoubleNavigationController {
    /// The library's memory between two operations.
    struct State: WireObject {
        /// The visibility that the app last asked for; nil if it is the controller's.
        var realHidden: Bool?
        /// The screens that have appeared, and those whose fake bars are out of date.
        var appeared: [StackScreen] = []
        var needsUpdate: [StackScreen] = []
        /// The decorations, which run again when a screen returns.
        var decorations: [Screen.ID: Decoration] = [:]

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.always("appeared", &appeared, default: [])
            try visitor.byScreen("decorations", &decorations, in: [], always: false)
            try visitor.always("needsUpdate", &needsUpdate, default: [])
            try visitor.optional("realHidden", &realHidden)
        }
    }

    func state(of simulation: Simulation) -> State? {
        let realHidden = simulation[memories].realHidden
        if simulation.controller.stack.isEmpty, !realHidden { return nil }
        return State(
            realHidden: realHidden,
            appeared: simulation.screens { simulation[memories, $0].hasAppeared },
            needsUpdate: simulation.screens { simulation[memories, $0].needsUpdate },
            decorations: simulation.byScreen {
                simulation[memories, $0].decoration == Decoration() ? nil : simulation[memories, $0].decoration
            }
        )
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {
        simulation[memories].realHidden = state.realHidden ?? simulation.controller.isNavigationBarHidden
        simulation.restore(state.appeared, indices) { $0[memories, $1].hasAppeared = true }
        simulation.restore(state.needsUpdate, indices) { $0[memories, $1].needsUpdate = true }
        let style = simulation.environment.userInterfaceStyle
        simulation.restore(state.decorations, indices) { $0[memories, $1].decoration = $2.resolved(for: style) }
    }
}
