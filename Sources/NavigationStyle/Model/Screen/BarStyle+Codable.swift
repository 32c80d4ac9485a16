extension BarStyle: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case hidden, background, shadow, tint, title, largeTitle, statusBar
    }

    /// Reads a style; a key that is absent asks for nothing.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init()
        hidden = try object.valueUnlessAbsent(.hidden)
        background = try object.valueUnlessAbsent(.background)
        shadow = try object.valueUnlessAbsent(.shadow)
        tint = try object.valueUnlessAbsent(.tint)
        title = try object.valueUnlessAbsent(.title)
        largeTitle = try object.valueUnlessAbsent(.largeTitle)
        statusBar = try object.valueUnlessAbsent(.statusBar)
    }

    /// Writes what is asked for.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encodeIfPresent(hidden, forKey: .hidden)
        try object.encodeIfPresent(background, forKey: .background)
        try object.encodeIfPresent(shadow, forKey: .shadow)
        try object.encodeIfPresent(tint, forKey: .tint)
        try object.encodeIfPresent(title, forKey: .title)
        try object.encodeIfPresent(largeTitle, forKey: .largeTitle)
        try object.encodeIfPresent(statusBar, forKey: .statusBar)
    }
}

extension BarStyle.Background: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case color, image
    }

    /// Reads `"default"`, `"transparent"`, `{"color"}` or `{"image"}`.
    public init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            switch name {
            case "default": self = .default
            case "transparent": self = .transparent
            default: throw DecodingError.dataCorrupted(at: decoder.codingPath, Self.expectation)
            }
            return
        }
        let object = try decoder.object(of: CodingKeys.self)
        switch (object.contains(.color), object.contains(.image)) {
        case (true, false): self = .color(try object.value(.color))
        case (false, true): self = .image(try object.value(.image))
        default: throw DecodingError.dataCorrupted(at: decoder.codingPath, Self.expectation)
        }
    }

    /// Writes the name, or the object.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .default, .transparent:
            var single = encoder.singleValueContainer()
            try single.encode(self == .default ? "default" : "transparent")
        case .color(let color):
            var object = encoder.container(keyedBy: CodingKeys.self)
            try object.encode(color, forKey: .color)
        case .image(let image):
            var object = encoder.container(keyedBy: CodingKeys.self)
            try object.encode(image, forKey: .image)
        }
    }

    private static let expectation = "Expected default, transparent, or an object with either a color or an image"
}

extension BarStyle.Shadow: Codable {
    /// Reads true, false or a colour.
    public init(from decoder: any Decoder) throws {
        if let isShown = try? decoder.singleValueContainer().decode(Bool.self) {
            self = isShown ? .default : .none
        } else {
            self = .color(try Color(from: decoder))
        }
    }

    /// Writes true, false or the colour.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .none, .default:
            var single = encoder.singleValueContainer()
            try single.encode(self == .default)
        case .color(let color): try color.encode(to: encoder)
        }
    }
}
