extension CustomContainer {
    /// The changes made by updates.
    struct State: WireObject {
        /// The current style of each screen.
        var styles: [Screen.ID: BarProperties] = [:]

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.byScreen("styles", &styles, in: [], always: false)
        }
    }

    func state(of simulation: Simulation) -> State? {
        let styles = simulation.byScreen {
            simulation[memories, $0].updates.isEmpty ? nil : simulation[memories, $0].updates
        }
        return styles.isEmpty ? nil : State(styles: styles)
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {
        simulation.restore(state.styles, indices) { $0[memories, $1].updates = $2 }
    }
}
