extension JSONWriter {
    /// Writes `null`.
    @inline(__always) package mutating func null() { word("null,") }

    /// Writes `true` or `false`.
    @inline(__always) package mutating func boolean(_ value: Bool) {
        if value { word("true,") } else { word("false,") }
    }

    /// Writes a name in quotes: plain ASCII that needs no escapes.
    @inline(__always) package mutating func name(_ name: StaticString) { quoted(name, then: UInt8(ascii: ",")) }

    @inline(__always) private mutating func word(_ word: StaticString) {
        reserve(word.utf8CodeUnitCount)
        (base + count).initialize(from: word.utf8Start, count: word.utf8CodeUnitCount)
        count &+= word.utf8CodeUnitCount
    }
}
