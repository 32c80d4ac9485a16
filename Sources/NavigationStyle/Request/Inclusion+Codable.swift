extension Inclusion: Codable {
    /// Reads an array of the parts' names.
    public init(from decoder: any Decoder) throws {
        self.init(
            try decoder.names(of: Inclusion.names.map(\.name)) { name in
                Inclusion.names.first { $0.name == name }?.part
            }
        )
    }

    /// Writes an array of the parts' names.
    public func encode(to encoder: any Encoder) throws {
        try Inclusion.names.filter { contains($0.part) }.map(\.name).encode(to: encoder)
    }
}
