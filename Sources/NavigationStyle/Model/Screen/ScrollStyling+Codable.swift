extension ScrollStyling: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case channel, from, to, stopsWhenDisappearing
    }

    /// Reads the code; only `stopsWhenDisappearing` may be absent.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init(
            channel: try object.value(.channel),
            from: try object.value(.from),
            to: try object.value(.to)
        )
        stopsWhenDisappearing = try object.value(.stopsWhenDisappearing, or: stopsWhenDisappearing)
    }

    /// Writes the code.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(channel, forKey: .channel)
        try object.encode(from, forKey: .from)
        try object.encode(to, forKey: .to)
        try object.encode(stopsWhenDisappearing, forKey: .stopsWhenDisappearing, unless: true)
    }
}

extension ScrollStyling.Stop: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case offset, alpha
    }

    /// Reads a stop; the alpha must be from 0 to 1.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init(
            offset: try object.number(.offset, in: .points),
            alpha: try object.number(.alpha, in: 0...1)
        )
    }

    /// Writes both.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(offset, forKey: .offset)
        try object.encode(alpha, forKey: .alpha)
    }
}
