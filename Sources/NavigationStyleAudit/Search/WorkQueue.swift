/// Facts that are to be taken, the shortest first and of those the oldest.
struct WorkQueue {
    /// By their places, and the frames that they are facts of.
    enum Work {
        case head(Int32, in: Int32)
        case call(Int32, in: Int32)
        case exit(Int32, in: Int32)
        /// That a frame stands on another ground than it was known to.
        case standing(Int32)
    }

    /// By length, and how many of each have been taken.
    private var levels: [(work: [Work], taken: Int)] = []
    /// No shorter one waits.
    private(set) var shortest = 0
    /// How many wait.
    private(set) var count = 0

    /// How many that have been taken are kept at most, beside as many as wait.
    private static let mostTaken = 4_096

    /// What is kept, in bytes.
    var memory: Int { count * MemoryLayout<Work>.stride }

    mutating func add(_ work: Work, _ length: Int32) {
        let length = Int(length)
        while levels.count <= length { levels.append(([], 0)) }
        levels[length].work.append(work)
        count += 1
        shortest = min(shortest, length)
    }

    /// The next, with its length.
    mutating func next() -> (work: Work, length: Int32)? {
        while shortest < levels.count {
            let taken = levels[shortest].taken
            if taken < levels[shortest].work.count {
                levels[shortest].taken += 1
                count -= 1
                let work = levels[shortest].work[taken]
                if taken > Self.mostTaken, taken * 2 > levels[shortest].work.count { dropTaken() }
                return (work, Int32(shortest))
            }
            if taken > 0 { levels[shortest] = ([], 0) }
            shortest += 1
        }
        return nil
    }

    private mutating func dropTaken() {
        levels[shortest].work.removeFirst(levels[shortest].taken)
        levels[shortest].taken = 0
    }
}
