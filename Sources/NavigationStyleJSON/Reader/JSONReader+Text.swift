extension JSONReader {
    /// Scans the string at the position, whose opening quote the caller has seen, past its closing quote.
    ///
    /// The whole text is validated here, even if it is never decoded.
    @inline(__always) mutating func text() throws(JSONMalformed) -> JSONText {
        let start = position &+ 1
        let end = plainEnd(from: start)
        guard end < count, base[end] == UInt8(ascii: "\"") else {
            position = end
            return try textWithCare(from: start)
        }
        position = end &+ 1
        return JSONText(start: start, end: end, isPlain: true)
    }

    /// Returns the offset at which a run of plain characters from `start` ends: at a quote, an escape, a non-ASCII
    /// byte, or with fewer than eight bytes left.
    @inline(__always) mutating func plainEnd(from start: Int) -> Int {
        var end = start
        while end &+ 8 <= count {
            let stops = JSONWord.stops(JSONWord.load(base + end))
            guard stops == 0 else { return end &+ stops.trailingZeroBitCount >> 3 }
            end &+= 8
        }
        return end
    }

    /// Scans the rest of a string byte by byte: escapes, non-ASCII bytes, and the last bytes of the body.
    @inline(never) private mutating func textWithCare(from start: Int) throws(JSONMalformed) -> JSONText {
        var isPlain = true
        while position < count {
            switch base[position] {
            case UInt8(ascii: "\""):
                position += 1
                return JSONText(start: start, end: position - 1, isPlain: isPlain)
            case UInt8(ascii: "\\"):
                isPlain = false
                _ = try escape()
            case ..<0x20:
                throw JSONMalformed(reason: .controlCharacter, offset: position)
            case 0x80...:
                guard let length = JSONUTF8.sequenceLength(at: base + position, available: count - position) else {
                    throw JSONMalformed(reason: .invalidUTF8, offset: position)
                }
                position += length
            default:
                position += 1
            }
        }
        throw JSONMalformed(reason: .unterminatedString, offset: start - 1)
    }

    /// Reads the escape at the position and returns its scalar.
    private mutating func escape() throws(JSONMalformed) -> UInt32 {
        let start = position
        position += 1
        guard position < count else { throw malformed(.unexpectedEnd) }
        let byte = base[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt32(byte)
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "u"): break
        default: throw JSONMalformed(reason: .malformedEscape, offset: start)
        }
        let unit = try hexadecimal(escapeAt: start)
        switch unit {
        case 0xD800...0xDBFF:
            guard position + 1 < count, base[position] == UInt8(ascii: "\\"), base[position + 1] == UInt8(ascii: "u")
            else { throw JSONMalformed(reason: .loneSurrogate, offset: start) }
            let second = position
            position += 2
            let low = try hexadecimal(escapeAt: second)
            guard 0xDC00...0xDFFF ~= low else { throw JSONMalformed(reason: .loneSurrogate, offset: start) }
            return 0x1_0000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        case 0xDC00...0xDFFF:
            throw JSONMalformed(reason: .loneSurrogate, offset: start)
        default:
            return unit
        }
    }

    private mutating func hexadecimal(escapeAt start: Int) throws(JSONMalformed) -> UInt32 {
        guard position + 4 <= count else { throw JSONMalformed(reason: .malformedEscape, offset: start) }
        var unit: UInt32 = 0
        for _ in 0..<4 {
            let byte = base[position]
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: throw JSONMalformed(reason: .malformedEscape, offset: start)
            }
            unit = unit << 4 | UInt32(digit)
            position += 1
        }
        return unit
    }
}

// MARK: - Decoding

extension JSONReader {
    /// Decodes scanned text.
    ///
    /// Strings of up to fifteen bytes, most ids and names, allocate nothing.
    @inline(__always) mutating func string(_ text: JSONText) -> String {
        guard text.isPlain else { return String(decoding: unescaped(text), as: UTF8.self) }
        let bytes = UnsafeRawBufferPointer(start: base + text.start, count: text.byteCount)
        return String(unsafeUninitializedCapacity: bytes.count) { buffer in
            UnsafeMutableRawBufferPointer(buffer).copyMemory(from: bytes)
            return bytes.count
        }
    }

    /// Returns the bytes of a text with its escapes resolved.
    @inline(never) mutating func unescaped(_ text: JSONText) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.byteCount)
        var reader = JSONReader(base: base, count: count, limits: limits, position: text.start)
        while reader.position < text.end {
            let byte = base[reader.position]
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                reader.position += 1
                continue
            }
            // The text was scanned before, so every escape in it is valid.
            guard let scalar = try? reader.escape() else { break }
            JSONUTF8.append(scalar, to: &bytes)
        }
        return bytes
    }

    /// Whether a text has more Unicode scalars than `limit`.
    @inline(__always) mutating func isLonger(_ text: JSONText, than limit: Int) -> Bool {
        text.byteCount > limit && scalarCount(text) > limit
    }

    @inline(never) private mutating func scalarCount(_ text: JSONText) -> Int {
        guard text.isPlain else { return unescaped(text).lazy.filter { $0 & 0xC0 != 0x80 }.count }
        let bytes = UnsafeBufferPointer(start: base + text.start, count: text.byteCount)
        return bytes.lazy.filter { $0 & 0xC0 != 0x80 }.count
    }
}
