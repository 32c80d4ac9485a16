extension JSONWriter {
    /// Writes a string, escaping only what RFC 8259 section 7 says must be: quotes, backslashes, control characters.
    package mutating func string(_ value: String) {
        let text = value.utf8.span
        separate(reserving: text.count &+ 2)
        base[count] = UInt8(ascii: "\"")
        count &+= 1
        text.withUnsafeBufferPointer { characters($0) }
        base[count] = UInt8(ascii: "\"")
        count &+= 1
        place = .afterValue
    }

    /// Begins a string that is written part by part.
    mutating func beginString() {
        separate(reserving: 2)
        base[count] = UInt8(ascii: "\"")
        count &+= 1
    }

    /// Writes a part of a string, escaped as need be.
    mutating func part(_ value: String) {
        let text = value.utf8.span
        reserve(text.count &+ 1)
        text.withUnsafeBufferPointer { characters($0) }
    }

    /// Writes a part of a string, escaped as need be.
    mutating func part(_ text: StaticString) {
        reserve(text.utf8CodeUnitCount &+ 1)
        characters(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Writes a part of a string that needs no escapes.
    mutating func plainPart(_ text: ArraySlice<UInt8>) {
        reserve(text.count &+ 1)
        text.withUnsafeBufferPointer { text in
            guard let start = text.baseAddress else { return }
            (base + count).initialize(from: start, count: text.count)
        }
        count &+= text.count
    }

    /// Writes a quotation mark as a part of a string.
    mutating func quotationMark() {
        reserve(3)
        base[count] = UInt8(ascii: "\\")
        base[count &+ 1] = UInt8(ascii: "\"")
        count &+= 2
    }

    /// Ends a string that was written part by part.
    mutating func endString() {
        byte(UInt8(ascii: "\""))
        place = .afterValue
    }

    /// Writes a string behind a prefix of plain ASCII, as one string.
    package mutating func string(_ prefix: StaticString, _ value: String) {
        let text = value.utf8.span
        separate(reserving: prefix.utf8CodeUnitCount + text.count + 2)
        base[count] = UInt8(ascii: "\"")
        (base + count + 1).initialize(from: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
        count += 1 + prefix.utf8CodeUnitCount
        text.withUnsafeBufferPointer { characters($0) }
        base[count] = UInt8(ascii: "\"")
        count += 1
        place = .afterValue
    }

    /// Writes a string's characters.
    ///
    /// While nothing is escaped there is room for them and for the closing quote.
    ///
    /// Most strings are short names: they are moved in one or two words, which overlap where the length is no multiple.
    @inline(__always)
    private mutating func characters(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        let length = text.count
        let place = UnsafeMutableRawPointer(base + count)
        switch length {
        case 8...:
            var index = 0
            while index < length {
                // The last word reaches back over what has been moved already.
                let next = min(index, length &- 8)
                let word = JSONWord.load(start + next)
                guard JSONWord.escapes(word) == 0 else { break }
                place.storeBytes(of: word.littleEndian, toByteOffset: next, as: UInt64.self)
                index = next &+ 8
            }
            count &+= index
            if index < length { escapedCharacters(start + index, length &- index) }
        case 4...:
            let first = JSONWord.loadHalf(start)
            let last = JSONWord.loadHalf(start + (length &- 4))
            guard JSONWord.escapes(UInt64(first) | UInt64(last) << 32) == 0 else {
                escapedCharacters(start, length)
                return
            }
            place.storeBytes(of: first.littleEndian, as: UInt32.self)
            place.storeBytes(of: last.littleEndian, toByteOffset: length &- 4, as: UInt32.self)
            count &+= length
        case 1...:
            // The first, the middle and the last are all that there are.
            let characters = (start[0], start[length &>> 1], start[length &- 1])
            let word = UInt64(characters.0) | UInt64(characters.1) << 8 | UInt64(characters.2) << 16
            guard JSONWord.escapes(word | 0x2020_2020_2000_0000) == 0 else {
                escapedCharacters(start, length)
                return
            }
            place.storeBytes(of: characters.0, as: UInt8.self)
            place.storeBytes(of: characters.1, toByteOffset: length &>> 1, as: UInt8.self)
            place.storeBytes(of: characters.2, toByteOffset: length &- 1, as: UInt8.self)
            count &+= length
        default: break
        }
    }

    /// Writes characters of which some are escaped: one by one, but for words without any.
    @inline(never)
    private mutating func escapedCharacters(_ text: UnsafePointer<UInt8>, _ length: Int) {
        var index = 0
        while index < length {
            if length - index >= 8 {
                let word = JSONWord.load(text + index)
                if JSONWord.escapes(word) == 0 {
                    UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
                    count += 8
                    index += 8
                    continue
                }
            }
            let byte = text[index]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                escape(byte)
                reserve(length - index)
            } else {
                base[count] = byte
                count += 1
            }
            index += 1
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
