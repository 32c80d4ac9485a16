extension JSONWriter {
    /// Writes `null`.
    @inline(__always) package mutating func null() { word("null,") }

    /// Writes `true` or `false`.
    @inline(__always) package mutating func boolean(_ value: Bool) {
        if value { word("true,") } else { word("false,") }
    }

    /// Writes a name in quotes: plain ASCII that needs no escapes.
    @inline(__always) package mutating func name(_ name: StaticString) {
        let length = name.utf8CodeUnitCount
        reserve(length &+ 3)
        let start = base + count
        start[0] = UInt8(ascii: "\"")
        (start + 1).initialize(from: name.utf8Start, count: length)
        start[length &+ 1] = UInt8(ascii: "\"")
        start[length &+ 2] = UInt8(ascii: ",")
        count &+= length &+ 3
    }

    @inline(__always) private mutating func word(_ word: StaticString) {
        reserve(word.utf8CodeUnitCount)
        (base + count).initialize(from: word.utf8Start, count: word.utf8CodeUnitCount)
        count &+= word.utf8CodeUnitCount
    }
}
