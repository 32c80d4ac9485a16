import NavigationStyle

extension AuditRequest {
    /// Whether the graph has no uncertain parts: no variant, and no route that is only possible.
    var knowsAllWays: Bool {
        !routes.contains(where: \.isPossible) && screens.allSatisfy(\.variants.isEmpty)
    }

    /// The screens, by index, that only entries without a known way lead to.
    var screensReachedOnlyUnknown: Set<Int> {
        guard entries.contains(where: { !$0.isReached }) else { return [] }
        let places = Dictionary(screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
        var destinations = Array(repeating: Set<Int>(), count: screens.count)
        for route in routes where route.by != .present {
            let to = (route.to + route.stack).compactMap { places[$0] }
            let from: [Int] =
                switch route.from {
                case .anywhere: Array(screens.indices)
                case .screens(let ids): ids.compactMap { places[$0] }
                }
            for origin in from where !route.except.contains(screens[origin].id) { destinations[origin].formUnion(to) }
        }
        var reached: Set<Int> = []
        var open = entries.filter { !$0.isReached }.flatMap(\.stack).compactMap { places[$0] }
        while let place = open.popLast() {
            if reached.insert(place).inserted { open += destinations[place] }
        }
        return reached
    }

    /// The description of the parts of the app that the graph covers, and of its gaps.
    package var described: AuditDescription {
        var described = AuditDescription()
        let graph = Graph(self)
        let kinds = Dictionary(grouping: zip(graph.kinds, graph.places), by: \.1).mapValues { $0.map(\.0) }
        let bases = Set(bases.map(\.id))
        for (kind, place) in graph.places.enumerated() where graph.species[kind] == kind {
            let screen = screens[place]
            var whole = screen
            whole.screen = graph.kinds[kind].screen
            let isUnstyled = whole.saysNothing && screen.variants.allSatisfy { AuditScreen($0.screen).saysNothing }
            if isUnstyled { described.unstyled.append(screen.id) } else { described.screens += 1 }
            let writes = kinds[place, default: []].flatMap(\.screen.callbacks.writes)
                .compactMap(\.properties.isNavigationBarHidden)
            if !writes.isEmpty, writes.allSatisfy({ $0.animation == .none }) { described.notAnimated.append(screen.id) }
        }
        described.allScreens = screens.count
        let owners = screens.map { ($0.id, $0.base) } + self.bases.map { ($0.id, $0.base) }
        described.withoutBase = owners.filter { $0.1.map { !bases.contains($0) } ?? false }.map(\.0)
        let unknown = Set(unknowns.map(\.pointer).compactMap(Self.write))
        described.unknown = unknown.count
        described.known = writes.subtracting(unknown).count
        return described
    }

    /// The values that code writes, each as the pointer to its property or member.
    private var writes: Set<String> {
        var writes: Set<String> = []
        treeWithoutSources.visitLeaves { path, _ in
            if let write = Self.write(path.map { "/" + JSONPointer.escaped($0) }.joined()) { writes.insert(write) }
        }
        return writes
    }

    /// Returns the pointer to the property or the member that contains the value at `pointer`; nil if there is none.
    private static func write(_ pointer: String) -> String? {
        let tokens = JSONPointer.tokens(of: pointer)
        let places: [String: Int] = [
            "callbacks": 2, "bar": 1, "navigationItem": 1, "properties": 1, "writes": 2, "library": 1,
        ]
        guard ["screens", "bases", "entries", "routes"].contains(tokens.first ?? ""),
            let place = tokens.firstIndex(where: { places[$0] != nil }), let depth = places[tokens[place]],
            tokens.count > place + depth
        else { return nil }
        return tokens[...(place + depth)].map { "/" + JSONPointer.escaped($0) }.joined()
    }
}
