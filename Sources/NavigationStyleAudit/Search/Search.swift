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

    /// That frames have heads: what they have is a site.
    private(set) var heads: [Fact] = []
    /// That frames stand below others.
    private(set) var calls = FactTable()
    /// That moves lead below frames.
    private(set) var exits = FactTable()
    var frames: [Frame] = []
    var groups: [CallerGroup] = []
    var sites: [Site] = []
    /// What frames stand on.
    var standings: [Standing] = []
    /// For each call the ground that it makes of the root below, and of the screen of a kind that is asked for; -1 is none.
    var groundsOfCalls: [(root: Int32, kind: Int32)] = []
    /// What is the frame of the root in each entry.
    private(set) var roots: [Int32] = []
    /// The moves that leave nothing of the stack but the root; of those from one frame to one root the shortest alone.
    private(set) var restarts: [Restart] = []
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
    var contexts = Interner<CallerGroup.Context>()
    var families = Interner<Frame.Family>()
    var grounds = Interner<Ground>()
    var classes = Interner<FrameClass>()
    var familySizes: [Int] = []
    var bases = Interner<StackWindow.Base>()
    var chains = Interner<Frame.Chain>()
    var operations = Interner<WindowOperation>()
    var frameNumbers: [Frame.Key: Int32] = [:]
    var siteNumbers = PairTable()
    var standingNumbers = PairTable()
    var knownRestarts = PairTable()
    /// The groups by their frames and contexts, and the outcomes that are known in each.
    var groupNumbers = PairTable()
    var knownOutcomes = PairTable()
    /// What comes of an exit in a context.
    var outcomeNumbers = PairTable()
    var outcomes: [(outcome: Outcome, step: Int32)] = []
    /// What comes of an exit on a ground: the frame that the stack begins with, or an exit that is bound.
    var arrivalNumbers = PairTable()
    var arrivals: [(result: Int32, step: Int32)] = []
    /// The base of each class.
    var baseOfClass: [Int32] = []
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
        soughtKinds = Set(sought.compactMap(\.soughtKind))
        seeks = seeksRoots || !soughtKinds.isEmpty
        for entry in graph.entries {
            let state = engine.start(with: entry.kinds, origin: entry.origin)
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
            case .head(let number): if heads[Int(number)].length == length { try take(head: number) }
            case .call(let number): if calls[number].length == length { try take(call: number) }
            case .exit(let number): if exits[number].length == length { try take(exit: number) }
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

    /// The head that a fact is about.
    func head(_ number: Int) -> Head { headStates[Int(sites[Int(heads[number].content)].head)] }

    /// The class of the frames of a site.
    func frameClass(ofSite site: Int32) -> Int32 { frameClass(ofFamily: sites[Int(site)].family) }

    func frameClass(ofFamily family: Int32) -> Int32 { families[Int(family)].frameClass }

    /// A head in the frames of a family.
    mutating func site(of head: Head, in family: Int32) -> Int32 {
        let head = Int32(headStates.number(of: head))
        let next = Int32(sites.count)
        let site = siteNumbers.value(of: family, head, orElse: next)
        if site == next { sites.append(Site(family: family, head: head)) }
        return site
    }

    mutating func note(site: Int32, in frame: Int32, length: Int32, _ cause: Cause) {
        let place = frames[Int(frame)].place
        let fact = Fact(frame: frame, content: site, length: length, cause: cause)
        var number = Int32(heads.count)
        if let known = sites[Int(site)].fact(at: place) {
            guard length < known.length else { return }
            number = known.fact
            heads[Int(number)] = fact
        } else {
            heads.append(fact)
        }
        sites[Int(site)].note(number, at: place, length: length)
        queue.add(.head(number), length)
    }

    mutating func note(call: Int32, in frame: Int32, length: Int32, _ cause: Cause) {
        guard let (number, isNew) = calls.note(Fact(frame: frame, content: call, length: length, cause: cause)) else {
            return
        }
        queue.add(.call(number), length)
        guard isNew, seeks else { return }
        frames[Int(frame)].calls.append(number)
        let (callee, symbol) = (callStates[Int(call)].callee, callStates[Int(call)].symbol)
        let (frameClass, kind) = (frames[Int(frame)].key.frameClass, engine.kind(of: Int(symbol)))
        func ground(_ kind: Int) -> Int32 {
            let ground = Ground(kind: Int32(kind), base: baseOfClass[Int(frameClass)], symbol: symbol)
            return Int32(grounds.number(of: ground))
        }
        let root = seeksRoots && isRoot(frameClass) ? ground(-1) : -1
        groundsOfCalls.append((root, soughtKinds.contains(kind) ? ground(kind) : -1))
        for standing in frames[Int(frame)].standings {
            let above = groundsAbove(number, on: standing)
            if let ground = above.through { noteStanding(callee, on: ground) }
            if let ground = above.between { noteStanding(callee, on: ground) }
        }
    }

    /// An exit that none but the head on record can have made.
    mutating func add(exit: Int32, in frame: Int32, length: Int32, _ cause: Cause) {
        let number = exits.add(Fact(frame: frame, content: exit, length: length, cause: cause))
        queue.add(.exit(number), length)
    }

    mutating func note(exit: Int32, in frame: Int32, length: Int32, _ cause: Cause) {
        if let (number, _) = exits.note(Fact(frame: frame, content: exit, length: length, cause: cause)) {
            queue.add(.exit(number), length)
        }
    }

    /// Notes a move that leaves nothing of the stack but what `root` begins with.
    mutating func noteRestart(_ root: Int32, from head: Int32, by move: Int32, _ step: Int32, on standing: Int32 = -1) {
        let origin = standing < 0 ? heads[Int(head)].frame << 1 : standing << 1 | 1
        let restart = Restart(head: head, move: move, root: root, standing: standing, step: step)
        let next = Int32(restarts.count)
        let number = knownRestarts.value(of: origin, root, orElse: next)
        if number == next {
            restarts.append(restart)
        } else if heads[Int(head)].length < heads[Int(restarts[Int(number)].head)].length {
            restarts[Int(number)] = restart
        }
    }
}
