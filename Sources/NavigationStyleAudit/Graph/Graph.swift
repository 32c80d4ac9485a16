package import NavigationStyle

/// A graph as the search walks it: kinds by their indices, in an order that does not depend on that of the request.
package struct Graph: Sendable {
    /// The kinds, in the order of their ids.
    package let kinds: [ScreenKind]
    /// Where each stands in the request.
    let places: [Int]
    /// The kinds by their ids.
    let kindOfID: [Screen.ID: Int]
    /// The moves that can be made where a kind is on top, in the order of their names.
    package let moves: [Move]
    /// The move that a swipe is in histories in which the policy gives it up; no kind has it among its own.
    let givenUpSwipe: Int32
    /// The indices of the moves of each kind.
    let movesOfKind: [[Int]]
    /// The entries by the kinds of their stacks.
    package let entries: [(kinds: [Int], origin: Scenario.Origin)]
    /// For each kind the bit under which frames know whether it stands below them; nil of those that nobody asks for.
    let trackedBits: [Int?]
    /// How many bits those are.
    let trackedCount: Int

    /// Makes the graph of a request without faults.
    package init(_ request: AuditRequest) {
        let places = request.screens.indices.sorted { request.screens[$0].id < request.screens[$1].id }
        let screens = places.map { request.screens[$0] }
        let kindOfID = Dictionary(screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
        var flagBits: [String: UInt8] = [:]
        for (index, flag) in request.flags.enumerated() { flagBits[flag] = 1 << UInt8(index & 7) }
        func bits(_ flags: [String]) -> UInt8 { flags.reduce(0) { $0 | (flagBits[$1] ?? 0) } }
        func kinds(_ ids: [Screen.ID]) -> [Int] { ids.compactMap { kindOfID[$0] } }

        var perKind: [[Move]] = Array(repeating: [], count: screens.count)
        for (index, route) in request.routes.enumerated() {
            let except = Set(kinds(route.except))
            let origins =
                switch route.from {
                case .anywhere: Array(screens.indices)
                case .screens(let ids): kinds(ids)
                }
            for var move in Self.moves(of: route, kindOfID) {
                move.route = index
                move.needs = bits(route.needs)
                move.sets = bits(route.sets)
                move.clears = bits(route.clears)
                move.onlyIfOnStack = route.onlyIfOnStack.flatMap { kindOfID[$0] }
                move.unlessOnStack = route.unlessOnStack.flatMap { kindOfID[$0] }
                for origin in Set(origins).subtracting(except) { perKind[origin].append(move) }
            }
        }
        let common = Self.commonMoves(of: request, kindOfID)
        var all: [Move] = []
        var indices: [[Int]] = []
        var tracked = Set<Int>()
        for (kind, screen) in screens.enumerated() {
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
            indices.append(Array(all.count..<(all.count + own.count)))
            all += own
            for move in own {
                for kind in [move.onlyIfOnStack, move.unlessOnStack] { if let kind { tracked.insert(kind) } }
                if case .popToOrPush(let kind, _) = move.action { tracked.insert(kind) }
            }
        }
        var bitOfKind: [Int?] = Array(repeating: nil, count: screens.count)
        for (bit, kind) in tracked.sorted().enumerated() { bitOfKind[kind] = bit }
        self.kinds = screens.map {
            ScreenKind(screen: $0.screen, updates: $0.updates.map(\.restyling), expected: $0.expect)
        }
        self.places = places
        self.kindOfID = kindOfID
        moves = all + [Move(.givenUpSwipe, name: "givenUpSwipe")]
        givenUpSwipe = Int32(all.count)
        movesOfKind = indices
        entries = request.entries.map { (kinds($0.stack), $0.origin) }
        trackedBits = bitOfKind
        trackedCount = tracked.count
    }

    /// The kind on whose screens the move of that index is made.
    func kind(making move: Int32) -> Int? { movesOfKind.firstIndex { $0.contains(Int(move)) } }

    /// The moves that a route is, wherever it begins.
    private static func moves(of route: AuditRequest.Route, _ kindOfID: [Screen.ID: Int]) -> [Move] {
        func each(_ word: String, _ action: (Int) -> Move.Action) -> [Move] {
            route.to.compactMap { id in kindOfID[id].map { Move(action($0), name: "\(word) \(id)") } }
        }
        let animated = route.animated
        switch route.by {
        case .push: return each("push") { .push($0, animated: animated) }
        case .popTo: return each("popTo") { .popTo($0, animated: animated) }
        case .popToOrPush: return each("popToOrPush") { .popToOrPush($0, animated: animated) }
        case .replaceTop: return each("replaceTop") { .replaceTop($0, animated: animated) }
        case .set:
            let stacks = route.stack.isEmpty ? route.to.map { [$0] } : [route.stack]
            return stacks.map { stack in
                let name = "set " + stack.map(\.rawValue).joined(separator: " ")
                let kinds = stack.compactMap { kindOfID[$0] }
                return Move(.set(kinds, keepsRoot: route.keepRoot, animated: animated), name: name)
            }
        case .present: return []
        }
    }

    /// The moves that every screen can make.
    private static func commonMoves(of request: AuditRequest, _ kindOfID: [Screen.ID: Int]) -> [Move] {
        var moves: [Move] = []
        let pops = request.pops
        if pops.back { moves.append(Move(.back, name: "back")) }
        if pops.swipe { moves.append(Move(.swipe, name: "swipe")) }
        if pops.cancelledSwipe { moves.append(Move(.cancelledSwipe, name: "cancelledSwipe")) }
        if pops.toRoot { moves.append(Move(.toRoot, name: "toRoot")) }
        for id in pops.to {
            if let kind = kindOfID[id] { moves.append(Move(.popTo(kind, animated: true), name: "popTo \(id)")) }
        }
        if pops.reappear { moves.append(Move(.reappear, name: "reappear")) }
        if request.rotates { moves.append(Move(.rotate, name: "rotate")) }
        return moves
    }
}

/// Orders names by their bytes, and equal ones by a number.
private func < (left: (name: String.UTF8View, number: Int), right: (name: String.UTF8View, number: Int)) -> Bool {
    if left.name.lexicographicallyPrecedes(right.name) { return true }
    if right.name.lexicographicallyPrecedes(left.name) { return false }
    return left.number < right.number
}
