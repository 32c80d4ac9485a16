import NavigationStyle

extension GraphAssembly {
    /// The most appearance proxies for bars in containers that a graph may have, and the most classes of one.
    private static let mostContained = 32
    private static let mostContainers = 8

    /// The defaults of a graph: what code sets on appearance proxies, by the classes around the bars.
    mutating func proxies(_ proxies: [[String]: [[String]: [Fact]]]) -> Value? {
        var result = Value.empty
        var plain = facts(of: proxies[[]] ?? [:])
        // Bars without a tint of their own have that of the window.
        if plain[["tintColor"]] == nil, let tint = app.memory.windowTint { plain.set(tint, ["tintColor"]) }
        if let setting = statusBarSetting, plain[["barStyle"]] == nil {
            // Without the screens, the status bar has the style that the app sets, not that of the bar.
            let place = setting.placeOfStatusBarStyle ?? setting.place
            plain.set(Fact(.unknown("UIStatusBarStyle"), at: place), ["barStyle"])
        }
        if !plain.isEmpty {
            var json = Value.empty
            plain.write(into: &json, &sources, at: "/defaults/appearanceProxy")
            result["appearanceProxy"] = json
        }
        var contained: [Value] = []
        for containers in proxies.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) where !containers.isEmpty {
            var facts = facts(of: proxies[containers] ?? [:])
            // Such a proxy has no unknown values in a graph.
            for path in facts.paths where facts[path]?.value.hasUnknown ?? false {
                if let fact = facts[path] { ledger.leaveOut("value", of: .write, at: fact.place) }
                facts.remove(path)
            }
            guard !facts.isEmpty, containers.count <= Self.mostContainers, contained.count < Self.mostContained else {
                continue
            }
            var json = Value.empty
            facts.write(
                into: &json,
                &sources,
                at: "/defaults/containedAppearanceProxies/\(contained.count)/properties"
            )
            contained.append(
                .object(members: [
                    "whenContainedInInstancesOf": .array(containers.map { .string($0) }), "properties": json,
                ])
            )
        }
        if !contained.isEmpty { result["containedAppearanceProxies"] = .array(contained) }
        return result == .empty ? nil : result
    }

    /// The tint of the window, which code or storyboards set, or else the app's accent color; unknown where several differ.
    func windowTint() -> Fact? {
        let said =
            app.storyboards.compactMap(\.tint)
            + app.tints.map { color(of: $0.color, at: $0.place) }
        let accents = system >= SystemVersion(14) ? app.accents.map { Fact($0.color, at: $0.place) } : []
        return one(of: said.isEmpty ? accents : said) { "tintColor of the window" }
    }

    /// The color of the window, which is behind the root views of all navigation controllers; nil where code says none,
    /// unknown where several differ.
    func readWindowColor() -> Fact? {
        // A clear window is one above that of the app.
        one(of: app.windowColors.map { color(of: $0.color, at: $0.place) }.filter { $0.value != .string("clear") }) {
            "backgroundColor of the window"
        }
    }

    /// Returns the value that all facts have, or else one that is unknown; nil without facts.
    private func one(of facts: [Fact], otherwise name: () -> String) -> Fact? {
        guard let first = facts.first else { return nil }
        return facts.allSatisfy { $0.value == first.value } ? first : Fact(.unknown(name()), at: first.place)
    }

    /// The color that code at a place gives a window; unknown where conditions decide.
    private func color(of term: Term, at place: Place) -> Fact {
        var run = Run(app, system, Oracle())
        let scope = Scope(owner: .null, type: app.owner(of: place))
        let color = run.value(of: term, in: scope, as: .color)
        let known = run.oracle.asked.isEmpty ? color : run.unknown(term)
        return Fact(run.json(known, as: .color, term), at: place)
    }

    private func facts(of writes: [[String]: [Fact]]) -> Facts {
        var facts = Facts()
        for (path, all) in writes {
            // Code that sets it to one thing here and to another there: nobody knows which came last.
            guard let fact = one(of: all, otherwise: { app.text(of: all[0].place) }) else { continue }
            facts.set(fact, path)
        }
        return facts
    }

    /// The classes around the bar of an entry, innermost first; nil where UIKit's own is the only one that is known.
    func containerClasses(of entry: EntryFacts) -> Value? {
        guard hasContainedProxies, let name = entry.navigationController else { return nil }
        let classes = app.ancestry(of: name)
        guard let last = classes.firstIndex(of: "UINavigationController"), last > 0, last < 32 else { return nil }
        return .array(classes[...last].map { .string($0) })
    }
}
