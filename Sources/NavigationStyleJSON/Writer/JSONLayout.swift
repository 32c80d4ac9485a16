/// Formats JSON for people, keeping the order of members.
public enum JSONLayout {
    /// The greatest number of columns that an array or object may take on one line.
    private static let width = 100

    /// Returns the text with line feeds and spaces; what fits on a line of 100 columns is on one.
    ///
    /// - Parameter json: JSON without white space between its tokens.
    /// - Returns: The same JSON on lines.
    public static func indented(_ json: [UInt8]) -> [UInt8] {
        var layout = Layout(json: json)
        layout.write()
        return layout.text
    }

    private struct Layout {
        let json: [UInt8]
        var text: [UInt8] = []
        private var position = 0
        /// For each open bracket, whether its contents are on lines of their own.
        private var isSpread: [Bool] = []
        private var column = 0

        init(json: [UInt8]) {
            self.json = json
        }

        mutating func write() {
            while position < json.count {
                let byte = json[position]
                position += 1
                switch byte {
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    append(byte)
                    isSpread.append(column + lengthToClosing() > width)
                    if isSpread.last == true { newLine() }
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if isSpread.popLast() == true { newLine() }
                    append(byte)
                case UInt8(ascii: ","):
                    append(byte)
                    if isSpread.last == true { newLine() } else { append(UInt8(ascii: " ")) }
                case UInt8(ascii: ":"):
                    append(byte)
                    append(UInt8(ascii: " "))
                case UInt8(ascii: "\""):
                    position -= 1
                    writeString()
                default: append(byte)
                }
            }
        }

        private mutating func append(_ byte: UInt8) {
            text.append(byte)
            column += 1
        }

        private mutating func newLine() {
            text.append(UInt8(ascii: "\n"))
            let indentation = isSpread.count { $0 } * 2
            text += [UInt8](repeating: UInt8(ascii: " "), count: indentation)
            column = indentation
        }

        /// Copies the string at the current position.
        private mutating func writeString() {
            for byte in json[position..<endOfString(at: position)] { append(byte) }
            position = endOfString(at: position)
        }

        private func endOfString(at start: Int) -> Int {
            var index = start + 1
            while index < json.count, json[index] != UInt8(ascii: "\"") {
                index += json[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            return min(index + 1, json.count)
        }

        /// Returns the length of the rest up to the bracket that closes the last opened one, including spaces.
        private func lengthToClosing() -> Int {
            var (depth, length, index) = (1, 0, position)
            while index < json.count, depth > 0, length <= width {
                switch json[index] {
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
                case UInt8(ascii: ","), UInt8(ascii: ":"): length += 1
                case UInt8(ascii: "\""):
                    let end = endOfString(at: index)
                    length += end - index - 1
                    index = end - 1
                default: break
                }
                length += 1
                index += 1
            }
            return length
        }
    }
}
