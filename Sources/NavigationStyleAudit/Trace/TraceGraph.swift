import NavigationStyle

/// A graph built from events: screens in order of appearance, with similar routes merged.
struct TraceGraph {
    private struct RouteKey: Hashable {
        let by: AuditRequest.Route.Means
        let isAnimated: Bool
        let keepsRoot: Bool
    }

    private var screens: [Screen.ID] = []
    private var known: Set<Screen.ID> = []
    private var entries: [AuditRequest.Entry] = []
    /// The ends of each route, by its kind and beginning; all in order of appearance.
    private var keys: [RouteKey] = []
    private var origins: [RouteKey: [Screen.ID]] = [:]
    private var destinations: [RouteKey: [Screen.ID: [[Screen.ID]]]] = [:]
    /// Whether a screen went back to the root at once.
    var popsToRoot = false
    /// The line that is being read.
    var line = 1
    /// The starts and routes, in order of appearance.
    private(set) var ways: [Trace.Way] = []
    private var knownWays: Set<Trace.Way> = []

    /// Whether nothing was added.
    var isEmpty: Bool { screens.isEmpty }

    private mutating func note(_ way: Trace.Way) {
        var key = way
        key.line = 0
        if knownWays.insert(key).inserted { ways.append(way) }
    }

    private mutating func add(_ ids: [Screen.ID]) {
        for id in ids where known.insert(id).inserted { screens.append(id) }
    }

    /// Adds a navigation controller, unless one with the same beginning exists.
    ///
    /// - Returns: Its name: the given one, else that of its root.
    mutating func addEntry(named name: String?, _ stack: [Screen.ID], origin: Scenario.Origin) -> String {
        add(stack)
        note(Trace.Way(to: stack, by: origin == .set ? .set : .push, line: line))
        let base = name ?? stack.first?.rawValue ?? ""
        var number = 1
        while true {
            let candidate = number == 1 ? base : "\(base) \(number)"
            guard let entry = entries.first(where: { $0.id == candidate }) else {
                var entry = AuditRequest.Entry(id: candidate, stack: stack)
                entry.origin = origin
                entries.append(entry)
                return candidate
            }
            if entry.stack == stack, entry.origin == origin { return candidate }
            number += 1
        }
    }

    /// Adds a route to an entry.
    mutating func addPresentation(from: Screen.ID, of entry: String, _ stack: [Screen.ID], _ event: TraceEvent) {
        note(Trace.Way(from: from, to: stack, by: .present, isAnimated: event.isAnimated, line: line))
        let key = RouteKey(by: .present, isAnimated: event.isAnimated, keepsRoot: false)
        addRoute(key, from, [Screen.ID(rawValue: entry)])
    }

    /// Adds a route between two screens.
    mutating func addRoute(from: Screen.ID, to: Screen.ID, by means: AuditRequest.Route.Means, _ event: TraceEvent) {
        add([to])
        note(Trace.Way(from: from, to: [to], by: means, isAnimated: event.isAnimated, line: line))
        addRoute(RouteKey(by: means, isAnimated: event.isAnimated, keepsRoot: false), from, [to])
    }

    /// Adds a route that replaces the screens of a stack.
    mutating func addSet(from: Screen.ID, _ stack: [Screen.ID], _ event: TraceEvent) {
        add(stack)
        note(
            Trace.Way(
                from: from,
                to: stack,
                by: .set,
                isAnimated: event.isAnimated,
                keepsRoot: event.keepsRoot,
                line: line
            )
        )
        addRoute(RouteKey(by: .set, isAnimated: event.isAnimated, keepsRoot: event.keepsRoot), from, stack)
    }

    private mutating func addRoute(_ key: RouteKey, _ from: Screen.ID, _ destination: [Screen.ID]) {
        if origins[key] == nil { keys.append(key) }
        if destinations[key]?[from] == nil { origins[key, default: []].append(from) }
        let isKnown = destinations[key]?[from]?.contains(destination) ?? false
        if !isKnown { destinations[key, default: [:]][from, default: []].append(destination) }
    }

    /// The graph: screens with only their names.
    var graph: AuditRequest {
        var request = AuditRequest(screens: screens.map { AuditScreen(Screen(id: $0)) }, entries: entries)
        request.pops.toRoot = popsToRoot
        for key in keys { request.routes += routes(key) }
        return request
    }

    /// Returns the routes of one kind; those with the same beginnings or the same ends are merged.
    private func routes(_ key: RouteKey) -> [AuditRequest.Route] {
        var groups: [(from: [Screen.ID], to: [[Screen.ID]])] = []
        for from in origins[key] ?? [] {
            let to = destinations[key]?[from] ?? []
            if let place = groups.firstIndex(where: { $0.to == to }) {
                groups[place].from.append(from)
            } else {
                groups.append(([from], to))
            }
        }
        return groups.flatMap { group -> [AuditRequest.Route] in
            guard key.by == .set else {
                var route = AuditRequest.Route(from: .screens(group.from), to: group.to.flatMap { $0 })
                route.by = key.by
                route.animated = key.isAnimated
                return [route]
            }
            return group.to.map { stack in
                var route = AuditRequest.Route(from: .screens(group.from), to: [])
                route.by = .set
                route.stack = stack
                route.keepRoot = key.keepsRoot
                route.animated = key.isAnimated
                return route
            }
        }
    }
}
