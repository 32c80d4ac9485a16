import NavigationStyle

/// How many moves it takes from the start to the beginning of each frame, and how it is reached.
struct Distances {
    /// How a frame is reached by the fewest moves.
    enum Source {
        case entry(Int)
        /// From the frame below it.
        case call(Int32, from: Int32)
        case restart(Int32, from: Int32)
    }

    /// Of frames on what they stand on.
    private(set) var lengths: [Int32]
    private(set) var sources: [Source?]
    /// For each frame where it stands nearest.
    private(set) var nearest: [Int32] = []

    /// Walks from frame to frame, nearest first.
    init(_ search: Search) {
        lengths = Array(repeating: .max, count: search.rooted.count)
        sources = Array(repeating: nil, count: search.rooted.count)
        let calls = Outgoing(search.calls.facts.lazy.map(\.frame), of: search.frames.count)
        let restarts = Outgoing(
            search.restarts.lazy.map { search.heads[Int($0.head)].frame },
            of: search.frames.count
        )
        var levels: [[Int32]] = []
        func add(_ place: Int32, _ length: Int32, _ source: Source) {
            guard length < lengths[Int(place)] else { return }
            lengths[Int(place)] = length
            sources[Int(place)] = source
            while levels.count <= Int(length) { levels.append([]) }
            levels[Int(length)].append(place)
        }
        func add(_ frame: Int32, on root: Int32, _ length: Int32, _ source: Source) {
            if let place = search.numberOfRooted(frame, on: root) { add(place, length, source) }
        }
        for (entry, root) in search.roots.enumerated() { add(root, on: -1, 0, .entry(entry)) }
        var level = 0
        while level < levels.count {
            var next = 0
            // A covered frame begins with the one above it: the level grows while it is walked.
            while next < levels[level].count {
                let place = levels[level][next]
                next += 1
                guard lengths[Int(place)] == level else { continue }
                let frame = Int(search.rooted[Int(place)].frame)
                for call in calls.of(frame) {
                    let fact = search.calls[call]
                    let root = search.root(below: call, on: place)
                    let callee = search.callStates[Int(fact.content)].callee
                    add(callee, on: root, Int32(level) + fact.length, .call(call, from: place))
                }
                for number in restarts.of(frame) {
                    let restart = search.restarts[Int(number)]
                    guard restart.rooted < 0 || restart.rooted == place else { continue }
                    let length = Int32(level) + search.heads[Int(restart.head)].length + 1
                    add(restart.root, on: -1, length, .restart(number, from: place))
                }
            }
            level += 1
        }
        nearest = search.frames.map { frame in
            frame.rooted.min { lengths[Int($0)] < lengths[Int($1)] } ?? -1
        }
    }

    /// How many moves it takes to the beginning of a frame, wherever it stands.
    func length(ofFrame frame: Int32) -> Int32 { lengths[Int(nearest[Int(frame)])] }

    /// How many moves it takes to the head of that number.
    func length(ofHead number: Int, in search: Search) -> Int {
        Int(length(ofFrame: search.heads[number].frame) + search.heads[number].length)
    }
}

/// What leads away from each of some places, in its order.
private struct Outgoing {
    private var numbers: [Int32]
    /// Where those of each place begin, and behind all where the last ends.
    private var starts: [Int]

    /// Sorts by the places that things lead away from.
    init(_ origins: some Collection<Int32>, of count: Int) {
        starts = Array(repeating: 0, count: count + 1)
        for origin in origins { starts[Int(origin) + 1] += 1 }
        for place in 0..<count { starts[place + 1] += starts[place] }
        numbers = Array(repeating: 0, count: origins.count)
        var next = starts
        for (number, origin) in origins.enumerated() {
            numbers[next[Int(origin)]] = Int32(number)
            next[Int(origin)] += 1
        }
    }

    func of(_ place: Int) -> ArraySlice<Int32> { numbers[starts[place]..<starts[place + 1]] }
}
