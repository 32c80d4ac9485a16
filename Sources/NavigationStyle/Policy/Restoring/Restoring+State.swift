extension Restoring {
    /// The values that the screens will restore.
    struct State: WireObject {
        /// The values that each screen has replaced.
        var replaced: [Screen.ID: BarProperties] = [:]

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.byScreen("replaced", &replaced, in: [], always: false)
        }
    }

    func state(of simulation: Simulation) -> State? {
        let replaced = simulation.byScreen {
            simulation[memories, $0].replaced.isEmpty ? nil : simulation[memories, $0].replaced
        }
        return replaced.isEmpty ? nil : State(replaced: replaced)
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {
        simulation.restore(state.replaced, indices) { $0[memories, $1].replaced = $2 }
    }
}
