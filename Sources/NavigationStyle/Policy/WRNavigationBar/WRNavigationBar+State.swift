extension WRNavigationBar {
    /// The library's memory between two operations.
    struct State: WireObject {
        /// The view that it has inserted into the bar's background.
        var background: WRBackground?
        /// The properties that code has set on the screens.
        var styles: [Screen.ID: WRLibrary] = [:]
        /// The colors that unmanaged screens have found.
        var found: [Screen.ID: WRFoundColors] = [:]
        /// The screens that a finished push has shown, and those that it has covered.
        var pushedIn: [StackScreen] = []
        var pushedAway: [StackScreen] = []

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.optional("background", &background)
            try visitor.byScreen("styles", &styles, in: [], always: false)
            try visitor.byScreen("found", &found, in: [], always: false)
            try visitor.member("pushedIn", &pushedIn, default: [])
            try visitor.member("pushedAway", &pushedAway, default: [])
        }
    }

    func state(of simulation: Simulation) -> State? {
        State(
            background: simulation[memories].background,
            styles: simulation.byScreen {
                simulation[memories, $0].updates == WRStyle() ? nil : WRLibrary(style: simulation[memories, $0].updates)
            },
            found: simulation.byScreen { simulation[memories, $0].found },
            pushedIn: simulation.screens { simulation[memories, $0].isPushedIn },
            pushedAway: simulation.screens { simulation[memories, $0].isPushedAway }
        )
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {
        if let background = state.background { simulation[memories].background = background }
        simulation.restore(state.pushedIn, indices) { $0[memories, $1].isPushedIn = true }
        simulation.restore(state.pushedAway, indices) { $0[memories, $1].isPushedAway = true }
        simulation.restore(state.styles, indices) { $0[memories, $1].updates = $2.style }
        simulation.restore(state.found, indices) { $0[memories, $1].found = $2 }
    }
}
