// How every history is found, of any length and on stacks of any height.
//
// An app's stack is endless, and what an operation can reach of it is not: the controller, the screen on top, and at most
// what a pop leads to. So the stack is cut into frames, one for each screen. A frame begins when its screen comes on top,
// and all that can happen from there until the screen goes is the same wherever the frame stands, as long as it knows
// the same of what is below (`FrameClass`). Take a home screen from which a red and a blue screen are pushed:
//
//     frame home   beginning    head home                         0 moves
//                  push red     call of the frame red             1
//     frame red    beginning    head red                          0
//                  back         exit, with the red bar            0
//     both         call + exit  head home under a red bar         2, in the frame home
//                  push blue    call of the frame blue, and so on
//
// A head is a screen on top that can be at rest; a call says which frame stands below which, and what its screen was left
// as; an exit is a move that leads below its frame, and waits there for whoever calls the frame. What an exit comes to is
// a step of the engine on the caller's screen and the one on top (`Search+Exits`). Nothing is below a root, so that a move
// that leads there from far above begins a frame of its own, and need not be taken down through all that lies between.
//
// Facts are taken in order of their lengths, which count from the beginning of their frame: a fact is made of no longer
// ones, so that one that has been taken can never be made by fewer moves. How long it takes to get to a frame is found
// afterwards (`Distances`), as are the moves (`History`).

package import NavigationStyle

/// Finds every state that screens of a graph can be in on top at rest.
package struct Search {
    let graph: Graph
    let engine: any WindowEngine
    let budget: Budget

    var frames: [Frame] = []
    var families: [Family] = []
    var joins: [Join] = []
    /// The heads that frames have, in the order in which they became known.
    var heads: [FrameHead] = []
    /// What frames stand on.
    var standings: [Standing] = []
    /// What is the frame of the root in each entry.
    private(set) var roots: [Int32] = []
    /// Whether a move was made somewhere.
    var isTaken: [Bool]
    /// How many steps the engine made.
    package internal(set) var stepCount = 0
    /// How many exits were put together with a caller.
    package internal(set) var combinationCount = 0
    /// Why it ended early; nil where all was found.
    package private(set) var exhaustion: Exhaustion?

    var headStates = Interner<Head>()
    var callStates = Interner<Call>()
    var exitStates = Interner<Exit>()
    var familyNumbers = Interner<Family.Key>()
    var joinNumbers = Interner<Join.Key>()
    var grounds = Interner<Ground>()
    var classes = Interner<FrameClass>()
    var bases = Interner<StackWindow.Base>()
    var chains = Interner<Frame.Chain>()
    var operations = Interner<WindowOperation>()
    var frameNumbers: [Frame.Key: Int32] = [:]
    /// The places of heads, calls and exits in families.
    var sitePlaces = PairTable()
    var callPlaces = PairTable()
    var exitPlaces = PairTable()
    /// The numbers of outcomes in joins, and of standings by their frames and grounds.
    var outcomeNumbers = PairTable()
    var standingNumbers = PairTable()
    /// What comes of an exit on a ground: the frame that the stack begins with, or an exit that is bound.
    var arrivalNumbers = PairTable()
    var arrivals: [(result: Int32, step: Int32)] = []
    /// The base of each class.
    var baseOfClass: [Int32] = []
    /// How much of what is kept most of there is.
    var tally = Tally()
    var steps: [StepKey: Int32] = [:]
    var states: [WindowState?] = []
    var queue = WorkQueue()
    /// Whether moves that lead far down are carried out at once, on all grounds that are below.
    let seeks: Bool
    /// Whether some of them lead to the root.
    let seeksRoots: Bool
    /// The kinds to which others lead.
    let soughtKinds: Set<Int>

    /// Searches `graph` until all is found or the budget is used up.
    package init(_ graph: Graph, on engine: any WindowEngine, within budget: Budget = Budget()) {
        self.graph = graph
        self.engine = engine
        self.budget = budget
        isTaken = Array(repeating: false, count: graph.moves.count)
        // Where combinations are counted, all of them are made.
        let sought = budget.combinations == nil ? graph.moves.map(\.action) : []
        seeksRoots = sought.contains(where: \.seeksRoot)
        soughtKinds = Set(sought.compactMap(\.soughtKind).map { graph.species[$0] })
        seeks = seeksRoots || !soughtKinds.isEmpty
        for entry in graph.entries {
            let state = engine.start(
                with: entry.kinds,
                origin: entry.origin,
                on: entry.properties,
                in: entry.navigationController
            )
            roots.append(frame(of: state, flags: 0, below: .root))
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
            // What has become shorter since is taken as such.
            case .head(let site, let frame):
                if frames[Int(frame)].heads.length(of: site) == length { try take(head: site, in: frame, length) }
            case .call(let call, let frame):
                if frames[Int(frame)].calls.length(of: call) == length { try take(call: call, in: frame, length) }
            case .exit(let exit, let frame): try take(exit: exit, in: frame, length)
            case .standing(let number): try take(standing: number)
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
