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

    func state(of simulation: Simulation) -> State? {
        let state = State(
            updated: simulation.byScreen {
                simulation[memories, $0].updated.isEmpty ? nil : simulation[memories, $0].updated
            },
            statusBar: simulation.byScreen { simulation[memories, $0].statusBar }
        )
        return state.updated.isEmpty && state.statusBar.isEmpty ? nil : state
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {
        let style = simulation.environment.userInterfaceStyle
        simulation.restore(state.updated, indices) { $0[memories, $1].updated = $2.resolved(for: style) }
        simulation.restore(state.statusBar, indices) { $0[memories, $1].statusBar = $2 }
    }
}
