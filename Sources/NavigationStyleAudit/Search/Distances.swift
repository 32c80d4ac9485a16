import NavigationStyle

/// The fewest moves from the start of an app to the beginning of each frame, and the way to it.
struct Distances {
    /// The last part of a shortest way to a frame.
    enum Source {
        case entry(Int)
        /// From the frame below it, by a call.
        case call(ID<CallSite>, from: ID<ContextFrame>)
        /// By a move that leaves only the root on the stack, made at a head.
        case restart(head: ID<Site>, move: ID<Move>, from: ID<ContextFrame>)
    }

    /// The fewest moves to each context frame, which is a frame in a given context.
    let lengths: Column<ContextFrame, Length>
    let sources: Column<ContextFrame, Source?>
    /// For each frame, the context frame that takes the fewest moves.
    let nearest: Column<StackFrame, ID<ContextFrame>?>
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
        nearest = Column(search.frames) { frame in
            // Every frame has a root as a context. A context that is the nearest screen of a kind only tells apart the
            // paths to the frame.
            search.frames[frame].contextFrames.lazy.filter { !search.isOnKind($0) }.min {
                lengths[$0] < lengths[$1]
            }
        }
        self.lengths = lengths
        sources = walk.sources
    }

    /// Whether `frame` was reached.
    func reaches(_ frame: ID<StackFrame>) -> Bool { nearest[frame].map { sources[$0] != nil } ?? false }

    /// Returns the fewest moves to the beginning of a frame that was reached, over all its context frames.
    func length(ofFrame frame: ID<StackFrame>) -> Length { nearest[frame].map { lengths[$0] } ?? .max }

    /// Returns the fewest moves to a head.
    func length(of head: Search.FrameHead, in search: Search) -> Int {
        Int(length(ofFrame: head.frame) + search.frames[head.frame].heads.length(of: head.site))
    }
}

/// A walk from frame to frame, nearest first.
private struct FrameWalk {
    let search: Search
    private(set) var lengths: Column<ContextFrame, Length>
    private(set) var sources: Column<ContextFrame, Distances.Source?>
    /// For each frame, the greatest length of its context frames: a way that is not shorter cannot improve any of them.
    private var greatest: Column<StackFrame, Length>
    /// Whether a frame has been left: in its other contexts, which are reached later, a fresh stack is not nearer.
    private var isLeft: Column<StackFrame, Bool>
    /// The context frames to be left, by their lengths.
    private var levels: [[ID<ContextFrame>]] = []

    /// The number of context frames that are processed even when time has run out.
    private static let mostLate = 16_384

    init(_ search: Search) {
        self.search = search
        lengths = Column(repeating: .max, for: search.contextFrames)
        sources = Column(repeating: nil, for: search.contextFrames)
        greatest = Column(repeating: .max, for: search.frames)
        isLeft = Column(repeating: false, for: search.frames)
        for (entry, root) in search.roots.enumerated() { reach(root, under: search.anyContext, 0, from: .entry(entry)) }
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
                guard lengths[place] == level else { continue }
                count += 1
                if count > Self.mostLate, count % 1_024 == 0, isOver() { return false }
                leave(place)
            }
            level += 1
        }
        return true
    }

    /// Goes on to everything that can be reached from a context frame.
    private mutating func leave(_ place: ID<ContextFrame>) {
        let number = search.contextFrames[place].frame
        let frame = search.frames[number]
        for call in frame.knownCalls {
            let callee = search.callee(of: call, in: number)
            let length = lengths[place] + frame.calls.length(of: call)
            guard length < greatest[callee.frame] else { continue }
            let above = search.contexts(of: callee, over: place)
            if let context = above.through {
                reach(callee.frame, under: context, length, from: .call(call, from: place))
            }
            if let context = above.between {
                reach(callee.frame, under: context, length, from: .call(call, from: place))
            }
        }
        for restart in search.restarts(from: place, toFresh: !isLeft[number]) {
            let length = lengths[place] + frame.heads.length(of: restart.head) + 1
            let source = Distances.Source.restart(head: restart.head, move: restart.move, from: place)
            reach(restart.root, under: search.anyContext, length, from: source)
        }
        isLeft[number] = true
    }

    private mutating func reach(
        _ frame: ID<StackFrame>,
        under context: ID<Context>,
        _ length: Length,
        from source: Distances.Source
    ) {
        guard length < greatest[frame], let place = search.contextFrameIDs[frame, context],
            length < lengths[place]
        else { return }
        lengths[place] = length
        sources[place] = source
        greatest[frame] = search.frames[frame].contextFrames.reduce(0) { max($0, lengths[$1]) }
        while levels.count <= Int(length) { levels.append([]) }
        levels[Int(length)].append(place)
    }
}
