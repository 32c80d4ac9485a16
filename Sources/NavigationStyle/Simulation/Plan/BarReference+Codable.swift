extension BarReference: Codable {
    /// Reads `"navigationBar"`, `"background"` or `"fakeBar:<screen id>"`.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        if text == "navigationBar" {
            self = .navigationBar
        } else if text == "background" {
            self = .background
        } else if text.hasPrefix(Self.prefix) {
            self = .fakeBar(Screen.ID(rawValue: String(text.dropFirst(Self.prefix.count))))
        } else {
            throw DecodingError.dataCorrupted(
                at: decoder.codingPath,
                "Expected navigationBar, background, or fakeBar: and the id of a screen"
            )
        }
    }

    /// Writes the same.
    public func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        switch self {
        case .navigationBar: try single.encode("navigationBar")
        case .background: try single.encode("background")
        case .fakeBar(let id): try single.encode(Self.prefix + id.rawValue)
        }
    }

    private static let prefix = "fakeBar:"
}
