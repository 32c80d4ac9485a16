import NavigationStyle

/// A bucket queue of pending facts, shortest first; ties in the order of insertion.
struct WorkQueue {
    /// A pending fact, by its place and its frame.
    enum Work {
        case head(ID<Site>, in: ID<StackFrame>)
        case call(ID<CallSite>, in: ID<StackFrame>)
        case exit(ID<ExitSite>, in: ID<StackFrame>)
        /// A new context frame: a frame with a context that it was not known to have.
        case contextFrame(ID<ContextFrame>)
    }

    /// The facts by length, and the number of each bucket's facts that have been taken.
    private var levels: [(work: [Work], taken: Int)] = []
    /// The length of the shortest pending facts, or less.
    private(set) var shortest = 0
    /// The number of pending facts.
    private(set) var count = 0

    /// The number of taken facts that are kept at most, in addition to as many as are pending.
    private static let mostTaken = 4_096

    /// The size of the queue, in bytes.
    var memory: Int { count * MemoryLayout<Work>.stride }

    mutating func add(_ work: Work, _ length: Length) {
        let length = Int(length)
        while levels.count <= length { levels.append(([], 0)) }
        levels[length].work.append(work)
        count += 1
        shortest = min(shortest, length)
    }

    /// Returns the next fact with its length; nil if none is pending.
    mutating func next() -> (work: Work, length: Length)? {
        while shortest < levels.count {
            let taken = levels[shortest].taken
            if taken < levels[shortest].work.count {
                levels[shortest].taken += 1
                count -= 1
                let work = levels[shortest].work[taken]
                if taken > Self.mostTaken, taken * 2 > levels[shortest].work.count { dropTaken() }
                return (work, Length(shortest))
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
