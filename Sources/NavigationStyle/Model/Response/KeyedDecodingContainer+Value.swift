// An absent key differs from null, which only members that can be set to nil accept.
extension KeyedDecodingContainer {
    /// Returns the value of `key`, which must be present.
    package func value<Result: Decodable>(_ key: Key) throws -> Result {
        do { return try decode(Result.self, forKey: key) } catch DecodingError.dataCorrupted(let context) {
            // The standard library's error names the unknown case, but not the known ones.
            guard let choices = (Result.self as? any CaseIterable.Type)?.names, !choices.isEmpty else {
                throw DecodingError.dataCorrupted(context)
            }
            throw DecodingError.dataCorrupted(
                at: context.codingPath,
                "Expected one of " + choices.joined(separator: ", ")
            )
        }
    }

    /// Returns the value of `key`; nil if the key is absent.
    package func valueUnlessAbsent<Result: Decodable>(_ key: Key) throws -> Result? {
        guard contains(key) else { return nil }
        let result: Result = try value(key)
        return result
    }

    /// Returns the value of `key`; nil if the key is absent or its value is null.
    func nullableValue<Result: Decodable>(_ key: Key) throws -> Result? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        let result: Result = try value(key)
        return result
    }
}

extension KeyedDecodingContainer<ObjectKey> {
    /// Returns the case called `name` of an enumeration, whose associated values are members of the object.
    ///
    /// The enumeration has the compiler's `Decodable`. A value without a label has its own members in the object.
    func alternative<Form: Decodable>(_ name: some AnswerName) throws -> Form {
        let members = try allKeys.map { Value.Member($0.stringValue, try value($0)) }
        let values = Value.object(members + [Value.Member("_0", .object(members))])
        return try Form(from: ValueDecoder(.object([Value.Member("\(name)", values)]), at: codingPath))
    }
}

extension CaseIterable {
    /// The names of the cases; empty if they have no names.
    fileprivate static var names: [String] {
        allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    }
}
