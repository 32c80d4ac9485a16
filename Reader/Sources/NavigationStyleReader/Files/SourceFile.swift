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

    /// The first byte between two that is neither white space nor part of a comment to the end of a line.
    func firstCode(from start: Int, to end: Int) -> Int {
        var place = start
        while place < min(end, bytes.count) {
            switch bytes[place] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): place += 1
            case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "/"):
                while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
            default: return place
            }
        }
        return start
    }

    /// The first byte of a line, from 1 on.
    func start(ofLine line: Int) -> Int { lineStarts[max(0, min(line, lineStarts.count) - 1)] }

    /// The text between two bytes in one line, at most 60 characters of it.
    func text(from start: Int, to end: Int) -> String {
        guard start < end, end <= bytes.count else { return "" }
        var line: [UInt8] = []
        var count = 0
        var isSpaced = false
        for byte in bytes[start..<min(end, start + 400)] {
            switch byte {
            case 0x20, 0x09...0x0D: isSpaced = !line.isEmpty
            case 0..<0x20, 0x7F: continue
            default:
                if isSpaced { line.append(UInt8(ascii: " ")) }
                count += (isSpaced ? 1 : 0) + (byte & 0xC0 != 0x80 ? 1 : 0)
                isSpaced = false
                guard count <= 60 else { return String(decoding: Self.shortened(line), as: UTF8.self) + "…" }
                line.append(byte)
            }
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// Returns a line without its last character.
    private static func shortened(_ line: [UInt8]) -> ArraySlice<UInt8> {
        var rest = line[...]
        while let last = rest.popLast(), last & 0xC0 == 0x80 {}
        return rest
    }
}
