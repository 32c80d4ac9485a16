extension Screen {
    /// What screens are told apart by: 1 to 128 characters without control characters.
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
        public var isValid: Bool {
            let scalars = rawValue.unicodeScalars
            return !scalars.isEmpty && rawValue.utf8.count <= 4 * ID.maximumLength
                && scalars.count <= ID.maximumLength
                && !rawValue.utf8.contains { $0 < 0x20 || $0 == 0x7F }
        }

        /// How many characters (Unicode scalars) an id may have.
        public static let maximumLength = 128
    }
}

extension Screen.ID: Hashable, Comparable {
    /// Whether the bytes are equal.
    public static func == (left: Screen.ID, right: Screen.ID) -> Bool {
        // Equal bytes make equal strings, which is found sooner.
        left.rawValue == right.rawValue && left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
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
