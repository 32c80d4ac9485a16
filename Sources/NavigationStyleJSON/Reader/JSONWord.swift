/// Eight bytes of text at once.
enum JSONWord {
    @inline(__always)
    private static func eight(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

    /// Loads eight bytes, the first of them in the lowest bits.
    @inline(__always)
    static func load(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    }

    /// Loads four bytes, the first of them in the lowest bits.
    @inline(__always)
    static func loadHalf(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        UInt32(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self))
    }

    /// The quotes, backslashes and characters below U+0020 in `word`, as bits: the lowest set bit is in the first.
    ///
    /// Bits above the lowest may be false alarms, as a subtraction borrows upwards only.
    @inline(__always)
    static func escapes(_ word: UInt64) -> UInt64 {
        let quote = word ^ eight(0x22)
        let backslash = word ^ eight(0x5C)
        let found =
            ((quote &- eight(1)) & ~quote) | ((backslash &- eight(1)) & ~backslash) | ((word &- eight(0x20)) & ~word)
        return found & eight(0x80)
    }

    /// What ends a plain run of a string: ``escapes(_:)`` and everything beyond ASCII.
    @inline(__always)
    static func stops(_ word: UInt64) -> UInt64 { escapes(word) | (word & eight(0x80)) }
}
