import NavigationStyle

/// A hash table from pairs of ids to ids, made for many million lookups.
struct PairTable<First, Second, Value> {
    private struct Slot {
        var key: UInt64
        var value: ID<Value>
    }

    /// The key of a free slot; no pair has it.
    private static var free: UInt64 { .max }

    private var slots: [Slot] = Array(repeating: Slot(key: free, value: ID(0)), count: 16)
    private var shift: UInt64 = 60
    private(set) var count = 0

    /// The size of the table, in bytes.
    var memory: Int { slots.count * MemoryLayout<Slot>.stride }

    /// Returns the value of a pair; nil if it has none.
    subscript(first: ID<First>, second: ID<Second>) -> ID<Value>? {
        let slot = slots[place(of: Self.key(first, second))]
        return slot.key == Self.free ? nil : slot.value
    }

    /// Returns the value of a pair, after setting it to `value` if it had none.
    mutating func value(of first: ID<First>, _ second: ID<Second>, orElse value: ID<Value>) -> ID<Value> {
        let key = Self.key(first, second)
        let place = place(of: key)
        if slots[place].key == key { return slots[place].value }
        slots[place] = Slot(key: key, value: value)
        count += 1
        if count * 4 > slots.count * 3 { grow() }
        return value
    }

    private static func key(_ first: ID<First>, _ second: ID<Second>) -> UInt64 {
        UInt64(UInt32(bitPattern: first.rawValue)) << 32 | UInt64(UInt32(bitPattern: second.rawValue))
    }

    /// Returns the slot that holds a key, or the free one where it belongs.
    private func place(of key: UInt64) -> Int {
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
        while slots[place].key != key, slots[place].key != Self.free { place = (place + 1) & mask }
        return place
    }

    private mutating func grow() {
        let old = slots
        shift -= 1
        slots = Array(repeating: Slot(key: Self.free, value: ID(0)), count: old.count * 2)
        for slot in old where slot.key != Self.free { slots[place(of: slot.key)] = slot }
    }
}
