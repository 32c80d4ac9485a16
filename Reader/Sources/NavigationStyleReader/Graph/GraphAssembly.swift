import NavigationStyle
import NavigationStyleAudit

/// A recording, and its file by its place among all.
struct Recording {
    var trace: Trace
    var file: Int
}

/// Puts together the graph of what was read.
struct GraphAssembly {
    let app: App
    let system: SystemVersion
    let ledger: Ledger
    let recordings: [Recording]
    var sources: [(pointer: String, place: Place)] = []
    /// Sentences about things beyond the limits of a graph.
    var notes: [String] = []
    /// The scenes of storyboards and XIBs, by their classes.
    private var scenes: [String: [Storyboard.Scene]] = [:]
    /// The scenes of storyboards that have no class of their own, by their names.
    private(set) var plainScenes: [String: Storyboard.Scene] = [:]
    private(set) var children = ChildTable()
    /// Whether the classes around bars matter.
    private(set) var hasContainedProxies = false
    /// The color of the window, if code says it.
    private(set) var windowColor: Fact?

    /// The most screens, entries and routes that a graph may have.
    static let mostScreens = 1_000
    static let mostEntries = 64

    init(_ app: App, _ system: SystemVersion, _ ledger: Ledger, _ recordings: [Recording]) {
        self.app = app
        self.recordings = recordings
        self.system = system
        self.ledger = ledger
    }

    /// Reads everything.
    mutating func graph() -> Value {
        let app = app
        let classes = app.types.values.filter { type in
            type.kind == .class && app.isScreen(type.name) || type.kind == .extension && Self.isOthersScreen(type.name)
        }.map(\.name)
        let superclasses = Set(classes.compactMap { app.types[$0]?.superclass })
        app.memory.windowTint = windowTint()
        plainScenes = self.allPlainScenes()
        scenes = Dictionary(grouping: app.storyboards.flatMap(\.scenes) + app.nibs, by: \.screen)
        let scenesOfStoryboards = app.storyboards.flatMap(\.scenes)
        let inStoryboards = Set(scenesOfStoryboards.map(\.screen))
        app.memory.storyboardClasses = inStoryboards.union(scenesOfStoryboards.compactMap(\.barClass))
        // A class that others come from and nobody makes is not a screen.
        let kept = classes.filter { name in
            let short = name.split(separator: ".").last.map(String.init) ?? name
            return !superclasses.contains(name) || app.made.contains(short) || inStoryboards.contains(name)
        }
        let views = ViewReader(app, system, ledger)
        let names = Set(kept + plainScenes.keys + views.screens.keys).sorted()
        if names.count > Self.mostScreens {
            notes.append(
                "\(names.count - Self.mostScreens) screens are left out: a graph has at most \(Self.mostScreens)"
            )
        }
        var ids = Array(names.prefix(Self.mostScreens))

        let reader = ScreenReader(app: app, system: system, ledger: ledger)
        var facts: [String: ScreenFacts] = [:]
        for name in Set(classes).union(ids).sorted() {
            let isClass = app.types[name].map { [.class, .extension].contains($0.kind) } ?? false
            var own = isClass ? reader.facts(of: name) : ScreenFacts()
            addScenes(to: &own, of: name)
            facts[name] = own
        }
        noteSettings()
        children = ChildTable(app, facts, scenes, among: ids)
        // A class that is not among the sources is a screen if code makes one and shows it.
        let others = app.made.filter { app.types[app.fullName(of: $0)] == nil && Self.isOthersScreen($0) }
        var ways = WayReader(app, system, ledger, screens: Set(ids).union(others), children: children)
        ways.read()
        let covered = Set(ways.routes.filter { $0.means == "push" }.flatMap(\.from))
        for name in ids where facts[name]?.asksOfMoves ?? false && !covered.contains(name) && !children.isChild(name) {
            var own = reader.facts(of: name, isCovered: false)
            addScenes(to: &own, of: name)
            facts[name] = own
        }
        let shown = Set(ways.routes.flatMap(\.to) + ways.entries.flatMap(\.stack)).intersection(others)
        ids = Array(Set(ids).union(shown).sorted().prefix(Self.mostScreens))
        // In an app of SwiftUI alone its policy knows what modifiers do; beside UIKit they are what they set on items.
        let isSwiftUI = !views.screens.isEmpty && ways.entries.isEmpty && ways.routes.isEmpty
        add(views, to: &facts, asLibrary: isSwiftUI)
        addUnknownBackgrounds(to: &facts, ids, views)
        facts = facts.mapValues { applyingSettings(to: $0) }
        ways.routes += views.routes
        ways.entries += views.entries
        add(recordings, to: &ways, among: Set(ids))
        var hooks = StackHooks(app, system, ledger, ways, among: ids)
        hooks.addPushes(to: &ways)
        hooks.addReturns(to: &ways)
        hooks.addArrivals(to: &facts, ways)
        addPops(to: &ways, facts)
        addPops(of: views, to: &ways, facts)
        moveRoots(of: &facts, to: &ways)

        var graph = Value.empty
        graph["policies"] = .array([.string(isSwiftUI ? "swiftUI" : "system")])
        graph["environments"] = .array([environment])
        if let defaults = proxies(ways.proxies) { graph["defaults"] = defaults }
        hasContainedProxies = ways.proxies.keys.contains { !$0.isEmpty }
        var bases = BaseTable(app: app, facts: facts)
        let screens = ids.enumerated().map { screen($1, "/screens/\($0)", facts[$1] ?? ScreenFacts(), &bases) }
        let baseList = bases.used.sorted().enumerated().map { base($1, "/bases/\($0)", bases) }
        if !baseList.isEmpty { graph["bases"] = .array(baseList) }
        graph["screens"] = .array(screens)
        var routes = routes(ways)
        let entries = entries(ways, routes, ids)
        let roots = Set(entries.map { $0.facts.stack[0] })
        for route in routes where route.means == "present" && !roots.contains(route.to[0]) {
            ledger.leaveOut("the graph has no entry for what it shows", of: .way, at: route.place)
        }
        routes.removeAll { $0.means == "present" && !roots.contains($0.to[0]) }
        windowColor = readWindowColor()
        graph["entries"] = .array(entries.enumerated().map { entry($1.id, $1.facts, "/entries/\($0)") })
        if !routes.isEmpty {
            let entryIDs = Dictionary(entries.map { ($0.facts.stack[0], $0.id) }) { first, _ in first }
            graph["routes"] = .array(routes.enumerated().map { route($1, "/routes/\($0)", entryIDs) })
        }
        let intentions = intentions(entries.map(\.facts), routes, ways.pops, facts)
        if !intentions.isEmpty { graph["isIntended"] = .array(intentions) }
        if ways.popsToRoot { graph["pops"] = .object(members: ["toRoot": .bool(true)]) }
        graph["sources"] = .object(
            members: Dictionary(sources.map { ($0.pointer, source($0.place)) }) { first, _ in first }
        )
        return graph
    }

    /// The environment that the app was read for; light, unless its property lists agree that it is always dark.
    private var environment: Value {
        var result = Value.object(members: ["os": .string("\(system.major).\(system.minor)")])
        let styles = Set(app.plists.compactMap(\.userInterfaceStyle))
        if styles == ["dark"] { result["userInterfaceStyle"] = .string("dark") }
        return result
    }

    /// Whether a class that is not among the sources is called as an app's own view controllers are.
    private static func isOthersScreen(_ name: String) -> Bool {
        let frameworks = ["UI", "SF", "MF", "QL", "PH", "CN", "SK", "GK", "AV", "EK", "MP", "PK", "SL", "WK", "VN"]
        return App.saysViewController(name) && !name.hasSuffix("NavigationController")
            && !name.hasSuffix("TabBarController")
            && !frameworks.contains { name.hasPrefix($0) }
    }

    func source(_ place: Place) -> Value {
        let file = app.files[place.file]
        let position = file.position(of: place.start)
        return .object(members: [
            "uri": .string(file.uri), "line": .number(Double(position.line)),
            "column": .number(Double(position.column)),
        ])
    }

    // MARK: - Screens

    private func allPlainScenes() -> [String: Storyboard.Scene] {
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
        let scenes = (self.scenes[name] ?? []).filter { !$0.isNavigationController }
        guard let first = scenes.first else { return }
        let title = ["navigationItem", "title"]
        let hasTitle = facts.all.contains { $0[["title"]] != nil }
        for path in first.facts.paths where path != title || !hasTitle {
            guard let fact = first.facts[path], facts.common[path] == nil, !facts.leftOut.contains(path),
                scenes.allSatisfy({ $0.facts[path]?.value == fact.value }),
                !facts.variants.contains(where: { $0.facts[path] != nil })
            else { continue }
            facts.common.set(fact, path)
        }
    }

    /// Adds what modifiers of views say.
    private func add(_ views: ViewReader, to facts: inout [String: ScreenFacts], asLibrary: Bool) {
        for (name, modifiers) in views.screens {
            let own =
                asLibrary
                ? ViewModifierReader.library(modifiers)
                : ViewModifierReader.facts(modifiers, isHosted: views.hosted.contains(name))
            for path in own.paths where facts[name]?.common[path] == nil {
                if let fact = own[path] { facts[name, default: ScreenFacts()].common.set(fact, path) }
            }
            // SwiftUI hides a bar without content, and nobody knows that a bar has none.
            let title = ["library", "navigationTitle"]
            guard asLibrary, own[title] == nil, let body = app.property("body", of: views.view(of: name)) else {
                continue
            }
            let unknown = Fact(.unknown("navigationTitle of \(name)"), at: body.property.place)
            facts[name, default: ScreenFacts()].common.set(unknown, title)
            // One that has no title shows none, whatever the mode that it has from the screen below.
            let mode = ["library", "navigationBarTitleDisplayMode"]
            guard own[mode] == nil else { continue }
            let other = Fact(.unknown("navigationBarTitleDisplayMode of \(name)"), at: body.property.place)
            facts[name]?.common.set(other, mode)
        }
    }

    /// Takes the backgrounds of screens as not known whose views are SwiftUI's, which draw their own.
    private func addUnknownBackgrounds(to facts: inout [String: ScreenFacts], _ ids: [String], _ views: ViewReader) {
        let path = ["view", "backgroundColor"]
        for name in ids where !(facts[name]?.all.contains { $0[path] != nil } ?? false) {
            let view = views.view(of: name)
            let isHosting = app.ancestry(of: name).contains("UIHostingController")
            guard isHosting || app.types[view]?.protocols.contains("View") ?? false,
                let place = app.property("body", of: view)?.property.place ?? app.types[name]?.place
            else { continue }
            facts[name, default: ScreenFacts()].common.set(Fact(.unknown("background of \(view)"), at: place), path)
        }
    }

    /// Adds the ways of recordings.
    private mutating func add(_ recordings: [Recording], to ways: inout WayReader, among ids: Set<String>) {
        guard !recordings.isEmpty else { return }
        var recorded = RecordedWays(screens: ids)
        for recording in recordings {
            let file = app.files[recording.file]
            let place = { (line: Int) in
                Place(file: recording.file, start: file.start(ofLine: line), end: file.start(ofLine: line))
            }
            recorded.add(recording.trace, place: place, to: &ways)
        }
        notes.append(
            "Of \(recorded.count.all) ways in recordings \(recorded.count.known) are between screens that were read."
        )
    }

    /// Returns the facts without what UIKit does not ask for, as `Info.plist` says.
    private func applyingSettings(to facts: ScreenFacts) -> ScreenFacts {
        guard let setting = statusBarSetting else { return facts }
        var facts = facts
        for member in ["preferredStatusBarStyle", "prefersStatusBarHidden"] {
            facts.common.remove([member])
            for number in facts.variants.indices { facts.variants[number].facts.remove([member]) }
        }
        // The property list says how it begins, and the app may show it later.
        if let place = setting.placeOfHiddenStatusBar {
            facts.common.set(Fact(.unknown("UIStatusBarHidden"), at: place), ["prefersStatusBarHidden"])
        }
        return facts
    }

    /// The setting by which screens are not asked for the status bar, if all property lists that say something agree.
    var statusBarSetting: InfoPlist? {
        let said = app.plists.filter { $0.asksScreensForStatusBar != nil }
        return said.allSatisfy { $0.asksScreensForStatusBar == false } ? said.first : nil
    }

    private mutating func noteSettings() {
        if let place = statusBarSetting?.place {
            let file = app.files[place.file]
            notes.append(
                "UIKit asks no screen for its status bar: \(file.uri):\(file.position(of: place.start).line) says "
                    + "UIViewControllerBasedStatusBarAppearance is false."
            )
        }
        if let least = app.plists.compactMap(\.minimumSystem).min(), system < least {
            notes.append("The app runs on iOS \(least) at least, and it is read for iOS \(system).")
        }
    }

    private mutating func screen(_ name: String, _ pointer: String, _ facts: ScreenFacts, _ bases: inout BaseTable)
        -> Value
    {
        var json = Value.object(members: ["id": .string(name)])
        if let place = app.types[name]?.place ?? plainScenes[name]?.place { json["source"] = source(place) }
        var own = facts.common
        if let base = bases.base(of: name) {
            json["base"] = .string(base)
            for path in own.paths where bases.says(own[path], at: path, base) { own.remove(path) }
        }
        own.write(into: &json, &sources, at: pointer)
        for (number, child) in children.children(of: name).enumerated() {
            if number == 0 { json["children"] = .array(children.children(of: name).map { .string($0.name) }) }
            sources.append(("\(pointer)/children/\(number)", child.place))
        }
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

}
