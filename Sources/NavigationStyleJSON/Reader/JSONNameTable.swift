/// Something that JSON spells as one of a fixed set of names: the keys of an object, the cases of an enumeration.
package protocol JSONName: Sendable {
    /// Every case and how it is spelled, computed once.
    static var names: JSONNameTable<Self> { get }
}

/// Finds a name among at most sixty-four without making a string of it.
///
/// An open-addressing table made once. A name is known by its length and by two words, its first and its last eight
/// bytes, which overlap in names shorter than sixteen and so say everything there is; longer ones compare what lies
/// between too.
package struct JSONNameTable<Value: Sendable>: Sendable {
    private struct Slot: Sendable {
        var first: UInt64 = 0
        var last: UInt64 = 0
        var length = -1
        var textStart = 0
        var index = 0
    }

    /// The values, in the order in which they were declared; a value's place here is its bit in a mask of keys.
    let values: [Value]
    private let slots: [Slot]
    private let mask: Int
    private let text: [UInt8]

    /// Creates a table of `values` under the names that `name` gives them.
    package init(_ values: some Collection<Value>, name: (Value) -> String) {
        self.values = Array(values)
        var size = 4
        while size < values.count * 2 { size *= 2 }
        var slots = [Slot](repeating: Slot(), count: size)
        var text: [UInt8] = []
        let mask = size - 1
        for (index, value) in values.enumerated() {
            let bytes = Array(name(value).utf8)
            let words = bytes.withUnsafeBufferPointer { buffer in
                // An enumeration has no case without a name; an empty buffer's words are those of no name.
                buffer.baseAddress.map { JSONNameWords($0, count: buffer.count) } ?? JSONNameWords()
            }
            var place = words.hash & mask
            while slots[place].length >= 0 { place = (place + 1) & mask }
            slots[place] = Slot(
                first: words.first,
                last: words.last,
                length: bytes.count,
                textStart: text.count,
                index: index
            )
            text += bytes
        }
        self.slots = slots
        self.mask = mask
        self.text = text
    }

    /// The place in ``values`` of the name that the `count` bytes at `bytes` spell, or nil.
    @inline(__always)
    func index(of bytes: UnsafePointer<UInt8>, count: Int) -> Int? {
        let words = JSONNameWords(bytes, count: count)
        var place = words.hash & mask
        while true {
            let slot = slots[place]
            if slot.length == count, slot.first == words.first, slot.last == words.last,
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

    /// All names, in the order of ``values``: for the words of a fault.
    package var all: [String] {
        slots.filter { $0.length >= 0 }
            .sorted { $0.index < $1.index }
            .map { String(decoding: text[$0.textStart..<($0.textStart + $0.length)], as: UTF8.self) }
    }
}

extension JSONNameTable where Value: RawRepresentable<String> & CaseIterable {
    /// Creates a table of all cases under their raw values.
    package init(_: Value.Type) {
        self.init(Array(Value.allCases)) { $0.rawValue }
    }
}

/// A name's first and last eight bytes, folded where it has fewer, without a load outside of it.
private struct JSONNameWords {
    var first: UInt64 = 0
    var last: UInt64 = 0
    private var count: UInt64 = 0

    init() {}

    @inline(__always)
    init(_ bytes: UnsafePointer<UInt8>, count: Int) {
        self.count = UInt64(count)
        switch count {
        case 8...:
            first = JSONWord.load(bytes)
            last = JSONWord.load(bytes + (count - 8))
        case 4...:
            first = UInt64(JSONWord.loadHalf(bytes))
            last = UInt64(JSONWord.loadHalf(bytes + (count - 4)))
        case 1...:
            first = UInt64(bytes[0]) | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1]) << 16
        default:
            break
        }
    }

    /// Fibonacci hashing of all there is; the table's masks take the low bits.
    @inline(__always)
    var hash: Int {
        let mixed = (first ^ (last << 29 | last >> 35) ^ count) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 48)
    }
}
