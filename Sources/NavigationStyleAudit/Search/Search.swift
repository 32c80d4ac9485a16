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
    private(set) var standings: [Standing] = []
    /// For each call the ground that it makes of the root below, and of the screen of a kind that is asked for; -1 is none.
    private var groundsOfCalls: [(root: Int32, kind: Int32)] = []
    /// What is the frame of the root in each entry.
    private(set) var roots: [Int32] = []
    /// The moves that leave nothing of the stack but the root; of those from one frame to one root the shortest alone.
    private(set) var restarts: [Restart] = []
    /// Whether a move was made somewhere.
    var isTaken: [Bool]
    /// How many steps the engine made.
    package private(set) var stepCount = 0
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
    private var familySizes: [Int] = []
    private var bases = Interner<StackWindow.Base>()
    private var chains = Interner<Frame.Chain>()
    private var operations = Interner<WindowOperation>()
    private var frameNumbers: [Frame.Key: Int32] = [:]
    private var siteNumbers = PairTable()
    private var standingNumbers = PairTable()
    private var knownRestarts = PairTable()
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
    private(set) var baseOfClass: [Int32] = []
    private var steps: [StepKey: Int32] = [:]
    private var states: [WindowState?] = []
    private var queue = WorkQueue()
    /// Whether moves that lead far down are carried out at once, on all grounds that are below.
    let seeks: Bool
    /// Whether some of them lead to the root.
    private let seeksRoots: Bool
    /// The kinds to which others lead.
    private let soughtKinds: Set<Int>

    private struct StepKey: Hashable {
        var base: Int32
        var control: Int32
        var operation: Int32
        var lowest: Int32
        var between: Int32
        var top: Int32
    }

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

    // MARK: - Facts

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

    // MARK: - Frames

    /// What lies below the root.
    enum Below {
        case root
        case frame(class: Int32, symbol: Int)
    }

    /// The frame that the lowest of the screens of `state` begins, all others lying above it.
    mutating func frame(of state: WindowState, flags: UInt8, below: Below) -> Int32 {
        let frameClass: Int32 =
            switch below {
            case .root: rootClass
            case .frame(let lower, let symbol): self.frameClass(above: symbol, over: lower)
            }
        let key = Frame.Key(
            frameClass: frameClass,
            control: Int32(state.control),
            flags: flags,
            chain: state.symbols.reversed().reduce(-1) { above, symbol in
                Int32(chains.number(of: Frame.Chain(symbol: Int32(symbol), above: above)))
            }
        )
        return frame(key)
    }

    private mutating func frame(_ key: Frame.Key) -> Int32 {
        var key = key
        var lower: Int32?
        var first: Int32?
        // From the lowest up: each covered one is called by none but the one below it.
        while true {
            let known = frameNumbers[key]
            let number = known ?? begin(key)
            first = first ?? number
            if let below = lower {
                let covered = chains[Int(frames[Int(below)].key.chain)].symbol
                let call = callStates.number(of: Call(callee: number, symbol: covered))
                note(call: Int32(call), in: below, length: 0, .beginning)
            }
            guard known == nil else { return first ?? number }
            let chain = chains[Int(key.chain)]
            if chain.above < 0 {
                let head = Head(control: key.control, symbol: chain.symbol, flags: key.flags)
                let site = site(of: head, in: frames[Int(number)].family)
                note(site: site, in: number, length: 0, .beginning)
                return first ?? number
            }
            lower = number
            key.frameClass = frameClass(above: Int(chain.symbol), over: key.frameClass)
            key.chain = chain.above
        }
    }

    private mutating func begin(_ key: Frame.Key) -> Int32 {
        let number = Int32(frames.count)
        frameNumbers[key] = number
        let kind = engine.kind(of: Int(chains[Int(key.chain)].symbol))
        let family = families.number(of: Frame.Family(frameClass: key.frameClass, kind: Int32(kind)))
        if family == familySizes.count { familySizes.append(0) }
        frames.append(Frame(key: key, family: Int32(family), place: familySizes[family]))
        familySizes[family] += 1
        if !seeks || isRoot(key.frameClass) { noteStanding(number, on: -1) }
        return number
    }

    // MARK: - Grounds

    /// Whether a standing is on the nearest screen of a kind.
    func isOnKind(_ standing: Int32) -> Bool {
        let ground = standings[Int(standing)].ground
        return ground >= 0 && grounds[Int(ground)].kind >= 0
    }

    /// What a frame stands on that is called by one that stands so: the same as that one or its root, and the screen that
    /// lies between the two where others lead to its kind.
    func groundsAbove(_ call: Int32, on standing: Int32) -> (through: Int32?, between: Int32?) {
        let ground = standings[Int(standing)].ground
        guard seeks else { return (ground, nil) }
        let new = groundsOfCalls[Int(call)]
        let between = new.kind < 0 ? nil : new.kind
        if isOnKind(standing) {
            let isCovered = between.map { grounds[Int($0)].kind == grounds[Int(ground)].kind } ?? false
            return (isCovered ? nil : ground, nil)
        }
        return (ground < 0 ? new.root : ground, between)
    }

    /// The number of a frame on a ground; nil where it is not known to stand there.
    func numberOfStanding(_ frame: Int32, on ground: Int32) -> Int32? { standingNumbers[frame, ground + 1] }

    /// Notes that a frame stands on a ground, and so all that it calls.
    private mutating func noteStanding(_ frame: Int32, on ground: Int32) {
        var open = [(frame: frame, ground: ground)]
        while let (frame, ground) = open.popLast() {
            let next = Int32(standings.count)
            guard standingNumbers.value(of: frame, ground + 1, orElse: next) == next else { continue }
            standings.append(Standing(frame: frame, ground: ground))
            frames[Int(frame)].standings.append(next)
            if !frames[Int(frame)].seekers.isEmpty { queue.add(.standing(next), 0) }
            for call in frames[Int(frame)].calls {
                let callee = callStates[Int(calls[call].content)].callee
                let above = groundsAbove(call, on: next)
                if let ground = above.through { open.append((callee, ground)) }
                if let ground = above.between { open.append((callee, ground)) }
            }
        }
    }

    private var emptySet: [UInt64] { Array(repeating: 0, count: (graph.trackedCount + 63) / 64) }

    /// The class of roots.
    var rootClass: Int32 { mutating get { classNumber(FrameClass(base: .root, onStack: emptySet)) } }

    mutating func frameClass(above symbol: Int, over lower: Int32) -> Int32 {
        var result = classes[Int(lower)]
        result.base = engine.base(above: symbol, over: result.base)
        if let bit = graph.trackedBits[engine.kind(of: symbol)] { result.onStack[bit / 64] |= 1 << UInt64(bit % 64) }
        return classNumber(result)
    }

    private mutating func classNumber(_ frameClass: FrameClass) -> Int32 {
        let number = classes.number(of: frameClass)
        if number == baseOfClass.count { baseOfClass.append(Int32(bases.number(of: frameClass.base))) }
        return Int32(number)
    }

    /// How many screens there are below frames of this class.
    func height(_ frameClass: Int32) -> StackWindow.Base.Height { classes[Int(frameClass)].base.height }

    /// Whether nothing is below frames of this class.
    func isRoot(_ frameClass: Int32) -> Bool { height(frameClass) == .none }

    /// Whether a screen of `kind` stands below frames of this class; asked only of kinds that are tracked.
    func isBelow(_ kind: Int, _ frameClass: Int32) -> Bool {
        guard let bit = graph.trackedBits[kind] else { return false }
        return classes[Int(frameClass)].onStack[bit / 64] & 1 << UInt64(bit % 64) != 0
    }

    // MARK: - Steps

    /// What a step has come to; nil where it does not begin.
    func state(after step: Int32) -> WindowState? { states[Int(step)] }

    /// The number of the step that `operation` is on screens that are given from the lowest on, which stands in a frame of
    /// `frameClass`; -1 is none.
    ///
    /// - Throws: That the budget is used up.
    mutating func step(
        _ operation: WindowOperation,
        _ frameClass: Int32,
        control: Int32,
        _ lowest: Int32,
        _ between: Int32 = -1,
        _ top: Int32 = -1
    ) throws(Exhaustion) -> Int32 {
        try step(operation, onBase: baseOfClass[Int(frameClass)], control: control, lowest, between, top)
    }

    /// The same above what has the number `base`.
    mutating func step(
        _ operation: WindowOperation,
        onBase base: Int32,
        control: Int32,
        _ lowest: Int32,
        _ between: Int32,
        _ top: Int32
    ) throws(Exhaustion) -> Int32 {
        let key = StepKey(
            base: base,
            control: control,
            operation: Int32(operations.number(of: operation)),
            lowest: lowest,
            between: between,
            top: top
        )
        if let number = steps[key] { return number }
        if stepCount >= budget.steps { throw .steps }
        if stepCount % 64 == 0 { try checkBudget() }
        stepCount += 1
        let window = StackWindow(
            base: bases[Int(base)],
            control: Int(control),
            symbols: [lowest, between, top].filter { $0 >= 0 }.map { Int($0) }
        )
        let number = Int32(states.count)
        states.append(engine.step(operation, in: window))
        steps[key] = number
        return number
    }

    /// Whether after a step that has come to something more than its lowest screen is there.
    func coversLowest(_ step: Int32) -> Bool {
        state(after: step).map { $0.symbols.count > 1 } ?? false
    }

    private func checkBudget() throws(Exhaustion) {
        var progress = SearchProgress()
        progress.heads = heads.count
        progress.steps = stepCount
        progress.queued = queue.count
        progress.length = queue.shortest
        budget.watch(progress)
        if budget.isOver() { throw .time }
        if memory > budget.memory { throw .memory }
    }

    // MARK: - Figures

    /// How many heads there are, wherever they stand.
    package var headCount: Int { Set(heads.lazy.map { sites[Int($0.content)].head }).count }

    /// How many states of the controller there are at rest, with the flags.
    package var controlCount: Int {
        Set(
            Set(heads.lazy.map { sites[Int($0.content)].head }).lazy.map { number in
                let head = headStates[Int(number)]
                return Int64(head.control) << 8 | Int64(head.flags)
            }
        ).count
    }

    /// The moves that were made somewhere.
    var taken: Set<Int32> { Set(isTaken.indices.lazy.filter { isTaken[$0] }.map { Int32($0) }) }

    /// What is kept, in bytes: arrays and tables by what is in them, what is in numbers by what one takes.
    package var memory: Int {
        let facts = heads.count * (MemoryLayout<Fact>.stride + 16) + calls.memory + exits.memory + queue.count * 8
        let places = frames.count * 320 + sites.count * 192 + groups.count * 96 + standings.count * 40
        let tables =
            groupNumbers.memory + knownOutcomes.memory + outcomeNumbers.memory + standingNumbers.memory
            + arrivalNumbers.memory
            + knownRestarts.memory
        let lists = (knownOutcomes.count + outcomes.count) * 12 + restarts.count * 20 + (calls.count + exits.count) * 8
        return facts + places + tables + lists + stepCount * 128 + (engine.symbolCount + engine.controlCount) * 1_024
    }
}
