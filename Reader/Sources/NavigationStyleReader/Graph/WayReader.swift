import NavigationStyle

/// Reads the ways between screens, by running each function that has one.
struct WayReader {
    let app: App
    let system: SystemVersion
    let ledger: Ledger
    /// The names of the classes of screens in the graph.
    let screens: Set<String>
    let children: ChildTable
    /// The screens that are of a class or of a subclass.
    private var descendants: [String: [String]] = [:]
    var routes: [RouteFacts] = []
    var entries: [EntryFacts] = []
    /// The writes to `UINavigationBar.appearance()`.
    var proxy: [[String]: [Fact]] = [:]
    var popsToRoot = false
    /// The roots of the navigation controllers that the type that is being read makes.
    var made: Set<String> = []
    /// The facts of navigation controllers' classes that were read.
    var knownClassFacts: [String: Facts] = [:]

    init(_ app: App, _ system: SystemVersion, _ ledger: Ledger, screens: Set<String>, children: ChildTable) {
        self.app = app
        self.system = system
        self.ledger = ledger
        self.screens = screens
        self.children = children
        for screen in screens {
            for ancestor in app.ancestry(of: screen) { descendants[ancestor, default: []].append(screen) }
        }
    }

    /// Runs all functions, and reads the storyboards.
    mutating func read() {
        let leading = namesThatLead()
        var found: [(ways: [Found], type: String, made: Set<String>)] = []
        for name in app.types.keys.sorted() {
            guard let type = app.types[name] else { continue }
            made = []
            var own: [Found] = []
            for function in type.ordered where !leading.isDisjoint(with: function.calls) {
                own += ways(in: function, of: name)
            }
            if !own.isEmpty { found.append((own, name, made)) }
        }
        for name in app.functions.keys.sorted() {
            for function in app.functions[name] ?? [] where !leading.isDisjoint(with: function.calls) {
                let own = ways(in: function, of: nil)
                if !own.isEmpty { found.append((own, "", [])) }
            }
        }
        readStoryboards()
        for (ways, type, made) in found { add(ways, of: type, made: made) }
    }

    /// The names of calls that lead somewhere, and of the functions that make them.
    private func namesThatLead() -> Set<String> {
        let names = Vocabulary.leadingCalls.union(["rootViewController", "appearance"])
        var callers: Set<String> = []
        let all = app.types.values.flatMap(\.ordered) + app.functions.values.flatMap(\.self)
        let uikits = Vocabulary.callbacks + ["init", "present", "show"]
        for function in all where !names.isDisjoint(with: function.calls) && !uikits.contains(function.name) {
            // Two steps, the second of which is taken by the functions that call one of these.
            callers.insert(function.name)
        }
        return names.union(callers)
    }

    /// A way that some run of a function found.
    private struct Found: Hashable {
        var means: Way.Means
        var to: [String]
        /// The class of the screen that it begins at; nil where that is the one whose code it is.
        var from: String?
        /// Whether it begins on a navigation controller that a container holds.
        var isHeld: Bool
        var isAnimated: Bool
        var place: Place
        var before = Facts()
        var after = Facts()
        var screen = Facts()
    }

    private mutating func ways(in function: Function, of type: String?) -> [Found] {
        let exploration = Exploration { oracle -> Run in
            var run = Run(app, system, oracle)
            let owner: Datum
            if let type, function.isStatic {
                owner = .type(type)
            } else if let type {
                owner = .instance(run.makeSelf(type))
            } else {
                owner = .null
            }
            let scope = Scope(owner: owner, type: type)
            for parameter in function.parameters {
                let type = app.fullName(of: parameter.type)
                if screens.contains(type) || app.types[type]?.kind == .class && app.isScreen(type) {
                    // A screen of a class that is known stands where it stands.
                    scope.values[parameter.name] = .instance(run.makeSelf(type))
                } else {
                    scope.values[parameter.name] = .unknown(.said(parameter.name), type: parameter.type)
                }
            }
            _ = run.run(function.body, in: scope)
            oracle = run.oracle
            return run
        }
        var found: [Found] = []
        for outcome in exploration.outcomes {
            collectEntries(outcome.result)
            for way in self.found(in: outcome.result, function) where !found.contains(way) { found.append(way) }
        }
        collectProxy(exploration)
        return found
    }

    // MARK: - Ways

    private mutating func found(in run: Run, _ function: Function) -> [Found] {
        var result: [Found] = []
        let writes = run.events.compactMap { if case .write(let write) = $0 { write } else { nil } }
        let isCallback = Vocabulary.callbacks.contains(function.name)
        for case .way(let way) in run.events {
            if let inner = way.inner { ledger.note(.known, of: .way, at: inner) }
            if way.means == .popToRoot {
                popsToRoot = true
                ledger.note(.known, of: .way, at: way.place)
                continue
            }
            if way.means == .present, let shown = way.to.first, isWithoutBar(shown, run) {
                ledger.note(.known, of: .way, at: way.place)
                continue
            }
            let to = way.to.map { destination($0, run, way) }
            guard !to.isEmpty, to.allSatisfy({ $0 != nil }) else {
                ledger.note(.unread("it is not known which screen it leads to"), of: .way, at: way.place)
                continue
            }
            guard let controller = way.controller, isOwn(controller, run) else {
                ledger.note(.unknown("it is not known at which screen it begins"), of: .way, at: way.place)
                continue
            }
            var found = Found(
                means: way.means,
                to: to.compactMap(\.self),
                from: otherScreen(over: controller, way, run),
                isHeld: run.instances[controller].isHeld,
                isAnimated: way.isAnimated ?? true,
                place: way.place
            )
            if !isCallback, way.means != .present {
                for (number, write) in writes.enumerated() where write.isOfBar && write.owner == controller {
                    let fact = Fact(write.value, at: write.place, parts: write.parts)
                    if number < way.writes {
                        found.before.set(fact, write.path)
                    } else {
                        found.after.set(fact, write.path)
                    }
                }
            }
            for case .instance(let id) in way.to {
                for write in writes where write.owner == id && !write.isOfBar {
                    found.screen.set(Fact(write.value, at: write.place, parts: write.parts), write.path)
                }
            }
            result.append(found)
        }
        return result
    }

    /// Whether what is presented is known to have no navigation controller around it: an alert, or a screen by itself.
    private func isWithoutBar(_ value: Datum, _ run: Run) -> Bool {
        switch value {
        case .instance(let id): return run.instances[id].kind == .screen
        case .unknown(_, let type?):
            return app.isViewController(type) && type != "UIViewController" && !app.isNavigationController(type)
        default: return false
        }
    }

    /// The class of the screen, other than the one whose code it is, in whose navigation controller a way begins.
    private func otherScreen(over controller: Int, _ way: Way, _ run: Run) -> String? {
        let id =
            way.means == .present
            ? controller
            : run.instances.firstIndex { instance in
                if case .instance(controller)? = instance.properties["navigationController"] { return true }
                return false
            }
        guard let id, id > 0, run.instances[id].kind == .screen else { return nil }
        return run.instances[id].type
    }

    /// Whether a navigation controller is that of the code itself, or one that it holds.
    private func isOwn(_ id: Int, _ run: Run) -> Bool { !run.instances[id].isNew || run.instances[id].isHeld }

    /// The screen that a value is, or the entry that it is the beginning of.
    private mutating func destination(_ value: Datum, _ run: Run, _ way: Way) -> String? {
        switch value {
        case .instance(let id):
            if run.instances[id].kind == .navigationController {
                guard way.means == .present, !run.instances[id].stack.isEmpty else { return nil }
                return run.instances[id].stack.first.flatMap { screen($0, run) }
            }
            return screen(value, run)
        case .unknown: return way.means == .present ? nil : screen(value, run)
        default: return nil
        }
    }

    func screen(_ value: Datum, _ run: Run) -> String? {
        let type: String? =
            switch value {
            case .instance(let id) where run.instances[id].kind == .screen: run.instances[id].type
            case .unknown(_, let type): type
            default: nil
            }
        return type.flatMap { screens.contains($0) ? $0 : nil }
    }

    private func note(unknownBeginningOf way: Found) {
        ledger.note(.unknown("it is not known at which screen it begins"), of: .way, at: way.place)
    }

    private mutating func add(_ found: [Found], of type: String, made: Set<String>) {
        let begins = screens.contains(type) || app.isScreen(type) ? descendants(of: type) : []
        let isCoordinator = !app.isViewController(type) && app.types[type]?.kind == .class
        let shown = coordinated(found.filter { isCoordinator || $0.isHeld }, made, isContainer: !isCoordinator)
        for way in found {
            let isPossible = way.from == nil && (isCoordinator || way.isHeld)
            let from = way.from.map { descendants(of: $0) } ?? (isPossible ? shown : begins)
            guard !from.isEmpty else {
                note(unknownBeginningOf: way)
                continue
            }
            ledger.note(isPossible && way.means != .present ? .possible : .known, of: .way, at: way.place)
            let destinations = way.means == .set ? [way.to] : way.to.map { [$0] }
            for to in destinations {
                var route = RouteFacts(
                    from: from,
                    means: way.means.rawValue,
                    to: to,
                    isAnimated: way.isAnimated,
                    isPossible: isPossible,
                    place: way.place
                )
                route.before = way.before
                route.after = way.after
                route.screen = way.screen
                for facts in [way.before, way.after, way.screen] { note(facts, isPossible: isPossible) }
                routes.append(route)
            }
        }
    }

    /// The most navigation controllers of an app among which one that a container holds may be any.
    private static let mostRoots = 12

    /// The screens on which a coordinator's ways may begin.
    ///
    /// What it shows leads to what it shows, and so do the roots of the navigation controllers that it makes. One that a
    /// container holds and others make may be any.
    private func coordinated(_ ways: [Found], _ made: Set<String>, isContainer: Bool) -> [String] {
        guard !ways.isEmpty else { return [] }
        var shown = made.union(ways.flatMap(\.to))
        if isContainer, made.isEmpty, entries.count <= Self.mostRoots { shown.formUnion(entries.map { $0.stack[0] }) }
        return shown.sorted()
    }

    private func note(_ facts: Facts, isPossible: Bool) {
        for path in facts.paths {
            guard let fact = facts[path] else { continue }
            let outcome: Ledger.Outcome = fact.value.isUnknown ? .unknown("value") : isPossible ? .possible : .known
            ledger.note(outcome, of: .write, at: fact.place)
        }
    }

    /// The screens on top while a class's code runs: itself and its subclasses, or their parents.
    private func descendants(of type: String) -> [String] {
        Set((descendants[type] ?? []).flatMap { children.hosts(of: $0) }).sorted()
    }
}
