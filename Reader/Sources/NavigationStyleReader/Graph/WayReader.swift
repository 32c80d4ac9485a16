/// The screens and navigation controllers that code leads to, as a graph names them.
struct RouteFacts: Hashable {
    /// The screens at which it begins.
    var from: [String]
    var means: String
    var to: [String]
    var isAnimated: Bool
    var isPossible = false
    var before = Facts()
    var after = Facts()
    /// The writes of the code to the new screen itself.
    var screen = Facts()
    var place: Place

    /// The text by which routes are put in order.
    var key: String { (from + [""] + to + [means]).joined(separator: "\n") }
}

/// A navigation controller that code or a storyboard makes.
struct EntryFacts: Hashable {
    var stack: [String]
    var properties = Facts()
    var isReached = true
    var place: Place

    /// The text by which entries are put in order.
    var key: String { stack.joined(separator: "\n") }
}

/// Reads the ways between screens, by running each function that has one.
struct WayReader {
    let app: App
    let system: SystemVersion
    let ledger: Ledger
    /// The names of the classes of screens in the graph.
    let screens: Set<String>
    private(set) var routes: [RouteFacts] = []
    private(set) var entries: [EntryFacts] = []
    /// The writes to `UINavigationBar.appearance()`.
    private(set) var proxy: [[String]: [Fact]] = [:]
    private(set) var popsToRoot = false
    /// The screens that are presented without a navigation controller around them.
    private(set) var presented: Set<String> = []

    init(_ app: App, _ system: SystemVersion, _ ledger: Ledger, screens: Set<String>) {
        self.app = app
        self.system = system
        self.ledger = ledger
        self.screens = screens
    }

    /// Runs all functions.
    mutating func read() {
        let leading = namesThatLead()
        for name in app.types.keys.sorted() {
            guard let type = app.types[name] else { continue }
            var shown: [(to: [String], way: Found)] = []
            for function in type.ordered where !leading.isDisjoint(with: function.calls) {
                for found in ways(in: function, of: name) { shown.append((found.to, found)) }
            }
            add(shown.map(\.way), of: name)
        }
        for name in app.functions.keys.sorted() {
            for function in app.functions[name] ?? [] where !leading.isDisjoint(with: function.calls) {
                add(ways(in: function, of: nil), of: nil)
            }
        }
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
        var isOwn: Bool
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
                scope.values[parameter.name] = .unknown(parameter.name, type: parameter.type)
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
                isOwn: true,
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

    /// Whether a navigation controller is that of the code itself.
    private func isOwn(_ id: Int, _ run: Run) -> Bool { !run.instances[id].isNew }

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

    private func screen(_ value: Datum, _ run: Run) -> String? {
        let type: String? =
            switch value {
            case .instance(let id) where run.instances[id].kind == .screen: run.instances[id].type
            case .unknown(_, let type): type
            default: nil
            }
        return type.flatMap { screens.contains($0) ? $0 : nil }
    }

    private mutating func add(_ found: [Found], of type: String?) {
        guard let type else { return }
        let begins: [String]
        if screens.contains(type) || app.isScreen(type) {
            begins = descendants(of: type)
        } else {
            begins = []
        }
        // What a coordinator shows leads to what it shows, perhaps.
        let isCoordinator = !app.isViewController(type) && app.types[type]?.kind == .class
        let shown = isCoordinator ? Set(found.flatMap(\.to)).sorted() : []
        for way in found {
            let from = isCoordinator ? shown : begins
            guard !from.isEmpty else {
                ledger.note(.unknown("it is not known at which screen it begins"), of: .way, at: way.place)
                continue
            }
            if way.means == .present {
                ledger.note(.known, of: .way, at: way.place)
            } else {
                ledger.note(isCoordinator ? .possible : .known, of: .way, at: way.place)
            }
            let destinations = way.means == .set ? [way.to] : way.to.map { [$0] }
            for to in destinations {
                var route = RouteFacts(
                    from: from,
                    means: way.means.rawValue,
                    to: to,
                    isAnimated: way.isAnimated,
                    isPossible: isCoordinator,
                    place: way.place
                )
                route.before = way.before
                route.after = way.after
                route.screen = way.screen
                for facts in [way.before, way.after, way.screen] { note(facts, isPossible: isCoordinator) }
                routes.append(route)
            }
        }
    }

    private func note(_ facts: Facts, isPossible: Bool) {
        for path in facts.paths {
            guard let fact = facts[path] else { continue }
            let outcome: Ledger.Outcome = fact.value.isUnknown ? .unknown("value") : isPossible ? .possible : .known
            ledger.note(outcome, of: .write, at: fact.place)
        }
    }

    /// The screens that run a class's code: itself and its subclasses.
    private func descendants(of type: String) -> [String] {
        screens.filter { app.ancestry(of: $0).contains(type) }.sorted()
    }

    // MARK: - Entries

    private mutating func collectEntries(_ run: Run) {
        for (id, instance) in run.instances.enumerated() {
            guard instance.kind == .navigationController, instance.isNew, let place = instance.place,
                !instance.stack.isEmpty
            else { continue }
            let stack = instance.stack.map { screen($0, run) }
            guard stack.allSatisfy({ $0 != nil }) else { continue }
            var entry = EntryFacts(stack: stack.compactMap(\.self), place: place)
            for case .way(let way) in run.events where way.controller == id {
                ledger.note(.known, of: .way, at: way.place)
            }
            if let type = instance.type, app.type(type) != nil { entry.properties = classFacts(of: type) }
            for case .write(let write) in run.events where write.owner == id && write.isOfBar {
                entry.properties.set(Fact(write.value, at: write.place, parts: write.parts), write.path)
                ledger.note(write.value.isUnknown ? .unknown("value") : .known, of: .write, at: write.place)
            }
            let isKnown = entries.contains {
                $0.stack == entry.stack && $0.properties.saysTheSame(as: entry.properties)
            }
            if !isKnown { entries.append(entry) }
        }
    }

    /// Returns the writes of a navigation controller's class to its own bar.
    func classFacts(of type: String) -> Facts {
        let all = ScreenReader(app: app, system: system, ledger: ledger).facts(of: type)
        var facts = Facts()
        for path in all.common.paths where path.count == 1 && Vocabulary.isOfBar(path[0]) {
            if let fact = all.common[path] { facts.set(fact, path) }
        }
        // An entry has no variants: what depends on a condition is not known.
        for variant in all.variants {
            for path in variant.facts.paths where path.count == 1 && Vocabulary.isOfBar(path[0]) {
                guard let fact = variant.facts[path] else { continue }
                let name = app.unknownName(app.text(of: fact.place), at: fact.place)
                facts.set(Fact(.unknown(name), at: fact.place), path)
            }
        }
        return facts
    }

    private mutating func collectProxy(_ exploration: Exploration<Run>) {
        for outcome in exploration.outcomes {
            for case .write(let write) in outcome.result.events {
                guard case .proxy = outcome.result.instances[write.owner].kind else { continue }
                let fact = Fact(write.value, at: write.place, parts: write.parts)
                if !(proxy[write.path]?.contains(fact) ?? false) { proxy[write.path, default: []].append(fact) }
                ledger.note(write.value.isUnknown ? .unknown("value") : .known, of: .write, at: write.place)
            }
        }
    }

    // MARK: - Storyboards

    /// Adds the ways of storyboards.
    mutating func readStoryboards() {
        for storyboard in app.storyboards {
            for scene in storyboard.scenes {
                for segue in scene.segues { add(segue, of: scene, storyboard) }
            }
        }
    }

    private mutating func add(_ segue: Storyboard.Segue, of scene: Storyboard.Scene, _ storyboard: Storyboard) {
        guard let destination = destination(of: segue, storyboard) else { return }
        if segue.kind == .root, scene.isNavigationController {
            guard screens.contains(destination.screen) else { return }
            var entry = EntryFacts(stack: [destination.screen], place: scene.place)
            if app.type(scene.screen) != nil { entry.properties = classFacts(of: scene.screen) }
            let own = entry.properties
            for path in scene.facts.paths where own[path] == nil {
                if let fact = scene.facts[path] { entry.properties.set(fact, path) }
            }
            let isKnown = entries.contains {
                $0.stack == entry.stack && $0.properties.saysTheSame(as: entry.properties)
            }
            if !isKnown { entries.append(entry) }
            return
        }
        guard screens.contains(scene.screen), segue.kind == .push || segue.kind == .present else { return }
        var means = "push"
        var to = destination.screen
        if destination.isNavigationController {
            guard let root = root(of: destination) else { return }
            (means, to) = ("present", root)
        } else if segue.kind == .present {
            presented.insert(to)
            return
        }
        guard screens.contains(to) else { return }
        routes.append(RouteFacts(from: [scene.screen], means: means, to: [to], isAnimated: true, place: segue.place))
    }

    /// The scene that a segue leads to, in whichever storyboard it stands.
    private func destination(of segue: Storyboard.Segue, _ storyboard: Storyboard) -> Storyboard.Scene? {
        guard let scene = storyboard.scenes.first(where: { $0.number == segue.destination }) else { return nil }
        guard let reference = scene.reference else { return scene }
        let other = app.storyboards.first { $0.name == reference.storyboard }
        return other?.scenes.first {
            reference.identifier == nil ? $0.isInitial : $0.identifier == reference.identifier
        }
    }

    /// The screen that a navigation controller of a storyboard begins with.
    private func root(of scene: Storyboard.Scene) -> String? {
        for storyboard in app.storyboards
        where storyboard.scenes.contains(where: { $0.number == scene.number && $0.place == scene.place }) {
            guard let segue = scene.segues.first(where: { $0.kind == .root }) else { return nil }
            return destination(of: segue, storyboard)?.screen
        }
        return nil
    }
}
