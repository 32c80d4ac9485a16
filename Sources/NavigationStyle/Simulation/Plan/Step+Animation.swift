extension Step {
    /// A value of the bar that changes little by little while the screens move, or that a policy holds while they do.
    public struct Animation: Hashable, Sendable {
        /// What changes, from what to what, as ``BarState`` has it.
        public enum Change: Hashable, Sendable {
            case background(from: BarState.Background, to: BarState.Background)
            case shadow(from: BarState.Shadow, to: BarState.Shadow)
            case tintColor(from: RGBA, to: RGBA)
            case titleColor(from: RGBA, to: RGBA)
        }

        /// How a value runs along with how much of the transition is over.
        ///
        /// That is not how it runs in time: all that is known to move keeps pace with the screens, or with the finger.
        public enum Curve: String, CaseIterable, Codable, Sendable {
            case linear, easeInOut, spring
        }

        /// What changes.
        public var change: Change
        /// How it runs.
        public var curve: Curve
        /// How much of the transition is over when the value has arrived, 0…1: 0 is at once.
        public var until: Double

        /// Makes one.
        public init(_ change: Change, curve: Curve = .linear, until: Double = 1) {
            self.change = change
            self.curve = curve
            self.until = until
        }
    }
}

extension Step.Animation {
    /// The properties by their names, which are paths in ``BarState``.
    enum Property: String, CaseIterable, Codable {
        case background, shadow, tintColor
        case titleColor = "title.color"
    }

    init(from object: KeyedDecodingContainer<Step.CodingKeys>) throws {
        let property: Property = try object.value(.property)
        switch property {
        case .background: change = .background(from: try object.value(.from), to: try object.value(.to))
        case .shadow: change = .shadow(from: try object.value(.from), to: try object.value(.to))
        case .tintColor: change = .tintColor(from: try object.value(.from), to: try object.value(.to))
        case .titleColor: change = .titleColor(from: try object.value(.from), to: try object.value(.to))
        }
        curve = try object.value(.curve)
        until = try object.valueUnlessAbsent(.until) ?? 1
    }

    func encode(to object: inout KeyedEncodingContainer<Step.CodingKeys>) throws {
        func encode(_ property: Property, _ from: some Encodable, _ to: some Encodable) throws {
            try object.encode(property, forKey: .property)
            try object.encode(from, forKey: .from)
            try object.encode(to, forKey: .to)
        }
        switch change {
        case .background(let from, let to): try encode(.background, from, to)
        case .shadow(let from, let to): try encode(.shadow, from, to)
        case .tintColor(let from, let to): try encode(.tintColor, from, to)
        case .titleColor(let from, let to): try encode(.titleColor, from, to)
        }
        try object.encode(curve, forKey: .curve)
        if until != 1 { try object.encode(until, forKey: .until) }
    }
}
