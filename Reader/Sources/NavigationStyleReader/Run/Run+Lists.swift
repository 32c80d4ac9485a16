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

    /// The most elements of a list for each of which a closure is followed.
    private static let mostElements = 64

    /// Follows `map` and `forEach` on a list of which all elements are known; nil for other calls.
    mutating func mapped(_ elements: [Datum], by name: String, _ arguments: [Argument], in scope: Scope) -> Datum? {
        guard ["map", "compactMap", "forEach"].contains(name), elements.isWhole, elements.count <= Self.mostElements,
            arguments.count == 1, case .closure(let closure) = arguments[0].value.kind
        else { return nil }
        let values = elements.map { run(closure, scope, [$0]) }
        return name == "forEach" ? .null : .list(values)
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

extension Run {
    /// The screens on a navigation controller, as far as they are known.
    mutating func stack(of id: Int, _ name: String, _ term: Term) -> Datum? {
        if let change, change.controller == id { return .list([.stack(of: id)] + change.stack) }
        guard name == "viewControllers" else { return instances[id].properties[name] ?? unknown(term) }
        if instances[id].isNew, instances[id].isFromStoryboard || !instances[id].stack.isEmpty {
            _ = top(of: id, term)
            return .list(instances[id].stack)
        }
        return isInTheMaking(id) ? instances[id].properties[name] ?? unknown(term) : .list([.stack(of: id)])
    }

    /// What is known of the number of elements of a list: that there are some.
    mutating func count(_ name: String, _ left: Term, _ right: Term, in scope: Scope) -> Datum? {
        guard case .member(let base?, "count") = left.kind, case .number(let number) = right.kind,
            case .list(let elements) = value(of: base, in: scope), !elements.isWhole
        else { return nil }
        let least = Double(elements.least)
        switch name {
        case ">", "!=": return number < least ? .flag(true) : nil
        case ">=": return number <= least ? .flag(true) : nil
        case "==", "<=": return number < least ? .flag(false) : nil
        case "<": return number <= least ? .flag(false) : nil
        default: return nil
        }
    }
}

extension [Datum] {
    /// The number of elements that are there at least.
    var least: Int { count { if case .stack = $0 { false } else { true } } }

    /// Whether it is known how many there are.
    var isWhole: Bool { allSatisfy { if case .stack = $0 { false } else { true } } }
}
