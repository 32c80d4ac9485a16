import NavigationStyle

// What a search has come to, in figures.
extension Search {
    /// How many heads there are, wherever they stand.
    package var headCount: Int { foundHeads.count }

    /// How many states of the controller there are at rest, with the flags.
    package var controlCount: Int {
        Set(foundHeads.lazy.map { Int64(headStates[Int($0)].control) << 8 | Int64(headStates[Int($0)].flags) }).count
    }

    /// The numbers of the heads that some frame has.
    private var foundHeads: Set<Int32> { Set(heads.lazy.map { site($0.site, of: $0.frame).head }) }

    /// The moves that were made somewhere.
    var taken: Set<Int32> { Set(isTaken.indices.lazy.filter { isTaken[$0] }.map { Int32($0) }) }

    /// What there may be most of.
    struct Tally {
        /// Facts for which there is room.
        var facts = 0
        /// What exits come to where a frame is called.
        var endings = 0
        /// Numbers in lists.
        var numbers = 0
    }

    /// What is kept, in bytes: arrays and tables by what is in them, what is in numbers by what one takes.
    package var memory: Int {
        let lists =
            tally.facts * Facts.bytesOfFact + tally.endings * CallSite.bytesOfEnding
            + tally.numbers * MemoryLayout<Int32>.stride + heads.count * MemoryLayout<FrameHead>.stride + queue.memory
        let places = frames.count * 640 + (sitePlaces.count + callPlaces.count) * 256 + standings.count * 40
        let tables =
            sitePlaces.memory + callPlaces.memory + exitPlaces.memory + outcomeNumbers.memory
            + standingNumbers.memory + arrivalNumbers.memory
        let results = (exitPlaces.count + outcomeNumbers.count) * 24
        let states = stepCount * 128 + (engine.symbolCount + engine.controlCount) * 1_024
        // A list that grows has room to spare.
        return lists + lists / 2 + places + tables + results + states
    }
}
