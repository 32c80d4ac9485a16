import NavigationStyle

/// The writes of a class's code as a screen.
struct ScreenFacts {
    /// The facts that hold whatever comes of conditions.
    var common = Facts()
    /// The outcomes of conditions, with what only they say.
    var variants: [(name: String, facts: Facts)] = []
    /// The classes of the child controllers that it has in any case, with the places that add them.
    var children: [String: Place] = [:]
    /// The place that replaces the delegate of the pop gesture, which then begins as the app's own code says.
    var gestureDelegate: Place?
    /// The paths of what code writes, and a graph cannot say to be unknown.
    var leftOut: Set<[String]> = []
    /// Whether they depend on whether the screen comes and goes, or is only covered.
    var asksOfMoves = false

    /// The facts that hold in any case, then those of each outcome.
    var all: [Facts] { [common] + variants.map(\.facts) }
}

/// Reads what classes of view controllers do to their bars, by running their callbacks in the order of UIKit.
struct ScreenReader {
    let app: App
    let system: SystemVersion
    let ledger: Ledger

    /// The most conditions that are told as variants; of more, values that depend on them are not known.
    static let mostConditions = 3
    /// The most variants a screen may have.
    static let mostVariants = 8

    /// Reads a class.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - isCovered: Whether other screens may come on top of it.
    /// - Returns: The facts.
    func facts(of type: String, isCovered: Bool = true) -> ScreenFacts {
        var children: [[String: Place]] = []
        var gestureDelegate: Place?
        let exploration = Exploration { oracle -> Facts in
            var run = Run(app, system, oracle)
            run.isCovered = isCovered
            let facts = run.lifecycle(of: type, ledger)
            children.append(run.children)
            gestureDelegate = gestureDelegate ?? run.gestureDelegate
            oracle = run.oracle
            return facts
        }
        var facts = self.facts(exploration, of: type, isCovered)
        facts.asksOfMoves = exploration.questions.contains { $0.key.contains("isMoving") }
        facts.gestureDelegate = gestureDelegate
        removeSearchSettings(from: &facts)
        facts.children = (children.first ?? [:]).filter { child in children.allSatisfy { $0[child.key] != nil } }
        return facts
    }

    /// Removes what a screen says of a search bar that it gets at a time that nobody knows, by a tap for one.
    private func removeSearchSettings(from facts: inout ScreenFacts) {
        let controller = ["navigationItem", "searchController"]
        let setting = ["navigationItem", "hidesSearchBarWhenScrolling"]
        guard facts.common[controller] == nil, !facts.variants.contains(where: { $0.facts[controller] != nil }),
            app.assignments["searchController", default: 0] > 0
        else { return }
        for fact in [facts.common[setting]] + facts.variants.map({ $0.facts[setting] }) {
            guard let fact else { continue }
            ledger.leaveOut("it is not known when the search bar is there", of: .write, at: fact.place)
        }
        facts.common.remove(setting)
        for number in facts.variants.indices { facts.variants[number].facts.remove(setting) }
    }

    private func facts(_ exploration: Exploration<Facts>, of type: String, _ isCovered: Bool) -> ScreenFacts {
        let relevant = exploration.relevant { $0.saysTheSame(as: $1) }
        guard !relevant.isEmpty || exploration.isCut else { return ScreenFacts(common: exploration.first) }
        let combinations = relevant.reduce(1) { min($0 * $1.outcomes.count, 1_000) }
        guard relevant.count <= Self.mostConditions, combinations <= Self.mostVariants, !exploration.isCut else {
            return unknown(exploration, of: type)
        }
        return variants(of: type, relevant, isCovered)
    }

    private func variants(of type: String, _ questions: [Oracle.Question], _ isCovered: Bool) -> ScreenFacts {
        var choices: [[String: Int]] = [[:]]
        for question in questions {
            choices = choices.flatMap { choice in
                question.outcomes.indices.map { choice.merging([question.key: $0]) { $1 } }
            }
        }
        var outcomes: [(names: [String?], facts: Facts)] = []
        for choice in choices {
            var run = Run(app, system, Oracle(decided: choice, usual: 0))
            run.isCovered = isCovered
            let facts = run.lifecycle(of: type, ledger)
            let names = questions.map { $0.outcomes[choice[$0.key] ?? 0] }
            // Conditions that exclude one another, or one within another, come to the same: what differs is not named.
            if let same = outcomes.firstIndex(where: { $0.facts.saysTheSame(as: facts) }) {
                outcomes[same].names = zip(outcomes[same].names, names).map { $0 == $1 ? $0 : nil }
            } else {
                outcomes.append((names, facts))
            }
        }
        var result = ScreenFacts()
        guard let first = outcomes.first else { return result }
        for path in first.facts.paths {
            guard let fact = first.facts[path],
                outcomes.allSatisfy({ $0.facts[path]?.value == fact.value })
            else { continue }
            result.common.set(fact, path)
        }
        // Where all come to the same there is nothing to tell apart.
        guard outcomes.count > 1 else { return result }
        for outcome in outcomes {
            var own = outcome.facts
            for path in result.common.paths { own.remove(path) }
            var name = Self.variantName(outcome.names.compactMap(\.self), of: type)
            while name.isEmpty || result.variants.contains(where: { $0.name == name }) {
                name += name.isEmpty ? "else" : "\u{2032}"
            }
            for path in own.paths { if let fact = own[path] { ledger.note(.possible, of: .write, at: fact.place) } }
            result.variants.append((name, own))
        }
        return result
    }

    /// The most characters of a screen's name with that of its variant: an audit's ids have at most 128, with the route.
    private static let mostCharacters = 100
    private static let leastCharacters = 16

    /// The name of a variant by the outcomes of conditions; of long ones the beginnings.
    private static func variantName(_ outcomes: [String], of type: String) -> String {
        let most = max(mostCharacters - type.unicodeScalars.count, leastCharacters)
        let whole = outcomes.joined(separator: ", ")
        guard whole.unicodeScalars.count > most else { return whole }
        let each = max(most / max(outcomes.count, 1) - 3, 4)
        let cut = outcomes.map { outcome in
            let beginning = String.UnicodeScalarView(outcome.unicodeScalars.prefix(each))
            return outcome.unicodeScalars.count <= each ? outcome : String(beginning) + "…"
        }
        return cut.joined(separator: ", ")
    }

    /// The facts where there are too many conditions: what all runs say, and unknown values where they differ.
    private func unknown(_ exploration: Exploration<Facts>, of type: String) -> ScreenFacts {
        var result = ScreenFacts()
        var paths: [[String]: Fact] = [:]
        for outcome in exploration.outcomes {
            for path in outcome.result.paths where paths[path] == nil { paths[path] = outcome.result[path] }
        }
        for (path, fact) in paths {
            let values = exploration.outcomes.map { $0.result[path]?.value }
            // Where all that were tried agree, those that were not tried are not asked.
            guard values.contains(where: { $0 != fact.value }) || overridesDiffer(at: path, of: type) else {
                result.common.set(fact, path)
                continue
            }
            let reason = "depends on more than \(Self.mostConditions) conditions"
            guard Vocabulary.mayBeUnknown(path) else {
                ledger.leaveOut(reason, of: .write, at: fact.place)
                result.leftOut.insert(path)
                continue
            }
            ledger.note(.unknown(reason), of: .write, at: fact.place)
            let name = path.joined(separator: ".") + " of \(type), by conditions"
            result.common.set(Fact(.unknown(name), at: fact.place), path)
        }
        return result
    }
}

extension ScreenReader {
    /// Whether conditions of its own decide an override, which those of the callbacks may have left no room for.
    private func overridesDiffer(at path: [String], of type: String) -> Bool {
        guard path.count == 1, Run.overrides.contains(where: { $0.0 == path[0] }) else { return false }
        let exploration = Exploration { oracle -> Value? in
            var run = Run(app, system, oracle)
            var facts = Facts()
            run.addOverrides(of: type, .instance(run.makeSelf(type)), to: &facts, ledger)
            oracle = run.oracle
            return facts[path]?.value
        }
        return exploration.outcomes.contains { $0.result != exploration.first }
    }
}
