import NavigationStyle

/// A JSON Patch of an audit's request, built change by change; each change is in effect at once.
struct Patch {
    /// The edits, in the order of their application.
    private(set) var edits: [Edit] = []
    /// The request with the edits applied.
    private(set) var tree: Value
    private let original: Value

    /// Makes an empty patch of a request.
    init(of tree: Value) {
        self.tree = tree
        original = tree
    }

    /// Puts `value` at `path`, adding missing objects on the way.
    ///
    /// - Returns: False if an earlier change has put something else there.
    mutating func put(_ value: Value, at path: [String]) -> Bool {
        if let known = tree.value(at: path) {
            if known == value { return true }
            if case .object(let members) = value, case .object = known, !Self.isLeaf(path) {
                return members.allSatisfy { put($0.value, at: path + [$0.key]) }
            }
            guard known == original.value(at: path) else { return false }
        }
        var depth = 0
        while depth < path.count - 1, tree.value(at: path.prefix(depth + 1)) != nil { depth += 1 }
        let (place, rest) = (Array(path[...depth]), path[(depth + 1)...])
        let wrapped = rest.reversed().reduce(value) { .object([Value.Member($1, $0)]) }
        guard let changed = tree.putting(value, at: path[...]) else { return false }
        // A value in an object that an earlier edit adds becomes part of that edit.
        let pointers = path.indices.map { Self.pointer(path[...$0]) }
        if let index = edits.firstIndex(where: { $0.op != .remove && pointers.contains($0.path) }) {
            let depth = JSONPointer.tokens(of: edits[index].path).count
            edits[index].value = edits[index].value?.putting(value, at: path[depth...])
        } else {
            edits.append(Edit(tree.value(at: place) == nil ? .add : .replace, Self.pointer(place[...]), wrapped))
        }
        tree = changed
        return true
    }

    /// Removes the value at `path`.
    ///
    /// - Returns: False if there is none.
    mutating func remove(at path: [String]) -> Bool {
        guard tree.value(at: path) != nil, let changed = tree.putting(nil, at: path[...]) else { return false }
        edits.append(Edit(.remove, Self.pointer(path[...])))
        tree = changed
        return true
    }

    /// Makes the changes of another patch of the same request.
    ///
    /// - Returns: False if one of them contradicts an earlier change.
    mutating func add(_ others: [Edit]) -> Bool {
        others.allSatisfy { edit in
            if edits.contains(edit) { return true }
            let path = JSONPointer.tokens(of: edit.path)
            if edit.op == .remove { return remove(at: path) }
            return edit.value.map { put($0, at: path) } ?? false
        }
    }

    /// Returns whether the value at `path` is replaced as a whole: the value of a property, or a member of the item or
    /// of the declared style.
    static func isLeaf(_ path: some Collection<String>) -> Bool {
        switch path.first {
        case "screens": path.count >= (path.dropFirst(2).first == "callbacks" ? 5 : 4)
        case "defaults": path.count >= 3
        default: true
        }
    }

    private static func pointer(_ path: ArraySlice<String>) -> String {
        path.map { "/" + JSONPointer.escaped($0) }.joined()
    }
}

extension Value {
    /// Returns the value at a path of member names and indices; nil if there is none, or if it is null.
    fileprivate func value(at path: some Collection<String>) -> Value? {
        guard let key = path.first else { return self == .null ? nil : self }
        switch self {
        case .object: return self[key]?.value(at: path.dropFirst())
        case .array(let elements):
            return Int(key).flatMap { elements.indices.contains($0) ? elements[$0].value(at: path.dropFirst()) : nil }
        default: return nil
        }
    }

    /// Returns this value with `value` at `path`.
    ///
    /// If the path ends in `hidden` and the bar has its short form, without an animation, the short form is replaced.
    func writing(_ value: Value, at path: [String], growing isGrowing: Bool = false) -> Value? {
        putting(value, at: path[...], growing: isGrowing)
            ?? (path.last == "hidden" ? putting(value, at: path.dropLast()[...], growing: isGrowing) : nil)
    }

    /// Returns this value with `value` at `path`, or without it; nil if the path leads through a value that is not an
    /// object.
    ///
    /// - Parameters:
    ///   - value: The value to put there; nil removes it.
    ///   - path: Member names and indices.
    ///   - isGrowing: Whether to add missing arrays, and elements at their ends.
    /// - Returns: The changed value.
    func putting(_ value: Value?, at path: ArraySlice<String>, growing isGrowing: Bool = false) -> Value? {
        guard let key = path.first else { return value }
        switch self {
        case .array(var elements):
            guard let index = Int(key), elements.indices.contains(index) || isGrowing && index == elements.count else {
                return nil
            }
            if index == elements.count { elements.append(.null) }
            let rest = path.dropFirst()
            guard let inner = elements[index].putting(value, at: rest, growing: isGrowing) else { return nil }
            elements[index] = inner
            return .array(elements)
        case .null where isGrowing && key == "0": return Value.array([]).putting(value, at: path, growing: true)
        case .object, .null:
            var result = self == .null ? .object([]) : self
            if path.count == 1 {
                result[key] = value
            } else {
                let known = self[key] ?? (isGrowing && path.dropFirst().first == "0" ? .array([]) : .object([]))
                guard let inner = known.putting(value, at: path.dropFirst(), growing: isGrowing) else { return nil }
                result[key] = inner
            }
            return result
        default: return nil
        }
    }
}
