extension Fault {
    /// The reason as a name for programs.
    public var code: String {
        switch reason {
        case .unknownKey: "unknown-key"
        case .missingKey, .missingOneOf: "missing-key"
        case .conflictingKey: "conflicting-key"
        case .malformedString: "malformed-string"
        case .wrongType: "wrong-type"
        case .unknownValue: "unknown-value"
        case .outOfRange: "out-of-range"
        case .tooLong: "too-long"
        case .tooMany: "too-many"
        case .wrongCount: "wrong-count"
        case .empty: "empty"
        case .scenario(let reason): reason.code
        }
    }

    /// The reason as a sentence for the person who wrote the request.
    public var detail: String {
        switch reason {
        case .unknownKey: "There is no such key here"
        case .missingKey(let key): "The key \"\(key)\" is missing"
        case .missingOneOf(let keys):
            "One of the keys \(keys.map { "\"\($0)\"" }.joined(separator: ", ")) must be there"
        case .conflictingKey(let other): "This key and \"\(other)\" cannot stand together"
        case .malformedString(let expected, let found):
            "\"\(Self.shortened(found))\" is not \(expected.description)"
        case .wrongType(let expected, let found): "Expected \(expected.description), found \(found.description)"
        case .unknownValue(let found, _): "\"\(Self.shortened(found))\" is none of the values allowed here"
        case .outOfRange(let minimum, let maximum):
            "The number must lie between \(Self.plain(minimum)) and \(Self.plain(maximum))"
        case .tooLong(let limit): "The string has more than \(limit) characters"
        case .tooMany(let limit): "The array has more than \(limit) elements"
        case .wrongCount(let expected, let found): "The array has \(found) elements instead of \(expected)"
        case .empty: "There must be something here"
        case .scenario(let reason): reason.detail
        }
    }

    /// What is expected, where the reason is that something else is there.
    public var expected: String? {
        switch reason {
        case .wrongType(let expected, _), .malformedString(let expected, _): expected.description
        case .wrongCount(let expected, _): "\(expected) elements"
        case .scenario(let reason): reason.expected
        case .outOfRange(let minimum, let maximum): "\(Self.plain(minimum)) to \(Self.plain(maximum))"
        default: nil
        }
    }

    /// The names allowed, where there is a fixed set of them.
    public var allowed: [String]? {
        switch reason {
        case .unknownKey(let known), .unknownValue(_, let known), .missingOneOf(let known): known
        case .scenario(let reason): reason.allowed
        default: nil
        }
    }

    /// The allowed name that was most likely meant.
    public var suggestion: String? {
        switch reason {
        case .unknownKey(let known): Suggestion.nearest(to: JSONPointer.lastToken(of: pointer), among: known)
        case .unknownValue(let found, let known): Suggestion.nearest(to: found, among: known)
        case .scenario(let reason): reason.suggestion
        default: nil
        }
    }

    /// A stranger's text, cut to a length that an answer can carry.
    static func shortened(_ text: String) -> String {
        text.unicodeScalars.count <= 64 ? text : String(text.unicodeScalars.prefix(63)) + "…"
    }

    private static func plain(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}

extension JSONKind {
    /// The kind in words.
    var description: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .boolean: "a boolean"
        case .null: "null"
        }
    }
}
