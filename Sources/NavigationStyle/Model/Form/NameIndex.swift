/// Finds a name among at most sixty-four without making a string: keys of objects, names of enum cases.
///
/// It is an open-addressing table, made once. A name is identified by its length and by two words, its first and last
/// eight bytes, which overlap in names shorter than sixteen bytes and so identify them; for longer names the bytes in
/// between are compared, too.
///
/// It does not know the meaning of the names, so that all objects are read by the same code. It is a class, as it is
/// passed along for each key of each object: a reference costs less than the arrays that it holds.
@usableFromInline package final class NameIndex: Sendable {
    @usableFromInline package struct Slot: Sendable {
        @usableFromInline package var words = NameWords()
        @usableFromInline package var length = -1
        @usableFromInline package var textStart = 0
        @usableFromInline package var index = 0
    }

    @usableFromInline package let slots: [Slot]
    @usableFromInline package let mask: Int
    /// The bytes of all names.
    @usableFromInline package let text: [UInt8]

    /// Makes an index of `names`; a name's index among them is the result of a search, and its bit in a mask of keys.
    package init(_ names: [String]) {
        var size = 4
        while size < names.count * 2 { size *= 2 }
        var slots = [Slot](repeating: Slot(), count: size)
        var text: [UInt8] = []
        let mask = size - 1
        for (index, name) in names.enumerated() {
            let words = NameWords(name)
            var place = words.hash & mask
            while slots[place].length >= 0 { place = (place + 1) & mask }
            slots[place] = Slot(words: words, length: name.utf8.count, textStart: text.count, index: index)
            text += name.utf8
        }
        self.slots = slots
        self.mask = mask
        self.text = text
    }

    /// All names, in the order in which they were given, for messages about faults.
    @usableFromInline package var all: [String] {
        slots.filter { $0.length >= 0 }
            .sorted { $0.index < $1.index }
            .map { String(decoding: text[$0.textStart..<($0.textStart + $0.length)], as: UTF8.self) }
    }

    /// Returns the index of `name`; nil if it is not one of the names.
    package func index(of name: String) -> Int? {
        let words = NameWords(name)
        var place = words.hash & mask
        while true {
            let slot = slots[place]
            if slot.length < 0 { return nil }
            if slot.words == words, slot.length <= 16 || name.utf8.elementsEqual(bytes(of: slot)) { return slot.index }
            place = (place + 1) & mask
        }
    }

    private func bytes(of slot: Slot) -> ArraySlice<UInt8> { text[slot.textStart..<(slot.textStart + slot.length)] }
}

/// A name's first and last eight bytes, the first of them in the lowest bits; folded where it has fewer.
@usableFromInline package struct NameWords: Equatable, Sendable {
    // Without initial values, each of which would be a call in other modules.
    @usableFromInline package var first: UInt64
    @usableFromInline package var last: UInt64
    @usableFromInline package var count: UInt64

    @inlinable @inline(__always) package init() { self.init(first: 0, last: 0, count: 0) }

    @inlinable @inline(__always) package init(first: UInt64, last: UInt64, count: Int) {
        self.first = first
        self.last = last
        self.count = UInt64(count)
    }

    /// Packs a name into machine words.
    package init(_ name: String) {
        var (first, last, count) = (UInt64(0), UInt64(0), UInt64(0))
        for byte in name.utf8 {
            if count < 8 { first |= UInt64(byte) << (count * 8) }
            last = last >> 8 | UInt64(byte) << 56
            count += 1
        }
        func byte(_ index: UInt64) -> UInt64 { first >> (index * 8) & 0xFF }
        switch count {
        case 8...: break
        case 4...: (first, last) = (first & 0xFFFF_FFFF, last >> 32)
        case 1...: (first, last) = (byte(0) | byte(count / 2) << 8 | byte(count - 1) << 16, 0)
        default: break
        }
        self.init(first: first, last: last, count: Int(count))
    }

    /// Fibonacci hashing of all there is; the table's masks take the low bits.
    @inlinable @inline(__always) package var hash: Int {
        let mixed = (first ^ (last << 29 | last >> 35) ^ count) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 48)
    }
}
