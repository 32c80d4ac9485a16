extension TransitionResponse.Bars {
    enum CodingKeys: CodingKey {
        case before, during, after
    }

    /// Writes those at rest always; null where there is no screen.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(before, forKey: .before)
        try object.encodeIfPresent(during, forKey: .during)
        try object.encode(after, forKey: .after)
    }
}

extension ResolveResponse: Codable {
    private enum CodingKeys: CodingKey {
        case policy, environment, contested, bars, diagnostics, screens, controller
    }

    private enum BarsKeys: CodingKey {
        case after
    }

    /// Reads a response; the bar stands in it as the one after nothing happened.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            policy: try object.value(.policy),
            environment: try object.value(.environment),
            contested: try object.valueUnlessAbsent(.contested),
            bar: try object.nestedContainer(keyedBy: BarsKeys.self, forKey: .bars).nullableValue(.after),
            diagnostics: try object.valueUnlessAbsent(.diagnostics),
            screens: try object.valueUnlessAbsent(.screens),
            controller: try object.valueUnlessAbsent(.controller)
        )
    }

    /// Writes a response; the bar is null where there is no screen.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(policy, forKey: .policy)
        try object.encode(environment, forKey: .environment)
        try object.encodeIfPresent(contested, forKey: .contested)
        var bars = object.nestedContainer(keyedBy: BarsKeys.self, forKey: .bars)
        try bars.encode(bar, forKey: .after)
        try object.encodeIfPresent(diagnostics, forKey: .diagnostics)
        try object.encodeIfPresent(screens, forKey: .screens)
        try object.encodeIfPresent(controller, forKey: .controller)
    }
}
