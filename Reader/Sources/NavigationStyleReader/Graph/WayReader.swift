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
    private(set) var descendants: [String: [String]] = [:]
    var routes: [RouteFacts] = []
    var entries: [EntryFacts] = []
    /// The writes to `UINavigationBar.appearance()`, by the classes that bars must be in.
    var proxies: [[String]: [[String]: [Fact]]] = [:]
    var popsToRoot = false
    /// The screens whose code goes back, with the places where it does.
    var pops: [String: Place] = [:]
    /// The facts of navigation controllers' classes that were read.
    var knownClassFacts: [String: Facts] = [:]
    /// The places at which such classes replace the delegate of the pop gesture, by the classes.
    var gestureDelegates: [String: Place] = [:]
    private let leading: LeadingFunctions

    init(_ app: App, _ system: SystemVersion, _ ledger: Ledger, screens: Set<String>, children: ChildTable) {
        self.app = app
        self.system = system
        self.ledger = ledger
        self.screens = screens
        self.children = children
        leading = LeadingFunctions(app)
        for screen in screens {
            for ancestor in app.ancestry(of: screen) { descendants[ancestor, default: []].append(screen) }
        }
    }

    /// What the runs of a function have found.
    private struct Harvest {
        var type: String
        var ways: [Found] = []
        var entries: [EntryFacts] = []
        /// Whether the function is told by its arguments what to do, and code that calls it was followed, too.
        var isOfCallee = false
    }

    /// Runs all functions, and reads the storyboards.
    mutating func read() {
        var harvests: [Harvest] = []
        var functions: [Function] = []
        var called: Set<ObjectIdentifier> = []
        let declared = app.types.keys.sorted().flatMap { name in (app.types[name]?.ordered ?? []).map { (name, $0) } }
        let free = app.functions.keys.sorted().flatMap { name in (app.functions[name] ?? []).map { ("", $0) } }
        for (name, function) in declared + free where leading.leads(function) {
            harvests.append(harvest(of: function, in: name, &called))
            functions.append(function)
        }
        for (number, function) in functions.enumerated() {
            harvests[number].isOfCallee = !function.parameters.isEmpty && called.contains(ObjectIdentifier(function))
        }
        readStoryboards(besides: Set(harvests.flatMap(\.entries).flatMap { $0.stack.prefix(1) }))
        add(harvests)
        // A graph keeps the root below: of a screen that may stand higher nobody knows what that is.
        let pushed = Set(routes.filter { $0.means != "present" }.flatMap(\.to))
        for number in routes.indices where routes[number].keepsRoot {
            routes[number].isPossible = routes[number].isPossible || !pushed.isDisjoint(with: routes[number].from)
        }
    }

    /// Adds what was found: what a function does for whoever calls it is told by the runs of its callers.
    private mutating func add(_ harvests: [Harvest]) {
        var placed: (ways: Set<Place>, byCallers: Set<Place>, entries: Set<Place>) = ([], [], [])
        let whole = harvests.flatMap(\.entries).filter { !$0.isCut }
        func isLess(_ entry: EntryFacts) -> Bool {
            entry.isCut && whole.contains { $0.place == entry.place && $0.stack == entry.stack }
        }
        for harvest in harvests {
            let ways = harvest.ways.filter { !begins($0, of: harvest.type).from.isEmpty }.map(\.place)
            placed.ways.formUnion(ways)
            guard !harvest.isOfCallee else { continue }
            placed.byCallers.formUnion(ways)
            placed.entries.formUnion(harvest.entries.filter { !isLess($0) }.map(\.place))
        }
        var made: [String: Set<String>] = [:]
        for harvest in harvests {
            for entry in harvest.entries where !harvest.isOfCallee || !placed.entries.contains(entry.place) {
                guard !isLess(entry) else { continue }
                made[harvest.type, default: []].insert(entry.stack[0])
                add(entry)
            }
        }
        // The ways of one type are looked at together: what a coordinator shows may lead to what it shows.
        var ways: [(type: String, ways: [Found])] = []
        for harvest in harvests {
            let own = harvest.ways.filter { !harvest.isOfCallee || !placed.byCallers.contains($0.place) }
            if ways.last?.type == harvest.type {
                ways[ways.count - 1].ways += own
            } else {
                ways.append((harvest.type, own))
            }
        }
        for (type, ways) in ways where !ways.isEmpty { add(ways, of: type, made: made[type] ?? [], placed.ways) }
    }

    private mutating func harvest(
        of function: Function,
        in name: String,
        _ called: inout Set<ObjectIdentifier>
    ) -> Harvest {
        let type = name.isEmpty ? nil : name
        let exploration = Exploration(isSame: { $0.didTheSame(as: $1) }) { oracle -> Run in
            var run = Run(app, system, oracle)
            run.leading = leading
            let owner: Datum
            if let type, function.isStatic {
                owner = .type(type)
            } else if let type {
                let id = run.makeSelf(type)
                run.owner = id
                owner = .instance(id)
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
            run.runClosuresLeft()
            oracle = run.oracle
            return run
        }
        var harvest = Harvest(type: name)
        for outcome in exploration.outcomes {
            for entry in entries(of: outcome.result) where !harvest.entries.contains(entry) {
                harvest.entries.append(entry)
            }
            for way in found(in: outcome.result, function) where !harvest.ways.contains(way) {
                harvest.ways.append(way)
            }
            called.formUnion(outcome.result.functionsRun.subtracting([ObjectIdentifier(function)]))
        }
        harvest.entries = merging(harvest.entries)
        collectProxy(exploration, isLate: runsLate(function, of: name))
        return harvest
    }

    // MARK: - Ways

    private mutating func found(in run: Run, _ function: Function) -> [Found] {
        var result: [Found] = []
        let writes = run.events.compactMap { if case .write(let write) = $0 { write } else { nil } }
        let isCallback = Vocabulary.callbacks.contains(function.name)
        for case .way(let way) in run.events {
            if let inner = way.inner { ledger.note(.known, of: .way, at: inner) }
            if way.means == .pop {
                notePop(way, run)
                continue
            }
            if way.means == .popToRoot {
                popsToRoot = true
                ledger.note(.known, of: .way, at: way.place)
                continue
            }
            if let shown = way.to.first, isWithoutBar(shown, run, way) {
                ledger.note(.known, of: .way, at: way.place)
                continue
            }
            let to = way.to.map { destination($0, run, way) }
            guard !to.isEmpty, to.allSatisfy({ $0 != nil }) else {
                if way.isHandedOn { continue }
                ledger.note(.unread("it is not known which screen it leads to"), of: .way, at: way.place)
                continue
            }
            guard let beginning = beginning(of: way, run) else {
                ledger.note(.unknown("it is not known at which screen it begins"), of: .way, at: way.place)
                continue
            }
            var found = Found(
                means: way.means,
                to: to.compactMap(\.self),
                beginning: beginning,
                isAnimated: way.isAnimated ?? true,
                place: way.place
            )
            found.keepsStack = way.keepsStack
            if !isCallback, way.means != .present {
                for (number, write) in writes.enumerated()
                where write.isOfBar && write.owner == way.controller && write.turn == way.turn {
                    let fact = Fact(write.value, at: write.place, parts: write.parts)
                    if number < way.writes {
                        found.before.set(fact, write.path)
                    } else {
                        found.after.set(fact, write.path)
                    }
                }
            }
            for case .instance(let id) in way.to {
                // What a closure does to the screen that its maker hands it to comes at another time.
                let turns = [way.turn, run.instances[id].turn]
                for write in writes where write.owner == id && !write.isOfBar && turns.contains(write.turn) {
                    found.screen.set(Fact(write.value, at: write.place, parts: write.parts), write.path)
                }
            }
            result.append(found)
        }
        return result
    }

    /// Whether what is shown is known to have no navigation controller around it: an alert, or a screen by itself.
    private func isWithoutBar(_ value: Datum, _ run: Run, _ way: Way) -> Bool {
        let type: String?
        switch value {
        case .instance(let id):
            if run.instances[id].type == "UIImagePickerController" { return way.means == .present }
            guard run.instances[id].kind == .screen, !run.instances[id].isUntyped else { return false }
            type = run.instances[id].type
            // A view in a hosting controller.
            if let type, app.types[type]?.protocols.contains("View") ?? false { return way.means == .present }
        case .unknown(_, let known): type = known
        default: return false
        }
        guard let type, app.isViewController(type), type != "UIViewController", !app.isNavigationController(type) else {
            return false
        }
        // What is shown, and cannot stand on a stack, is presented.
        return way.means == .present || way.means == .push && type == "UIAlertController"
    }

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

    func note(_ facts: Facts, isPossible: Bool) {
        for path in facts.paths {
            guard let fact = facts[path] else { continue }
            let outcome: Ledger.Outcome = fact.value.isUnknown ? .unknown("value") : isPossible ? .possible : .known
            ledger.note(outcome, of: .write, at: fact.place)
        }
    }
}
