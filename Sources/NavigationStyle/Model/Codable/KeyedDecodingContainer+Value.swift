// An absent key and null are two things: null is taken only by members that can be set to nil.
extension KeyedDecodingContainer {
    /// The value of `key`, which must be there.
    func value<Result: Decodable>(_ key: Key) throws -> Result {
        do { return try decode(Result.self, forKey: key) } catch DecodingError.dataCorrupted(let context) {
            // The standard library says which name of a case is wrong, but not which there are.
            guard let choices = (Result.self as? any CaseIterable.Type)?.names, !choices.isEmpty else {
                throw DecodingError.dataCorrupted(context)
            }
            throw DecodingError.dataCorrupted(
                at: context.codingPath,
                "Expected one of " + choices.joined(separator: ", ")
            )
        }
    }

    /// The value of `key`; nil where the key is absent.
    func valueUnlessAbsent<Result: Decodable>(_ key: Key) throws -> Result? {
        guard contains(key) else { return nil }
        let result: Result = try value(key)
        return result
    }

    /// The value of `key`; `default` where the key is absent.
    func value<Result: Decodable>(_ key: Key, or default: Result) throws -> Result {
        try valueUnlessAbsent(key) ?? `default`
    }

    /// The value of `key`; nil where the key is absent or its value is null.
    func nullableValue<Result: Decodable>(_ key: Key) throws -> Result? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        let result: Result = try value(key)
        return result
    }

    /// The number of `key`, which must be in `range`; nil where the key is absent.
    func numberUnlessAbsent(_ key: Key, in range: ClosedRange<Double>) throws -> Double? {
        try contains(key) ? number(key, in: range) : nil
    }

    /// The number of `key`, which must be there and in `range`.
    func number(_ key: Key, in range: ClosedRange<Double>) throws -> Double {
        let number: Double = try value(key)
        guard range.contains(number) else {
            throw DecodingError.dataCorrupted(
                at: codingPath + [key],
                "Expected a number from \(range.lowerBound) to \(range.upperBound)"
            )
        }
        // The sign of a zero says nothing.
        return number == 0 ? 0 : number
    }
}

extension KeyedEncodingContainer {
    /// Writes `value`, unless it is what an absent key stands for.
    mutating func encode<Value: Encodable & Equatable>(
        _ value: Value,
        forKey key: Key,
        unless default: Value
    ) throws {
        if value != `default` { try encode(value, forKey: key) }
    }
}

extension CaseIterable {
    /// The names of the cases; none where they have no names.
    fileprivate static var names: [String] {
        allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    }
}
