// Reachability in a pushdown system by procedure summaries (Bouajjani, Esparza, Maler 1997; Reps, Horwitz, Sagiv 1995):
// every history is found, of any length and on stacks of any height.
//
// An app's stack is unbounded, but an operation reads only a part of it: the controller, the screen on top, and at most
// the screens that a pop leads to. So the stack is cut into frames, one for each screen. A frame begins when its screen
// comes on top, and everything that can happen from there until the screen goes is the same at any height, as long as
// the frame knows the same about the screens below (`FrameClass`). Take a home screen that pushes a red and a blue
// screen:
//
//     frame home   beginning    head home                         0 moves
//                  push red     call of the frame red             1
//     frame red    beginning    head red                          0
//                  back         exit, with the red bar            0
//     both         call + exit  head home under a red bar         2, in the frame home
//                  push blue    call of the frame blue, and so on
//
// A head is a screen on top that can be at rest. A call records which frame is above which, and the state in which the
// lower screen was left. An exit is a move that leads below its frame, and waits there for the callers of the frame;
// its outcome is a step of the engine on the caller's screen and the one on top (`Search+Exits`). Nothing is below a
// root, so a move that leads to the root from far above begins a frame of its own and need not be passed down through
// all screens between.
//
// In the terms of pushdown systems, the frames that know the same about the screens below and begin with the same kind
// of screen are one procedure, from different states. A head is a node of it, a transition the effect of a move at a
// head, and an exit a return. A summary table holds the outcomes of the exits of one procedure in the frames of another
// that call it. A context of a frame is the root, or a screen below it that some move leads to from far above.
//
// Facts are processed in order of their lengths, which count from the beginning of their frame. A fact follows only
// from facts that are not longer, so one that has been processed never gets shorter. The number of moves to the
// beginning of a frame is computed afterwards (`Distances`), and so are the moves (`History`).

package import NavigationStyle

/// Finds every state in which the screens of a graph can be on top and at rest.
package struct Search {
    let graph: Graph
    let engine: WindowEngine
    let budget: Budget

    var frames: [StackFrame] = []
    var procedures: [Procedure] = []
    var summaryTables: [SummaryTable] = []
    /// The heads that frames have, in the order in which they became known.
    var heads: [FrameHead] = []
    /// The known frames with their contexts.
    var contextFrames: [ContextFrame] = []
    /// The frame of the root of each entry.
    private(set) var roots: [ID<StackFrame>] = []
    /// For each move, whether it was made somewhere.
    var isTaken: Column<Move, Bool>
    /// The number of steps the engine made.
    package internal(set) var stepCount = 0
    /// The number of combinations of an exit with a caller.
    package internal(set) var combinationCount = 0
    /// The reason the search ended early; nil if it found everything.
    package private(set) var exhaustion: Exhaustion?

    var headStates = Interner<Head>()
    var callStates = Interner<Call>()
    var exitStates = Interner<Exit>()
    var procedureIDs = Interner<Procedure.Key>()
    var summaryTableIDs = Interner<SummaryTable.Key>()
    var contexts = Interner<Context>()
    /// The id of the context that may be any.
    let anyContext: ID<Context>
    var classes = Interner<FrameClass>()
    var bases = Interner<StackWindow.Base>()
    var chains = Interner<StackFrame.Chain>()
    var operations = Interner<WindowOperation>()
    var frameIDs: [StackFrame.Key: ID<StackFrame>] = [:]
    /// The places of heads, calls and exits in procedures.
    var sitePlaces = PairTable<Procedure, Head, Site>()
    var callPlaces = PairTable<Procedure, Call, CallSite>()
    var exitPlaces = PairTable<Procedure, Exit, ExitSite>()
    /// The places of outcomes in summary tables.
    var outcomePlaces = PairTable<SummaryTable, Outcome.Code, Outcome>()
    var contextFrameIDs = PairTable<StackFrame, Context, ContextFrame>()
    /// The effects of exits in contexts.
    var arrivalIDs = PairTable<Exit, Context, ContextArrival>()
    var arrivals: [ContextArrival] = []
    var baseOfClass = Column<FrameClass, ID<StackWindow.Base>>()
    /// The counts of the most numerous items.
    var tally = Tally()
    var steps: [EngineStep: ID<EngineStep>] = [:]
    var states = Column<EngineStep, WindowState?>()
    var queue = WorkQueue()
    /// Whether moves that lead far down are made at once, on all contexts below.
    let seeks: Bool
    /// Whether some of those moves lead to the root.
    let seeksRoots: Bool
    /// The kinds that some move leads to.
    let soughtKinds: Set<Int>

    /// Searches `graph` until everything is found or the budget is used up.
    package init(_ graph: Graph, on engine: WindowEngine, within budget: Budget = Budget()) {
        self.graph = graph
        self.engine = engine
        self.budget = budget
        isTaken = Column(repeating: false, for: graph.moves)
        // A limit on combinations counts all of them, so none may be skipped.
        let sought = budget.combinations == nil ? graph.moves.map(\.action) : []
        seeksRoots = sought.contains(where: \.seeksRoot)
        soughtKinds = Set(sought.compactMap(\.soughtKind).map { graph.species[$0] })
        seeks = seeksRoots || !soughtKinds.isEmpty
        anyContext = contexts.id(of: .any)
        for entry in graph.entries {
            let state = engine.start(
                with: entry.kinds,
                origin: entry.origin,
                on: entry.properties,
                in: entry.navigationController
            )
            roots.append(frame(of: state, flags: 0, in: rootClass))
        }
        do { try run() } catch { exhaustion = error }
    }

    private mutating func run() throws(Exhaustion) {
        var count = 0
        while let (work, length) = queue.next() {
            count += 1
            if count % 128 == 0 { try checkBudget() }
            if let most = budget.combinations, combinationCount > most { throw .combinations }
            switch work {
            // A fact that has become shorter since is in the queue again.
            case .head(let site, let frame):
                if frames[frame].heads.length(of: site) == length { try take(head: site, in: frame, length) }
            case .call(let call, let frame):
                if frames[frame].calls.length(of: call) == length { try take(call: call, in: frame, length) }
            case .exit(let exit, let frame): try take(exit: exit, in: frame, length)
            case .contextFrame(let contextFrame): try take(contextFrame: contextFrame)
            }
        }
    }

    func checkBudget() throws(Exhaustion) {
        var progress = SearchProgress()
        progress.heads = heads.count
        progress.steps = stepCount
        progress.queued = queue.count
        progress.length = queue.shortest
        budget.watch(progress)
        if budget.isOver() { throw .time }
        if memory > budget.memory { throw .memory }
    }
}
