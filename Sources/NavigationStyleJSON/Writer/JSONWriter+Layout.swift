extension JSONWriter {
    /// Lays a text out for people.
    ///
    /// Two spaces a level, a space behind each colon, a line for each member and element, a line feed at the end. Objects
    /// and arrays with nothing in them stay on their line.
    ///
    /// - Parameter text: JSON without white space between its tokens.
    /// - Returns: The same with it.
    package static func indented(_ text: [UInt8]) -> [UInt8] {
        var measure = JSONIndentation()
        for byte in text { measure.add(byte) }
        return [UInt8](unsafeUninitializedCapacity: measure.count) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            var layout = JSONIndentation()
            for byte in text {
                layout.add(byte) { byte, times in
                    (start + count).initialize(repeating: byte, count: times)
                    count += times
                }
            }
            (start + count).initialize(to: UInt8(ascii: "\n"))
            count += 1
        }
    }
}

/// Lays JSON out for people, byte by byte.
struct JSONIndentation {
    /// How many bytes the text has that was laid out so far, with the line feed at its end.
    private(set) var count = 1
    private var level = 0
    private var isInString = false
    /// Whether the byte before escapes this one.
    private var isEscaped = false
    /// Whether an object or array has just begun: with nothing in it, it stays on its line.
    private var hasJustBegun = false

    /// Takes the next byte of a text without white space, and counts what becomes of it.
    mutating func add(_ byte: UInt8) { add(byte) { _, _ in } }

    /// Takes the next byte of a text without white space, and hands what becomes of it to `emit`: bytes, and how many
    /// times each.
    @inline(__always)
    mutating func add(_ byte: UInt8, _ emit: (_ byte: UInt8, _ times: Int) -> Void) {
        if isInString {
            put(byte, emit)
            isInString = isEscaped || byte != UInt8(ascii: "\"")
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            return
        }
        let isClosing = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
        if isClosing { level -= 1 }
        if hasJustBegun != isClosing { newLine(emit) }
        hasJustBegun = false
        put(byte, emit)
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            level += 1
            hasJustBegun = true
        case UInt8(ascii: ","): newLine(emit)
        case UInt8(ascii: ":"): put(UInt8(ascii: " "), emit)
        default: break
        }
    }

    private mutating func newLine(_ emit: (_ byte: UInt8, _ times: Int) -> Void) {
        put(UInt8(ascii: "\n"), emit)
        put(UInt8(ascii: " "), times: level * 2, emit)
    }

    @inline(__always)
    private mutating func put(_ byte: UInt8, times: Int = 1, _ emit: (_ byte: UInt8, _ times: Int) -> Void) {
        emit(byte, times)
        count += times
    }
}
