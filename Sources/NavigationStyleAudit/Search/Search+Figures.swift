import NavigationStyle

// What a search has come to, in figures.
extension Search {
    /// How many heads there are, wherever they stand.
    package var headCount: Int { Set(heads.lazy.map { sites[Int($0.content)].head }).count }

    /// How many states of the controller there are at rest, with the flags.
    package var controlCount: Int {
        Set(
            Set(heads.lazy.map { sites[Int($0.content)].head }).lazy.map { number in
                let head = headStates[Int(number)]
                return Int64(head.control) << 8 | Int64(head.flags)
            }
        ).count
    }

    /// The moves that were made somewhere.
    var taken: Set<Int32> { Set(isTaken.indices.lazy.filter { isTaken[$0] }.map { Int32($0) }) }

    /// What is kept, in bytes: arrays and tables by what is in them, what is in numbers by what one takes.
    package var memory: Int {
        let facts = heads.count * (MemoryLayout<Fact>.stride + 16) + calls.memory + exits.memory + queue.count * 8
        let places = frames.count * 320 + sites.count * 192 + groups.count * 96 + standings.count * 40
        let tables =
            groupNumbers.memory + knownOutcomes.memory + outcomeNumbers.memory + standingNumbers.memory
            + arrivalNumbers.memory
            + knownRestarts.memory
        let lists = (knownOutcomes.count + outcomes.count) * 12 + restarts.count * 20 + (calls.count + exits.count) * 8
        return facts + places + tables + lists + stepCount * 128 + (engine.symbolCount + engine.controlCount) * 1_024
    }
}
