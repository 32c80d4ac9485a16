import NavigationStyle

// The size of a search, in figures.
extension Search {
    /// The number of distinct heads, over all frames.
    package var headCount: Int { foundHeads.count }

    /// The number of distinct states of the controller at rest, with the flags.
    package var controlCount: Int {
        Set(foundHeads.lazy.map { Int64(headStates[$0].control.rawValue) << 8 | Int64(headStates[$0].flags) }).count
    }

    /// The heads that some frame has.
    private var foundHeads: Set<ID<Head>> { Set(heads.lazy.map { site($0.site, of: $0.frame).head }) }

    /// The moves that were made somewhere.
    var taken: Set<ID<Move>> { Set(isTaken.ids.lazy.filter { isTaken[$0] }) }

    /// The counts of the most numerous items.
    struct Tally {
        /// The room for facts, in bytes.
        var facts = 0
        /// Outcomes at call sites.
        var endings = 0
        /// Ids in lists.
        var ids = 0
    }

    /// An estimate of the memory in use, in bytes: arrays and tables by their contents, the rest by the size of one
    /// item.
    package var memory: Int {
        let lists =
            tally.facts + tally.endings * CallSite.bytesOfEnding
            + tally.ids * MemoryLayout<ID<Site>>.stride + heads.count * MemoryLayout<FrameHead>.stride + queue.memory
        let places = frames.count * 640 + (sitePlaces.count + callPlaces.count) * 256 + contextFrames.count * 40
        let tables =
            sitePlaces.memory + callPlaces.memory + exitPlaces.memory + outcomePlaces.memory
            + contextFrameIDs.memory + arrivalIDs.memory
        let results = (exitPlaces.count + outcomePlaces.count) * 24
        let states = stepCount * 128 + (engine.symbolCount + engine.controlCount) * 1_024
        // A list that grows has room to spare.
        return lists + lists / 2 + places + tables + results + states
    }
}
