extension QMUI {
    /// The policy's own options.
    struct Options: WireObject {
        var automaticCustomNavigationBarTransitionStyle = false
        var preventConcurrentNavigationControllerTransitions = true
        var configurationTemplate: QMUITemplate?

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.member(
                "automaticCustomNavigationBarTransitionStyle",
                &automaticCustomNavigationBarTransitionStyle,
                default: false
            )
            try visitor.member(
                "preventConcurrentNavigationControllerTransitions",
                &preventConcurrentNavigationControllerTransitions,
                default: true
            )
            try visitor.optional("configurationTemplate", &configurationTemplate)
        }
    }

    var options: [Value.Member] {
        [
            Value.Member("automaticCustomNavigationBarTransitionStyle", .bool(isAutomatic)),
            template.map { Value.Member("configurationTemplate", $0.tree) },
            Value.Member("preventConcurrentNavigationControllerTransitions", .bool(preventsConcurrency)),
        ].compactMap(\.self)
    }

    /// The state to hand back; nothing of a transition is in it.
    struct State: WireObject {
        /// The changes that updates have made to the values of the delegate's methods.
        var updates: [Screen.ID: QMUIDelegate] = [:]
        /// The changes that the library has made to items for their back buttons.
        var backItems: [Screen.ID: QMUIBackItem] = [:]

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.byScreen("updates", &updates, in: [], always: false)
            try visitor.byScreen("backItems", &backItems, in: [], always: false)
        }
    }

    func state(of simulation: Simulation) -> State? {
        let state = State(
            updates: simulation.byScreen {
                simulation[memories, $0].updates == QMUIDelegate() ? nil : simulation[memories, $0].updates
            },
            backItems: simulation.byScreen { simulation[memories, $0].backItem }
        )
        return state.updates.isEmpty && state.backItems.isEmpty ? nil : state
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {
        let style = environment.userInterfaceStyle
        simulation.restore(state.updates, indices) { $0[memories, $1].updates = $2.resolved(for: style) }
        simulation.restore(state.backItems, indices) { $0[memories, $1].backItem = $2 }
        for id in Set(state.updates.keys).union(state.backItems.keys) {
            guard let screen = indices[id] else { continue }
            simulation[memories, screen].placed = placed(
                simulation.screen(screen),
                simulation[memories, screen]
            )
        }
    }
}
