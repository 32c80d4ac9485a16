/// What a place of a request may hold, as far as its JSON type goes.
public enum Expectation: String, Hashable, Sendable, CaseIterable {
    /// An object.
    case object
    /// An array.
    case array
    /// A string.
    case string
    /// A string or `null`.
    case stringOrNull
    /// `true` or `false`.
    case boolean
    /// A number.
    case number
    /// A number without a fraction and an exponent.
    case integer

    /// The expectation in words.
    public var description: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .stringOrNull: "a string or null"
        case .boolean: "true or false"
        case .number: "a number"
        case .integer: "an integer"
        }
    }
}
