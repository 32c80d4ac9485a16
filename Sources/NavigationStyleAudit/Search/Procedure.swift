import NavigationStyle

/// A procedure: everything that can happen in the frames that know the same about the screens below and begin with the
/// same kind of screen.
///
/// Each frame has its own record of which of these happen in it, and in how few moves.
struct Procedure {
    struct Key: Hashable {
        var frameClass: Int32
        var kind: Int32
    }

    let key: Key
    var sites: [Site] = []
    var calls: [CallSite] = []
    var exits: [ExitSite] = []
    /// The number of exits that are facts of their own.
    var factCount: Int32 = 0
}

/// A head in the frames of a procedure, with the transitions that are possible there.
struct Site {
    /// A transition: the effect of one move.
    struct Transition {
        /// The target of a transition, by its place in the procedure.
        enum Course {
            /// Another head of the frame.
            case stay(site: Int32)
            case cover(call: Int32)
            /// A new stack whose root is this frame.
            case fresh(root: Int32)
            /// A frame below, through an exit.
            case exit(Int32)
            /// A context, which may be far below; the exit is given by its own number, not by a place.
            case seek(exit: Int32)
        }

        var move: Int32
        /// The step of the engine; -1 if it is made elsewhere.
        var step: Int32 = -1
        var course: Course
    }

    let head: Int32
    /// The transitions; complete once the site is explored.
    var transitions: [Transition] = []
    var isExplored = false
}

/// A program point at which the frames of a procedure call a frame, and those of them that do.
///
/// A call puts the called frame above a screen left in a given state, so an exit comes to the same for every caller.
struct CallSite {
    /// The name of a call site: its procedure, and its place there.
    struct Name {
        var procedure: Int32
        var place: Int32
    }

    /// A called frame, and the contexts that the call makes for it.
    struct Callee {
        var frame: Int32
        /// The context that is the root below; -1 if there is none.
        var root: Int32
        /// The context that is the screen below, if some move seeks its kind; -1 if there is none.
        var kind: Int32
    }

    /// A calling frame, and the number of moves to its call.
    struct Caller {
        var frame: Int32
        var length: Int32
    }

    /// An outcome that exits of the callee have at the call site.
    struct Ending {
        /// The number of the outcome in the summary table.
        var outcome: Int32
        /// The shortest exit with this outcome, and its length.
        var exit: Int32
        var length: Int32
    }

    let callee: Callee
    /// The number of the summary table that holds the outcomes of exits.
    let summaryTable: Int32
    /// The calling frames, in order; one for which fewer moves were found later appears twice.
    var callers: [Caller] = []
    /// The outcomes of exits, in the order in which they became known.
    private(set) var endings: [Ending] = []
    /// The index in `endings` of each outcome of the summary table; -1 if it has none.
    private var places: [Int32] = []
    /// The number of exits with an outcome, including those that are not shorter than another.
    private(set) var exitCount = 0

    init(_ callee: Callee, _ summaryTable: Int32) {
        self.callee = callee
        self.summaryTable = summaryTable
    }

    /// The size of what is kept for each outcome, in bytes.
    static let bytesOfEnding = MemoryLayout<Ending>.stride + MemoryLayout<Int32>.stride

    /// Records an outcome of an exit.
    ///
    /// - Returns: True if it is the first with this outcome, false if it is shorter than those before; nil if it is
    ///   not.
    mutating func note(_ ending: Ending) -> Bool? {
        exitCount += 1
        while places.count <= ending.outcome { places.append(-1) }
        let place = Int(places[Int(ending.outcome)])
        if place < 0 {
            places[Int(ending.outcome)] = Int32(endings.count)
            endings.append(ending)
            return true
        }
        guard ending.length < endings[place].length else { return nil }
        endings[place] = ending
        return false
    }
}

/// An exit of the frames of a procedure.
struct ExitSite {
    /// The form in which a frame records an exit.
    enum Record {
        /// The head at which it is made: no other can make it.
        case head(Int32)
        /// A fact of its own, at this place.
        case fact(Int32)
    }

    /// The number of the exit.
    let exit: Int32
    let record: Record
}

/// The summaries of one procedure: the outcomes of its exits at the frames of another that call it with the same screen
/// below.
struct SummaryTable {
    struct Key: Hashable {
        var callees: Int32
        var callers: Int32
        /// The screen that lies below.
        var symbol: Int32
    }

    /// The result of an exit.
    struct Result {
        /// The number of its outcome; -1 if it has none.
        var outcome: Int32 = -1
        /// The step of the engine; -1 if none is made.
        var step: Int32 = -1
    }

    let key: Key
    /// The distinct outcomes of exits.
    var outcomes: [Outcome] = []
    /// By the places of the exits; nil for an exit that has not been combined with such callers.
    private var results: [Result?] = []

    init(_ key: Key) { self.key = key }

    subscript(exit: Int32) -> Result? {
        get { exit < results.count ? results[Int(exit)] : nil }
        set {
            while results.count <= exit { results.append(nil) }
            results[Int(exit)] = newValue
        }
    }
}

/// The effect of an exit on its callers, by its place in their procedure.
enum Outcome {
    /// The caller's screen is on top.
    case home(site: Int32)
    /// The caller's screen has changed, and a frame stands above it.
    case above(call: Int32)
    /// The target lies further down.
    case onward(exit: Int32)

    /// A number that is unique to the outcome within its summary table.
    var number: Int32 {
        switch self {
        case .home(let site): site << 2
        case .above(let call): call << 2 | 1
        case .onward(let exit): exit << 2 | 2
        }
    }
}

/// A move that leads below a frame, in its state as it leaves the frame.
struct Exit: Hashable {
    /// The progress of a move on its way down.
    enum Phase: UInt8 {
        case seeking
        /// The screen that it leads to is found; the screen below that one matters too.
        case landing
        /// The context that it leads to is known, and so is the result there: the move itself no longer matters.
        case bound
    }

    /// The move; -1 if the exit is bound.
    var move: Int32
    var phase = Phase.seeking
    /// The controller, the screen and the flags at the move; those after it if the exit is bound.
    var top: Head
    /// The screen that it leads to; the context if the exit is bound.
    var target: Int32 = -1
}

/// A frame that stands above another, as that one calls it.
struct Call: Hashable {
    var callee: Int32
    /// The screen below.
    var symbol: Int32
}
