import NavigationStyle

extension NameIndex {
    /// Returns the index of the name that the `count` bytes at `bytes` spell, or nil.
    @inline(__always) func index(of bytes: UnsafePointer<UInt8>, count: Int) -> Int? {
        // A call within the loop would slow down every short name.
        count <= 16 ? shortIndex(of: bytes, count: count) : longIndex(of: bytes, count: count)
    }

    @inline(__always) private func shortIndex(of bytes: UnsafePointer<UInt8>, count: Int) -> Int? {
        let words = NameWords(bytes, count: count)
        var place = words.hash & mask
        // Field by field, as a whole slot would be copied.
        while slots[place].length != count || slots[place].words.first != words.first
            || slots[place].words.last != words.last
        {
            if slots[place].length < 0 { return nil }
            place = (place &+ 1) & mask
        }
        return slots[place].index
    }

    @inline(never) private func longIndex(of bytes: UnsafePointer<UInt8>, count: Int) -> Int? {
        let words = NameWords(bytes, count: count)
        var place = words.hash & mask
        while slots[place].length != count || slots[place].words.first != words.first
            || slots[place].words.last != words.last || !isMiddleEqual(slots[place].textStart, bytes, count)
        {
            if slots[place].length < 0 { return nil }
            place = (place &+ 1) & mask
        }
        return slots[place].index
    }

    /// Whether the bytes between the first and the last eight are equal.
    ///
    /// They are compared eight at a time; the last eight may overlap with those compared before.
    @inline(__always) private func isMiddleEqual(_ start: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        text.withUnsafeBufferPointer { text in
            guard let name = text.baseAddress.map({ $0 + start }) else { return false }
            for index in stride(from: 8, to: count &- 8, by: 8)
            where JSONWord.load(name + index) != JSONWord.load(bytes + index) { return false }
            return true
        }
    }
}

extension JSONReader {
    /// Returns the index in `names` of the name that a text spells, or nil.
    @inline(__always) mutating func index(of text: JSONText, in names: NameIndex) -> Int? {
        guard text.isPlain else { return escapedIndex(of: text, in: names) }
        return names.index(of: base + text.start, count: text.byteCount)
    }

    @inline(never) private mutating func escapedIndex(of text: JSONText, in names: NameIndex) -> Int? {
        unescaped(text).withUnsafeBufferPointer { buffer in
            buffer.baseAddress.flatMap { names.index(of: $0, count: buffer.count) }
        }
    }
}

extension NameWords {
    /// Loads the words of a name without reading outside of it.
    @inline(__always) fileprivate init(_ bytes: UnsafePointer<UInt8>, count: Int) {
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
