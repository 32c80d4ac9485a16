extension RTRootNavigationController {
    /// The state beside `fakeBars`, which has the bars themselves.
    struct State: WireObject {
        var isInteractivePopEnabled = true
        /// Whether the swipe is disabled, as the library infers it.
        var disableInteractivePop: [Screen.ID: Bool] = [:]
        /// The screens with the library's back item.
        var backItems: [StackScreen] = []
        /// The placeholders below the screens.
        var placeholders: [Screen.ID: Placeholder] = [:]
        /// The appearances that were copied from the root's item to the screens' own.
        var itemAppearances: [Screen.ID: BarProperties] = [:]
        /// The display modes of back buttons that were copied in the same way.
        var backButtonDisplayMode: [Screen.ID: NavigationItem.BackButtonDisplayMode] = [:]
        /// The properties of the screens' bars that were transferred from the outer bar.
        var transferred: [Screen.ID: BarPropertySet] = [:]
        /// The screens whose navigation controllers hid their bars by themselves.
        var hiddenBySystem: [StackScreen] = []
        /// The values that the screens' bars have from proxies set since the start.
        var proxied: [Screen.ID: BarProperties] = [:]
        /// The translucency set on the bars, if it differs from the one that they return.
        var isTranslucent: [Screen.ID: Translucency] = [:]

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.byScreen("backButtonDisplayMode", &backButtonDisplayMode, in: [], always: false)
            try visitor.member("backItems", &backItems, default: [])
            try visitor.byScreen("disableInteractivePop", &disableInteractivePop, in: [], always: false)
            try visitor.member("hiddenBySystem", &hiddenBySystem, default: [])
            try visitor.always("isInteractivePopEnabled", &isInteractivePopEnabled, default: true)
            try visitor.byScreen("isTranslucent", &isTranslucent, in: [], always: false)
            try visitor.byScreen("itemAppearances", &itemAppearances, in: [], always: false)
            try visitor.byScreen("placeholders", &placeholders, in: [], always: false)
            try visitor.byScreen("proxied", &proxied, in: [], always: false)
            try visitor.byScreen("transferred", &transferred, in: [], always: false)
        }
    }

    func state(of simulation: Simulation) -> State? {
        State(
            isInteractivePopEnabled: simulation[memories].isInteractivePopEnabled,
            disableInteractivePop: simulation.byScreen { simulation[memories, $0].inferredDisableInteractivePop },
            backItems: simulation.screens { simulation[memories, $0].hasBackItem },
            placeholders: simulation.byScreen { simulation[memories, $0].placeholder },
            itemAppearances: simulation.byScreen { screen -> BarProperties? in
                let copied = simulation[memories, screen].itemAppearances
                return copied.isEmpty ? nil : copied.resolved(for: simulation.environment.userInterfaceStyle)
            },
            backButtonDisplayMode: simulation.byScreen { simulation[memories, $0].backButtonDisplayMode },
            transferred: simulation.byScreen {
                simulation[memories, $0].transferred.isEmpty ? nil : simulation[memories, $0].transferred
            },
            hiddenBySystem: simulation.screens { simulation[memories, $0].isHiddenBySystem },
            proxied: simulation.byScreen {
                simulation[memories, $0].proxied.isEmpty ? nil : simulation[memories, $0].proxied
            },
            isTranslucent: simulation.byScreen { screen -> State.Translucency? in
                guard let properties = simulation.records[screen].fakeBar?.properties,
                    properties.isTranslucent != properties.translucency.isTranslucent
                else { return nil }
                return State.Translucency(wasSet: properties.isTranslucent)
            }
        )
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {
        simulation[memories].isInteractivePopEnabled = state.isInteractivePopEnabled
        simulation.restore(state.backItems, indices) { $0[memories, $1].hasBackItem = true }
        simulation.restore(state.proxied, indices) { $0[memories, $1].proxied = $2 }
        simulation.restore(state.hiddenBySystem, indices) { $0[memories, $1].isHiddenBySystem = true }
        simulation.restore(state.isTranslucent, indices) {
            $0.records[$1].fakeBar?.properties.isTranslucent = $2.wasSet
        }
        simulation.restore(state.disableInteractivePop, indices) { $0[memories, $1].inferredDisableInteractivePop = $2 }
        simulation.restore(state.placeholders, indices) { $0[memories, $1].placeholder = $2 }
        simulation.restore(state.itemAppearances, indices) { $0[memories, $1].itemAppearances = $2 }
        simulation.restore(state.backButtonDisplayMode, indices) { $0[memories, $1].backButtonDisplayMode = $2 }
        simulation.restore(state.transferred, indices) { $0[memories, $1].transferred = $2 }
    }
}

extension RTRootNavigationController.Placeholder: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.text("backBarButtonItemTitle", &backBarButtonItemTitle, orNull: false)
        try visitor.text("title", &title, orNull: false)
    }
}

extension RTRootNavigationController.State {
    /// The value that a bar's `isTranslucent` was set to; null if it was not.
    struct Translucency: WireForm {
        var wasSet: Bool?

        static var shape: Shape { .anyOf([.boolean, .null]) }

        static func read<Reader: FormReader & ~Copyable>(
            from reader: inout Reader,
            orNull: Bool
        ) throws(Reader.Failure) -> Self? {
            if try reader.null() { return Self(wasSet: nil) }
            return try reader.boolean(.boolean.orNull).map { Self(wasSet: $0) }
        }

        func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
            if let wasSet { writer.boolean(wasSet) } else { writer.null() }
        }
    }
}
