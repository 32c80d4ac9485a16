extension Screen {
    /// The identifier of a screen: 1 to 128 characters without control characters.
    ///
    /// Ids are equal if their UTF-8 bytes are: a `String` would take two spellings of one letter for the same.
    public struct ID: RawRepresentable, Sendable {
        /// The id as it was given.
        public var rawValue: String

        /// Makes an id; whether it is a valid one is found when a request is answered.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether it has 1 to 128 characters and no control characters.
        public var isValid: Bool { fault == nil }

        /// The fault that makes the id invalid; nil if it is valid.
        package var fault: RequestFault.Reason? {
            let count = rawValue.utf8.count
            // A text has at most as many scalars as bytes, and a scalar at most four bytes.
            let isShort =
                count <= ID.maximumLength
                || count <= 4 * ID.maximumLength && rawValue.unicodeScalars.count <= ID.maximumLength
            guard count > 0, isShort else { return .invalidScreenID(self) }
            return rawValue.controlCharacter().map { .controlCharacter($0) }
        }

        /// The greatest number of characters (Unicode scalars) in an id.
        public static let maximumLength = 128
    }
}

extension Screen.ID: Hashable, Comparable {
    /// Whether the bytes are equal.
    public static func == (left: Screen.ID, right: Screen.ID) -> Bool {
        let (left, right) = (left.rawValue.utf8.span, right.rawValue.utf8.span)
        return left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
    }

    /// Whether the bytes of `left` come before those of `right`.
    public static func < (left: Screen.ID, right: Screen.ID) -> Bool {
        left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }

    /// Hashes the string: ids with equal bytes are equal strings.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rawValue)
    }
}

extension Screen.ID: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Makes an id of a literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The id as it was given.
    public var description: String { rawValue }
}

extension Screen.ID: WireElement {
    @usableFromInline package static var shape: Shape { .named("ScreenID") }
    @usableFromInline package static var placeholder: Screen.ID { "" }

    /// Reads an id; whether it is a valid one is found when a request is answered.
    @inlinable @inline(__always) package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Screen.ID? { try reader.string(.string).map { Screen.ID(rawValue: $0) } }

    @inlinable @inline(__always)
    package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.string(rawValue) }
}

/// An id is its string, as a value and as a key.
extension Screen.ID: Codable, CodingKeyRepresentable {}
