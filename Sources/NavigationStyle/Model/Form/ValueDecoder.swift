/// A decoder of trees: with it, every `Decodable` answer is also read from bytes, without Foundation.
package struct ValueDecoder: Decoder {
    let value: Value
    package let codingPath: [any CodingKey]
    package var userInfo: [CodingUserInfoKey: Any] { [:] }

    package init(_ value: Value, at path: [any CodingKey] = []) {
        self.value = value
        codingPath = path
    }

    package func container<Key: CodingKey>(keyedBy _: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = value else { throw mismatch([Value.Member].self) }
        return KeyedDecodingContainer(ObjectContainer(members: members, codingPath: codingPath))
    }

    package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = value else { throw mismatch([Value].self) }
        return ArrayContainer(elements: elements, codingPath: codingPath)
    }

    package func singleValueContainer() -> any SingleValueDecodingContainer { self }

    fileprivate func mismatch(_ type: Any.Type) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "Expected another type of value")
        return .typeMismatch(type, context)
    }
}

extension ValueDecoder: SingleValueDecodingContainer {
    package func decodeNil() -> Bool { value == .null }

    package func decode<Result: Decodable>(_: Result.Type) throws -> Result {
        let plain: Any =
            switch value {
            case .bool(let flag): flag
            case .string(let text): text
            case .number(let number):
                (Result.self as? any BinaryInteger.Type).flatMap { $0.init(exactly: number) as Any? } ?? number
            case .null, .array, .object: value
            }
        if let result = plain as? Result ?? value as? Result { return result }
        switch Result.self {
        case is Bool.Type, is String.Type, is any Numeric.Type: throw mismatch(Result.self)
        default: return try Result(from: self)
        }
    }
}

/// The members of an object.
private struct ObjectContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [Value.Member]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

    func contains(_ key: Key) -> Bool { members.contains { $0.key == key.stringValue } }

    func decodeNil(forKey key: Key) throws -> Bool { try superDecoder(forKey: key).singleValueContainer().decodeNil() }

    func decode<Result: Decodable>(_ type: Result.Type, forKey key: Key) throws -> Result {
        try superDecoder(forKey: key).singleValueContainer().decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try superDecoder(forKey: key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try superDecoder(forKey: key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { ValueDecoder(.object(members), at: codingPath) }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        guard let member = members.first(where: { $0.key == key.stringValue }) else {
            let words = "The key \"\(key.stringValue)\" is missing"
            throw DecodingError.keyNotFound(key, DecodingError.Context(codingPath: codingPath, debugDescription: words))
        }
        return ValueDecoder(member.value, at: codingPath + [key])
    }
}

/// The elements of an array.
private struct ArrayContainer: UnkeyedDecodingContainer {
    let elements: [Value]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(elements: [Value], codingPath: [any CodingKey]) {
        self.elements = elements
        self.codingPath = codingPath
    }

    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, elements[currentIndex] == .null else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Result: Decodable>(_ type: Result.Type) throws -> Result {
        try superDecoder().singleValueContainer().decode(type)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> { try superDecoder().container(keyedBy: type) }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try superDecoder().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder {
        let key = ObjectKey(intValue: currentIndex)
        guard !isAtEnd else {
            let context = DecodingError.Context(codingPath: codingPath + [key], debugDescription: "The array has ended")
            throw DecodingError.valueNotFound(Value.self, context)
        }
        defer { currentIndex += 1 }
        return ValueDecoder(elements[currentIndex], at: codingPath + [key])
    }
}
