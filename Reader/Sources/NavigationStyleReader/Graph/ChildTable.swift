/// The child controllers of screens, whose callbacks run with those of their parents.
struct ChildTable {
    private var children: [String: [(name: String, place: Place)]] = [:]
    private var parents: [String: [String]] = [:]

    /// Makes an empty table.
    init() {}

    /// Makes the table of what code adds in callbacks, and of what storyboards embed.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - facts: The facts of its classes.
    ///   - scenes: The scenes of storyboards, by their classes.
    ///   - ids: The screens of the graph.
    init(_ app: App, _ facts: [String: ScreenFacts], _ scenes: [String: [Storyboard.Scene]], among ids: [String]) {
        let known = Set(ids)
        let numbers = Dictionary(
            app.storyboards.flatMap(\.scenes).map { (Key(file: $0.place.file, number: $0.number), $0) }
        ) { first, _ in first }
        for name in ids {
            var found = facts[name]?.children ?? [:]
            // A class has what all its scenes embed.
            let own = scenes[name] ?? []
            for segue in own.first?.segues ?? [] where segue.kind == .child {
                guard let child = numbers[Key(file: segue.place.file, number: segue.destination)],
                    !child.isNavigationController,
                    own.allSatisfy({ scene in
                        scene.segues.contains {
                            $0.kind == .child
                                && numbers[Key(file: $0.place.file, number: $0.destination)]?.screen == child.screen
                        }
                    })
                else { continue }
                found[child.screen] = segue.place
            }
            let list = found.filter { known.contains($0.key) && $0.key != name }.sorted { $0.value < $1.value }
            guard !list.isEmpty else { continue }
            children[name] = list.map { ($0.key, $0.value) }
            for child in list { parents[child.key, default: []].append(name) }
        }
    }

    private struct Key: Hashable {
        var file: Int
        var number: String
    }

    /// The children of a screen, in the order of the sources.
    func children(of name: String) -> [(name: String, place: Place)] { children[name] ?? [] }

    /// Whether a screen is another one's child.
    func isChild(_ name: String) -> Bool { parents[name] != nil }

    /// The screens that stand on a stack where a screen's code runs: its parents, if it is a child.
    func hosts(of name: String) -> [String] {
        var seen: Set<String> = [name]
        var result: [String] = []
        var open = [name]
        while let next = open.popLast() {
            let above = (parents[next] ?? []).filter { !seen.contains($0) }
            if parents[next] == nil { result.append(next) }
            seen.formUnion(above)
            open += above
        }
        return result.isEmpty ? [name] : result
    }
}
