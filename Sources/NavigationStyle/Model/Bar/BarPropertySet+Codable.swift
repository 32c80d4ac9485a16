extension BarPropertySet: Codable {
    /// Reads an array of the properties' names.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.names(of: BarProperty.allCases.map(\.name)) { BarProperty(name: $0) })
    }

    /// Writes an array of the properties' names.
    public func encode(to encoder: any Encoder) throws {
        try map(\.name).encode(to: encoder)
    }
}
