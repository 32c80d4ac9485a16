extension JSONWriter {
    /// Lays a text out for people.
    ///
    /// Two spaces a level, a space behind each colon, a line for each member and element, a line feed at the end. Objects
    /// and arrays with nothing in them stay on their line.
    ///
    /// - Parameter text: JSON without white space between its tokens.
    /// - Returns: The same with it.
    package static func indented(_ text: [UInt8]) -> [UInt8] {
        var lines: [UInt8] = []
        // Indented, a text is about twice as long.
        lines.reserveCapacity(text.count * 2)
        var level = 0
        func newLine() {
            lines.append(UInt8(ascii: "\n"))
            lines.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
        }
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "\""):
                let end = endOfString(at: index, in: text)
                lines += text[index..<end]
                index = end
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                lines.append(byte)
                level += 1
                if index + 1 < text.count, isClosing(text[index + 1]) {
                    level -= 1
                    index += 1
                    lines.append(text[index])
                } else {
                    newLine()
                }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                level -= 1
                newLine()
                lines.append(byte)
            case UInt8(ascii: ","):
                lines.append(byte)
                newLine()
            case UInt8(ascii: ":"):
                lines.append(byte)
                lines.append(UInt8(ascii: " "))
            default: lines.append(byte)
            }
            index += 1
        }
        lines.append(UInt8(ascii: "\n"))
        return lines
    }

    private static func isClosing(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") }

    /// The place behind the string that begins at `start`.
    private static func endOfString(at start: Int, in text: [UInt8]) -> Int {
        var index = start + 1
        while index < text.count, text[index] != UInt8(ascii: "\"") {
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, text.count)
    }
}
