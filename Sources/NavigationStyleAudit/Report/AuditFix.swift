public import NavigationStyle

/// A change of the graph after which findings are gone; it was tried out in whole.
public struct AuditFix: Hashable, Sendable {
    /// The change as a JSON Patch of the request; empty where only the policy is another.
    public var edits: [Edit]
    /// The policy, where that is what changes.
    public var policy: PolicySelection?
    /// The fingerprints of the findings that are gone.
    public var removes: [String]
    /// The fingerprints of findings that have come, all of them of less severity.
    public var adds: [String]
    /// How many findings are left.
    public var left: Int
    /// What it is in words.
    public var message: String
}

extension Value {
    /// The value with one change made, or nil where there is nothing to be changed.
    ///
    /// Objects alone are gone through by name, and arrays by index; what is put into an array takes the place of what
    /// is there.
    func applying(_ edit: Edit) -> Value? {
        applying(edit, JSONPointer.tokens(of: edit.path)[...])
    }

    private func applying(_ edit: Edit, _ path: ArraySlice<String>) -> Value? {
        guard let key = path.first else { return edit.value }
        let rest = path.dropFirst()
        switch self {
        case .object:
            var result = self
            if rest.isEmpty {
                if edit.op == .remove, self[key] == nil { return nil }
                result[key] = edit.op == .remove ? nil : edit.value
            } else {
                guard let inner = self[key]?.applying(edit, rest) else { return nil }
                result[key] = inner
            }
            return result
        case .array(var elements):
            guard let index = Int(key), elements.indices.contains(index) else { return nil }
            guard let inner = elements[index].applying(edit, rest) else { return nil }
            elements[index] = inner
            return .array(elements)
        default: return nil
        }
    }

    /// The edits that put `value` at `path`, with the objects on the way that are not there.
    func edits(toPut value: Value, at path: [String]) -> [Edit] {
        var current = self
        var walked = ""
        for (place, key) in path.enumerated() {
            let next: Value?
            switch current {
            case .object: next = current[key]
            case .array(let elements): next = Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            default: next = nil
            }
            walked += "/" + JSONPointer.escaped(key)
            let isLast = place == path.count - 1
            guard let next, !isLast, next != .null else {
                let wrapped = path[(place + 1)...].reversed().reduce(value) { .object([Member($1, $0)]) }
                return [Edit(next == nil ? .add : .replace, walked, wrapped)]
            }
            current = next
        }
        return []
    }
}
