// What a bar does not have is null in these: their members are always there. How they are read needs no words.

extension BarState.Background {
    enum CodingKeys: CodingKey {
        case kind, color, image, alpha, backing
    }

    /// Writes all members.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(kind, forKey: .kind)
        try object.encode(color, forKey: .color)
        try object.encode(image, forKey: .image)
        try object.encode(alpha, forKey: .alpha)
        try object.encode(backing, forKey: .backing)
    }
}

extension BarState.Background.Alpha: Codable {
    /// Reads a number or `"system"`.
    public init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        if let number = try? single.decode(Double.self) {
            self = .value(number)
        } else if try single.decode(String.self) == "system" {
            self = .system
        } else {
            throw DecodingError.dataCorrupted(at: decoder.codingPath, "Expected a number or system")
        }
    }

    /// Writes the number or `"system"`.
    public func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        switch self {
        case .value(let number): try single.encode(number)
        case .system: try single.encode("system")
        }
    }
}

extension BarState.Shadow {
    enum CodingKeys: CodingKey {
        case isVisible, color
    }

    /// Writes both members.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(isVisible, forKey: .isVisible)
        try object.encode(color, forKey: .color)
    }
}

extension BarState.Title {
    enum CodingKeys: CodingKey {
        case text, color, fontSize, fontWeight, isLarge
    }

    /// Writes all members.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(text, forKey: .text)
        try object.encode(color, forKey: .color)
        try object.encode(fontSize, forKey: .fontSize)
        try object.encode(fontWeight, forKey: .fontWeight)
        try object.encode(isLarge, forKey: .isLarge)
    }
}

extension BarState.BackButton {
    enum CodingKeys: CodingKey {
        case isShown, title, color
    }

    /// Writes all members.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(isShown, forKey: .isShown)
        try object.encode(title, forKey: .title)
        try object.encode(color, forKey: .color)
    }
}
