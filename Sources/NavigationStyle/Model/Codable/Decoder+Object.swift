extension Decoder {
    /// The object that stands here, with no keys but `allowed` and extensions.
    func object<Key: CodingKey & CaseIterable & Equatable>(
        of _: Key.Type,
        allowing allowed: [Key] = Array(Key.allCases)
    ) throws -> KeyedDecodingContainer<Key> {
        let strangers = try container(keyedBy: ObjectKey.self).allKeys.filter { key in
            !key.isExtension && !allowed.contains { $0.stringValue == key.stringValue }
        }
        if let stranger = strangers.min(by: { $0.stringValue < $1.stringValue }) {
            let names = allowed.map(\.stringValue).joined(separator: ", ")
            throw DecodingError.dataCorrupted(at: codingPath + [stranger], "No such key; expected one of " + names)
        }
        return try container(keyedBy: Key.self)
    }
}

extension DecodingError {
    /// What stands at `path` is not what it must be; `description` says what that is.
    static func dataCorrupted(at path: [any CodingKey], _ description: String) -> DecodingError {
        .dataCorrupted(Context(codingPath: path, debugDescription: description))
    }
}
