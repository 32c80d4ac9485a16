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
        /// The absolute content offsets that the code of such screens has written, in points.
        var writtenContentOffsets: [Screen.ID: Double] = [:]

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.optional("background", &background)
            try visitor.byScreen("styles", &styles, in: [], always: false)
            try visitor.byScreen("layouts", &layouts, in: [], always: false)
            try visitor.member("awaitedScrollViews", &awaitedScrollViews, default: [])
            try visitor.byScreen("writtenContentOffsets", &writtenContentOffsets, in: [], range: .points)
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
            },
            writtenContentOffsets: simulation.byScreen { simulation.records[$0].plain.writtenContentOffset }
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
        simulation.restore(state.writtenContentOffsets, indices) { $0.records[$1].plain.writtenContentOffset = $2 }
    }
}
