package import NavigationStyle

extension JSONWriter {
    /// Writes a string, escaping only what RFC 8259 section 7 requires: quotes, backslashes, control characters.
    package mutating func string(_ value: String) {
        let text = value.utf8.span
        reserve(text.count &+ 3)
        base[count] = UInt8(ascii: "\"")
        count &+= 1
        text.withUnsafeBufferPointer { finishString($0) }
    }

    /// Writes a path of the service as a string, after ``linkPrefix``.
    package mutating func link(_ path: String) {
        guard !linkPrefix.isEmpty else { return string(path) }
        beginString()
        part(linkPrefix)
        part(path)
        endString()
    }

    /// Begins a string that is written in parts.
    @inline(__always) package mutating func beginString() {
        reserve(1)
        put(UInt8(ascii: "\""))
    }

    /// Writes a part of a string, with escapes where needed.
    package mutating func part(_ value: String) {
        let text = value.utf8.span
        reserve(text.count)
        text.withUnsafeBufferPointer { characters($0) }
    }

    /// Writes a part of a string, with escapes where needed.
    package mutating func part(_ text: StaticString) {
        reserve(text.utf8CodeUnitCount)
        characters(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Writes a part of a string that needs no escapes.
    package mutating func part(plain text: ArraySlice<UInt8>) {
        reserve(text.count)
        text.withUnsafeBufferPointer { text in
            guard let start = text.baseAddress else { return }
            (base + count).initialize(from: start, count: text.count)
        }
        count &+= text.count
    }

    /// Writes a part of a string between quotation marks.
    package mutating func part(quoted text: String) {
        quotationMark()
        part(text)
        quotationMark()
    }

    private mutating func quotationMark() {
        reserve(2)
        put(UInt8(ascii: "\\"))
        put(UInt8(ascii: "\""))
    }

    /// Writes a color as a part of a string, in the form for people: `#RRGGBB`, with the alpha only if it is not
    /// opaque.
    package mutating func part(_ color: RGBA) {
        reserve(9)
        digits(color)
        if color.isOpaque { count &-= 2 }
    }

    /// Writes a number as a part of a string.
    package mutating func part(_ number: Double) {
        reserve(24)
        digits(number)
    }

    /// Writes a number as a part of a string.
    package mutating func part(_ number: Int) {
        reserve(20)
        digits(number)
    }

    /// Ends a string that was written in parts.
    @inline(__always) package mutating func endString() {
        reserve(2)
        closeString()
    }

    /// Writes a prefix of plain ASCII and a string as one string.
    package mutating func string(_ prefix: StaticString, _ value: String) {
        let text = value.utf8.span
        reserve(prefix.utf8CodeUnitCount + text.count + 3)
        base[count] = UInt8(ascii: "\"")
        (base + count + 1).initialize(from: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
        count += 1 + prefix.utf8CodeUnitCount
        text.withUnsafeBufferPointer { finishString($0) }
    }

    /// Writes a string's characters and its closing quote; the caller has reserved the space for them without escapes.
    @inline(__always) private mutating func finishString(_ text: UnsafeBufferPointer<UInt8>) {
        characters(text)
        closeString()
    }

    @inline(__always) private mutating func closeString() {
        base[count] = UInt8(ascii: "\"")
        base[count &+ 1] = UInt8(ascii: ",")
        count &+= 2
    }

    /// Writes a string's characters; the caller has reserved the space for them without escapes, and for a quote.
    @inline(__always) private mutating func characters(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        let plainCount = Self.movePlain(start, text.count, to: UnsafeMutableRawPointer(base + count))
        count &+= plainCount
        if plainCount < text.count { escapedCharacters(start + plainCount, text.count &- plainCount) }
    }

    /// Copies characters up to the first word with one to escape, and returns their number.
    ///
    /// Most strings are short: they are copied in pairs of words or half words, and the last pair may overlap with what
    /// has been copied before.
    @inline(__always) private static func movePlain(
        _ start: UnsafePointer<UInt8>,
        _ length: Int,
        to place: UnsafeMutableRawPointer
    ) -> Int {
        switch length {
        case 16...:
            var index = 0
            while index < length {
                let next = min(index, length &- 16)
                let first = JSONWord.load(start + next)
                let second = JSONWord.load(start + (next &+ 8))
                guard JSONWord.escapes(first) | JSONWord.escapes(second) == 0 else { return index }
                place.storeBytes(of: first.littleEndian, toByteOffset: next, as: UInt64.self)
                place.storeBytes(of: second.littleEndian, toByteOffset: next &+ 8, as: UInt64.self)
                index = next &+ 16
            }
            return length
        case 8...:
            let first = JSONWord.load(start)
            let last = JSONWord.load(start + (length &- 8))
            guard JSONWord.escapes(first) | JSONWord.escapes(last) == 0 else { return 0 }
            place.storeBytes(of: first.littleEndian, as: UInt64.self)
            place.storeBytes(of: last.littleEndian, toByteOffset: length &- 8, as: UInt64.self)
            return length
        case 4...:
            let first = JSONWord.loadHalf(start)
            let last = JSONWord.loadHalf(start + (length &- 4))
            guard JSONWord.escapes(UInt64(first) | UInt64(last) << 32) == 0 else { return 0 }
            place.storeBytes(of: first.littleEndian, as: UInt32.self)
            place.storeBytes(of: last.littleEndian, toByteOffset: length &- 4, as: UInt32.self)
            return length
        case 1...:
            // The first, the middle and the last character are all there are.
            let characters = (start[0], start[length &>> 1], start[length &- 1])
            let word = UInt64(characters.0) | UInt64(characters.1) << 8 | UInt64(characters.2) << 16
            guard JSONWord.escapes(word | 0x2020_2020_2000_0000) == 0 else { return 0 }
            place.storeBytes(of: characters.0, as: UInt8.self)
            place.storeBytes(of: characters.1, toByteOffset: length &>> 1, as: UInt8.self)
            place.storeBytes(of: characters.2, toByteOffset: length &- 1, as: UInt8.self)
            return length
        default:
            return 0
        }
    }

    /// Writes characters of which some need escapes: a word at a time up to the next of those, the last ones one by
    /// one.
    @inline(never) private mutating func escapedCharacters(_ text: UnsafePointer<UInt8>, _ length: Int) {
        var index = 0
        while index < length {
            if length - index >= 8 {
                let word = JSONWord.load(text + index)
                UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
                // All eight if none needs an escape.
                let plainCount = JSONWord.escapes(word).trailingZeroBitCount / 8
                count &+= plainCount
                index &+= plainCount
                if plainCount == 8 { continue }
            }
            let byte = text[index]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                escape(byte)
                // The closing quote and the comma need space too.
                reserve(length - index &+ 1)
            } else {
                base[count] = byte
                count += 1
            }
            index += 1
        }
    }

    @inline(never) private mutating func escape(_ byte: UInt8) {
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
