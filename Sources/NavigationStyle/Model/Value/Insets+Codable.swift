extension Insets: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case top, left, bottom, right
    }

    /// Reads insets; an edge that is left out is 0.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init(
            top: try object.numberUnlessAbsent(.top, in: .points) ?? 0,
            left: try object.numberUnlessAbsent(.left, in: .points) ?? 0,
            bottom: try object.numberUnlessAbsent(.bottom, in: .points) ?? 0,
            right: try object.numberUnlessAbsent(.right, in: .points) ?? 0
        )
    }

    /// Writes all four edges.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(top, forKey: .top)
        try object.encode(left, forKey: .left)
        try object.encode(bottom, forKey: .bottom)
        try object.encode(right, forKey: .right)
    }
}
