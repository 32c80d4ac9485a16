import NavigationStyle

/// A procedure: everything that can happen in the frames that know the same about the screens below and begin with the
/// same kind of screen.
///
/// Each frame has its own record of which of these happen in it, and in how few moves.
struct Procedure {
    struct Key: Hashable {
        var frameClass: ID<FrameClass>
        var kind: Int
    }

    let key: Key
    var sites: [Site] = []
    var calls: [CallSite] = []
    var exits: [ExitSite] = []
    /// The number of exits that are facts of their own.
    var factCount = 0
}

/// A head in the frames of a procedure, with the transitions that are possible there.
struct Site {
    /// A transition: the effect of one move.
    struct Transition {
        /// The target of a transition, by its place in the procedure.
        enum Target {
            /// Another head of the frame.
            case stay(site: ID<Site>)
            case cover(call: ID<CallSite>)
            /// A new stack whose root is this frame.
            case fresh(root: ID<StackFrame>)
            /// A frame below, through an exit.
            case exit(ID<ExitSite>)
            /// A context, which may be far below.
            case seek(exit: ID<Exit>)
        }

        var move: ID<Move>
        /// The step of the engine; nil if it is made elsewhere.
        var step: ID<EngineStep>?
        var target: Target
    }

    let head: ID<Head>
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
        var procedure: ID<Procedure>
        var place: ID<CallSite>
    }

    /// A called frame, and the contexts that the call makes for it.
    struct Callee {
        var frame: ID<StackFrame>
        /// The context of the called frame if its caller has any: the caller, if it is the root and sought.
        var root: ID<Context>
        /// The context that is the screen below, if some move seeks its kind; nil if there is none.
        var kind: ID<Context>?
    }

    /// A calling frame, and the number of moves to its call.
    struct Caller {
        var frame: ID<StackFrame>
        var length: Length
    }

    /// An outcome that exits of the callee have at the call site.
    struct Ending {
        /// The outcome, by its place in the summary table.
        var outcome: ID<Outcome>
        /// The shortest exit with this outcome, and its length.
        var exit: ID<ExitSite>
        var length: Length
    }

    let callee: Callee
    /// The table that holds the outcomes of exits.
    let summaryTable: ID<SummaryTable>
    /// The calling frames, in order; one for which fewer moves were found later appears twice.
    var callers: [Caller] = []
    /// The outcomes of exits, in the order in which they became known.
    private(set) var endings: [Ending] = []
    /// The index in `endings` of each outcome of the summary table; -1 if it has none.
    private var places: [Int32] = []
    /// The number of exits with an outcome, including those that are not shorter than another.
    private(set) var exitCount = 0

    init(_ callee: Callee, _ summaryTable: ID<SummaryTable>) {
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
        while places.count <= ending.outcome.index { places.append(-1) }
        let place = Int(places[ending.outcome.index])
        if place < 0 {
            places[ending.outcome.index] = Int32(endings.count)
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
        case head(ID<Site>)
        case fact(ID<Fact>)
    }

    /// An exit that is a fact of its own.
    enum Fact {}

    let exit: ID<Exit>
    let record: Record
}

/// The summaries of one procedure: the outcomes of its exits at the frames of another that call it with the same screen
/// below.
struct SummaryTable {
    struct Key: Hashable {
        var callees: ID<Procedure>
        var callers: ID<Procedure>
        /// The screen that lies below.
        var symbol: ID<StackWindow.Symbol>
    }

    /// The result of an exit.
    struct Result {
        /// Its outcome; nil if it has none.
        var outcome: ID<Outcome>?
        /// The step of the engine; nil if none is made.
        var step: ID<EngineStep>?
    }

    let key: Key
    /// The distinct outcomes of exits.
    var outcomes: [Outcome] = []
    /// By the places of the exits; nil for an exit that has not been combined with such callers.
    private var results: [Result?] = []

    init(_ key: Key) { self.key = key }

    subscript(exit: ID<ExitSite>) -> Result? {
        get { exit.index < results.count ? results[exit.index] : nil }
        set {
            while results.count <= exit.index { results.append(nil) }
            results[exit.index] = newValue
        }
    }
}

/// The effect of an exit on its callers, by its place in their procedure.
enum Outcome {
    enum Code {}

    /// The caller's screen is on top.
    case home(site: ID<Site>)
    /// The caller's screen has changed, and a frame stands above it.
    case above(call: ID<CallSite>)
    /// The target lies further down.
    case onward(exit: ID<ExitSite>)

    /// A code that is unique to the outcome within its summary table.
    var code: ID<Code> {
        switch self {
        case .home(let site): ID(site.index << 2)
        case .above(let call): ID(call.index << 2 | 1)
        case .onward(let exit): ID(exit.index << 2 | 2)
        }
    }
}

/// A move that leads below a frame, in its state as it leaves the frame.
struct Exit: Hashable {
    /// The progress of a move on its way down.
    enum Phase: Hashable {
        case seeking(ID<Move>)
        /// The screen that the move leads to is found; the screen below that one matters too.
        case landing(ID<Move>, on: ID<StackWindow.Symbol>)
        /// The context that it leads to is known, and so is the result there: the move itself no longer matters.
        case bound(to: ID<Context>)
    }

    var phase: Phase
    /// The controller, the screen and the flags at the move; those after it if the exit is bound.
    var top: Head

    /// The move; nil if the exit is bound.
    var move: ID<Move>? {
        switch phase {
        case .seeking(let move), .landing(let move, _): move
        case .bound: nil
        }
    }
}

/// A frame that stands above another, as that one calls it.
struct Call: Hashable {
    var callee: ID<StackFrame>
    /// The screen below.
    var symbol: ID<StackWindow.Symbol>
}
