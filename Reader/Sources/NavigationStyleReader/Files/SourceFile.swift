/// A file as the reader keeps it: its name and its bytes, for the texts of what is not known.
struct SourceFile: Sendable {
    /// The path below the folder that was asked for.
    let uri: String
    private let bytes: [UInt8]
    private let lineStarts: [Int]

    init(uri: String, bytes: [UInt8]) {
        self.uri = uri
        self.bytes = bytes
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
    }

    /// The line and the column in characters of a byte, from 1 on.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let start = lineStarts[low]
        let end = max(start, min(offset, bytes.count))
        let before = bytes[start..<end].count { $0 & 0xC0 != 0x80 }
        return (low + 1, before + 1)
    }

    /// The text between two bytes in one line, at most 60 characters of it.
    func text(from start: Int, to end: Int) -> String {
        guard start < end, end <= bytes.count else { return "" }
        var words: [Substring] = []
        let whole = String(decoding: bytes[start..<min(end, start + 400)], as: UTF8.self)
        words = whole.split { $0 == " " || $0.isNewline || $0 == "\t" }
        let text = words.joined(separator: " ").filter { !$0.isControl }
        return text.count > 60 ? text.prefix(59) + "…" : text
    }
}

extension Character {
    fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
