/// Finds a name among at most sixty-four without making a string of it.
///
/// An open-addressing table made once. A name is known by its length and by two words, its first and its last eight
/// bytes, which overlap in names shorter than sixteen and so say everything there is; longer ones compare what lies
/// between too.
///
/// A class, as it is handed on for each key of each object: a reference costs less than the arrays that it holds.
@usableFromInline
package final class NameTable<Value: Sendable>: Sendable {
    @usableFromInline
    package struct Slot: Sendable {
        @usableFromInline package var words = NameWords()
        @usableFromInline package var length = -1
        @usableFromInline package var textStart = 0
        @usableFromInline package var index = 0
    }

    /// The values, in the order in which they were declared; a value's place here is its bit in a mask of keys.
    @usableFromInline package let values: [Value]
    @usableFromInline package let slots: [Slot]
    @usableFromInline package let mask: Int
    /// The bytes of all names.
    @usableFromInline package let text: [UInt8]

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
            let words = NameWords(bytes)
            var place = words.hash & mask
            while slots[place].length >= 0 { place = (place + 1) & mask }
            slots[place] = Slot(words: words, length: bytes.count, textStart: text.count, index: index)
            text += bytes
        }
        self.slots = slots
        self.mask = mask
        self.text = text
    }

    /// All names, in the order of ``values``: for the words of a fault.
    @usableFromInline package var all: [String] {
        slots.filter { $0.length >= 0 }
            .sorted { $0.index < $1.index }
            .map { String(decoding: text[$0.textStart..<($0.textStart + $0.length)], as: UTF8.self) }
    }

    /// The place in ``values`` of `name`; nil where it is none.
    package func index(of name: String) -> Int? {
        let bytes = name.utf8
        let length = bytes.count
        // The tables are small: comparing lengths costs less than an array of the bytes and their words.
        for slot in slots where slot.length == length {
            if bytes.elementsEqual(text[slot.textStart..<(slot.textStart + length)]) { return slot.index }
        }
        return nil
    }
}

extension NameTable where Value: RawRepresentable<String> & CaseIterable {
    /// Creates a table of all cases under their raw values.
    package convenience init(_: Value.Type) {
        self.init(Array(Value.allCases)) { $0.rawValue }
    }
}

extension NameTable<String> {
    /// Creates a table of names.
    package convenience init(_ names: [String]) {
        self.init(names) { $0 }
    }
}

/// A name's first and last eight bytes, the first of them in the lowest bits; folded where it has fewer.
@usableFromInline
package struct NameWords: Equatable, Sendable {
    @usableFromInline package var first: UInt64 = 0
    @usableFromInline package var last: UInt64 = 0
    @usableFromInline package var count: UInt64 = 0

    @inlinable @inline(__always)
    package init() {}

    @inlinable @inline(__always)
    package init(first: UInt64, last: UInt64, count: Int) {
        self.first = first
        self.last = last
        self.count = UInt64(count)
    }

    /// Takes the words of a name.
    package init(_ bytes: [UInt8]) {
        func word(_ bytes: some Sequence<UInt8>) -> UInt64 {
            bytes.enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64($1.offset * 8) }
        }
        switch bytes.count {
        case 8...: self.init(first: word(bytes.prefix(8)), last: word(bytes.suffix(8)), count: bytes.count)
        case 4...: self.init(first: word(bytes.prefix(4)), last: word(bytes.suffix(4)), count: bytes.count)
        case 1...:
            self.init(
                first: word([bytes[0], bytes[bytes.count / 2], bytes[bytes.count - 1]]),
                last: 0,
                count: bytes.count
            )
        default: self.init()
        }
    }

    /// Fibonacci hashing of all there is; the table's masks take the low bits.
    @inlinable @inline(__always)
    package var hash: Int {
        let mixed = (first ^ (last << 29 | last >> 35) ^ count) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 48)
    }
}
