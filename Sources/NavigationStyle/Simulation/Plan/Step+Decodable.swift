extension Step: Decodable {
    /// Creates a step by decoding; the keys of its action are beside the others.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        let name: Action.Name = try object.value("action")
        self.init(
            at: try object.value("at"),
            by: try object.value("by"),
            action: try object.alternative(name),
            rule: try object.value("rule")
        )
    }
}

extension Step.Animation: Decodable {
    /// Creates an animation by decoding; the keys of its change are beside the others.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        let property: Property = try object.value("property")
        self.init(
            try object.alternative(property),
            curve: try object.value("curve"),
            until: try object.valueUnlessAbsent("until") ?? 1
        )
    }
}

extension Step.Event: Decodable {
    /// Creates a point of the script by decoding.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        self.init(try object.value("event"), screen: try object.valueUnlessAbsent("screen"))
    }
}
