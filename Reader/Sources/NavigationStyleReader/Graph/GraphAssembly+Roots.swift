import NavigationStyle

extension GraphAssembly {
    /// Moves what roots write in `viewDidLoad` to the entries that they are roots of.
    ///
    /// A screen to which no way leads is made with its navigation controller, and loads before any other screen is there:
    /// no screen sees the bar without these values.
    func moveRoots(of facts: inout [String: ScreenFacts], to ways: inout WayReader) {
        let led = Set(ways.routes.filter { ["push", "set"].contains($0.means) }.flatMap(\.to))
        // Below others a screen loads when they go.
        let covered = Set(ways.entries.filter { $0.stack.count > 1 }.flatMap(\.stack))
        let roots = Set(ways.entries.map { $0.stack[0] }).subtracting(led).subtracting(covered)
        for root in roots {
            guard let own = facts[root]?.common else { continue }
            for path in own.paths where path.count == 3 && path.starts(with: ["callbacks", "viewDidLoad"]) {
                guard var fact = own[path] else { continue }
                // Nothing moves yet.
                if let isHidden = fact.value["hidden"] { fact.value = isHidden }
                for number in ways.entries.indices where ways.entries[number].stack == [root] {
                    ways.entries[number].properties.set(fact, [path[2]])
                }
                facts[root]?.common.remove(path)
            }
        }
    }

    /// Adds the ways back of views without a back button, which the state that shows them may take away.
    func addPops(of views: ViewReader, to ways: inout WayReader, _ facts: [String: ScreenFacts]) {
        for route in views.routes
        where route.means == "push" && route.from != route.to && route.to.contains(where: { hidesBack($0, facts) }) {
            ways.routes.append(
                RouteFacts(
                    from: route.to,
                    means: "popTo",
                    to: route.from,
                    isAnimated: true,
                    isPossible: true,
                    place: route.place
                )
            )
        }
    }

    /// Adds the ways back that code of screens takes which may have no back button.
    func addPops(to ways: inout WayReader, _ facts: [String: ScreenFacts]) {
        var hiddenFromTheStart = Set<String>()
        let following = FollowingScreens(ways.routes)
        for entry in ways.entries where entry.hiding != nil { following.reach(entry.stack, into: &hiddenFromTheStart) }
        for (name, place) in ways.pops.sorted(by: { $0.key < $1.key }) {
            guard hidesBack(name, facts) || hiddenFromTheStart.contains(name) else { continue }
            let below = Set(ways.routes.filter { $0.means == "push" && $0.to.contains(name) }.flatMap(\.from))
            for screen in below.sorted() where screen != name {
                ways.routes.append(
                    RouteFacts(from: [name], means: "popTo", to: [screen], isAnimated: true, place: place)
                )
            }
        }
    }
}
