import NavigationStyle
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleAudit

/// Superclasses, children, variants, the code beside calls and what an entry's bar has before its first screen, compared
/// with a search over whole stacks of an app whose screens are written out one by one.
@Suite struct WholeStackTests {
    @Test(arguments: OracleTests.seeds)
    func `looks and lengths are those of whole stacks of screens that are written out`(seed: Int) throws {
        var random = RandomModel(seed: UInt64(seed) &* 131 &+ 29)
        var request = RandomGraph.small(seed: seed, length: 4, most: OracleTests.mostSequences / 2)
        Self.enrich(&request, &random)
        guard request.faults.isEmpty else { return }
        let (policy, environment) = (request.policies[0], request.environments[0])
        let graph = Graph(request)
        guard let engine = try? request.engine(policy: policy, environment: environment), !engine.goesByStack else {
            return
        }
        let search = Search(graph, on: engine, within: Budget(steps: 20_000))
        guard search.exhaustion == nil else { return }
        let found = Looks(search)
        var lengths: [KindLook: Int] = [:]
        for look in found.reached {
            let key = KindLook(kind: graph.kinds[look.kind].screen.id, look: look.look)
            lengths[key] = min(lengths[key] ?? .max, look.length)
        }
        let stacks = try StackSearch(
            Self.writtenOut(request),
            policy: policy,
            environment: environment,
            highest: OracleTests.highest,
            mostTransitions: OracleTests.mostSequences
        )
        let label = "\(seed), \(policy.name), iOS \(environment.os)"
        for (look, length) in stacks.lengths {
            #expect(lengths[look].map { $0 <= length } ?? false, "\(label): \(look.kind) by \(length)")
        }
        if OracleTests.isLong {
            print("written out \(label): \(stacks.transitionCount) transitions, \(stacks.lengths.count) looks")
        }
        guard stacks.isComplete else { return }
        let scenario = request.scenario(policy: policy, environment: environment)
        for reached in found.reached {
            let replay = graph.replay(reached.history, in: scenario)
            guard replay.scenario.stack.count + replay.operations.count <= OracleTests.highest else { continue }
            let look = KindLook(kind: graph.kinds[reached.kind].screen.id, look: reached.look)
            #expect(stacks.lengths[look] == lengths[look], "\(label): \(look.kind) by \(reached.length)")
        }
    }

    /// Gives the screens superclasses, children and variants, the routes code beside their calls, and the entries' bars
    /// values.
    private static func enrich(_ request: inout AuditRequest, _ random: inout RandomModel) {
        for index in request.entries.indices where random.chance(50) {
            request.entries[index].properties = random.barProperties()
        }
        for index in request.routes.indices where random.chance(40) {
            request.routes[index].writes.before = random.barProperties()
            if random.flag() { request.routes[index].writes.after = random.barProperties() }
        }
        for index in request.screens.indices {
            guard random.chance(50) else { continue }
            var base = AuditRequest.Base(Screen(id: Screen.ID(rawValue: "Base\(index)")))
            base.screen.callbacks = random.callbacks()
            if let last = request.bases.last, random.chance(40) { base.base = last.id }
            request.bases.append(base)
            request.screens[index].base = base.id
        }
        var child = AuditScreen(Screen(id: "child"))
        child.screen.callbacks = random.callbacks()
        child.base = request.bases.last?.id
        // What is looked for on the stack is any variant of a screen.
        let sought = Set(
            request.routes.flatMap { route in
                [route.onlyIfOnStack, route.unlessOnStack].compactMap(\.self)
                    + ([.popTo, .popToOrPush].contains(route.by) ? route.to : [])
            } + request.pops.to
        )
        for index in request.screens.indices {
            if random.chance(25) { request.screens[index].children = [child.id] }
            guard !sought.contains(request.screens[index].id), random.chance(30) else { continue }
            request.screens[index].variants = ["one", "two"].map { name in
                var variant = AuditScreen.Variant(name: name)
                variant.screen.callbacks = random.callbacks()
                return variant
            }
        }
        request.screens.append(child)
    }

    /// Returns the same app without these members: each variant is a screen of its own, with all of its code.
    private static func writtenOut(_ request: AuditRequest) -> AuditRequest {
        let bases = Dictionary(uniqueKeysWithValues: request.bases.map { ($0.id, $0) })
        func callbacks(_ layers: [Callbacks]) -> Callbacks {
            var result = Callbacks()
            for layer in layers {
                for callback in Callback.allCases { result[callback] = result[callback].followed(by: layer[callback]) }
            }
            return result
        }
        func inherited(_ id: Screen.ID?) -> [Callbacks] {
            guard let base = id.flatMap({ bases[$0] }) else { return [] }
            return inherited(base.base) + [base.screen.callbacks]
        }
        let screens = Dictionary(uniqueKeysWithValues: request.screens.map { ($0.id, $0) })
        var names: [Screen.ID: [Screen.ID]] = [:]
        var plain = request
        plain.bases = []
        plain.screens = request.screens.flatMap { screen -> [AuditScreen] in
            let children = screen.children.compactMap { screens[$0] }.flatMap { child in
                inherited(child.base) + [child.screen.callbacks]
            }
            let own = inherited(screen.base) + [screen.screen.callbacks]
            let variants: [(name: String?, code: [Callbacks])] =
                screen.variants.isEmpty ? [(nil, [])] : screen.variants.map { ($0.name, [$0.screen.callbacks]) }
            return variants.map { variant in
                var copy = screen
                (copy.base, copy.children, copy.variants) = (nil, [], [])
                if let name = variant.name { copy.screen.id = Screen.ID(rawValue: "\(screen.id) (\(name))") }
                copy.screen.callbacks = callbacks(own + variant.code + children)
                names[screen.id, default: []].append(copy.id)
                return copy
            }
        }
        func all(_ ids: [Screen.ID]) -> [Screen.ID] { ids.flatMap { names[$0] ?? [] } }
        func combinations(_ ids: [Screen.ID]) -> [[Screen.ID]] {
            ids.reduce([[]]) { lists, id in lists.flatMap { list in (names[id] ?? []).map { list + [$0] } } }
        }
        plain.routes = request.routes.flatMap { route -> [AuditRequest.Route] in
            var copy = route
            if case .screens(let ids) = route.from { copy.from = .screens(all(ids)) }
            copy.except = all(route.except)
            copy.to = all(route.to)
            return combinations(route.stack).map { stack in
                copy.stack = stack
                return copy
            }
        }
        plain.entries = request.entries.flatMap { entry in
            combinations(entry.stack).map { stack in
                var copy = entry
                copy.stack = stack
                return copy
            }
        }
        return plain
    }
}
