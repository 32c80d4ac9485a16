extension Provenance: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case setBy, screen, callback
    }

    /// Reads a provenance, of which only `setBy` must be there.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init(
            setBy: try object.value(.setBy),
            screen: try object.valueUnlessAbsent(.screen),
            callback: try object.valueUnlessAbsent(.callback)
        )
    }

    /// Writes what is known.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(setBy, forKey: .setBy)
        try object.encodeIfPresent(screen, forKey: .screen)
        try object.encodeIfPresent(callback, forKey: .callback)
    }
}
