extension PerScreenBar {
    /// The state beside `fakeBars`, which has the bars themselves.
    struct State: WireObject {
        /// Whether GKNavigationBar has hidden UIKit's bar.
        var hidesNavigationBar = false
        /// The screens with bars of their own, under GKNavigationBar.
        var ownBars: [StackScreen] = []
        /// The translucency set on the own bars; `fakeBars` has the one that they return.
        var isTranslucent: [Screen.ID: Bool] = [:]
        /// The values that own bars have from proxies set since the start.
        var proxied: [Screen.ID: BarProperties] = [:]

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.member("hidesNavigationBar", &hidesNavigationBar, default: false)
            try visitor.byScreen("isTranslucent", &isTranslucent, in: [], always: false)
            try visitor.member("ownBars", &ownBars, default: [])
            try visitor.byScreen("proxied", &proxied, in: [], always: false)
        }
    }

    func state(of simulation: Simulation) -> State? {
        State(
            hidesNavigationBar: simulation[memories].hidesNavigationBar,
            ownBars: kind == .gkNavigationBar ? simulation.screens { simulation[memories, $0].hasOwnBar } : [],
            isTranslucent: simulation.byScreen { simulation.records[$0].fakeBar?.properties.isTranslucent },
            proxied: simulation.byScreen {
                simulation[memories, $0].proxied.isEmpty ? nil : simulation[memories, $0].proxied
            }
        )
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {
        simulation[memories].hidesNavigationBar = state.hidesNavigationBar
        simulation.restore(state.ownBars, indices) { $0[memories, $1].hasOwnBar = true }
        simulation.restore(state.proxied, indices) { $0[memories, $1].proxied = $2 }
        for screen in simulation.controller.stack {
            simulation.records[screen].fakeBar?.properties.isTranslucent = nil
        }
        simulation.restore(state.isTranslucent, indices) { $0.records[$1].fakeBar?.properties.isTranslucent = $2 }
    }
}
