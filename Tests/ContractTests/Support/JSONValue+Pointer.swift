import NavigationStyle

extension JSONValue {
    /// Returns the value at a JSON Pointer (RFC 6901); nil if there is none.
    func at(_ pointer: String) -> JSONValue? {
        var value = self
        for name in JSONPointer.tokens(of: pointer) {
            switch value {
            case .object(let members):
                guard let member = members[name] else { return nil }
                value = member
            case .array(let elements):
                guard let index = Int(name), elements.indices.contains(index) else { return nil }
                value = elements[index]
            default: return nil
            }
        }
        return value
    }

    /// Returns the value with another one in the place that the tokens lead to.
    func replacing(_ path: [String], with replacement: JSONValue?) -> JSONValue {
        guard let token = path.first else { return replacement ?? .null }
        let rest = Array(path.dropFirst())
        switch self {
        case .object(var members):
            members[token] =
                rest.isEmpty ? replacement : members[token, default: .null].replacing(rest, with: replacement)
            return .object(members)
        case .array(var elements):
            guard let index = Int(token), elements.indices.contains(index) else { return self }
            if rest.isEmpty, replacement == nil {
                elements.remove(at: index)
            } else {
                elements[index] = elements[index].replacing(rest, with: replacement)
            }
            return .array(elements)
        default: return self
        }
    }

    /// The paths of all values within this one, itself included.
    var paths: [[String]] {
        switch self {
        case .object(let members):
            [[]] + members.sorted { $0.key < $1.key }.flatMap { key, value in value.paths.map { [key] + $0 } }
        case .array(let elements):
            [[]] + elements.enumerated().flatMap { index, value in value.paths.map { ["\(index)"] + $0 } }
        default: [[]]
        }
    }
}

extension String {
    /// The text, escaped as a token of a JSON Pointer.
    var pointerToken: String { JSONPointer.escaped(self) }
}
