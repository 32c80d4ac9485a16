public import NavigationStyle

// The form of the wire for any `Encoder` and `Decoder`: what the writer writes and the reader reads, by way of a tree.
// There is one account of that form, and it is not made for each type a second time.

extension Value: Codable {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Decodes a value of any shape.
    ///
    /// - Parameter decoder: Where it is read from.
    /// - Throws: What the decoder throws.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Key.self) {
            let members = try container.allKeys.map { key in
                Member(key.stringValue, try container.decode(Value.self, forKey: key))
            }
            self = .object(members.sorted { $0.key < $1.key })
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [Value] = []
            while !container.isAtEnd { elements.append(try container.decode(Value.self)) }
            self = .array(elements)
        } else {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let flag = try? container.decode(Bool.self) {
                self = .bool(flag)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .string(try container.decode(String.self))
            }
        }
    }

    /// Encodes the value.
    ///
    /// - Parameter encoder: Where it is written to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let members):
            var container = encoder.container(keyedBy: Key.self)
            for member in members { try container.encode(member.value, forKey: Key(stringValue: member.key)) }
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let flag):
            var container = encoder.singleValueContainer()
            try container.encode(flag)
        case .number(let number):
            var container = encoder.singleValueContainer()
            try container.encode(number)
        case .string(let text):
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
    }
}

extension JSONWritable {
    /// Encodes what the writer writes.
    func encodeForm(to encoder: any Encoder) throws {
        let bytes = JSONWriter.bytes(of: self, pretty: false, capacity: 4096)
        let form: Value = try JSONReader.read(bytes, limits: .unlimited) { reader throws(JSONMalformed) in
            try Value(from: &reader, extensions: .kept)
        }
        try form.encode(to: encoder)
    }
}

extension JSONReadable {
    /// Decodes what the reader reads.
    init(decodingFormOf decoder: any Decoder) throws {
        let form = try Value(from: decoder)
        let bytes = JSONWriter.bytes(of: form, pretty: false, capacity: 4096)
        do throws(JSONRequestError) {
            self = try JSONReader.read(bytes, limits: .unlimited)
        } catch {
            let context = DecodingError.Context(
                codingPath: decoder.codingPath,
                debugDescription: "\(error)",
                underlyingError: error
            )
            throw DecodingError.dataCorrupted(context)
        }
    }
}

extension JSONLimits {
    /// For values that a program has in hand already.
    fileprivate static let unlimited = JSONLimits(
        depth: .max,
        stringLength: .max,
        screens: .max,
        operations: .max,
        faults: 50
    )
}
