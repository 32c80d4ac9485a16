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

extension CaseIterable {
    /// The names of the cases; empty if they have no names.
    fileprivate static var names: [String] {
        allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    }
}
