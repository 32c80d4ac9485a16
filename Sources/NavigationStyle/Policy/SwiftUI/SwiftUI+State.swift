extension SwiftUI {
    /// The policy's own options.
    struct Options: WireObject {
        var container: Container?
        var tint: BarColor?
        var preferredColorScheme: UserInterfaceStyle?
        var onStack: SwiftUIModifiers?

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.optional("container", &container)
            try visitor.optional("tint", &tint)
            try visitor.optional("preferredColorScheme", &preferredColorScheme)
            try visitor.optional("onStack", &onStack)
        }
    }

    var options: [Value.Member] {
        [
            Value.Member("container", .string(container.rawValue)),
            Value.Member("onStack", onStack.tree),
            preferredColorScheme.map { Value.Member("preferredColorScheme", .string($0.rawValue)) },
            tint.map { Value.Member("tint", $0.tree) },
        ].compactMap(\.self)
    }

    /// The state to hand back.
    struct State: WireObject {
        /// The changes that updates have made to the screens' declared styles.
        var updates: [Screen.ID: BarStyle] = [:]
        /// The properties set on the appearance proxy while the bar was in the window.
        var lateProxy = BarProperties()

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.byScreen("updates", &updates, in: [], always: false)
            try visitor.member("lateProxy", &lateProxy, default: BarProperties())
        }
    }

    func state(of simulation: Simulation) -> State? {
        let state = State(
            updates: simulation.byScreen {
                simulation[memories, $0].updates == BarStyle() ? nil : simulation[memories, $0].updates
            },
            lateProxy: simulation[memories].lateProxy
        )
        return state.updates.isEmpty && state.lateProxy.isEmpty ? nil : state
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {
        let style = environment.userInterfaceStyle
        simulation[memories].lateProxy = state.lateProxy.resolved(for: style)
        simulation.restore(state.updates, indices) { $0[memories, $1].updates = $2.resolved(for: style) }
        for id in state.updates.keys { if let screen = indices[id] { host(screen, in: &simulation) } }
    }
}
