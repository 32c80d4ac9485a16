extension Step: Codable {
    /// The keys of steps of all actions.
    enum CodingKeys: String, CodingKey {
        case at, by, action, rule
        case screen, name, before, after, bar, properties, copiedFrom, isAttached, reason, hidden, animated, color
        case screens, property, from, to, curve, until
    }

    /// Reads a step; the keys of its action stand beside the others.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            at: try object.value(.at),
            by: try object.value(.by),
            action: try Action(from: object),
            rule: try object.value(.rule)
        )
    }

    /// Writes a step; the keys of its action stand beside the others.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(at, forKey: .at)
        try object.encode(by, forKey: .by)
        try object.encode(action.name, forKey: .action)
        try action.encode(to: &object)
        try object.encode(rule, forKey: .rule)
    }
}

extension Step.Event: Codable {
    private enum CodingKeys: String, CodingKey {
        case name = "event"
        case screen
    }

    /// Reads a point of the script.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try object.value(.name), screen: try object.valueUnlessAbsent(.screen))
    }

    /// Writes the name as `event`, and the screen if there is one.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(name, forKey: .name)
        try object.encodeIfPresent(screen, forKey: .screen)
    }
}
