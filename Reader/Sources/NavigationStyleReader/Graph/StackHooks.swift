import NavigationStyle

/// What the app's classes of navigation controllers do as screens come and go: in overrides of `pushViewController`,
/// `popViewController` and `popToRootViewController`, and as their own delegates in `willShow`.
struct StackHooks {
    let app: App
    let system: SystemVersion
    let ledger: Ledger
    /// The class on whose stack each screen may stand; of several that do the same, one.
    private var classes: [String: String] = [:]
    private var memory: [Key: Outcome] = [:]

    /// A change of a stack: the screen that is on top before, and the one after.
    private struct Key: Hashable {
        var function: ObjectIdentifier
        var type: String
        var before: String?
        var after: String
    }

    /// What the code writes before the change and after it, and to the screen that comes.
    struct Outcome {
        var before = Facts()
        var after = Facts()
        var screen = Facts()

        var isEmpty: Bool { before.isEmpty && after.isEmpty && screen.isEmpty }
    }

    /// Finds out on whose stacks screens stand.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - system: The version of iOS.
    ///   - ledger: The outcomes of places.
    ///   - ways: The ways between screens.
    ///   - ids: The screens of the graph.
    init(_ app: App, _ system: SystemVersion, _ ledger: Ledger, _ ways: WayReader, among ids: [String]) {
        self.app = app
        self.system = system
        self.ledger = ledger
        let known = app.navigationControllers
        guard known.contains(where: { type in Self.names.contains { app.function($0, [], of: type) != nil } }) else {
            return
        }
        let only = Self.alike(known, in: app)
        var next: [String: [String]] = [:]
        for route in ways.routes where route.means != "present" {
            for from in route.from { next[from, default: []] += route.to }
        }
        var found: [String: Set<String>] = [:]
        for entry in ways.entries {
            let type = entry.navigationController ?? "UINavigationController"
            var open = entry.stack
            while let screen = open.popLast() {
                if found[screen, default: []].insert(type).inserted { open += next[screen] ?? [] }
            }
        }
        for id in ids {
            let own = found[id] ?? []
            classes[id] = own.isEmpty ? only : Self.alike(own, in: app)
        }
    }

    /// The first of some classes, if all of them do the same as screens come and go.
    private static func alike(_ types: Set<String>, in app: App) -> String? {
        func hooks(of type: String) -> [ObjectIdentifier?] {
            names.map { app.function($0, [], of: type).map { ObjectIdentifier($0.function) } }
        }
        guard let first = types.min() else { return nil }
        let own = hooks(of: first)
        return types.allSatisfy { hooks(of: $0) == own } ? first : nil
    }

    /// The functions by which UIKit says that a stack changes.
    private static let names = [
        "pushViewController", "popViewController", "popViewControllerAnimated", "popToRootViewController",
        "popToRootViewControllerAnimated", "navigationController",
    ]

    /// Adds what overrides of `pushViewController` do to the routes that push.
    mutating func addPushes(to ways: inout WayReader) {
        guard !classes.isEmpty else { return }
        ways.routes = ways.routes.flatMap { route in
            guard route.means == "push", let to = route.to.first, route.to.count == 1 else { return [route] }
            var result: [RouteFacts] = []
            for from in route.from {
                var own = route
                own.from = [from]
                if let outcome = outcome(of: [("pushViewController", [nil, "animated"])], from: from, to: to) {
                    own.add(outcome)
                }
                let same = result.firstIndex { other in
                    other.before == own.before && other.after == own.after && other.screen == own.screen
                }
                if let same { result[same].from.append(from) } else { result.append(own) }
            }
            return result
        }
    }

    /// Adds the ways back to the roots on which overrides of `popToRootViewController` write to the bar.
    ///
    /// From which screens code calls it is not known.
    mutating func addReturns(to ways: inout WayReader) {
        guard ways.popsToRoot, !classes.isEmpty else { return }
        for root in Set(ways.entries.compactMap(\.stack.first)).sorted() {
            let above = Set(ways.routes.filter { $0.means == "push" && $0.from.contains(root) }.flatMap(\.to))
            for screen in above.sorted() where screen != root {
                guard let written = outcome(of: Self.returns, from: screen, to: root, isPop: true)?.after,
                    let place = written.paths.compactMap({ written[$0]?.place }).first
                else { continue }
                var route = RouteFacts(from: [screen], means: "popTo", to: [root], isAnimated: true, place: place)
                (route.isPossible, route.after) = (true, written)
                ways.routes.append(route)
            }
        }
    }

    private static let returns: [(String, [String?])] = [
        ("popToRootViewController", ["animated"]), ("popToRootViewControllerAnimated", [nil]),
    ]

    /// Adds what overrides of `popViewController`, and delegates in `willShow`, write to the screens that they show.
    ///
    /// As such a screen appears, it finds what the code wrote, which a graph says as its own first writes; what a delegate
    /// writes follows those of the screen.
    mutating func addArrivals(to facts: inout [String: ScreenFacts], _ ways: WayReader) {
        guard !classes.isEmpty else { return }
        var above: [String: Set<String>] = [:]
        for route in ways.routes where route.means == "push" {
            for from in route.from { above[from, default: []].formUnion(route.to) }
        }
        for screen in classes.keys.sorted() {
            let pops = (above[screen] ?? []).sorted().compactMap {
                outcome(of: Self.pops, from: $0, to: screen, isPop: true)?.after
            }
            for path in Set(pops.flatMap(\.paths)) {
                let found = pops.compactMap { $0[path] }
                guard let fact = found.first, found.allSatisfy({ $0.value == fact.value }) else { continue }
                facts[screen, default: ScreenFacts()].setFirst(fact, ["callbacks", "viewWillAppear"] + path)
            }
            let shown = outcome(of: [("navigationController", [nil, "willShow", "animated"])], from: nil, to: screen)
            for path in shown?.after.paths ?? [] {
                guard let fact = shown?.after[path] else { continue }
                facts[screen, default: ScreenFacts()].setLast(fact, ["callbacks", "viewWillAppear"] + path)
            }
            for path in shown?.screen.paths ?? [] where facts[screen]?.common[path] == nil {
                if let fact = shown?.screen[path] { facts[screen, default: ScreenFacts()].setFirst(fact, path) }
            }
        }
    }

    private static let pops: [(String, [String?])] = [
        ("popViewController", ["animated"]), ("popViewControllerAnimated", [nil]),
    ]

    /// Runs the first of some functions that the class of the stack has.
    private mutating func outcome(
        of functions: [(name: String, labels: [String?])],
        from: String?,
        to: String,
        isPop: Bool = false
    ) -> Outcome? {
        guard let type = classes[to], let other = classes[from ?? to], Self.alike([type, other], in: app) != nil else {
            return nil
        }
        for (name, labels) in functions {
            guard let (function, declarer) = app.function(name, labels, of: type), function.takes(labels) else {
                continue
            }
            let key = Key(function: ObjectIdentifier(function), type: type, before: from, after: to)
            if let known = memory[key] { return known }
            let exploration = Exploration { oracle -> Outcome in
                var run = Run(app, system, oracle)
                let outcome = run.outcome(of: function, of: type, declarer, from: from, to: to, isPop: isPop)
                oracle = run.oracle
                return outcome
            }
            let outcome = merged(exploration)
            memory[key] = outcome
            return outcome.isEmpty ? nil : outcome
        }
        return nil
    }

    /// What all outcomes of conditions agree about; what they do not is not known.
    private func merged(_ exploration: Exploration<Outcome>) -> Outcome {
        func merge(_ member: KeyPath<Outcome, Facts>) -> Facts {
            let all = exploration.outcomes.map { $0.result[keyPath: member] }
            var result = Facts()
            for path in Set(all.flatMap(\.paths)) {
                guard let fact = all.compactMap({ $0[path] }).first else { continue }
                if all.allSatisfy({ $0[path]?.value == fact.value }), !exploration.isCut {
                    ledger.note(fact.value.isUnknown ? .unknown("value") : .known, of: .write, at: fact.place)
                    result.set(fact, path)
                } else if Vocabulary.mayBeUnknown(path) {
                    ledger.note(.unknown("value"), of: .write, at: fact.place)
                    let name = app.unknownName(app.text(of: fact.place), at: fact.place)
                    result.set(Fact(.unknown(name), at: fact.place), path)
                }
            }
            return result
        }
        return Outcome(before: merge(\.before), after: merge(\.after), screen: merge(\.screen))
    }
}

extension Run {
    /// Runs an override of a navigation controller's class, or what it does as its own delegate.
    fileprivate mutating func outcome(
        of function: Function,
        of type: String,
        _ declarer: String,
        from: String?,
        to: String,
        isPop: Bool
    ) -> StackHooks.Outcome {
        let controller = makeSelf(type)
        owner = controller
        func screen(_ name: String) -> Datum {
            let id = makeSelf(name)
            instances[id].properties["navigationController"] = .instance(controller)
            return .instance(id)
        }
        let old = from.map { screen($0) }
        let new = screen(to)
        let below = old.map { [$0] } ?? []
        change = StackChange(
            controller: controller,
            stack: isPop ? [new] + below : below,
            next: isPop ? [new] : below + [new],
            popped: isPop ? old : nil
        )
        // A delegate is told when the screen is on top; an override is called before that.
        if from == nil { change?.make() }
        let scope = Scope(owner: .instance(controller), type: declarer)
        for parameter in function.parameters {
            switch parameter.type {
            case "UINavigationController": scope.values[parameter.name] = .instance(controller)
            case "UIViewController": scope.values[parameter.name] = new
            default: scope.values[parameter.name] = .asTransition
            }
        }
        _ = run(function.body, in: scope)
        var outcome = StackHooks.Outcome()
        guard case .instance(let shown) = new else { return outcome }
        for case .write(let write) in events where !write.isDetached {
            let fact = Fact(write.value, at: write.place, parts: write.parts)
            if write.isOfBar, write.owner == controller {
                if write.follows { outcome.after.set(fact, write.path) } else { outcome.before.set(fact, write.path) }
            } else if !write.isOfBar, write.owner == shown {
                outcome.screen.set(fact, write.path)
            }
        }
        return outcome
    }
}

extension RouteFacts {
    /// Adds what an override of `pushViewController` does, within the code that calls it.
    fileprivate mutating func add(_ outcome: StackHooks.Outcome) {
        for path in outcome.before.paths { if let fact = outcome.before[path] { before.set(fact, path) } }
        for path in outcome.after.paths where after[path] == nil {
            if let fact = outcome.after[path] { after.set(fact, path) }
        }
        for path in outcome.screen.paths { if let fact = outcome.screen[path] { screen.set(fact, path) } }
    }
}

extension ScreenFacts {
    /// Adds a write that the screen's own come after.
    fileprivate mutating func setFirst(_ fact: Fact, _ path: [String]) {
        guard common[path] == nil else { return }
        let said = variants.filter { $0.facts[path] != nil }
        guard !said.isEmpty else { return common.set(fact, path) }
        for number in variants.indices where variants[number].facts[path] == nil {
            variants[number].facts.set(fact, path)
        }
    }

    /// Adds a write that comes after the screen's own.
    fileprivate mutating func setLast(_ fact: Fact, _ path: [String]) {
        common.set(fact, path)
        for number in variants.indices { variants[number].facts.remove(path) }
    }
}
