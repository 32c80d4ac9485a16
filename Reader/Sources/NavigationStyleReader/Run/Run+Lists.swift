extension Run {
    // MARK: - Lists

    /// A list after a call that changes it; nil where the call does not.
    mutating func changed(
        _ elements: [Datum],
        by name: String,
        _ arguments: [Argument],
        _ term: Term,
        in scope: Scope
    ) -> Datum? {
        let labels = arguments.map(\.label)
        switch (name, labels) {
        case ("append", [nil]): return .list(elements + [value(of: arguments[0].value, in: scope)])
        case ("append", ["contentsOf"]):
            guard case .list(let others) = value(of: arguments[0].value, in: scope) else { return unknown(term) }
            return .list(elements + others)
        case ("insert", [nil, "at"]):
            guard elements.isWhole, case .number(let number) = value(of: arguments[1].value, in: scope),
                let place = Int(exactly: number),
                (0...elements.count).contains(place)
            else { return unknown(term) }
            var elements = elements
            elements.insert(value(of: arguments[0].value, in: scope), at: place)
            return .list(elements)
        case ("removeAll", []): return .list([])
        case ("append", _), ("insert", _), ("remove", _), ("removeAll", _), ("removeFirst", _), ("removeLast", _),
            ("popLast", _), ("sort", _), ("reverse", _):
            return unknown(term)
        default: return nil
        }
    }

    /// Sets a local name, or a property of the object whose code runs.
    mutating func set(_ value: Datum, to target: Term, in scope: Scope) {
        let name: String
        switch target.kind {
        case .name(let own):
            if scope.set(own, value) { return }
            name = own
        case .member(let base?, let own) where base.isSelf: name = own
        default: return
        }
        if case .instance(let id) = scope.owner { instances[id].properties[name] = value }
    }
}

extension [Datum] {
    /// Whether it is known how many there are.
    var isWhole: Bool { allSatisfy { if case .stack = $0 { false } else { true } } }
}
