/// A value of any shape, such as a policy's own options, its `screen.library` and its `policyState`.
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
        /// The value of the member.
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

    /// The member named `key`, if this is an object that has it; setting it on another value has no effect.
    public subscript(key: String) -> Value? {
        get {
            guard case .object(let members) = self else { return nil }
            return members.first { $0.key == key }?.value
        }
        set {
            guard case .object(var members) = self else { return }
            // The members are changed in place, unless another value has them too.
            self = .null
            let place = members.firstIndex { $0.key >= key } ?? members.count
            let isThere = place < members.count && members[place].key == key
            switch (isThere, newValue) {
            case (true, let value?): members[place].value = value
            case (false, let value?): members.insert(Member(key, value), at: place)
            case (true, nil): members.remove(at: place)
            case (false, nil): break
            }
            self = .object(members)
        }
    }

    /// The member called `token`, or the element at that index; nil where there is none.
    package func child(_ token: String) -> Value? {
        guard case .array(let elements) = self else { return self[token] }
        return Int(token).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    }

    /// The kind of a value, in the terms of RFC 8259.
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

    /// The kind of the value.
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
