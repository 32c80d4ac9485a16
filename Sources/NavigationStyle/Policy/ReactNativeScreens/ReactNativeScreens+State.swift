extension ReactNativeScreens {
    /// The policy's own state, besides the bar's.
    struct State: WireObject {
        /// The library's changes to the items and views of the screens.
        var items: [Screen.ID: Item] = [:]
        /// The headers that updates have changed.
        var headerConfigs: [Screen.ID: ReactNativeHeaderConfig] = [:]
        /// The status bar styles that updates have changed.
        var statusBarStyles: [Screen.ID: ReactNativeScreenProps.StatusBar] = [:]
        /// The bar's interface style, and whether its layout runs from right to left.
        var overrideUserInterfaceStyle = ReactNativeHeaderConfig.InterfaceStyle.unspecified
        var isRightToLeft = false
        /// Whether the bar hides its hairline, below iOS 13.
        var hidesShadow = false

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.byScreen("headerConfigs", &headerConfigs, in: [], always: false)
            try visitor.member("hidesShadow", &hidesShadow, default: false)
            try visitor.member("isRightToLeft", &isRightToLeft, default: false)
            try visitor.byScreen("items", &items, in: [], always: false)
            try visitor.member("overrideUserInterfaceStyle", &overrideUserInterfaceStyle, default: .unspecified)
            try visitor.byScreen("statusBarStyles", &statusBarStyles, in: [], always: false)
        }
    }

    /// A navigation item, with the edges to which its screen's view extends.
    struct Item: WireObject, Equatable {
        var item = NavigationItem()
        var edgesForExtendedLayout: Edges?

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try item.members(&visitor)
            try visitor.optional("edgesForExtendedLayout", &edgesForExtendedLayout)
        }
    }

    func state(of simulation: Simulation) -> State? {
        let memory = simulation[memories]
        return State(
            items: simulation.byScreen { screen in
                let item = Item(of: simulation[memories, screen].place)
                return item == Item(of: simulation[memories, screen].original) ? nil : item
            },
            headerConfigs: simulation.byScreen {
                simulation[memories, $0].hasNewProps ? simulation[memories, $0].props.header : nil
            },
            statusBarStyles: simulation.byScreen {
                simulation[memories, $0].hasNewProps ? simulation[memories, $0].props.statusBarStyle : nil
            },
            overrideUserInterfaceStyle: memory.overrideUserInterfaceStyle.map { $0 == .dark ? .dark : .light }
                ?? .unspecified,
            isRightToLeft: memory.isRightToLeft,
            hidesShadow: memory.hidesShadow
        )
    }

    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation) {
        simulation[memories].overrideUserInterfaceStyle = state.overrideUserInterfaceStyle.style
        simulation[memories].isRightToLeft = state.isRightToLeft
        simulation[memories].hidesShadow = state.hidesShadow
        for (id, header) in state.headerConfigs {
            guard let screen = indices[id] else { continue }
            var props = simulation[memories, screen].props
            let interface = simulation.environment.userInterfaceStyle
            props.headerConfig = .some(header.resolved(within: interface, by: kind))
            setProps(props, of: screen, in: &simulation)
        }
        for (id, style) in state.statusBarStyles {
            guard let screen = indices[id] else { continue }
            var props = simulation[memories, screen].props
            props.statusBarStyle = style
            setProps(props, of: screen, in: &simulation)
        }
        simulation.restore(state.items, indices) { simulation, screen, item in
            var own = simulation[memories, screen].place.screen
            own.navigationItem = item.item
            own.view.edgesForExtendedLayout = item.edgesForExtendedLayout
            simulation[memories, screen].place = ScreenPlace(screens: [own], index: 0)
        }
    }
}

extension ReactNativeScreens.Item {
    init(of place: ScreenPlace) {
        item = place.screen.navigationItem
        edgesForExtendedLayout = place.screen.view.edgesForExtendedLayout
    }
}
