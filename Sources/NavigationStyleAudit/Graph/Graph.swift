package import NavigationStyle

/// A graph in the form the search reads: kinds are indices, in an order that does not depend on that of the request.
package struct Graph: Sendable {
    /// The kinds, in the order of their ids.
    package let kinds: [ScreenKind]
    /// For each kind, the index of its screen in the request.
    let places: [Int]
    /// For each kind, the first kind of the same screen, which is itself unless the screen has others.
    let species: [Int]
    /// For each kind, the id of its screen.
    private let ids: [Screen.ID]
    /// For each kind, the layers of code it is made of; earlier ones override later ones.
    let layers: [[ScreenLayer]]
    /// For each kind, whether an instance of its screen is only possibly of it.
    let isVariant: [Bool]
    /// The kinds by their ids.
    let kindOfID: [Screen.ID: Int]
    /// The moves, by the kind on top, in the order of their names.
    package let moves: [Move]
    /// The move for a swipe that the policy gives up; it is not among the moves of any kind.
    let givenUpSwipe: ID<Move>
    /// The moves of each kind.
    let movesOfKind: [[ID<Move>]]
    /// For each kind, the ways to open other entries; they are not among its moves.
    let openingsOfKind: [[ID<Move>]]
    /// The entries that are reached, one for each combination of the kinds their screens may have.
    package let entries: [Entry]
    /// For each kind, the bit by which frames record whether it is below them; nil if no move asks for the kind.
    let trackedBits: [Int?]
    /// The number of those bits.
    let trackedCount: Int

    /// An entry whose screens have one kind each.
    package struct Entry: Hashable, Sendable {
        /// The kinds of its screens, root first.
        package var kinds: [Int]
        /// The way they came about.
        package var origin: Scenario.Origin
        /// The properties written to its bar beforehand.
        package var properties: BarProperties
        /// The navigation controller: its presentation, its tab bar and its containers.
        package var navigationController: NavigationController
        /// Its index in the request.
        package var place: Int
    }

    /// Makes the graph of a valid request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - isCertain: Whether to leave out everything that is only possible: variants and possible routes.
    package init(_ request: AuditRequest, isCertain: Bool = false) {
        let lowering = ScreenLowering(request)
        let order = lowering.kinds.indices.sorted { lowering.kinds[$0].screen.id < lowering.kinds[$1].screen.id }
        let lowered = order.map { lowering.kinds[$0] }
        let screens = lowered.map(\.screen)
        var numbers = Array(repeating: 0, count: order.count)
        for (kind, number) in order.enumerated() { numbers[number] = kind }
        let kindsOfScreen = lowering.kindsOfScreen.map { $0.map { numbers[$0] } }
        let placeOfID = Dictionary(request.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
        var flagBits: [String: UInt8] = [:]
        for (index, flag) in request.flags.enumerated() { flagBits[flag] = 1 << UInt8(index & 7) }
        func bits(_ flags: [String]) -> UInt8 { flags.reduce(0) { $0 | (flagBits[$1] ?? 0) } }
        var firstOfPlace: [Int: Int] = [:]
        for (kind, screen) in lowered.enumerated() { firstOfPlace[screen.place] = firstOfPlace[screen.place] ?? kind }
        let species = lowered.map { firstOfPlace[$0.place] ?? 0 }
        func known(_ id: Screen.ID) -> Int? { placeOfID[id].flatMap { firstOfPlace[$0] } }
        func isKept(_ kinds: [Int]) -> Bool { !isCertain || kinds.allSatisfy { !lowered[$0].isVariant } }
        var everyKind: [[Int]] = Array(repeating: [], count: request.screens.count)
        for (kind, screen) in lowered.enumerated() { everyKind[screen.place].append(kind) }

        var perKind: [[Move]] = Array(repeating: [], count: screens.count)
        var openings = perKind
        var writes: [[NavigationOperation.Writes]] = Array(repeating: [], count: screens.count)
        for (index, route) in request.routes.enumerated() where !(isCertain && route.isPossible) {
            let own = (lowering.kindsOfRoute[index] ?? [:]).mapValues { $0.map { numbers[$0] } }
            func kinds(_ id: Screen.ID) -> [Int] {
                (own[id] ?? placeOfID[id].map { kindsOfScreen[$0] } ?? []).filter { isKept([$0]) }
            }
            let except = Set(route.except.compactMap { placeOfID[$0] })
            let origins: Set<Int> =
                switch route.from {
                case .anywhere: Set(request.screens.indices)
                case .screens(let ids): Set(ids.compactMap { placeOfID[$0] })
                }
            for var move in Self.moves(of: route, to: kinds, known, screens) {
                move.route = index
                move.needs = bits(route.needs)
                move.sets = bits(route.sets)
                move.clears = bits(route.clears)
                move.onlyIfOnStack = route.onlyIfOnStack.flatMap(known)
                move.unlessOnStack = route.unlessOnStack.flatMap(known)
                move.isBarButtonItemTap = route.isBarButtonItemTap
                move.animator = route.animator
                for origin in origins.subtracting(except).flatMap({ everyKind[$0] }) {
                    if case .present = move.action {
                        openings[origin].append(move)
                        continue
                    }
                    if !route.writes.isEmpty {
                        move.writes = writes[origin].firstIndex(of: route.writes) ?? writes[origin].count
                        if move.writes == writes[origin].count { writes[origin].append(route.writes) }
                    }
                    perKind[origin].append(move)
                }
            }
        }
        let common = Self.commonMoves(of: request, known)
        var all: [Move] = []
        var movesOfKind: [[ID<Move>]] = []
        var tracked = Set<Int>()
        for (kind, lowered) in lowered.enumerated() {
            let screen = request.screens[lowered.place]
            var own = perKind[kind] + common
            for (index, update) in screen.updates.enumerated() {
                own.append(Move(.update(index), name: "update " + (update.name ?? "\(index)")))
            }
            for offset in screen.scrolls.map(\.points) { own.append(Move(.scroll(offset), name: "scroll \(offset)")) }
            if screen.searches {
                own += [
                    Move(.search(isActive: true), name: "search"), Move(.search(isActive: false), name: "end search"),
                ]
            }
            own.sort { ($0.name.utf8, $0.route ?? -1) < ($1.name.utf8, $1.route ?? -1) }
            movesOfKind.append(own.ids.map { ID(all.count + $0.index) })
            all += own
            for move in own + openings[kind] {
                for kind in [move.onlyIfOnStack, move.unlessOnStack] { if let kind { tracked.insert(kind) } }
                if case .popToOrPush(let kind, _) = move.action { tracked.insert(species[kind]) }
            }
        }
        var bitOfKind: [Int?] = Array(repeating: nil, count: screens.count)
        for (bit, kind) in tracked.sorted().enumerated() { bitOfKind[kind] = bit }
        self.kinds = lowered.indices.map { kind in
            let screen = request.screens[lowered[kind].place]
            return ScreenKind(
                screen: screens[kind],
                updates: screen.updates.map(\.restyling),
                writes: writes[kind],
                expected: screen.expect
            )
        }
        places = lowered.map(\.place)
        self.species = species
        ids = lowered.map { request.screens[$0.place].id }
        layers = lowered.map(\.layers)
        isVariant = lowered.map(\.isVariant)
        kindOfID = Dictionary(screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
        givenUpSwipe = all.nextID
        all.append(Move(.givenUpSwipe, name: "givenUpSwipe"))
        openingsOfKind = openings.map { own in
            defer { all += own }
            return own.ids.map { ID(all.count + $0.index) }
        }
        moves = all
        self.movesOfKind = movesOfKind
        var entries: [Entry] = []
        for (place, entry) in request.entries.enumerated() where entry.isReached {
            let options = entry.stack.map { id in placeOfID[id].map { kindsOfScreen[$0] } ?? [] }
            for kinds in Self.choices(options) where isKept(kinds) {
                entries.append(
                    Entry(
                        kinds: kinds,
                        origin: entry.origin,
                        properties: entry.properties,
                        navigationController: entry.navigationController,
                        place: place
                    )
                )
            }
        }
        self.entries = entries
        trackedBits = bitOfKind
        trackedCount = tracked.count
    }

    /// Returns all lists with one of each of `options`; there are at most ``AuditRequest/mostCombinations``.
    private static func choices(_ options: [[Int]]) -> [[Int]] {
        options.reduce([[]]) { lists, next in
            lists.flatMap { list in next.map { list + [$0] } }
        }
    }

    /// Returns the id of the screen that a kind belongs to.
    package func id(of kind: Int) -> Screen.ID { ids[kind] }

    /// Returns the pointer into the request for the path `rest` in the screen of a kind: in the layer that sets it.
    func pointer(to rest: String, of kind: Int) -> String {
        let layers = layers[kind]
        let keys = JSONPointer.tokens(of: rest)
        if layers.count > 1, let first = keys.first, first != "id" {
            for layer in layers where layer.screen.tree.has(keys) { return layer.pointer + rest }
        }
        return "/screens/\(places[kind])" + rest
    }

    /// Returns the kind that makes a move.
    func kind(making move: ID<Move>) -> Int? { movesOfKind.firstIndex { $0.contains(move) } }

    /// Returns the moves of a route, regardless of where it begins.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - kinds: Returns the kinds that a new screen with this id may have.
    ///   - species: Returns the kind that stands for all screens with this id on a stack.
    ///   - screens: The screens of the kinds.
    /// - Returns: The moves.
    private static func moves(
        of route: AuditRequest.Route,
        to kinds: (Screen.ID) -> [Int],
        _ species: (Screen.ID) -> Int?,
        _ screens: [Screen]
    ) -> [Move] {
        func each(_ word: String, _ action: (Int) -> Move.Action) -> [Move] {
            route.to.flatMap { id in kinds(id).map { Move(action($0), name: "\(word) \(screens[$0].id)") } }
        }
        let animated = route.animated
        switch route.by {
        case .push: return each("push") { .push($0, animated: animated) }
        case .popTo:
            return route.to.compactMap { id in
                species(id).map { Move(.popTo($0, animated: animated), name: "popTo \(id)") }
            }
        case .popToOrPush: return each("popToOrPush") { .popToOrPush($0, animated: animated) }
        case .replaceTop: return each("replaceTop") { .replaceTop($0, animated: animated) }
        case .set:
            let stacks = route.stack.isEmpty ? route.to.map { [$0] } : [route.stack]
            return stacks.flatMap { choices($0.map(kinds)) }.map { stack in
                let name = "set " + stack.map { screens[$0].id.rawValue }.joined(separator: " ")
                return Move(.set(stack, keepsRoot: route.keepRoot, animated: animated), name: name)
            }
        case .present: return [Move(.present, name: "present")]
        }
    }

    /// Returns the moves that every screen can make.
    private static func commonMoves(of request: AuditRequest, _ species: (Screen.ID) -> Int?) -> [Move] {
        var moves: [Move] = []
        let pops = request.pops
        if pops.back { moves.append(Move(.back, name: "back")) }
        if pops.swipe { moves.append(Move(.swipe, name: "swipe")) }
        if pops.cancelledSwipe { moves.append(Move(.cancelledSwipe, name: "cancelledSwipe")) }
        if pops.toRoot { moves.append(Move(.toRoot, name: "toRoot")) }
        for id in pops.to {
            if let kind = species(id) { moves.append(Move(.popTo(kind, animated: true), name: "popTo \(id)")) }
        }
        if pops.reappear { moves.append(Move(.reappear, name: "reappear")) }
        if request.rotates { moves.append(Move(.rotate, name: "rotate")) }
        if request.takesGestures {
            moves += [
                Move(.barHideOnSwipe(.up), name: "swipe up"), Move(.barHideOnSwipe(.down), name: "swipe down"),
                Move(.barHideOnTap, name: "tap"), Move(.keyboard(isShown: true), name: "keyboard"),
                Move(.keyboard(isShown: false), name: "end keyboard"),
            ]
        }
        return moves
    }
}

/// Orders names by their bytes, and equal names by a number.
private func < (left: (name: String.UTF8View, number: Int), right: (name: String.UTF8View, number: Int)) -> Bool {
    if left.name.lexicographicallyPrecedes(right.name) { return true }
    if right.name.lexicographicallyPrecedes(left.name) { return false }
    return left.number < right.number
}
