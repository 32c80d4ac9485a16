import NavigationStyle

extension Value {
    /// An object without members.
    static let empty = Value.object([])

    /// Returns a value that nobody knows, by the text that stands for it in the sources.
    static func unknown(_ text: String) -> Value { .object(members: ["unknown": .string(text)]) }

    /// Whether it is a value that nobody knows.
    var isUnknown: Bool {
        guard case .object(let members) = self else { return false }
        return members.count == 1 && members[0].key == "unknown"
    }

    /// Whether it, or any part of it, is a value that nobody knows.
    var hasUnknown: Bool {
        switch self {
        case .array(let elements): elements.contains { $0.hasUnknown }
        case .object(let members): isUnknown || members.contains { $0.value.hasUnknown }
        default: false
        }
    }

    /// Puts a value at the end of a path of keys, and makes the objects on the way.
    mutating func set(_ value: Value, at path: ArraySlice<String>) {
        guard let first = path.first else {
            self = value
            return
        }
        var child = self[first] ?? .empty
        child.set(value, at: path.dropFirst())
        self[first] = child
    }
}
