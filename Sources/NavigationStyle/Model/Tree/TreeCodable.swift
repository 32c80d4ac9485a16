/// A type that is read by a ``ValueReader`` also where it comes through `Decoder`.
protocol TreeCodable: Codable, ValueReadable {
    var value: Value { get }
}

extension TreeCodable {
    /// Reads the tree, and then this type from it; throws the first fault.
    public init(from decoder: any Decoder) throws {
        self = try decoder.tree()
    }

    /// Writes the value's tree.
    public func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}

extension Decoder {
    /// Reads the tree that stands here, and what it means; throws the first fault.
    func tree<Result: ValueReadable>(_: Result.Type = Result.self) throws -> Result {
        let value = try Value(from: self).withoutExtensions
        var reader = ValueReader()
        let result = Result(value, from: &reader)
        if let fault = reader.faults.first {
            let path = JSONPointer.tokens(of: fault.pointer).map { ObjectKey($0) }
            let choices = fault.allowed.map { "; expected one of " + $0.joined(separator: ", ") } ?? ""
            throw DecodingError.dataCorrupted(at: codingPath + path, fault.detail + choices)
        }
        guard let result else { throw DecodingError.dataCorrupted(at: codingPath, "There is nothing here") }
        return result
    }
}

// Here and not beside the types, where the compiler would make a coding of its own, member by member.
extension Color: TreeCodable {}
extension Image: TreeCodable {}
extension TextAttributes: TreeCodable {}
extension Appearance: TreeCodable {}
extension BarProperties: TreeCodable {}
extension BarPropertySet: TreeCodable {}
extension BarVisibility: TreeCodable {}
extension BarStyle: TreeCodable {}
extension BarStyle.Background: TreeCodable {}
extension BarStyle.Shadow: TreeCodable {}
