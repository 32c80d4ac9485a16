/// A type whose grammar is that of an open value: coding goes through the tree, so that there is one grammar.
protocol TreeCodable: Codable {
    init(value: Value) throws(ValueError)
    var value: Value { get }
}

extension TreeCodable {
    /// Reads the tree, and then this type from it.
    public init(from decoder: any Decoder) throws {
        let value = try Value(from: decoder).withoutExtensions
        do { try self.init(value: value) } catch {
            throw DecodingError.dataCorrupted(at: decoder.codingPath + error.path, "Expected " + error.expected)
        }
    }

    /// Writes the value's tree.
    public func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}

extension Color: TreeCodable {}
extension Image: TreeCodable {}
extension TextAttributes: TreeCodable {}
extension Appearance: TreeCodable {}
extension BarProperties: TreeCodable {}
extension BarVisibility: TreeCodable {}

extension ValueError {
    /// Where the error is, as the keys on the way there: the tokens of the pointer (RFC 6901, 3 and 4).
    fileprivate var path: [any CodingKey] {
        pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { token in
            ObjectKey(token.unescapedFromPointer)
        }
    }
}

extension Substring {
    /// The token of a JSON Pointer as the key that it stands for: `~1` is a slash, `~0` a tilde.
    fileprivate var unescapedFromPointer: String {
        var isAfterTilde = false
        return reduce(into: "") { result, character in
            if isAfterTilde {
                result.append(character == "1" ? "/" : "~")
                isAfterTilde = false
            } else if character == "~" {
                isAfterTilde = true
            } else {
                result.append(character)
            }
        }
    }
}
