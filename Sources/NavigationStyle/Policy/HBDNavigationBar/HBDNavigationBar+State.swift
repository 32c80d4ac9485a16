extension HBDNavigationBar {
    /// The library's memory between two operations.
    struct State: WireObject {
        /// The views in the bar's background.
        var background: HBDBackground?
        /// The properties that code has set on the screens.
        var styles: [Screen.ID: HBDStyle] = [:]
        /// The library's changes to the screens' layouts.
        var layouts: [Screen.ID: AdjustedLayout] = [:]

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.optional("background", &background)
            try visitor.byScreen("styles", &styles, in: [], always: false)
            try visitor.byScreen("layouts", &layouts, in: [], always: false)
        }
    }

    func state(of simulation: Simulation<Self>) -> State? {
        State(
            background: simulation.controller.memory,
            styles: simulation.byScreen { $0.memory.updates == HBDStyle() ? nil : $0.memory.updates },
            layouts: simulation.byScreen { $0.memory.layout }
        )
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation<Self>) {
        if let background = state.background { simulation.controller.memory = background }
        simulation.restore(state.styles, indices) { $0.memory.updates = $1 }
        simulation.restore(state.layouts, indices) { $0.memory.layout = $1 }
    }
}
