import NavigationStyle

/// A value, and the place in the sources that says it.
struct Fact: Hashable, Sendable {
    var value: Value
    var place: Place
    /// The places of the members of the value.
    var parts: [String: Place] = [:]

    init(_ value: Value, at place: Place, parts: [String: Place] = [:]) {
        self.value = value
        self.place = place
        self.parts = parts
    }
}

/// All that is known of one screen, entry or route: facts by the paths of members that lead to them.
struct Facts: Hashable, Sendable {
    private(set) var facts: [[String]: Fact] = [:]

    var isEmpty: Bool { facts.isEmpty }

    /// The paths, in the order in which a graph has them.
    var paths: [[String]] { facts.keys.sorted { Self.rank($0).lexicographicallyPrecedes(Self.rank($1)) } }

    subscript(path: [String]) -> Fact? { facts[path] }

    mutating func set(_ fact: Fact, _ path: [String]) { facts[path] = fact }

    mutating func remove(_ path: [String]) { facts[path] = nil }

    /// Whether both say the same, wherever they say it.
    func saysTheSame(as other: Facts) -> Bool {
        facts.count == other.facts.count && facts.allSatisfy { other.facts[$0.key]?.value == $0.value.value }
    }

    /// Writes the facts into a JSON object, and their places by pointers.
    func write(into json: inout Value, _ places: inout [(pointer: String, place: Place)], at pointer: String) {
        for path in paths {
            guard let fact = facts[path] else { continue }
            json.set(fact.value, at: path[...])
            let own = pointer + path.map { "/" + $0 }.joined()
            places.append((own, fact.place))
            for name in fact.parts.keys.sorted() {
                if fact.value[name] != nil, let place = fact.parts[name] { places.append(("\(own)/\(name)", place)) }
            }
        }
    }

    /// Members in the order of a graph: the title, callbacks in the order of their calls, the item, the rest.
    private static func rank(_ path: [String]) -> [String] {
        guard let first = path.first else { return [] }
        let order = ["title", "callbacks", "navigationItem", "view"]
        let rank = order.firstIndex(of: first).map { "\($0)" } ?? "9"
        guard first == "callbacks", path.count > 1, let call = Vocabulary.callbacks.firstIndex(of: path[1]) else {
            return [rank] + path
        }
        return [rank, "\(call)"] + path.dropFirst(2)
    }
}
