import NavigationStyle

extension NameIndex {
    /// The place of the name that the `count` bytes at `bytes` spell, or nil.
    @inline(__always)
    func index(of bytes: UnsafePointer<UInt8>, count: Int) -> Int? {
        let words = NameWords(bytes, count: count)
        var place = words.hash & mask
        while true {
            let slot = slots[place]
            if slot.length == count, slot.words.first == words.first, slot.words.last == words.last,
                count <= 16 || isMiddleEqual(slot, bytes)
            {
                return slot.index
            }
            if slot.length < 0 { return nil }
            place = (place + 1) & mask
        }
    }

    @inline(never)
    private func isMiddleEqual(_ slot: Slot, _ bytes: UnsafePointer<UInt8>) -> Bool {
        for index in 8..<(slot.length - 8) where text[slot.textStart + index] != bytes[index] { return false }
        return true
    }
}

extension JSONReader {
    /// The place among `names` of the one that a text spells, or nil.
    @inline(__always)
    mutating func index(of text: JSONText, in names: NameIndex) -> Int? {
        guard text.isPlain else { return escapedIndex(of: text, in: names) }
        return names.index(of: base + text.start, count: text.byteCount)
    }

    @inline(never)
    private mutating func escapedIndex(of text: JSONText, in names: NameIndex) -> Int? {
        unescaped(text).withUnsafeBufferPointer { buffer in
            buffer.baseAddress.flatMap { names.index(of: $0, count: buffer.count) }
        }
    }
}

extension NameWords {
    /// Takes the words of a name without a load outside of it.
    @inline(__always)
    fileprivate init(_ bytes: UnsafePointer<UInt8>, count: Int) {
        switch count {
        case 8...: self.init(first: JSONWord.load(bytes), last: JSONWord.load(bytes + (count - 8)), count: count)
        case 4...:
            let last = UInt64(JSONWord.loadHalf(bytes + (count - 4)))
            self.init(first: UInt64(JSONWord.loadHalf(bytes)), last: last, count: count)
        case 1...:
            let first = UInt64(bytes[0]) | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1]) << 16
            self.init(first: first, last: 0, count: count)
        default: self.init()
        }
    }
}
