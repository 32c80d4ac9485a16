extension Value: Codable {
    /// Reads a value of any shape; members of objects are kept whatever their keys are.
    public init(from decoder: any Decoder) throws {
        if let decoder = decoder as? ValueDecoder {
            self = decoder.value
            return
        }
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
            self = .null
        } else if let flag = try single.decodeIfMatching(Bool.self) {
            self = .bool(flag)
        } else if let number = try single.decodeIfMatching(Double.self) {
            self = .number(number)
        } else if let text = try single.decodeIfMatching(String.self) {
            self = .string(text)
        } else if let elements = try single.decodeIfMatching([Value].self) {
            self = .array(elements)
        } else {
            self = .object(members: try single.decode([String: Value].self))
        }
    }

    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        switch self {
        case .null: try single.encodeNil()
        case .bool(let flag): try single.encode(flag)
        case .number(let number): try single.encode(number)
        case .string(let text): try single.encode(text)
        case .array(let elements): try single.encode(elements)
        case .object(let members):
            var object = encoder.container(keyedBy: ObjectKey.self)
            for member in members { try object.encode(member.value, forKey: ObjectKey(member.key)) }
        }
    }

    /// The value without extension members, at any depth.
    var withoutExtensions: Value {
        switch self {
        case .array(let elements): .array(elements.map(\.withoutExtensions))
        case .object(let members):
            .object(
                members.compactMap { member in
                    ObjectKey(member.key).isExtension ? nil : Member(member.key, member.value.withoutExtensions)
                }
            )
        case .null, .bool, .number, .string: self
        }
    }
}

extension SingleValueDecodingContainer {
    /// Returns the value, or nil if it is of another type; throws any other error.
    fileprivate func decodeIfMatching<Result: Decodable>(_ type: Result.Type) throws -> Result? {
        do { return try decode(type) } catch DecodingError.typeMismatch(_, let context)
            where context.codingPath.count == codingPath.count
        { return nil }
    }
}
