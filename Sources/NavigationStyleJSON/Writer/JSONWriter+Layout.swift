extension JSONWriter {
    /// Returns a text laid out for people.
    ///
    /// Each level is indented by two spaces, a space follows each colon, each member and element has its own line, and
    /// the text ends with a line feed. Empty objects and arrays stay on one line.
    ///
    /// - Parameter text: JSON without white space between its tokens.
    /// - Returns: The same JSON with white space.
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
    /// The number of bytes of the laid-out text so far, including the final line feed.
    private(set) var count = 1
    private var level = 0
    private var isInString = false
    /// Whether the previous byte escapes the next one.
    private var isEscaped = false
    /// Whether an object or array has just begun; an empty one stays on one line.
    private var hasJustBegun = false

    /// Takes the next byte of a text without white space, and counts the resulting bytes.
    mutating func add(_ byte: UInt8) { add(byte) { _, _ in } }

    /// Takes the next byte of a text without white space, and passes the resulting bytes to `emit`, each with the
    /// number of its repetitions.
    @inline(__always) mutating func add(_ byte: UInt8, _ emit: (_ byte: UInt8, _ times: Int) -> Void) {
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
