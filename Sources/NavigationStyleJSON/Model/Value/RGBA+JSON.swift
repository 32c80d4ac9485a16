package import NavigationStyle

extension RGBA {
    /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA` from the bytes of a text; nil for anything else.
    @inline(__always)
    init?(hex text: JSONText, in reader: borrowing JSONReader) {
        guard text.isPlain, text.byteCount <= 9, reader.base[text.start] == UInt8(ascii: "#") else { return nil }
        var digits: UInt32 = 0
        for index in (text.start + 1)..<text.end {
            let byte = reader.base[index]
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte &- UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte &- UInt8(ascii: "a") &+ 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte &- UInt8(ascii: "A") &+ 10
            default: return nil
            }
            digits = digits << 4 | UInt32(digit)
        }
        switch text.byteCount {
        case 9: self.init(rawValue: digits)
        case 7: self.init(rawValue: digits << 8 | 0xFF)
        case 5: self.init(shortHex: digits)
        case 4: self.init(shortHex: digits << 4 | 0xF)
        default: return nil
        }
    }
}

extension RGBA: JSONWritable {
    /// Writes `#RRGGBBAA`.
    package func write(to writer: inout JSONWriter) {
        writer.separate(reserving: 11)
        writer.base[writer.count] = UInt8(ascii: "\"")
        writer.count &+= 1
        writer.digits(self)
        writer.base[writer.count] = UInt8(ascii: "\"")
        writer.count &+= 1
        writer.place = .afterValue
    }
}

extension JSONWriter {
    /// Writes `#RRGGBBAA`, for which there is room.
    @inline(__always)
    mutating func digits(_ color: RGBA) {
        base[count] = UInt8(ascii: "#")
        let digits = UnsafeMutableRawPointer(base + count + 1)
        digits.storeBytes(of: JSONWord.hexadecimal(color.rawValue).littleEndian, as: UInt64.self)
        count &+= 9
    }
}
