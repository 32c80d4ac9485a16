package import NavigationStyle

extension Value {
    /// The handling of keys that any object may have (`x-…`, `$schema`, `$extensions`) in an open object.
    package enum Extensions: Sendable {
        /// They are kept as members, for objects whose keys are ids.
        case kept
        /// They are ignored.
        case ignored

        /// Returns whether a key is one that any object may have.
        package static func areNamed(_ key: String) -> Bool {
            key.utf8.starts(with: "x-".utf8) || key == "$schema" || key == "$extensions"
        }
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - json: The text, UTF-8.
    ///   - limits: The limits of depth, lengths and counts.
    ///   - extensions: The handling of keys that any object may have.
    /// - Throws: The first syntax error, or every fault.
    package init(
        json: [UInt8],
        limits: JSONLimits = .standard,
        extensions: Extensions = .kept
    ) throws(JSONRequestError) {
        self = try JSONReader.read(json, limits: limits) { reader throws(JSONMalformed) in
            try Value(from: &reader, extensions: extensions)
        }
    }

    /// Reads a value of any shape; nil only after recording a fault in it.
    package init?(
        from reader: inout JSONReader,
        extensions: Extensions = .ignored
    ) throws(JSONMalformed) {
        let faultCount = reader.faultCount
        let value: Value?
        switch try reader.kind() {
        case .object: value = .object(try Self.members(from: &reader, extensions: extensions))
        case .array: value = .array(try Self.elements(from: &reader, extensions: extensions))
        case .string: value = try reader.string().map(Value.string)
        case .number: value = try reader.double().map(Value.number)
        case .boolean: value = try reader.boolean().map(Value.bool)
        case .null:
            try reader.literal("null")
            value = .null
        }
        guard let value, reader.faultCount == faultCount else { return nil }
        self = value
    }

    /// Reads the members of an object, sorted by key and without faulty ones; empty if the value is not an object.
    package static func members(
        from reader: inout JSONReader,
        extensions: Extensions = .ignored
    ) throws(JSONMalformed) -> [Member] {
        guard var scope = try reader.object() else { return [] }
        var members: [Member] = []
        while let key = try reader.openKey(in: &scope) {
            if extensions == .ignored, reader.isIgnored(key) {
                try reader.skipValue()
            } else {
                reader.checkLength(of: key)
                if let value = try Value(from: &reader, extensions: extensions) {
                    members.append(Member(reader.string(key), value))
                }
            }
        }
        return members.sorted { $0.key < $1.key }
    }

    private static func elements(
        from reader: inout JSONReader,
        extensions: Extensions
    ) throws(JSONMalformed) -> [Value] {
        guard var scope = try reader.array() else { return [] }
        var elements: [Value] = []
        while try reader.element(in: &scope) {
            if let element = try Value(from: &reader, extensions: extensions) { elements.append(element) }
        }
        return elements
    }
}
