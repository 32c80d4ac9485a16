import NavigationStyle

/// A part of the code of a kind of screen, with its position in the request.
struct ScreenLayer: Sendable {
    /// The pointer to it, such as `/screens/3` or `/bases/0`.
    var pointer: String
    /// The owner of the code: a screen, a superclass or a child.
    var owner: Screen.ID
    /// The styles and calls in that code.
    var screen: Screen
}

/// A kind of screen, as the search uses it: a screen of the request, in one of its variants, as a route makes it.
struct LoweredKind: Sendable {
    /// The merged contents of its layers, with the id of the kind.
    var screen: Screen
    /// The index of the screen in the request.
    var place: Int
    /// The layers it is made of; earlier ones override later ones.
    var layers: [ScreenLayer]
    /// Whether an instance of the screen is only possibly of this kind.
    var isVariant = false
}

/// Makes kinds from the screens of a request.
struct ScreenLowering {
    private let request: AuditRequest
    private let bases: [Screen.ID: Int]
    private let places: [Screen.ID: Int]
    /// The kinds.
    private(set) var kinds: [LoweredKind] = []
    /// The kinds of each screen of the request, by its index.
    private(set) var kindsOfScreen: [[Int]] = []
    /// The kinds of each screen as a route makes it, by the index of the route.
    private(set) var kindsOfRoute: [Int: [Screen.ID: [Int]]] = [:]
    private var names: Set<Screen.ID>

    init(_ request: AuditRequest) {
        self.request = request
        bases = Dictionary(request.bases.enumerated().map { ($1.id, $0) }) { first, _ in first }
        places = Dictionary(request.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
        names = Set(request.screens.map(\.id))
        for place in request.screens.indices { kindsOfScreen.append(add(place)) }
        for (number, route) in request.routes.enumerated() {
            guard let own = route.screen else { continue }
            let layer = ScreenLayer(pointer: "/routes/\(number)/screen", owner: "", screen: own)
            for id in Set(route.to + route.stack).sorted() {
                guard let place = places[id] else { continue }
                let name = "by \(route.name ?? "route \(number + 1)")"
                kindsOfRoute[number, default: [:]][id] = add(place, under: layer, called: name)
            }
        }
    }

    /// Adds the kinds of a screen.
    private mutating func add(_ place: Int, under layer: ScreenLayer? = nil, called name: String? = nil) -> [Int] {
        let screen = request.screens[place]
        let pointer = "/screens/\(place)"
        let own = ScreenLayer(pointer: pointer, owner: screen.id, screen: screen.screen)
        let lower = [own] + superclasses(of: screen.base)
        guard !screen.variants.isEmpty else { return [add(place, [layer].compactMap(\.self) + lower, [name])] }
        return screen.variants.enumerated().map { number, variant in
            let over = ScreenLayer(pointer: "\(pointer)/variants/\(number)", owner: screen.id, screen: variant.screen)
            let kind = add(place, [layer, over].compactMap(\.self) + lower, [variant.name, name])
            kinds[kind].isVariant = true
            return kind
        }
    }

    private mutating func add(_ place: Int, _ layers: [ScreenLayer], _ parts: [String?]) -> Int {
        let screen = request.screens[place]
        let words = parts.compactMap(\.self).joined(separator: ", ")
        var id = screen.id
        if !words.isEmpty {
            id = Screen.ID(rawValue: "\(screen.id) (\(words.filter { $0 != Self.numberSign }))")
            while !names.insert(id).inserted { id = Screen.ID(rawValue: id.rawValue + "\u{2032}") }
        }
        // The callbacks of children run last.
        var seen: Set = [screen.id]
        var children: [ScreenLayer] = []
        for child in screen.children { addChild(child, to: &children, &seen) }
        var whole = merged(layers, of: screen, as: id)
        whole.runs(children.map(\.screen))
        kinds.append(LoweredKind(screen: whole, place: place, layers: children + layers))
        return kinds.count - 1
    }

    /// The sign that precedes the number of an instance, and must not be in a name.
    private static let numberSign: Character = "#"

    /// Returns the superclasses, nearest first, up to one that is missing.
    private func superclasses(of id: Screen.ID?) -> [ScreenLayer] {
        var layers: [ScreenLayer] = []
        var next = id
        while let id = next, let place = bases[id], layers.count <= request.bases.count {
            let base = request.bases[place]
            layers.append(ScreenLayer(pointer: "/bases/\(place)", owner: base.id, screen: base.screen))
            next = base.base
        }
        return layers
    }

    /// Adds to `layers` the code of a child controller, after that of its own children, which runs after it, and before that
    /// of its superclasses; nothing if its kind is among those `seen`, whose code overrides it.
    private func addChild(_ id: Screen.ID, to layers: inout [ScreenLayer], _ seen: inout Set<Screen.ID>) {
        guard let place = places[id], seen.insert(id).inserted else { return }
        let child = request.screens[place]
        for grandchild in child.children { addChild(grandchild, to: &layers, &seen) }
        layers.append(ScreenLayer(pointer: "/screens/\(place)", owner: child.id, screen: child.screen))
        layers += superclasses(of: child.base)
    }

    // MARK: - Merging

    private func merged(_ layers: [ScreenLayer], of screen: AuditScreen, as id: Screen.ID) -> Screen {
        var result = screen.screen
        if layers.count > 1 {
            let trees = layers.map(\.screen.tree)
            var tree = trees.reversed().reduce(Value.object([])) { $1.laid(over: $0, depth: .screen) }
            tree["id"] = .string(id.rawValue)
            var reader = ValueReader(at: tree, checksText: false)
            result = Screen.read(from: &reader, orNull: false) ?? result
        }
        result.id = id
        return result
    }
}

extension Screen {
    /// Lets the callbacks of a child controller run after its own; `layers` are the child and its superclasses.
    fileprivate mutating func runs(_ layers: [Screen]) {
        for layer in layers.reversed() {
            for callback in Callback.allCases {
                callbacks[callback] = callbacks[callback].followed(by: layer.callbacks[callback])
            }
        }
    }
}

/// The depth to which members are merged one by one; deeper values are replaced whole.
private enum MergeDepth {
    case screen, members, callbacks, leaf

    func under(_ key: String) -> MergeDepth {
        switch self {
        case .screen:
            switch key {
            case "callbacks": .callbacks
            case "bar", "navigationItem", "view", "interactivePop": .members
            default: .leaf
            }
        case .callbacks: .members
        case .members, .leaf: .leaf
        }
    }
}

extension Value {
    /// Returns the members of both; those of this value win.
    fileprivate func laid(over other: Value, depth: MergeDepth) -> Value {
        guard depth != .leaf, case .object(let members) = self, case .object = other else { return self }
        var result = other
        for member in members {
            let known = result[member.key]
            result[member.key] =
                known.map { member.value.laid(over: $0, depth: depth.under(member.key)) } ?? member.value
        }
        return result
    }
}

extension Value {
    /// Whether the value has an element at a path of member names and indices.
    func has(_ path: some Collection<String>) -> Bool {
        guard let key = path.first else { return true }
        switch self {
        case .object: return self[key]?.has(path.dropFirst()) ?? false
        case .array(let elements):
            return Int(key).map { elements.indices.contains($0) && elements[$0].has(path.dropFirst()) } ?? false
        default: return false
        }
    }
}
