extension ControllerState: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case stack, loaded, bar, isNavigationBarHidden, isBarHidden, isBackgroundHidden, fakeBars
        case isItemStackAtRisk, policyState, provenance, contentOffsets, orientation
    }

    /// Reads a state, of which `stack` and `loaded` must be there.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init()
        stack = try object.value(.stack)
        loaded = try object.value(.loaded)
        bar = try object.value(.bar, or: bar)
        isNavigationBarHidden = try object.value(.isNavigationBarHidden, or: isNavigationBarHidden)
        isBarHidden = try object.value(.isBarHidden, or: isBarHidden)
        isBackgroundHidden = try object.value(.isBackgroundHidden, or: isBackgroundHidden)
        fakeBars = try object.value(.fakeBars, or: fakeBars)
        isItemStackAtRisk = try object.value(.isItemStackAtRisk, or: isItemStackAtRisk)
        // Keys in it may be ids of screens, so that none of them is an extension.
        policyState = try object.valueUnlessAbsent(.policyState)
        provenance = try object.value(.provenance, or: provenance)
        contentOffsets = try object.value(.contentOffsets, or: contentOffsets)
        if let wrong = contentOffsets.first(where: { !ClosedRange.points.contains($0.value) }) {
            throw DecodingError.dataCorrupted(
                at: object.codingPath + [CodingKeys.contentOffsets, ObjectKey(wrong.key.rawValue)],
                "Expected points"
            )
        }
        orientation = try object.valueUnlessAbsent(.orientation)
    }

    /// Writes the state; what only some controllers have is left out where there is none of it.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(stack, forKey: .stack)
        try object.encode(loaded, forKey: .loaded)
        try object.encode(bar, forKey: .bar)
        try object.encode(isNavigationBarHidden, forKey: .isNavigationBarHidden)
        try object.encode(isBarHidden, forKey: .isBarHidden)
        try object.encode(isBackgroundHidden, forKey: .isBackgroundHidden)
        try object.encode(fakeBars, forKey: .fakeBars)
        try object.encode(isItemStackAtRisk, forKey: .isItemStackAtRisk)
        try object.encodeIfPresent(policyState, forKey: .policyState)
        if !provenance.written.isEmpty {
            try object.encode(provenance, forKey: .provenance)
        }
        try object.encode(contentOffsets, forKey: .contentOffsets, unless: [:])
        try object.encodeIfPresent(orientation, forKey: .orientation)
    }
}

extension ControllerState.FakeBar: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case isAttached, isHidden, properties
    }

    /// Reads a fake bar; only `isHidden` may be absent.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init(
            isAttached: try object.value(.isAttached),
            isHidden: try object.value(.isHidden, or: false),
            properties: try object.value(.properties)
        )
    }

    /// Writes all of it.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(isAttached, forKey: .isAttached)
        try object.encode(isHidden, forKey: .isHidden)
        try object.encode(properties, forKey: .properties)
    }
}
