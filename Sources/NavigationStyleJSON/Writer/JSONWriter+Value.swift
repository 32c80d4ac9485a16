extension JSONWriter {
    /// Writes `null`.
    @inline(__always)
    package mutating func null() { word("null") }

    /// Writes `true` or `false`.
    @inline(__always)
    package mutating func boolean(_ value: Bool) {
        if value { word("true") } else { word("false") }
    }

    /// Writes a name in quotes: plain ASCII that needs no escapes.
    @inline(__always)
    package mutating func name(_ name: StaticString) {
        let length = name.utf8CodeUnitCount
        separate(reserving: length &+ 2)
        let start = base + count
        start[0] = UInt8(ascii: "\"")
        (start + 1).update(from: name.utf8Start, count: length)
        start[length &+ 1] = UInt8(ascii: "\"")
        count &+= length &+ 2
        place = .afterValue
    }

    @inline(__always)
    private mutating func word(_ word: StaticString) {
        separate(reserving: word.utf8CodeUnitCount)
        (base + count).update(from: word.utf8Start, count: word.utf8CodeUnitCount)
        count &+= word.utf8CodeUnitCount
        place = .afterValue
    }

    /// Writes a string, escaping only what RFC 8259 section 7 says must be: quotes, backslashes, control characters.
    @inline(__always)
    package mutating func string(_ value: String) { string("", value) }

    /// Writes a string behind a prefix of plain ASCII, as one string.
    package mutating func string(_ prefix: StaticString, _ value: String) {
        var value = value
        value.withUTF8 { text in
            separate(reserving: prefix.utf8CodeUnitCount &+ text.count &+ 2)
            base[count] = UInt8(ascii: "\"")
            count &+= 1
            (base + count).update(from: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
            count &+= prefix.utf8CodeUnitCount
            if let start = text.baseAddress { characters(start, text.count) }
            base[count] = UInt8(ascii: "\"")
            count &+= 1
        }
        place = .afterValue
    }

    /// Writes a string's characters, for which and for whose closing quote there is room while nothing is escaped.
    @inline(__always)
    private mutating func characters(_ text: UnsafePointer<UInt8>, _ length: Int) {
        var index = 0
        while index < length {
            if index &+ 8 <= length {
                let word = JSONWord.load(text + index)
                if JSONWord.escapes(word) == 0 {
                    UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
                    count &+= 8
                    index &+= 8
                    continue
                }
            }
            let byte = text[index]
            index &+= 1
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                escape(byte)
                reserve(length &- index &+ 1)
            } else {
                base[count] = byte
                count &+= 1
            }
        }
    }

    @inline(never)
    private mutating func escape(_ byte: UInt8) {
        reserve(6)
        base[count] = UInt8(ascii: "\\")
        count += 1
        let short: UInt8? =
            switch byte {
            case 0x08: UInt8(ascii: "b")
            case 0x09: UInt8(ascii: "t")
            case 0x0A: UInt8(ascii: "n")
            case 0x0C: UInt8(ascii: "f")
            case 0x0D: UInt8(ascii: "r")
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
            default: nil
            }
        if let short {
            base[count] = short
            count += 1
            return
        }
        let low = byte & 0xF
        base[count] = UInt8(ascii: "u")
        base[count + 1] = UInt8(ascii: "0")
        base[count + 2] = UInt8(ascii: "0")
        base[count + 3] = UInt8(ascii: "0") + byte >> 4
        base[count + 4] = low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10
        count += 5
    }
}
