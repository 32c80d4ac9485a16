/// The header fields of a message, in the order in which they stand in it.
public struct HTTPFields: Hashable, Sendable {
    /// One line of a header.
    public struct Field: Hashable, Sendable {
        /// What the line is about.
        public let name: HTTPFieldName

        /// What it says, without the white space around it.
        public let value: String

        /// Puts a line together.
        ///
        /// - Parameters:
        ///   - name: What the line is about.
        ///   - value: What it says; no control character but the tab.
        public init(name: HTTPFieldName, value: String) {
            self.name = name
            self.value = value
        }
    }

    private var lines: [Field]

    /// A header without a line.
    public init() {
        lines = []
    }

    /// Makes room for lines that are about to be appended.
    ///
    /// - Parameter count: How many lines in all.
    public mutating func reserveCapacity(_ count: Int) {
        lines.reserveCapacity(count)
    }

    /// Adds a line at the end, beside any of the same name.
    ///
    /// - Parameters:
    ///   - name: What the line is about.
    ///   - value: What it says.
    public mutating func append(_ name: HTTPFieldName, _ value: String) {
        lines.append(Field(name: name, value: value))
    }

    /// The value of a name: several lines are one list, joined by commas (RFC 9110 5.3); `nil` where there is no line.
    ///
    /// Setting replaces every line of the name by one at the end, or by none.
    public subscript(name: HTTPFieldName) -> String? {
        get {
            guard let first = lines.firstIndex(where: { $0.name == name }) else { return nil }
            var value = lines[first].value
            for line in lines[(first + 1)...] where line.name == name {
                value += ", " + line.value
            }
            return value
        }
        set {
            lines.removeAll { $0.name == name }
            if let newValue {
                append(name, newValue)
            }
        }
    }

    /// Whether there is a line of that name.
    ///
    /// - Parameter name: The name to look for.
    /// - Returns: `true` where there is at least one.
    public func contains(_ name: HTTPFieldName) -> Bool {
        lines.contains { $0.name == name }
    }
}

extension HTTPFields: RandomAccessCollection {
    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }

    public subscript(position: Int) -> Field { lines[position] }
}

extension HTTPFields: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (HTTPFieldName, String)...) {
        lines = elements.map(Field.init)
    }
}
