extension SystemVersion: Codable {
    /// Reads `"17"` or `"17.2"`, one of the versions that are known.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let version = SystemVersion(text), version.isKnown else {
            throw DecodingError.dataCorrupted(
                at: decoder.codingPath,
                "Expected a version of iOS from 7.0 to 18.x or 26.x, such as 17.0"
            )
        }
        self = version
    }

    /// Writes `"17.0"`.
    public func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        try single.encode(description)
    }
}
