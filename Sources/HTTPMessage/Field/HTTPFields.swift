/// The header fields of a message, in order.
///
/// The fields are kept as a single text, almost in the form in which they are sent. A header is read and written many
/// times as often as one of its values is used, and a string for each name and value would cost more than the rest of
/// the server's work on a small request.
public struct HTTPFields: Sendable {
    /// The position of a field in the text.
    public struct Line: Sendable {
        /// The bytes of the name; a NUL follows them.
        public let name: Range<Int32>

        /// The bytes of the value; a NUL follows them.
        public let value: Range<Int32>

        /// Makes the position of a field.
        ///
        /// - Parameters:
        ///   - name: The bytes of the name.
        ///   - value: The bytes of the value.
        public init(name: Range<Int32>, value: Range<Int32>) {
            self.name = name
            self.value = value
        }
    }

    /// One field as strings.
    public struct Field: Hashable, Sendable {
        /// The name of the field.
        public let name: HTTPFieldName

        /// The value of the field.
        public let value: String
    }

    /// The names and values as they are sent, each followed by a NUL, so that they can be passed to a C library.
    public private(set) var text: [UInt8]

    /// The position of each field in the text.
    public private(set) var lines: [Line]

    /// Makes a header without fields.
    public init() {
        text = []
        lines = []
    }

    /// Makes a header from fields that are in a single text already.
    ///
    /// - Parameters:
    ///   - text: Names, which are tokens of RFC 9110 5.6.2, and values, which are UTF-8, each followed by a NUL.
    ///   - lines: The position of each field in the text.
    public init(text: [UInt8], lines: [Line]) {
        self.text = text
        self.lines = lines
    }
}

// MARK: - Asking

extension HTTPFields {
    /// The value of a name; the values of several fields are joined by commas to one list (RFC 9110 5.3); `nil` if
    /// there is none.
    ///
    /// Setting it replaces all fields of the name by one at the end, or removes them.
    public subscript(name: HTTPFieldName) -> String? {
        get {
            guard let first = lines.firstIndex(where: { isLine($0, named: name) }) else { return nil }
            var value = string(in: lines[first].value)
            for line in lines[(first + 1)...] where isLine(line, named: name) {
                value += ", " + string(in: line.value)
            }
            return value
        }
        set {
            // The text of removed lines stays in the buffer: moving the rest is not worth it.
            lines = lines.filter { !isLine($0, named: name) }
            if let newValue {
                append(name, newValue)
            }
        }
    }

    /// Whether there is a field with this name.
    ///
    /// - Parameter name: The name to look for.
    /// - Returns: `true` if there is at least one.
    public func contains(_ name: HTTPFieldName) -> Bool {
        lines.contains { isLine($0, named: name) }
    }

    /// Whether there is exactly one field with this name, and it has this value.
    ///
    /// - Parameters:
    ///   - name: The name to look for.
    ///   - value: The expected value, which is compared byte for byte.
    /// - Returns: `false` if there is none, another value, or more than one.
    package func contains(_ name: HTTPFieldName, only value: StaticString) -> Bool {
        var isFound = false
        for line in lines where isLine(line, named: name) {
            guard !isFound, line.value.count == value.utf8CodeUnitCount else { return false }
            isFound = true
            let found = text.span.extracting(Int(line.value.lowerBound)..<Int(line.value.upperBound))
            for offset in found.indices where unsafe found[offset] != value.utf8Start[offset] { return false }
        }
        return isFound
    }

    // Most names differ in length, which is compared first because it needs no call.
    @inline(__always) private func isLine(_ line: Line, named name: HTTPFieldName) -> Bool {
        line.name.count == name.canonical.count && isSpelling(of: name, in: line)
    }

    private func isSpelling(of name: HTTPFieldName, in line: Line) -> Bool {
        let spelling = text.span.extracting(Int(line.name.lowerBound)..<Int(line.name.upperBound))
        let canonical = name.canonical.span
        for offset in canonical.indices where spelling[offset].lowercased != canonical[offset] { return false }
        return true
    }

    private func string(in range: Range<Int32>) -> String {
        String(decoding: text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }
}

// MARK: - Adding

extension HTTPFields {
    /// The capacity that the first field reserves, enough for most answers.
    private static let firstCapacity = (text: 512, lines: 8)

    /// Adds a field at the end, in addition to any of the same name.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - value: The value, without control characters except tabs.
    public mutating func append(_ name: HTTPFieldName, _ value: String) {
        append(name, capacity: value.utf8.count) { $0.append(value) }
    }

    /// Adds a field at the end, whose value is written directly into the text.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - capacity: The largest value, in bytes.
    ///   - write: Writes the value: UTF-8, without control characters except tabs.
    @inline(__always) package mutating func append(
        _ name: HTTPFieldName,
        capacity: Int,
        _ write: (inout OutputSpan<UInt8>) -> Void
    ) {
        if lines.isEmpty {
            text.reserveCapacity(Self.firstCapacity.text)
            lines.reserveCapacity(Self.firstCapacity.lines)
        }
        let start = Int32(text.count)
        let value = start + Int32(name.canonical.count) + 1
        text.append(addingCapacity: name.canonical.count + capacity + 2) { text in
            text.append(name.spelling)
            text.append(0)
            write(&text)
            text.append(0)
        }
        lines.append(Line(name: start..<value - 1, value: value..<Int32(text.count) - 1))
    }

    /// Adds the fields of another header at the end.
    ///
    /// - Parameter others: The fields, in their order.
    package mutating func append(contentsOf others: HTTPFields) {
        let offset = Int32(text.count)
        text.append(contentsOf: others.text)
        for line in others.lines { lines.append(line.moved(by: offset)) }
    }
}

extension HTTPFields.Line {
    fileprivate func moved(by offset: Int32) -> Self {
        HTTPFields.Line(
            name: name.lowerBound + offset..<name.upperBound + offset,
            value: value.lowerBound + offset..<value.upperBound + offset
        )
    }
}

// MARK: - Collection

extension HTTPFields: RandomAccessCollection {
    /// The position of the first field.
    public var startIndex: Int { 0 }

    /// The position after the last field.
    public var endIndex: Int { lines.count }

    /// A field as strings.
    public subscript(position: Int) -> Field {
        let line = lines[position]
        return Field(name: HTTPFieldName(string(in: line.name)), value: string(in: line.value))
    }
}

extension HTTPFields: Hashable {
    /// Whether two headers have the same fields in the same order, ignoring the case of names.
    ///
    /// - Parameters:
    ///   - left: A header.
    ///   - right: Another.
    /// - Returns: `true` if all fields are equal.
    public static func == (left: HTTPFields, right: HTTPFields) -> Bool {
        left.elementsEqual(right)
    }

    /// Feeds the fields to a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for field in self {
            hasher.combine(field)
        }
    }
}

extension HTTPFields: ExpressibleByDictionaryLiteral {
    /// Makes a header from fields in their order.
    ///
    /// In time-critical code, append the fields to an empty header instead: a literal is made first and then copied.
    ///
    /// - Parameter elements: Names and values.
    public init(dictionaryLiteral elements: (HTTPFieldName, String)...) {
        self.init()
        for (name, value) in elements {
            append(name, value)
        }
    }
}
