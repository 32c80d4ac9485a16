import NavigationStyle
import NavigationStyleAudit
import NavigationStyleTestSupport
import Testing

/// The result of an operation in a window of a few screens, compared with its result in the whole stack.
struct WindowTests {
    /// A stack of which each operation sees only a window.
    private struct WindowedStack {
        let engine: WindowEngine
        let graph: Graph
        var control = ID<StackWindow.Control>(0)
        /// The screens, root first, and the base below each.
        var floors: [(symbol: ID<StackWindow.Symbol>, base: StackWindow.Base)] = []

        init(_ engine: WindowEngine, _ graph: Graph) {
            self.engine = engine
            self.graph = graph
            let entry = graph.entries[0]
            let controller = entry.navigationController
            put(engine.start(with: entry.kinds, origin: entry.origin, on: entry.properties, in: controller), from: 0)
        }

        /// Stores the state of the screens from `index` on.
        mutating func put(_ state: WindowState, from index: Int) {
            floors.removeSubrange(index...)
            control = state.control
            for symbol in state.symbols {
                let base = floors.last.map { engine.base(above: $0.symbol, over: $0.base) } ?? .root
                floors.append((symbol, base))
            }
        }

        /// Returns the window of the screens at these places; its base is everything below the lowest of them.
        func window(_ places: [Int]) -> StackWindow {
            StackWindow(base: floors[places[0]].base, control: control, symbols: places.map { floors[$0].symbol })
        }

        var look: RestingScreen { engine.look(at: window([floors.count - 1])) }

        /// Performs `operation` on a stack of screens with these ids; returns false if it does not begin.
        mutating func perform(_ operation: NavigationOperation, on stack: [Screen.ID]) -> Bool {
            let top = floors.count - 1
            func kind(_ id: Screen.ID) -> Int {
                graph.kinds.firstIndex { id.rawValue.hasPrefix($0.screen.id.rawValue + "#") } ?? 0
            }
            var places = [top]
            let action: WindowOperation
            switch operation.action {
            case .push(let screen, let animated):
                let isTap = operation.pushTrigger == .barButtonItem
                action = .push(kind: kind(screen.id), animated: animated, isBarButtonItemTap: isTap)
            case .pop(_, let animated, _): (places, action) = ([top - 1, top], .pop(animated: animated))
            case .interactivePop(let swipe):
                (places, action) = ([top - 1, top], .interactivePop(isCancelled: swipe == .cancelled))
            case .popTo(let id, let animated):
                let target = stack.firstIndex(of: id) ?? 0
                // Without animation, the screen below the target is involved too.
                places = animated || target == 0 ? [target, top] : [target - 1, target, top]
                action = .popTo(animated: animated)
            case .popToRoot: (places, action) = ([0, top], .popToRoot(animated: true))
            case .setViewControllers(let screens, let animated):
                let kept = screens.prefix { if case .existing = $0 { true } else { false } }.count
                let kinds = screens.dropFirst(kept).map { kind($0.id) }
                if kept == 0 {
                    action = .set(kinds: kinds, keeping: .nothing, animated: animated)
                    guard let state = engine.step(action, in: window(places)) else { return false }
                    put(state, from: 0)
                    return true
                }
                places = top == 0 ? [0] : kept == 1 ? [0, top] : [kept - 1, top]
                action = .set(kinds: kinds, keeping: kept == 1 ? .root : .allButTop, animated: animated)
            case .update: action = .update(0)
            case .scroll(let offset, _): action = .scroll(to: offset)
            case .rotate: action = .rotate
            case .reappear: action = .reappear
            case .barHideOnSwipe(let direction): action = .barHideOnSwipe(direction)
            case .barHideOnTap: action = .barHideOnTap
            case .keyboard(let isShown): action = .keyboard(isShown: isShown)
            // Audits do not include these operations.
            case .setAppearanceProxy, .traitChange: return false
            case .search(let isActive): action = .search(isActive: isActive)
            }
            guard let state = engine.step(action, in: window(places)) else { return false }
            put(state, from: places[0])
            return true
        }
    }

    @Test(arguments: OracleTests.seeds)
    func `what happens on tall stacks goes by the window alone`(seed: Int) throws {
        var random = RandomGraph(seed: UInt64(seed + 20_000))
        var policy = RandomGraph.policies[seed % RandomGraph.policies.count]
        if random.model.flag(), let page = PolicyPage.named(policy.name) {
            let other = random.model.policy(of: page)
            (policy.options, policy.copiedProperties) = (other.options, other.copiedProperties)
        }
        let request = random.request(policy: policy)
        let environment = request.environments[0]
        let engine = try request.engine(policy: policy, environment: environment)
        guard !engine.goesByStack else { return }
        let walk = GraphWalk(request)
        let graph = Graph(request)
        for _ in 0..<4 {
            let (beginning, screens) = walk.beginning(request.entries[0], environment)
            var moment = beginning
            var scenario = request.scenario(policy: policy, environment: environment)
            (scenario.stack, scenario.origin) = (screens, request.entries[0].origin)
            scenario.navigationController = request.entries[0].navigationController
            let rehearsal = try scenario.rehearsal(withTexts: false)
            var stack = WindowedStack(engine, graph)
            var names: [String] = []
            for _ in 0..<14 {
                let moves = walk.moves(at: moment)
                let higher = moves.filter { $0.after.stack.count > moment.stack.count }
                guard !moves.isEmpty else { break }
                let (operation, following) = random.model.one(
                    of: !higher.isEmpty && random.model.chance(40) ? higher : moves
                )
                names.append("\(operation.action)".prefix(60).description)
                _ = try rehearsal.perform(operation, asking: false)
                let begins = stack.perform(operation, on: moment.stack.map(\.id))
                guard
                    let after = GraphWalk.moment(after: operation, rehearsal.outcome, moment, following)
                else {
                    #expect(!begins, "\(seed), \(policy.name): \(names)")
                    continue
                }
                moment = after
                let seen = try #require(rehearsal.look(expecting: nil))
                let look = stack.look
                let isSame =
                    Look(seen.state) == Look(look.state) && seen.swipeBegins == look.swipeBegins
                    && seen.hasBackButton == look.hasBackButton && stack.floors.count == moment.stack.count
                #expect(isSame, "\(seed), \(policy.name) \(policy.edition ?? "") on iOS \(environment.os): \(names)")
                guard isSame else { break }
            }
        }
    }
}
