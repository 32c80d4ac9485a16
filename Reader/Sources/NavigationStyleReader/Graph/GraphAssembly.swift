import NavigationStyle

/// Puts together the graph of what was read.
struct GraphAssembly {
    let app: App
    let system: SystemVersion
    let ledger: Ledger
    private var sources: [(pointer: String, place: Place)] = []
    /// Sentences about things beyond the limits of a graph.
    private(set) var notes: [String] = []

    /// The most screens, entries and routes that a graph may have.
    static let mostScreens = 1_000
    static let mostEntries = 64

    init(_ app: App, _ system: SystemVersion, _ ledger: Ledger) {
        self.app = app
        self.system = system
        self.ledger = ledger
    }

    /// Reads everything.
    mutating func graph() -> Value {
        let app = app
        let classes = app.types.values.filter { $0.kind == .class && app.isScreen($0.name) }.map(\.name)
        let superclasses = Set(classes.compactMap { app.types[$0]?.superclass })
        let scenes = plainScenes()
        let inStoryboards = Set(app.storyboards.flatMap(\.scenes).map(\.screen))
        // A class that others come from and nobody makes is not a screen.
        let kept = classes.filter { name in
            let short = name.split(separator: ".").last.map(String.init) ?? name
            return !superclasses.contains(name) || app.made.contains(short) || inStoryboards.contains(name)
        }
        let names = (kept + scenes.keys).sorted()
        if names.count > Self.mostScreens {
            notes.append(
                "\(names.count - Self.mostScreens) screens are left out: a graph has at most \(Self.mostScreens)"
            )
        }
        let ids = Array(names.prefix(Self.mostScreens))

        let reader = ScreenReader(app: app, system: system, ledger: ledger)
        var facts: [String: ScreenFacts] = [:]
        for name in Set(classes).union(ids).sorted() {
            var own = app.types[name] == nil ? ScreenFacts() : reader.facts(of: name)
            addScenes(to: &own, of: name)
            facts[name] = own
        }
        var ways = WayReader(app, system, ledger, screens: Set(ids))
        ways.read()
        ways.readStoryboards()

        var graph = Value.empty
        graph["policies"] = .array([.string("system")])
        graph["environments"] = .array([.object(members: ["os": .string("\(system.major).\(system.minor)")])])
        if let defaults = proxy(ways.proxy) { graph["defaults"] = defaults }
        var bases = BaseTable(app: app, facts: facts)
        let screens = ids.enumerated().map { screen($1, "/screens/\($0)", facts[$1] ?? ScreenFacts(), &bases) }
        let baseList = bases.used.sorted().enumerated().map { base($1, "/bases/\($0)", bases) }
        if !baseList.isEmpty { graph["bases"] = .array(baseList) }
        graph["screens"] = .array(screens)
        let routes = routes(ways)
        let entries = entries(ways, routes, ids)
        graph["entries"] = .array(entries.enumerated().map { entry($1.id, $1.facts, "/entries/\($0)") })
        if !routes.isEmpty {
            let entryIDs = Dictionary(entries.map { ($0.facts.stack[0], $0.id) }) { first, _ in first }
            graph["routes"] = .array(routes.enumerated().map { route($1, "/routes/\($0)", entryIDs) })
        }
        if ways.popsToRoot { graph["pops"] = .object(members: ["toRoot": .bool(true)]) }
        graph["sources"] = .object(
            members: Dictionary(sources.map { ($0.pointer, source($0.place)) }) { first, _ in first }
        )
        return graph
    }

    private func source(_ place: Place) -> Value {
        let file = app.files[place.file]
        let position = file.position(of: place.start)
        return .object(members: [
            "uri": .string(file.uri), "line": .number(Double(position.line)),
            "column": .number(Double(position.column)),
        ])
    }

    // MARK: - Screens

    /// The scenes of storyboards that have no class of their own, by their names.
    private func plainScenes() -> [String: Storyboard.Scene] {
        var result: [String: Storyboard.Scene] = [:]
        for scene in app.storyboards.flatMap(\.scenes) {
            guard app.types[scene.screen] == nil, scene.reference == nil, !scene.isNavigationController,
                !scene.segues.contains(where: { $0.kind == .tab })
            else { continue }
            result[scene.screen] = result[scene.screen] ?? scene
        }
        return result
    }

    /// Adds what storyboards say where the code says nothing; where two scenes differ, neither counts.
    private func addScenes(to facts: inout ScreenFacts, of name: String) {
        let scenes = app.storyboards.flatMap(\.scenes).filter { $0.screen == name && !$0.isNavigationController }
        guard let first = scenes.first else { return }
        for path in first.facts.paths {
            guard let fact = first.facts[path], facts.common[path] == nil,
                scenes.allSatisfy({ $0.facts[path]?.value == fact.value }),
                !facts.variants.contains(where: { $0.facts[path] != nil })
            else { continue }
            facts.common.set(fact, path)
        }
    }

    private mutating func screen(_ name: String, _ pointer: String, _ facts: ScreenFacts, _ bases: inout BaseTable)
        -> Value
    {
        var json = Value.object(members: ["id": .string(name)])
        if let place = app.types[name]?.place ?? plainScenes()[name]?.place { json["source"] = source(place) }
        var own = facts.common
        if let base = bases.base(of: name) {
            json["base"] = .string(base)
            for path in own.paths where bases.says(own[path], at: path, base) { own.remove(path) }
        }
        own.write(into: &json, &sources, at: pointer)
        guard !facts.variants.isEmpty else { return json }
        var variants: [Value] = []
        for (number, variant) in facts.variants.enumerated() {
            var outcome = Value.object(members: ["name": .string(variant.name.filter { $0 != "#" })])
            variant.facts.write(into: &outcome, &sources, at: "\(pointer)/variants/\(number)")
            variants.append(outcome)
        }
        json["variants"] = .array(variants)
        return json
    }

    private mutating func base(_ name: String, _ pointer: String, _ bases: BaseTable) -> Value {
        var json = Value.object(members: ["id": .string(name)])
        if let place = app.types[name]?.place { json["source"] = source(place) }
        var own = bases.facts[name]?.common ?? Facts()
        if let base = bases.known(baseOf: name) {
            json["base"] = .string(base)
            for path in own.paths where bases.says(own[path], at: path, base) { own.remove(path) }
        }
        own.write(into: &json, &sources, at: pointer)
        return json
    }

    private mutating func proxy(_ writes: [[String]: [Fact]]) -> Value? {
        guard !writes.isEmpty else { return nil }
        var facts = Facts()
        for (path, all) in writes {
            guard let first = all.first else { continue }
            // Code that sets it to one thing here and to another there: nobody knows which came last.
            let isOne = all.allSatisfy { $0.value == first.value }
            facts.set(isOne ? first : Fact(.unknown(app.text(of: first.place)), at: first.place), path)
        }
        var json = Value.empty
        facts.write(into: &json, &sources, at: "/defaults/appearanceProxy")
        return .object(members: ["appearanceProxy": json])
    }

    // MARK: - Entries and routes

    private func routes(_ ways: WayReader) -> [RouteFacts] {
        var result: [RouteFacts] = []
        let all = ways.routes.sorted { one, other in
            (one.key, one.place) < (other.key, other.place)
        }
        for route in all {
            let same = result.firstIndex { known in
                known.from == route.from && known.to == route.to && known.means == route.means
                    && known.isAnimated == route.isAnimated && known.before.saysTheSame(as: route.before)
                    && known.after.saysTheSame(as: route.after) && known.screen.saysTheSame(as: route.screen)
            }
            guard let same else {
                result.append(route)
                continue
            }
            result[same].isPossible = result[same].isPossible && route.isPossible
        }
        return result
    }

    /// The entries: those that are known to be reached, then screens that nobody knows the way to.
    private mutating func entries(_ ways: WayReader, _ routes: [RouteFacts], _ ids: [String]) -> [(
        id: String, facts: EntryFacts
    )] {
        var result: [(id: String, facts: EntryFacts)] = []
        var counts: [String: Int] = [:]
        func add(_ entry: EntryFacts) {
            let root = entry.stack[0]
            counts[root, default: 0] += 1
            let number = counts[root, default: 0]
            result.append((number == 1 ? root : "\(root) \(number)", entry))
        }
        for entry in ways.entries.sorted(by: { ($0.key, $0.place) < ($1.key, $1.place) }) { add(entry) }
        if result.count > Self.mostEntries {
            notes.append(
                "\(result.count - Self.mostEntries) navigation controllers are left out: a graph has at most \(Self.mostEntries)"
            )
            result.removeSubrange(Self.mostEntries...)
        }
        var next: [String: [String]] = [:]
        for route in routes where route.means != "present" {
            for from in route.from { next[from, default: []] += route.to }
        }
        var reached = Set<String>()
        func reach(_ roots: [String]) {
            var open = roots
            while let screen = open.popLast() {
                if reached.insert(screen).inserted { open += next[screen] ?? [] }
            }
        }
        reach(result.flatMap(\.facts.stack))
        // Those that no way leads to come first: what they lead to needs no entry of its own.
        let led = Set(next.values.flatMap(\.self))
        var left = 0
        for name in ids.filter({ !led.contains($0) }) + ids.filter({ led.contains($0) }) where !reached.contains(name) {
            reach([name])
            guard result.count < Self.mostEntries, let place = app.types[name]?.place ?? plainScenes()[name]?.place
            else {
                left += 1
                continue
            }
            var entry = EntryFacts(stack: [name], place: place)
            entry.isReached = false
            add(entry)
        }
        if left > 0 {
            notes.append("\(left) screens without a known way are in no entry: a graph has at most \(Self.mostEntries)")
        }
        return result
    }

    private mutating func entry(_ id: String, _ facts: EntryFacts, _ pointer: String) -> Value {
        var json = Value.object(members: ["id": .string(id), "stack": .array(facts.stack.map { .string($0) })])
        if !facts.isReached { json["isReached"] = .bool(false) }
        sources.append((pointer, facts.place))
        guard !facts.properties.isEmpty else { return json }
        var properties = Value.empty
        facts.properties.write(into: &properties, &sources, at: "\(pointer)/properties")
        json["properties"] = properties
        return json
    }

    private mutating func route(_ facts: RouteFacts, _ pointer: String, _ entries: [String: String]) -> Value {
        func names(_ ids: [String]) -> Value { ids.count == 1 ? .string(ids[0]) : .array(ids.map { .string($0) }) }
        var json = Value.object(members: ["from": names(facts.from)])
        switch facts.means {
        case "present": json["to"] = .string(entries[facts.to[0]] ?? facts.to[0])
        case "set": json["stack"] = .array(facts.to.map { .string($0) })
        default: json["to"] = names(facts.to)
        }
        if facts.means != "push" { json["by"] = .string(facts.means) }
        if !facts.isAnimated { json["animated"] = .bool(false) }
        if facts.isPossible { json["isPossible"] = .bool(true) }
        json["source"] = source(facts.place)
        sources.append((pointer, facts.place))
        for (name, facts) in [("before", facts.before), ("after", facts.after)] where !facts.isEmpty {
            var writes = Value.empty
            facts.write(into: &writes, &sources, at: "\(pointer)/writes/\(name)")
            var all = json["writes"] ?? .empty
            all[name] = writes
            json["writes"] = all
        }
        if !facts.screen.isEmpty {
            var screen = Value.empty
            facts.screen.write(into: &screen, &sources, at: "\(pointer)/screen")
            json["screen"] = screen
        }
        return json
    }
}

/// The superclasses that a graph can say as such: those whose callbacks run first in each subclass, and whole.
struct BaseTable {
    let app: App
    let facts: [String: ScreenFacts]
    private(set) var used: Set<String> = []

    init(app: App, facts: [String: ScreenFacts]) {
        self.app = app
        self.facts = facts
    }

    /// The base that a screen names.
    mutating func base(of name: String) -> String? {
        let base = known(baseOf: name)
        var next = base
        while let name = next, facts[name] != nil, used.insert(name).inserted { next = known(baseOf: name) }
        return base
    }

    /// The nearest superclass whose facts all hold in the class, or else one that is not among the sources.
    func known(baseOf name: String) -> String? {
        guard let own = facts[name] else { return nil }
        for ancestor in app.ancestry(of: name).dropFirst() {
            guard let type = app.types[ancestor], type.kind == .class else {
                return ancestor.hasPrefix("UI") ? nil : ancestor
            }
            guard let facts = facts[ancestor], facts.variants.isEmpty, !facts.common.isEmpty else { continue }
            let holds = facts.common.paths.allSatisfy { path in
                own.common[path] != nil || !own.variants.isEmpty && own.variants.allSatisfy { $0.facts[path] != nil }
            }
            if holds { return ancestor }
        }
        return nil
    }

    /// Whether a base, or one above it, says just that.
    func says(_ fact: Fact?, at path: [String], _ base: String) -> Bool {
        facts[base]?.common[path] == fact
    }
}
