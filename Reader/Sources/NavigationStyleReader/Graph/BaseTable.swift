/// The superclasses that a graph can say as such: those whose callbacks run first in each subclass, and whole.
struct BaseTable {
    let app: App
    let facts: [String: ScreenFacts]
    private(set) var used: Set<String> = []

    init(app: App, facts: [String: ScreenFacts]) {
        self.app = app
        self.facts = facts
    }

    /// The base that a screen names.
    mutating func base(of name: String) -> String? {
        let base = known(baseOf: name)
        var next = base
        while let name = next, facts[name] != nil, used.insert(name).inserted { next = known(baseOf: name) }
        return base
    }

    /// The nearest superclass whose facts all hold in the class, or else one that is not among the sources.
    func known(baseOf name: String) -> String? {
        guard let own = facts[name] else { return nil }
        for ancestor in app.ancestry(of: name).dropFirst() {
            guard let type = app.types[ancestor], type.kind == .class else {
                return ancestor.hasPrefix("UI") ? nil : ancestor
            }
            guard let facts = facts[ancestor], facts.variants.isEmpty, !facts.common.isEmpty else { continue }
            let holds = facts.common.paths.allSatisfy { path in
                own.common[path] != nil || !own.variants.isEmpty && own.variants.allSatisfy { $0.facts[path] != nil }
            }
            if holds { return ancestor }
        }
        return nil
    }

    /// Whether a base, or one above it, says just that.
    func says(_ fact: Fact?, at path: [String], _ base: String) -> Bool {
        facts[base]?.common[path] == fact
    }
}
