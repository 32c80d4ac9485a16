extension ItemAppearance {
    /// The changes that updates have made to the items and the status bar.
    struct State: WireObject {
        /// The properties written to the screens' items.
        var updated: [Screen.ID: BarProperties] = [:]
        /// The status bar styles of the screens.
        var statusBar: [Screen.ID: StatusBarStyle] = [:]

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.byScreen("statusBar", &statusBar, in: [], always: false)
            try visitor.byScreen("updated", &updated, in: [], always: false)
        }
    }

    func state(of simulation: Simulation<Self>) -> State? {
        let state = State(
            updated: simulation.byScreen { $0.memory.updated.isEmpty ? nil : $0.memory.updated },
            statusBar: simulation.byScreen { $0.memory.statusBar }
        )
        return state.updated.isEmpty && state.statusBar.isEmpty ? nil : state
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation<Self>) {
        let style = simulation.environment.userInterfaceStyle
        simulation.restore(state.updated, indices) { $0.memory.updated = $1.resolved(for: style) }
        simulation.restore(state.statusBar, indices) { $0.memory.statusBar = $1 }
    }
}
