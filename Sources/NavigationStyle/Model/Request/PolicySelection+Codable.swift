extension PolicySelection: Codable {
    private enum Key {
        static let name = ObjectKey("name")
        static let edition = ObjectKey("edition")
        static let copiedProperties = ObjectKey("copiedProperties")
        static let all = [name, edition, copiedProperties].map(\.stringValue)
    }

    /// Reads a name, or an object with the name, the edition and the policy's own options.
    ///
    /// Which options there are is the policy's to say.
    public init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            self.init(name)
            return
        }
        let object = try decoder.container(keyedBy: ObjectKey.self)
        self.init(try object.value(Key.name), edition: try object.valueUnlessAbsent(Key.edition))
        copiedProperties = try object.nullableValue(Key.copiedProperties)
        if let stranger = copiedProperties?.subtracting(.copyable).first(where: { _ in true }) {
            throw DecodingError.dataCorrupted(
                at: object.codingPath + [Key.copiedProperties],
                "Expected properties of a bar that can be copied, not \(stranger.name)"
            )
        }
        for key in object.allKeys where !key.isExtension && !Key.all.contains(key.stringValue) {
            let value: Value = try object.value(key)
            options.append(Value.Member(key.stringValue, value.withoutExtensions))
        }
        options.sort { $0.key < $1.key }
    }

    /// Writes the name alone where that says it all.
    public func encode(to encoder: any Encoder) throws {
        if self == PolicySelection(name) {
            var single = encoder.singleValueContainer()
            try single.encode(name)
            return
        }
        var object = encoder.container(keyedBy: ObjectKey.self)
        try object.encode(name, forKey: Key.name)
        try object.encodeIfPresent(edition, forKey: Key.edition)
        try object.encodeIfPresent(copiedProperties, forKey: Key.copiedProperties)
        for option in options { try object.encode(option.value, forKey: ObjectKey(option.key)) }
    }
}
