import NavigationStyle

extension WayReader {
    /// The navigation controllers that a run makes, with the screens that it puts on them.
    mutating func entries(of run: Run) -> [EntryFacts] {
        var result: [EntryFacts] = []
        for (id, instance) in run.instances.enumerated() {
            guard instance.kind == .navigationController, instance.isNew, let place = instance.place,
                !instance.stack.isEmpty
            else { continue }
            let stack = instance.stack.map { screen($0, run) }
            guard stack.allSatisfy({ $0 != nil }) else { continue }
            var entry = EntryFacts(stack: stack.compactMap(\.self), place: place)
            for case .way(let way) in run.events where way.controller == id && way.turn == instance.turn {
                ledger.note(.known, of: .way, at: way.place)
            }
            entry.isCut = run.isCut
            entry.presentation = presentation(of: id, run)
            addClass(instance.type, instance.scene, barClass: instance.barClass, to: &entry)
            for case .write(let write) in run.events
            where write.owner == id && write.isOfBar && write.turn == instance.turn {
                entry.properties.set(Fact(write.value, at: write.place, parts: write.parts), write.path)
                ledger.note(write.value.isUnknown ? .unknown("value") : .known, of: .write, at: write.place)
            }
            result.append(entry)
        }
        return result
    }

    /// The style in which a run presents a navigation controller that it makes: a sheet, if code does not say another.
    private func presentation(of id: Int, _ run: Run) -> Fact? {
        let isOwn = run.instances[id].type.map { app.type($0)?.kind == .class } ?? false
        for case .way(let way) in run.events where way.means == .present {
            guard case .instance(id)? = way.to.first else { continue }
            let name: String
            switch run.instances[id].properties["modalPresentationStyle"] {
            // A class of the app's own may say it elsewhere.
            case nil where isOwn && app.assignments["modalPresentationStyle", default: 0] > 0: return nil
            case nil: name = "automatic"
            case .constant(let said)?: name = said
            default: return nil
            }
            guard Vocabulary.presentationStyles.contains(name) else { return nil }
            return Fact(.string(name), at: way.place)
        }
        return nil
    }

    /// Adds an entry, or takes one that is there as presented in no known style if this one is presented in another.
    mutating func add(_ entry: EntryFacts) {
        let known = entries.firstIndex {
            $0.stack == entry.stack && $0.properties.saysTheSame(as: entry.properties)
        }
        guard let known else {
            entries.append(entry)
            return
        }
        if entries[known].presentation?.value != entry.presentation?.value { entries[known].presentation = nil }
    }

    /// Makes one of the entries that conditions alone tell apart: an entry has no variants, and what differs is not known.
    func merging(_ entries: [EntryFacts]) -> [EntryFacts] {
        var result: [EntryFacts] = []
        for entry in entries {
            let same = result.firstIndex { known in
                known.place == entry.place && known.stack == entry.stack
                    && known.navigationController == entry.navigationController
            }
            guard let same else {
                result.append(entry)
                continue
            }
            if result[same].presentation?.value != entry.presentation?.value { result[same].presentation = nil }
            guard result[same].isCut == entry.isCut else {
                if result[same].isCut { result[same] = entry }
                continue
            }
            let (one, other) = (result[same].properties, entry.properties)
            for path in Set(one.paths).union(other.paths) where one[path]?.value != other[path]?.value {
                guard let fact = one[path] ?? other[path] else { continue }
                let name = app.unknownName(app.text(of: fact.place), at: fact.place)
                result[same].properties.set(Fact(.unknown(name), at: fact.place), path)
            }
        }
        return result
    }

    /// Adds what the class of a navigation controller says, or an extension of UIKit's, then what its storyboard says where
    /// the class says nothing, and what its bar's class says where neither says anything.
    mutating func addClass(_ type: String?, _ scene: Facts, barClass: String?, to entry: inout EntryFacts) {
        if let type, app.type(type) != nil {
            entry.navigationController = app.fullName(of: type)
            entry.properties = classFacts(of: type)
            entry.gestureDelegate = gestureDelegates[type]
        }
        let bar = barClass.map { app.fullName(of: $0) }.flatMap { app.isNavigationBar($0) ? classFacts(of: $0) : nil }
        for facts in [scene, bar ?? Facts()] {
            for path in facts.paths where entry.properties[path] == nil {
                if let fact = facts[path] { entry.properties.set(fact, path) }
            }
        }
        let own = entry.navigationController ?? "UINavigationController"
        for name in Self.statusBarMembers {
            guard entry.properties[["barStyle"]] == nil, let (property, declarer) = app.property(name, of: own),
                property.getter != nil
            else { continue }
            // The bar does not say the style of the status bar any more.
            entry.properties.set(Fact(.unknown("\(declarer).\(name)"), at: property.place), ["barStyle"])
        }
    }

    /// The properties by which a navigation controller's class says the style of the status bar.
    private static let statusBarMembers = ["preferredStatusBarStyle", "childForStatusBarStyle"]

    /// Returns the writes of a class to its bar: of a navigation controller's class, or of a bar's.
    mutating func classFacts(of type: String) -> Facts {
        if let known = knownClassFacts[type] { return known }
        let facts = allClassFacts(of: type)
        knownClassFacts[type] = facts
        return facts
    }

    private mutating func allClassFacts(of type: String) -> Facts {
        let all = ScreenReader(app: app, system: system, ledger: ledger).facts(of: type)
        gestureDelegates[type] = all.gestureDelegate
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

    /// Whether code runs when its screen is there, and other bars have come before that.
    func runsLate(_ function: Function, of type: String) -> Bool {
        guard !function.isStatic, function.name != "init" else { return false }
        return app.isScreen(type) || app.types[type]?.protocols.contains("View") ?? false
    }

    /// Collects the writes to appearance proxies.
    ///
    /// - Parameters:
    ///   - exploration: The runs of a function.
    ///   - isLate: Whether bars are there before it runs, which do not have what it sets.
    mutating func collectProxy(_ exploration: Exploration<Run>, isLate: Bool) {
        for outcome in exploration.outcomes {
            for case .write(let write) in outcome.result.events {
                guard case .proxy(let containers) = outcome.result.instances[write.owner].kind else { continue }
                guard !isLate || !containers.isEmpty else {
                    ledger.note(.unread("bars are there before it"), of: .write, at: write.place)
                    continue
                }
                let fact = Fact(write.value, at: write.place, parts: write.parts)
                if !(proxies[containers]?[write.path]?.contains(fact) ?? false) {
                    proxies[containers, default: [:]][write.path, default: []].append(fact)
                }
                ledger.note(write.value.isUnknown ? .unknown("value") : .known, of: .write, at: write.place)
            }
        }
    }
}
