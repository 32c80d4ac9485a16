/// How many moves it takes from the start to the beginning of each frame, and how it is reached.
struct Distances {
    /// How a frame is reached by the fewest moves.
    enum Source {
        case entry(Int)
        /// From the frame below it.
        case call(Int32)
        /// By a set that left nothing of the stack.
        case fresh(head: Int32, move: Int32)
    }

    private(set) var lengths: [Int32]
    private(set) var sources: [Source?]

    /// Walks from frame to frame, nearest first.
    init(_ search: Search) {
        lengths = Array(repeating: .max, count: search.frames.count)
        sources = Array(repeating: nil, count: search.frames.count)
        var edges: [[(to: Int32, length: Int32, source: Source)]] = Array(repeating: [], count: search.frames.count)
        for (number, fact) in search.calls.facts.enumerated() {
            let length = search.calls.lengths[number]
            edges[Int(fact.frame)].append((fact.content.callee, length, .call(Int32(number))))
        }
        for (head, move, root) in search.fresh {
            let frame = search.heads.facts[Int(head)].frame
            let length = search.heads.lengths[Int(head)] + 1
            edges[Int(frame)].append((root, length, .fresh(head: head, move: move)))
        }
        var levels: [[Int32]] = []
        func add(_ frame: Int32, _ length: Int32, _ source: Source) {
            guard length < lengths[Int(frame)] else { return }
            lengths[Int(frame)] = length
            sources[Int(frame)] = source
            while levels.count <= Int(length) { levels.append([]) }
            levels[Int(length)].append(frame)
        }
        for (entry, root) in search.roots.enumerated() { add(root, 0, .entry(entry)) }
        var level = 0
        while level < levels.count {
            var next = 0
            // A covered frame begins with the one above it: the level grows while it is walked.
            while next < levels[level].count {
                let frame = levels[level][next]
                next += 1
                guard lengths[Int(frame)] == level else { continue }
                for edge in edges[Int(frame)] { add(edge.to, Int32(level) + edge.length, edge.source) }
            }
            level += 1
        }
    }

    /// How many moves it takes to the head of that number.
    func length(ofHead number: Int, in search: Search) -> Int {
        Int(lengths[Int(search.heads.facts[number].frame)]) + Int(search.heads.lengths[number])
    }
}
