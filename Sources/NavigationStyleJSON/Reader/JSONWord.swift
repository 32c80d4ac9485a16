/// Eight bytes of text at once.
enum JSONWord {
    @inline(__always) private static func eight(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

    /// Loads eight bytes, the first of them in the lowest bits.
    @inline(__always) static func load(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    }

    /// Loads four bytes, the first of them in the lowest bits.
    @inline(__always) static func loadHalf(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        UInt32(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self))
    }

    /// Returns the quotes, backslashes and characters below U+0020 in `word`, as bits; the lowest set bit is in the
    /// first of them.
    ///
    /// Bits above the lowest may be false, because a subtraction borrows upwards.
    @inline(__always) static func escapes(_ word: UInt64) -> UInt64 {
        // Flipping this bit swaps quote and space, so that one comparison finds quotes and control characters.
        let low = (word ^ eight(0x02)) &- eight(0x21)
        let backslash = (word ^ eight(0x5C)) &- eight(1)
        return (low | backslash) & ~word & eight(0x80)
    }

    /// Returns the bytes that end a plain run of a string: ``escapes(_:)`` and all non-ASCII bytes.
    @inline(__always) static func stops(_ word: UInt64) -> UInt64 { escapes(word) | (word & eight(0x80)) }

    /// Returns the eight hexadecimal digits of a number, the first of them in the lowest bits.
    @inline(__always) static func hexadecimal(_ number: UInt32) -> UInt64 {
        var digits = UInt64(number)
        // Four bits go into each byte.
        digits = (digits | digits << 16) & 0x0000_FFFF_0000_FFFF
        digits = (digits | digits << 8) & 0x00FF_00FF_00FF_00FF
        digits = (digits | digits << 4) & eight(0x0F)
        // From ten on, adding six sets the fifth bit; capital letters begin seven after the digits.
        let letters = (digits &+ eight(6)) >> 4 & eight(1)
        return (digits &+ eight(0x30) &+ letters &* 7).byteSwapped
    }

    /// Returns the number that eight hexadecimal digits spell, the first of them in the lowest bits; nil if some byte is
    /// not a digit.
    ///
    /// No byte may be below U+0020.
    @inline(__always) static func number(ofHexadecimal word: UInt64) -> UInt32? {
        // The sixth bit is all that a small letter has beyond its capital; the digits have it, too.
        let small = word | eight(0x20)
        let digits = (small &+ eight(0x80 - 0x30)) & ~(small &+ eight(0x80 - 0x3A)) & eight(0x80)
        let letters = (small &+ eight(0x80 - 0x61)) & ~(small &+ eight(0x80 - 0x67)) & eight(0x80)
        guard (digits | letters) & ~word == eight(0x80) else { return nil }
        var number = ((small & eight(0x0F)) &+ (letters >> 7) &* 9).byteSwapped
        number = (number | number >> 4) & 0x00FF_00FF_00FF_00FF
        number = (number | number >> 8) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: number | number >> 16)
    }
}
