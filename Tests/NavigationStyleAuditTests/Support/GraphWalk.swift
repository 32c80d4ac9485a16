import NavigationStyle
import NavigationStyleAudit

/// The possible moves in an app at a moment, derived from the request alone for the oracles, independently of the
/// search.
struct GraphWalk {
    let request: AuditRequest
    let screens: [Screen.ID: AuditScreen]

    /// A moment in a history.
    struct Moment {
        /// The stack, root first: kinds, and the ids of their screens.
        var stack: [(kind: Screen.ID, id: Screen.ID)]
        var flags: Set<String> = []
        var orientation: Orientation
        /// The number of screens of each kind so far.
        var counts: [Screen.ID: Int] = [:]
    }

    init(_ request: AuditRequest) {
        self.request = request
        screens = Dictionary(uniqueKeysWithValues: request.screens.map { ($0.id, $0) })
    }

    /// Returns the moment at which an entry begins.
    func beginning(_ entry: AuditRequest.Entry, _ environment: NavigationEnvironment) -> (Moment, stack: [Screen]) {
        var moment = Moment(stack: [], orientation: environment.orientation)
        let stack = entry.stack.map { kind in
            let screen = new(kind, &moment)
            moment.stack.append((kind, screen.id))
            return screen
        }
        return (moment, stack)
    }

    /// Returns a new screen of `kind`.
    private func new(_ kind: Screen.ID, _ moment: inout Moment) -> Screen {
        moment.counts[kind, default: 0] += 1
        var screen = screens[kind]?.screen ?? Screen(id: kind)
        screen.id = Screen.ID(rawValue: "\(kind)#\(moment.counts[kind] ?? 0)")
        return screen
    }

    /// Returns the number of sequences of at most `length` operations; counting stops beyond `most`.
    func sequenceCount(to length: Int, most: Int) -> Int {
        var level = request.entries.map { beginning($0, NavigationEnvironment()).0 }
        var count = 0
        for _ in 0..<length {
            level = level.flatMap { moves(at: $0).map(\.after) }
            count += level.count
            if count > most { break }
        }
        return count
    }

    /// Returns the possible moves at `moment`, each with the moment after it; it is unknown here whether a swipe
    /// begins.
    func moves(at moment: Moment) -> [(operation: NavigationOperation, after: Moment)] {
        var moves: [(NavigationOperation, Moment)] = []
        guard let top = moment.stack.last else { return [] }
        for route in request.routes where isPossible(route, at: moment) {
            var after = moment
            after.flags.formUnion(route.sets)
            after.flags.subtract(route.clears)
            moves += self.moves(by: route, at: moment, after).map { move in
                var operation = move.0
                operation.animator = route.animator
                operation.writes = route.writes
                return (operation, move.1)
            }
        }
        let isAboveRoot = moment.stack.count > 1
        if isAboveRoot {
            var popped = moment
            popped.stack.removeLast()
            if request.pops.back { moves.append((NavigationOperation(.pop(count: 1, animated: true)), popped)) }
            if request.pops.swipe { moves.append((NavigationOperation(.interactivePop(.finished)), popped)) }
            if request.pops.cancelledSwipe { moves.append((NavigationOperation(.interactivePop(.cancelled)), moment)) }
            if request.pops.toRoot {
                var root = moment
                root.stack.removeSubrange(1...)
                moves.append((NavigationOperation(.popToRoot(animated: true)), root))
            }
        }
        for kind in request.pops.to { moves += popTo(kind, animated: true, at: moment, moment) }
        if request.pops.reappear { moves.append((NavigationOperation(.reappear(after: .tab)), moment)) }
        if request.rotates {
            var turned = moment
            turned.orientation = moment.orientation == .portrait ? .landscape : .portrait
            moves.append((NavigationOperation(.rotate(turned.orientation)), turned))
        }
        if request.takesGestures {
            let gestures: [NavigationOperation.Action] = [
                .barHideOnSwipe(.up), .barHideOnSwipe(.down), .barHideOnTap, .keyboard(isShown: true),
                .keyboard(isShown: false),
            ]
            moves += gestures.map { (NavigationOperation($0), moment) }
        }
        for update in screens[top.kind]?.updates ?? [] {
            moves.append((NavigationOperation(.update(update.restyling, screenID: nil)), moment))
        }
        for offset in screens[top.kind]?.scrolls ?? [] {
            moves.append((NavigationOperation(.scroll(to: offset.points, screenID: nil)), moment))
        }
        if screens[top.kind]?.searches ?? false {
            for isActive in [true, false] { moves.append((NavigationOperation(.search(isActive: isActive)), moment)) }
        }
        return moves
    }

    /// Returns the moment after an operation: `following`, or the earlier one after a cancelled swipe; nil for a swipe
    /// that did not begin.
    static func moment(
        after operation: NavigationOperation,
        _ outcome: TransitionResponse.Outcome?,
        _ moment: Moment,
        _ following: Moment
    ) -> Moment? {
        guard case .interactivePop = operation.action else { return following }
        switch outcome {
        case .changed: return following
        case .cancelled: return moment
        case .unchanged, nil: return nil
        }
    }

    private func isPossible(_ route: AuditRequest.Route, at moment: Moment) -> Bool {
        guard let top = moment.stack.last?.kind, !route.except.contains(top) else { return false }
        if case .screens(let ids) = route.from, !ids.contains(top) { return false }
        guard route.needs.allSatisfy(moment.flags.contains) else { return false }
        let kinds = moment.stack.map(\.kind)
        if let kind = route.onlyIfOnStack, !kinds.contains(kind) { return false }
        if let kind = route.unlessOnStack, kinds.contains(kind) { return false }
        return true
    }

    private func moves(
        by route: AuditRequest.Route,
        at moment: Moment,
        _ after: Moment
    ) -> [(NavigationOperation, Moment)] {
        func push(_ kind: Screen.ID) -> (NavigationOperation, Moment) {
            var after = after
            let screen = new(kind, &after)
            after.stack.append((kind, screen.id))
            let trigger: NavigationOperation.PushTrigger = route.isBarButtonItemTap ? .barButtonItem : .code
            return (NavigationOperation(.push(screen, animated: route.animated), pushTrigger: trigger), after)
        }
        switch route.by {
        case .push: return route.to.map(push)
        case .popTo: return route.to.flatMap { popTo($0, animated: route.animated, at: moment, after) }
        case .popToOrPush:
            return route.to.flatMap { kind in
                let pops = popTo(kind, animated: route.animated, at: moment, after)
                return pops.isEmpty ? [push(kind)] : pops
            }
        case .replaceTop:
            return route.to.map { kind in
                set([kind], keeping: moment.stack.count - 1, animated: route.animated, after)
            }
        case .set:
            let stacks = route.stack.isEmpty ? route.to.map { [$0] } : [route.stack]
            return stacks.map { set($0, keeping: route.keepRoot ? 1 : 0, animated: route.animated, after) }
        case .present: return []
        }
    }

    private func set(
        _ kinds: [Screen.ID],
        keeping count: Int,
        animated: Bool,
        _ after: Moment
    ) -> (NavigationOperation, Moment) {
        var after = after
        after.stack = Array(after.stack.prefix(count))
        var screens: [NavigationOperation.ScreenReference] = after.stack.map { .existing($0.id) }
        for kind in kinds {
            let screen = new(kind, &after)
            after.stack.append((kind, screen.id))
            screens.append(.new(screen))
        }
        return (NavigationOperation(.setViewControllers(screens, animated: animated)), after)
    }

    private func popTo(
        _ kind: Screen.ID,
        animated: Bool,
        at moment: Moment,
        _ after: Moment
    ) -> [(NavigationOperation, Moment)] {
        guard let place = moment.stack.dropLast().lastIndex(where: { $0.kind == kind }) else { return [] }
        var after = after
        after.stack.removeSubrange((place + 1)...)
        return [(NavigationOperation(.popTo(moment.stack[place].id, animated: animated)), after)]
    }
}

/// A look of a kind of screen.
struct KindLook: Hashable {
    var kind: Screen.ID
    var look: Look
}
