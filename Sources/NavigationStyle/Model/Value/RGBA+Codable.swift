extension RGBA: Codable {
    /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let color = RGBA(hex: text) else {
            throw DecodingError.dataCorrupted(at: decoder.codingPath, "Expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA")
        }
        self = color
    }

    /// Writes `#RRGGBBAA`.
    public func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        try single.encode(hex)
    }
}
