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
    /// Whether not all were reached before it was over.
    private(set) var isCutShort = false

    /// How many frames are reached however late it is.
    private static let mostLate = 16_384

    /// Walks from frame to frame, nearest first.
    ///
    /// - Parameters:
    ///   - search: The search.
    ///   - isOver: Asked from time to time; true ends the walk.
    init(_ search: Search, until isOver: () -> Bool = { false }) {
        lengths = Array(repeating: .max, count: search.standings.count)
        sources = Array(repeating: nil, count: search.standings.count)
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
        func add(_ frame: Int32, on ground: Int32, _ length: Int32, _ source: Source) {
            if let place = search.numberOfStanding(frame, on: ground) { add(place, length, source) }
        }
        for (entry, root) in search.roots.enumerated() { add(root, on: -1, 0, .entry(entry)) }
        var level = 0
        var count = 0
        while level < levels.count, !isCutShort {
            var next = 0
            // A covered frame begins with the one above it: the level grows while it is walked.
            while next < levels[level].count {
                let place = levels[level][next]
                next += 1
                guard lengths[Int(place)] == level else { continue }
                count += 1
                if count > Self.mostLate, count % 1_024 == 0, isOver() {
                    isCutShort = true
                    break
                }
                let frame = Int(search.standings[Int(place)].frame)
                for call in calls.of(frame) {
                    let fact = search.calls[call]
                    let callee = search.callStates[Int(fact.content)].callee
                    let (length, source) = (Int32(level) + fact.length, Source.call(call, from: place))
                    let above = search.groundsAbove(call, on: place)
                    if let ground = above.through { add(callee, on: ground, length, source) }
                    if let ground = above.between { add(callee, on: ground, length, source) }
                }
                for number in restarts.of(frame) {
                    let restart = search.restarts[Int(number)]
                    guard restart.standing < 0 || restart.standing == place else { continue }
                    let length = Int32(level) + search.heads[Int(restart.head)].length + 1
                    add(restart.root, on: -1, length, .restart(number, from: place))
                }
            }
            level += 1
        }
        nearest = search.frames.map { frame in
            // Each stands on some root; what else there is below only tells the ways there apart.
            frame.standings.lazy.filter { !search.isOnKind($0) }.min { lengths[Int($0)] < lengths[Int($1)] } ?? -1
        }
    }

    /// Whether a frame was reached.
    func reaches(_ frame: Int32) -> Bool { sources[Int(nearest[Int(frame)])] != nil }

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
