import NavigationStyle

/// The fewest moves from the start of an app to the beginning of each frame, and the way to it.
struct Distances {
    /// The last part of a shortest way to a frame.
    enum Source {
        case entry(Int)
        /// From the frame below it, by the call with this index.
        case call(Int32, from: Int32)
        /// By a move that leaves only the root on the stack, made at the head with this index.
        case restart(head: Int32, move: Int32, from: Int32)
    }

    /// The fewest moves to each context frame, which is a frame in a given context.
    let lengths: [Int32]
    let sources: [Source?]
    /// For each frame, the context frame that takes the fewest moves.
    let nearest: [Int32]
    /// Whether time ran out before every frame was reached.
    let isCutShort: Bool

    /// Walks from frame to frame, nearest first.
    ///
    /// - Parameters:
    ///   - search: The search.
    ///   - isOver: Asked from time to time; true ends the walk.
    init(_ search: Search, until isOver: () -> Bool = { false }) {
        var walk = FrameWalk(search)
        isCutShort = !walk.walk(until: isOver)
        let lengths = walk.lengths
        nearest = search.frames.map { frame in
            // Every frame has some root as a context; contexts that are the nearest screen of a kind only distinguish
            // the paths to it.
            frame.contextFrames.lazy.filter { !search.isOnKind($0) }.min { lengths[Int($0)] < lengths[Int($1)] } ?? -1
        }
        self.lengths = lengths
        sources = walk.sources
    }

    /// Whether `frame` was reached.
    func reaches(_ frame: Int32) -> Bool { sources[Int(nearest[Int(frame)])] != nil }

    /// Returns the fewest moves to the beginning of a frame, over all its context frames.
    func length(ofFrame frame: Int32) -> Int32 { lengths[Int(nearest[Int(frame)])] }

    /// Returns the fewest moves to a head, given by its number.
    func length(ofHead number: Int, in search: Search) -> Int {
        let head = search.heads[number]
        return Int(length(ofFrame: head.frame) + search.frames[Int(head.frame)].heads.length(of: head.site))
    }
}

/// A walk from frame to frame, nearest first.
private struct FrameWalk {
    let search: Search
    private(set) var lengths: [Int32]
    private(set) var sources: [Distances.Source?]
    /// For each frame, the greatest length of its context frames: a way that is not shorter cannot improve any of them.
    private var greatest: [Int32]
    /// Whether a frame has been left: in its other contexts, which are reached later, a fresh stack is not nearer.
    private var isLeft: [Bool]
    /// The context frames to be left, by their lengths.
    private var levels: [[Int32]] = []

    /// The number of context frames that are processed even when time has run out.
    private static let mostLate = 16_384

    init(_ search: Search) {
        self.search = search
        lengths = Array(repeating: .max, count: search.contextFrames.count)
        sources = Array(repeating: nil, count: search.contextFrames.count)
        greatest = Array(repeating: .max, count: search.frames.count)
        isLeft = Array(repeating: false, count: search.frames.count)
        for (entry, root) in search.roots.enumerated() { reach(root, under: -1, 0, from: .entry(entry)) }
    }

    /// Reaches all frames; returns false if time runs out first.
    mutating func walk(until isOver: () -> Bool) -> Bool {
        var level = 0
        var count = 0
        while level < levels.count {
            var next = 0
            // A covered frame begins together with the one above it, so the level grows while it is walked.
            while next < levels[level].count {
                let place = levels[level][next]
                next += 1
                guard lengths[Int(place)] == level else { continue }
                count += 1
                if count > Self.mostLate, count % 1_024 == 0, isOver() { return false }
                leave(place)
            }
            level += 1
        }
        return true
    }

    /// Goes on to everything that can be reached from a context frame.
    private mutating func leave(_ place: Int32) {
        let number = search.contextFrames[Int(place)].frame
        let frame = search.frames[Int(number)]
        for call in frame.knownCalls {
            let callee = search.callee(of: call, in: number)
            let length = lengths[Int(place)] + frame.calls.length(of: call)
            guard length < greatest[Int(callee.frame)] else { continue }
            let above = search.contexts(of: callee, over: place)
            if let context = above.through {
                reach(callee.frame, under: context, length, from: .call(call, from: place))
            }
            if let context = above.between {
                reach(callee.frame, under: context, length, from: .call(call, from: place))
            }
        }
        for restart in search.restarts(from: place, toFresh: !isLeft[Int(number)]) {
            let length = lengths[Int(place)] + frame.heads.length(of: restart.head) + 1
            reach(restart.root, under: -1, length, from: .restart(head: restart.head, move: restart.move, from: place))
        }
        isLeft[Int(number)] = true
    }

    private mutating func reach(
        _ frame: Int32,
        under context: Int32,
        _ length: Int32,
        from source: Distances.Source
    ) {
        guard length < greatest[Int(frame)], let place = search.numberOfContextFrame(frame, under: context),
            length < lengths[Int(place)]
        else { return }
        lengths[Int(place)] = length
        sources[Int(place)] = source
        greatest[Int(frame)] = search.frames[Int(frame)].contextFrames.reduce(0) { max($0, lengths[Int($1)]) }
        while levels.count <= Int(length) { levels.append([]) }
        levels[Int(length)].append(place)
    }
}
