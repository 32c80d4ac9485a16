extension HBDNavigationBar {
    /// The library's memory between two operations.
    struct State: WireObject {
        /// The views in the bar's background.
        var background: HBDBackground?
        /// The properties that code has set on the screens.
        var styles: [Screen.ID: HBDStyle] = [:]
        /// The library's changes to the screens' layouts.
        var layouts: [Screen.ID: AdjustedLayout] = [:]
        /// The screens whose views were loaded for a fake bar before they appeared, and whose scroll views are still to come.
        var awaitedScrollViews: [StackScreen] = []

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.optional("background", &background)
            try visitor.byScreen("styles", &styles, in: [], always: false)
            try visitor.byScreen("layouts", &layouts, in: [], always: false)
            try visitor.member("awaitedScrollViews", &awaitedScrollViews, default: [])
        }
    }

    func state(of simulation: Simulation) -> State? {
        State(
            background: simulation[memories],
            styles: simulation.byScreen {
                simulation[memories, $0].updates == HBDStyle() ? nil : simulation[memories, $0].updates
            },
            layouts: simulation.byScreen { simulation[memories, $0].layout },
            awaitedScrollViews: simulation.screens {
                simulation.records[$0].isLoaded && simulation.records[$0].lateScrollView == .awaited
            }
        )
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {
        if let background = state.background { simulation[memories] = background }
        simulation.restore(state.styles, indices) { $0[memories, $1].updates = $2 }
        simulation.restore(state.layouts, indices) { $0[memories, $1].layout = $2 }
        simulation.restore(state.awaitedScrollViews, indices) { simulation, screen in
            if simulation.records[screen].lateScrollView != .none {
                simulation.records[screen].lateScrollView = .awaited
            }
        }
    }
}
