extension WayReader {
    mutating func collectEntries(_ run: Run) {
        for (id, instance) in run.instances.enumerated() {
            guard instance.kind == .navigationController, instance.isNew, let place = instance.place,
                !instance.stack.isEmpty
            else { continue }
            let stack = instance.stack.map { screen($0, run) }
            guard stack.allSatisfy({ $0 != nil }) else { continue }
            if let root = stack[0] { made.insert(root) }
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
    mutating func classFacts(of type: String) -> Facts {
        if let known = knownClassFacts[type] { return known }
        let facts = allClassFacts(of: type)
        knownClassFacts[type] = facts
        return facts
    }

    private func allClassFacts(of type: String) -> Facts {
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

    mutating func collectProxy(_ exploration: Exploration<Run>) {
        for outcome in exploration.outcomes {
            for case .write(let write) in outcome.result.events {
                guard case .proxy = outcome.result.instances[write.owner].kind else { continue }
                let fact = Fact(write.value, at: write.place, parts: write.parts)
                if !(proxy[write.path]?.contains(fact) ?? false) { proxy[write.path, default: []].append(fact) }
                ledger.note(write.value.isUnknown ? .unknown("value") : .known, of: .write, at: write.place)
            }
        }
    }
}
