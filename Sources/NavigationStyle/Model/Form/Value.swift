/// A value of any shape: what a policy's own options, its `screen.library` and its `policyState` hold.
///
/// What it means is read by ``ValueReader``.
public indirect enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Value])
    /// Members sorted by key, so that equal objects are equal values and are written alike.
    case object([Member])

    /// One member of an object.
    public struct Member: Hashable, Sendable {
        /// The member's name.
        public var key: String
        /// What it holds.
        public var value: Value

        /// Makes a member.
        public init(_ key: String, _ value: Value) {
            self.key = key
            self.value = value
        }
    }

    /// Makes an object of `members`, sorted.
    public static func object(members: [String: Value]) -> Value {
        .object(members.map { Member($0.key, $0.value) }.sorted { $0.key < $1.key })
    }

    /// The member called `key`, if this is an object that has it; what is not an object gets no members.
    public subscript(key: String) -> Value? {
        get {
            guard case .object(let members) = self else { return nil }
            return members.first { $0.key == key }?.value
        }
        set {
            guard case .object(var members) = self else { return }
            members.removeAll { $0.key == key }
            if let newValue {
                let place = members.firstIndex { $0.key > key } ?? members.count
                members.insert(Member(key, newValue), at: place)
            }
            self = .object(members)
        }
    }

    /// The member called `token`, or the element at that index; nil where there is none.
    package func child(_ token: String) -> Value? {
        guard case .array(let elements) = self else { return self[token] }
        return Int(token).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    }

    /// What a value is, as RFC 8259 calls it.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Members in braces.
        case object
        /// Elements in brackets.
        case array
        /// Text in quotes.
        case string
        /// Digits.
        case number
        /// `true` or `false`.
        case boolean
        /// `null`.
        case null
    }

    /// What the value is.
    public var kind: Kind {
        switch self {
        case .null: .null
        case .bool: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}
