/// What the simulation knows of a screen beyond its definition.
struct ScreenRecord<Memory: Sendable>: Sendable {
    /// Where its id stands among the names of the simulation.
    let name: Int
    /// Whether its view has been loaded.
    var isLoaded = false
    /// The fake bar on it.
    var fakeBar: FakeBar?
    /// How far it has been scrolled since it came, in points below the resting top; nil is as it was defined.
    var contentOffset: Double?
    /// What the policy keeps of it.
    var memory: Memory
}

/// What became of each screen, by its index.
///
/// In a copy that is only looked at, the records that change are put aside: they are few, and all others stay those of the
/// original. With a copy of the whole, a look at every screen of a tall stack would cost the square of its height.
struct ScreenRecords<Memory: Sendable>: Sendable {
    private var records: [ScreenRecord<Memory>] = []
    /// Which records have changed in a copy, and what they are there.
    private var changed: (screens: [Int], records: [ScreenRecord<Memory>]) = ([], [])
    /// Whether this is a copy that is only looked at.
    private var isCopy = false

    init(capacity: Int) { records.reserveCapacity(capacity) }

    var count: Int { records.count }

    mutating func append(_ record: ScreenRecord<Memory>) { records.append(record) }

    /// A copy to be looked at and thrown away.
    var copyForLook: Self {
        var copy = self
        copy.isCopy = true
        return copy
    }

    subscript(screen: Int) -> ScreenRecord<Memory> {
        @inline(__always)
        _read {
            // In one place alone, or the compiler makes a call of each look at a record.
            let (records, place) = isCopy ? current(screen) : (self.records, screen)
            yield records[place]
        }
        @inline(__always)
        _modify {
            if isCopy {
                yield &changed.records[placeOfChange(to: screen)]
            } else {
                yield &records[screen]
            }
        }
    }

    /// Where the record of `screen` stands in a copy.
    private func current(_ screen: Int) -> (records: [ScreenRecord<Memory>], place: Int) {
        if let place = changed.screens.firstIndex(of: screen) { return (changed.records, place) }
        return (records, screen)
    }

    /// Where the changed record of `screen` stands, which is put aside if it is the first change.
    private mutating func placeOfChange(to screen: Int) -> Int {
        if let place = changed.screens.firstIndex(of: screen) { return place }
        changed.screens.append(screen)
        changed.records.append(records[screen])
        return changed.screens.count - 1
    }
}
