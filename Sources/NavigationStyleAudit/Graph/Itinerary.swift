package import NavigationStyle

/// Turns moves into operations on screens, each with an id of its own such as `detail#2`.
struct Itinerary {
    let graph: Graph
    /// The screens of the entry, root first.
    private(set) var beginning: [Screen] = []
    /// The stack after the moves so far.
    private(set) var stack: [(kind: Int, id: Screen.ID)] = []
    /// The number of screens of each kind so far.
    private var counts: [Int: Int] = [:]
    private var orientation: Orientation

    init(_ graph: Graph, entry: Int, in environment: NavigationEnvironment) {
        self.graph = graph
        orientation = environment.orientation
        for kind in graph.entries[entry].kinds {
            beginning.append(instance(of: kind))
            if let screen = beginning.last { stack.append((kind, screen.id)) }
        }
    }

    private mutating func instance(of kind: Int) -> Screen {
        counts[kind, default: 0] += 1
        var screen = graph.kinds[kind].screen
        screen.id = Screen.ID(rawValue: "\(screen.id)#\(counts[kind, default: 0])")
        return screen
    }

    /// Makes a move and returns its operation.
    mutating func operation(of id: ID<Move>) -> NavigationOperation {
        let move = graph.moves[id]
        let top = stack.last
        var operation = operation(of: move.action)
        operation.animator = move.animator
        if move.isBarButtonItemTap, case .push = operation.action { operation.pushTrigger = .barButtonItem }
        if let writes = move.writes, let top { operation.writes = graph.kinds[top.kind].writes[writes] }
        return operation
    }

    private mutating func operation(of action: Move.Action) -> NavigationOperation {
        switch action {
        case .push(let kind, let animated): return push(kind, animated: animated)
        case .popTo(let kind, let animated), .popToOrPush(let kind, let animated):
            guard let place = stack.dropLast().lastIndex(where: { graph.species[$0.kind] == graph.species[kind] })
            else {
                return push(kind, animated: animated)
            }
            stack.removeSubrange((place + 1)...)
            return NavigationOperation(.popTo(stack[place].id, animated: animated))
        case .set(let kinds, let keepsRoot, let animated):
            return set(kinds, over: keepsRoot ? 1 : 0, animated: animated)
        case .replaceTop(let kind, let animated): return set([kind], over: stack.count - 1, animated: animated)
        case .back:
            if stack.count > 1 { stack.removeLast() }
            return NavigationOperation(.pop(count: 1, animated: true))
        case .swipe:
            if stack.count > 1 { stack.removeLast() }
            return NavigationOperation(.interactivePop(.finished))
        case .givenUpSwipe: return NavigationOperation(.interactivePop(.finished))
        case .cancelledSwipe: return NavigationOperation(.interactivePop(.cancelled))
        case .toRoot:
            stack.removeSubrange(min(1, stack.count)...)
            return NavigationOperation(.popToRoot(animated: true))
        case .update(let update):
            return NavigationOperation(.update(graph.kinds[stack.last?.kind ?? 0].updates[update], screenID: nil))
        case .scroll(let offset): return NavigationOperation(.scroll(to: offset, screenID: nil))
        case .rotate:
            orientation = orientation == .portrait ? .landscape : .portrait
            return NavigationOperation(.rotate(orientation))
        case .reappear: return NavigationOperation(.reappear(after: .tab))
        case .search(let isActive): return NavigationOperation(.search(isActive: isActive))
        case .barHideOnSwipe(let direction): return NavigationOperation(.barHideOnSwipe(direction))
        case .barHideOnTap: return NavigationOperation(.barHideOnTap)
        case .keyboard(let isShown): return NavigationOperation(.keyboard(isShown: isShown))
        case .present: preconditionFailure("An opening in a history.")
        }
    }

    private mutating func push(_ kind: Int, animated: Bool) -> NavigationOperation {
        let screen = instance(of: kind)
        stack.append((kind, screen.id))
        return NavigationOperation(.push(screen, animated: animated))
    }

    private mutating func set(_ kinds: [Int], over count: Int, animated: Bool) -> NavigationOperation {
        stack.removeSubrange(min(max(count, 0), stack.count)...)
        var references: [NavigationOperation.ScreenReference] = stack.map { .existing($0.id) }
        for kind in kinds {
            let screen = instance(of: kind)
            stack.append((kind, screen.id))
            references.append(.new(screen))
        }
        return NavigationOperation(.setViewControllers(references, animated: animated))
    }
}

extension Graph {
    /// Returns a request that carries out a history.
    ///
    /// - Parameters:
    ///   - history: The entry and the moves.
    ///   - scenario: The policy, environment and defaults; its stack is ignored.
    /// - Returns: The stack of the entry and the operations; screens have ids as in paths, such as `detail#2`.
    package func replay(_ history: History, in scenario: Scenario) -> ReplayRequest {
        var itinerary = Itinerary(self, entry: history.entry, in: scenario.environment)
        var scenario = scenario
        scenario.stack = itinerary.beginning
        scenario.origin = entries[history.entry].origin
        scenario.defaults.navigationBar = entries[history.entry].properties
        scenario.navigationController = entries[history.entry].navigationController
        return ReplayRequest(scenario, operations: history.moves.map { itinerary.operation(of: $0) })
    }

    /// Returns the kind of a screen in a path; nil if no kind has that name.
    func kind(of screen: Screen.ID) -> Int? {
        let text = screen.rawValue
        guard let end = text.utf8.firstIndex(of: UInt8(ascii: "#")) else { return kindOfID[screen] }
        return kindOfID[Screen.ID(rawValue: String(text[..<end]))]
    }
}
