extension Operation: Codable {
    /// The keys of operations of all types.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case type, timing, screen, animated, count, screenID, screens, outcome, progress, velocity, properties, bar
        case contentOffset, orientation, by
    }

    /// Reads an operation by its `type`, which says what keys there may be.
    public init(from decoder: any Decoder) throws {
        let type: Action.Name = try decoder.container(keyedBy: CodingKeys.self).value(.type)
        let object = try decoder.object(of: CodingKeys.self, allowing: [.type, .timing] + type.keys)
        self.init(try Action(type, from: object), timing: try object.value(.timing, or: .settled))
    }

    /// Writes the type and what it needs.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(action.name, forKey: .type)
        try action.encode(to: &object)
        try object.encode(timing, forKey: .timing, unless: .settled)
    }
}

extension Operation.ScreenReference: Codable {
    /// Reads a screen, or the id of one in the stack.
    public init(from decoder: any Decoder) throws {
        if let id = try? decoder.singleValueContainer().decode(Screen.ID.self) {
            self = .existing(id)
        } else {
            self = .new(try Screen(from: decoder))
        }
    }

    /// Writes the screen, or the id.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .new(let screen): try screen.encode(to: encoder)
        case .existing(let id): try id.encode(to: encoder)
        }
    }
}
