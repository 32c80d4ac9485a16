extension Scenario: Codable {
    /// The keys of the requests.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case policy, environment, defaults, stack, origin, nested, controller, include
        case operation, operations

        /// Those that every request has.
        static let ofScenario: [CodingKeys] = [
            .policy, .environment, .defaults, .stack, .origin, .nested, .controller, .include,
        ]
    }

    /// Reads a scenario, of which only the stack must be there.
    public init(from decoder: any Decoder) throws {
        try self.init(from: try decoder.object(of: CodingKeys.self, allowing: CodingKeys.ofScenario))
    }

    init(from object: KeyedDecodingContainer<CodingKeys>) throws {
        self.init(stack: try object.value(.stack))
        policy = try object.value(.policy, or: policy)
        environment = try object.nullableValue(.environment) ?? environment
        defaults = try object.nullableValue(.defaults) ?? defaults
        origin = try object.value(.origin, or: origin)
        isNested = try object.value(.nested, or: isNested)
        controller = try object.nullableValue(.controller)
        include = try object.valueUnlessAbsent(.include)
    }

    /// Writes the stack and what differs from a scenario that says nothing else.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try encode(to: &object)
    }

    func encode(to object: inout KeyedEncodingContainer<CodingKeys>) throws {
        let plain = Scenario(stack: [])
        try object.encode(policy, forKey: .policy, unless: plain.policy)
        try object.encode(environment, forKey: .environment, unless: plain.environment)
        try object.encode(defaults, forKey: .defaults, unless: plain.defaults)
        try object.encode(stack, forKey: .stack)
        try object.encode(origin, forKey: .origin, unless: plain.origin)
        try object.encode(isNested, forKey: .nested, unless: plain.isNested)
        try object.encodeIfPresent(controller, forKey: .controller)
        try object.encodeIfPresent(include, forKey: .include)
    }
}

extension Scenario.Defaults: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case bar, appearanceProxy
    }

    /// Reads defaults; what is absent says nothing.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init()
        bar = try object.nullableValue(.bar)
        appearanceProxy = try object.nullableValue(.appearanceProxy) ?? appearanceProxy
    }

    /// Writes what they say.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encodeIfPresent(bar, forKey: .bar)
        try object.encode(appearanceProxy, forKey: .appearanceProxy, unless: BarProperties())
    }
}
