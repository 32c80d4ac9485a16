extension ProvenanceTable: Codable {
    /// Reads an object by the properties' names; a property that is absent is the system's.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        self.init()
        for key in object.allKeys where !key.isExtension {
            guard let property = BarProperty(name: key.stringValue) else {
                throw DecodingError.dataCorrupted(
                    at: object.codingPath + [key],
                    "No such key; expected the name of a property of a bar"
                )
            }
            self[property] = try object.value(key)
        }
    }

    /// Writes the properties that somebody wrote.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: ObjectKey.self)
        for property in written { try object.encode(self[property], forKey: ObjectKey(property.name)) }
    }
}
