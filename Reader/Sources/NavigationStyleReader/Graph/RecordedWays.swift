import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON

/// Adds the ways that people took in recordings to those that the sources have.
struct RecordedWays {
    private let screens: Set<String>
    /// The screens by the last part of their names, where no other ends alike.
    private var names: [String: String] = [:]
    /// The numbers of ways in recordings, and of those between screens that were read.
    private(set) var count = (all: 0, known: 0)

    init(screens: Set<String>) {
        self.screens = screens
        var twice: Set<String> = []
        for screen in screens {
            let short = screen.split(separator: ".").last.map(String.init) ?? screen
            if names.updateValue(screen, forKey: short) != nil { twice.insert(short) }
        }
        for name in twice { names[name] = nil }
    }

    /// Adds the ways of a recording.
    ///
    /// - Parameters:
    ///   - trace: The recording.
    ///   - place: The place of a line of it.
    ///   - ways: The ways of the sources.
    mutating func add(_ trace: Trace, place: (_ line: Int) -> Place, to ways: inout WayReader) {
        for way in trace.ways {
            count.all += 1
            let to = way.to.compactMap { screen($0.rawValue) }
            guard !to.isEmpty, to.count == way.to.count else { continue }
            guard let start = way.from else {
                count.known += 1
                if !ways.entries.contains(where: { $0.stack == to }) {
                    ways.entries.append(EntryFacts(stack: to, place: place(way.line)))
                }
                continue
            }
            guard let from = screen(start.rawValue) else { continue }
            count.known += 1
            add(way, from, to, at: place(way.line), to: &ways)
        }
        if trace.graph.pops.toRoot { ways.popsToRoot = true }
    }

    private func add(_ way: Trace.Way, _ from: String, _ to: [String], at place: Place, to ways: inout WayReader) {
        // Beside a presentation the sources name the root alone.
        let to = way.by == .present ? Array(to.prefix(1)) : to
        let same = ways.routes.indices.filter { index in
            let route = ways.routes[index]
            return route.from.contains(from) && route.to == to && route.means == way.by.rawValue
        }
        guard let first = same.first else {
            var route = RouteFacts(
                from: [from],
                means: way.by.rawValue,
                to: to,
                isAnimated: way.isAnimated,
                place: place
            )
            route.keepsRoot = way.keepsRoot
            ways.routes.append(route)
            return
        }
        // A way that the sources may have is one that they have. Of several nobody knows which was taken.
        guard same.count == 1, ways.routes[first].isPossible else { return }
        var route = ways.routes[first]
        route.from = [from]
        route.isPossible = false
        ways.routes[first].from.removeAll { $0 == from }
        if ways.routes[first].from.isEmpty { ways.routes.remove(at: first) }
        ways.routes.append(route)
    }

    /// The screen that a recording names: by its class, or by a class in angle brackets, as hosting controllers have.
    private func screen(_ name: String) -> String? {
        if screens.contains(name) { return name }
        let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
        for word in words {
            let short = word.split(separator: ".").last.map(String.init) ?? word
            if let screen = screens.contains(word) ? word : names[short] { return screen }
        }
        return nil
    }
}
