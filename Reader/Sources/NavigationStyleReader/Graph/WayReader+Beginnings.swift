extension WayReader {
    /// A way that some run of a function found.
    struct Found: Hashable {
        var means: Way.Means
        var to: [String]
        var beginning: Beginning
        var isAnimated: Bool
        var keepsStack = false
        var place: Place
        var before = Facts()
        var after = Facts()
        var screen = Facts()
    }

    /// The screens at which a way begins, as far as the code that makes it says.
    enum Beginning: Hashable {
        /// The screen whose code it is.
        case own
        /// A screen of another class.
        case screen(String)
        /// A navigation controller of an object that is not a screen, such as a coordinator.
        case elsewhere
        /// A navigation controller that a container of view controllers holds.
        case held
    }

    /// The beginning of a way; nil where nobody knows it.
    func beginning(of way: Way, _ run: Run) -> Beginning? {
        // A container's `presentedViewController as? UINavigationController` may be any, as one that it holds.
        if let controller = way.controller { return beginning(of: way, on: controller, run) }
        let isOfController = run.owner.map { run.instances[$0].kind == .screen } ?? false
        return isOfController && way.means != .present ? .held : nil
    }

    /// The beginning of a way on a navigation controller, or on the screen that presents; nil where nobody knows it.
    func beginning(of way: Way, on id: Int, _ run: Run) -> Beginning? {
        let instance = run.instances[id]
        if instance.isNew, !instance.isHeld {
            // A closure of a coordinator pushes on what the coordinator has made before.
            return run.owner.map { run.instances[$0].kind == .other } ?? false ? .elsewhere : nil
        }
        if instance.isHeld || id == run.owner && instance.kind == .navigationController { return .held }
        if way.means == .present, instance.kind == .screen {
            return id == run.owner ? .own : instance.type.map { .screen($0) }
        }
        let holders = run.instances.indices.filter { holder in
            run.instances[holder].properties.values.contains { if case .instance(id) = $0 { true } else { false } }
        }
        let screen = holders.first { holder in
            guard run.instances[holder].kind == .screen,
                case .instance(id)? = run.instances[holder].properties["navigationController"]
            else { return false }
            return true
        }
        guard let screen else { return .elsewhere }
        return screen == run.owner ? .own : run.instances[screen].type.map { .screen($0) }
    }

    /// Notes that code of a screen goes back.
    mutating func notePop(_ way: Way, _ run: Run) {
        guard let controller = way.controller, beginning(of: way, on: controller, run) == .own, let id = run.owner,
            let type = run.instances[id].type
        else { return }
        for screen in descendants(of: type) { pops[screen] = min(pops[screen] ?? way.place, way.place) }
    }

    /// The screens at which a way begins that code of a type makes, and whether it only may; none where nobody knows.
    func begins(_ way: Found, of type: String) -> (from: [String], isPossible: Bool) {
        let isScreen = screens.contains(type) || app.types[type]?.kind == .class && app.isScreen(type)
        let own = isScreen ? descendants(of: type) : []
        switch way.beginning {
        case .held: return ([], true)
        case .screen(let name):
            // A value of a class may be of any that comes from it.
            let all = descendants(of: name)
            return (all, all.count > 1)
        // A function of a superclass that nobody makes may be called in some of its subclasses, or in none.
        case .own: return (own, !screens.contains(type) && own.count > 1)
        case .elsewhere: return (own, true)
        }
    }

    /// Adds the ways that code of a type makes.
    ///
    /// - Parameters:
    ///   - found: The ways.
    ///   - type: The type.
    ///   - made: The roots of the navigation controllers that the type makes.
    ///   - placed: The places in the sources of ways of which it is known where they begin, by whichever code.
    mutating func add(_ found: [Found], of type: String, made: Set<String>, _ placed: Set<Place>) {
        let coordinates = isCoordinator(type)
        let isContainer = isContainer(type)
        let shown = coordinated(
            found.filter { coordinates || isContainer && $0.beginning == .held },
            made,
            isContainer: isContainer
        )
        for way in found {
            var (from, isPossible) = begins(way, of: type)
            if from.isEmpty, !placed.contains(way.place) {
                if way.beginning == .held || coordinates && way.beginning == .elsewhere { from = shown }
                isPossible = true
            }
            // What a screen goes back to itself from stands above it, and nobody knows what that is.
            if way.means == .popTo { from.removeAll { way.to.contains($0) } }
            guard !from.isEmpty else {
                ledger.note(.unknown("it is not known at which screen it begins"), of: .way, at: way.place)
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
                route.keepsRoot = way.keepsStack
                route.before = way.before
                route.after = way.after
                route.screen = way.screen
                for facts in [way.before, way.after, way.screen] { note(facts, isPossible: isPossible) }
                routes.append(route)
            }
        }
    }

    /// Whether a class is one that shows screens without being on a screen: not a view controller, and not a view.
    private func isCoordinator(_ type: String) -> Bool {
        guard app.types[type]?.kind == .class, !app.isViewController(type) else { return false }
        let root = app.ancestry(of: type).last ?? type
        return !root.hasPrefix("UI") || root == "UIResponder"
    }

    /// Whether a class is one of view controllers that show others within them; another may hold a navigation controller
    /// that it presents.
    private func isContainer(_ type: String) -> Bool {
        guard app.isViewController(type), app.isScreen(type) else { return app.isViewController(type) }
        let calls = app.types[type].map { type in [type.calls] + type.ordered.map(\.calls) } ?? []
        return calls.contains { !$0.isDisjoint(with: Vocabulary.addingCalls) }
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

    /// The screens on top while a class's code runs: itself and its subclasses, or their parents.
    private func descendants(of type: String) -> [String] {
        Set((descendants[type] ?? []).flatMap { children.hosts(of: $0) }).sorted()
    }
}
