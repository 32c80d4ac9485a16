/// The header fields of a message, in the order in which they stand in it.
///
/// The fields are kept as one piece of text, much as they come and go over the wire: a header is read and written many
/// times as often as anyone asks for one of its values, and a string for each name and value would cost more than all
/// else that the server does with a small request.
public struct HTTPFields: Sendable {
    /// The place of a field in the text.
    public struct Line: Sendable {
        /// The bytes of the name; the byte behind them is NUL.
        public let name: Range<Int32>

        /// The bytes of the value; the byte behind them is NUL.
        public let value: Range<Int32>

        /// Marks a field.
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

    /// Names and values as they are sent, each followed by a NUL, so that they can be lent to a library in C.
    public private(set) var text: [UInt8]

    /// The place of each field in the text.
    public private(set) var lines: [Line]

    /// A header without a field.
    public init() {
        text = []
        lines = []
    }

    /// Makes a header of fields that are in one piece of text already.
    ///
    /// - Parameters:
    ///   - text: Names, which are tokens of RFC 9110 5.6.2, and values, which are UTF-8, each with a NUL behind it.
    ///   - lines: Where each field stands in the text.
    public init(text: [UInt8], lines: [Line]) {
        self.text = text
        self.lines = lines
    }
}

// MARK: - Asking

extension HTTPFields {
    /// The value of a name: several fields are one list, joined by commas (RFC 9110 5.3); `nil` where there is none.
    ///
    /// Setting replaces every field of the name by one at the end, or by none.
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
            // The remaining text is not worth moving.
            lines = lines.filter { !isLine($0, named: name) }
            if let newValue {
                append(name, newValue)
            }
        }
    }

    /// Whether there is a field of that name.
    ///
    /// - Parameter name: The name to look for.
    /// - Returns: `true` where there is at least one.
    public func contains(_ name: HTTPFieldName) -> Bool {
        lines.contains { isLine($0, named: name) }
    }

    /// Whether there is one field of that name, and its value is this.
    ///
    /// - Parameters:
    ///   - name: The name to look for.
    ///   - value: What it must say, byte for byte.
    /// - Returns: `false` where there is none, another value, or more than one.
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

    // Most names are told apart by their lengths, which is not worth a call.
    @inline(__always)
    private func isLine(_ line: Line, named name: HTTPFieldName) -> Bool {
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

    /// Adds a field at the end, beside any of the same name.
    ///
    /// - Parameters:
    ///   - name: What the field is about.
    ///   - value: What it says; no control character but the tab.
    public mutating func append(_ name: HTTPFieldName, _ value: String) {
        append(name, capacity: value.utf8.count) { $0.append(value) }
    }

    /// Adds a field at the end whose value is written where it is to stand.
    ///
    /// - Parameters:
    ///   - name: What the field is about.
    ///   - capacity: How many bytes the value may have.
    ///   - write: Writes the value: UTF-8, no control character but the tab.
    @inline(__always)
    package mutating func append(
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
    /// Whether two headers have the same fields in the same order; names that differ in case alone are the same.
    ///
    /// - Parameters:
    ///   - left: A header.
    ///   - right: Another.
    /// - Returns: `true` if no field differs.
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
    /// Makes a header of the fields in the order in which they are written.
    ///
    /// Where every microsecond counts, append them to an empty header: the literal is made first and then copied.
    ///
    /// - Parameter elements: Names and values.
    public init(dictionaryLiteral elements: (HTTPFieldName, String)...) {
        self.init()
        for (name, value) in elements {
            append(name, value)
        }
    }
}
