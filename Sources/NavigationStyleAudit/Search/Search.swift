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
// a step of the engine on the caller's screen and the one on top (`Search+Exits`).
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

    var heads = FactTable<Head>()
    var calls = FactTable<Call>()
    var exits = FactTable<Exit>()
    var frames: [Frame] = []
    /// What is the frame of the root in each entry.
    private(set) var roots: [Int32] = []
    /// The sets that put a fresh stack in the place of the whole: from which head, by which move, with which root.
    private(set) var fresh: [(head: Int32, move: Int32, root: Int32)] = []
    /// The moves that were made somewhere.
    var taken: Set<Int32> = []
    /// How many steps the engine made.
    package private(set) var stepCount = 0
    /// How many exits were put together with a caller.
    package internal(set) var combinationCount = 0
    /// Why it ended early; nil where all was found.
    package private(set) var exhaustion: Exhaustion?

    private var frameNumbers: [Frame.Key: Int32] = [:]
    var classes = Interner<FrameClass>()
    private var bases = Interner<StackWindow.Base>()
    private var chains = Interner<Frame.Chain>()
    private var operations = Interner<WindowOperation>()
    /// The base of each class.
    private var baseOfClass: [Int32] = []
    private var steps: [StepKey: Int32] = [:]
    private var states: [WindowState?] = []
    private var queue = WorkQueue()

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
        for entry in graph.entries {
            let state = engine.start(with: entry.kinds, origin: entry.origin)
            roots.append(frame(of: state, flags: 0, below: .root))
        }
        do { try run() } catch { exhaustion = error }
    }

    private mutating func run() throws(Exhaustion) {
        var count = 0
        while let work = queue.next() {
            count += 1
            if count % 1_024 == 0 { try checkBudget() }
            if let most = budget.combinations, combinationCount > most { throw .combinations }
            switch work {
            // What has become shorter since has been taken since.
            case .head(let number, let length):
                if heads.lengths[Int(number)] == length { try take(head: number) }
            case .call(let number, let length):
                if calls.lengths[Int(number)] == length { try take(call: number) }
            case .exit(let number, let length):
                if exits.lengths[Int(number)] == length { try take(exit: number) }
            }
        }
    }

    // MARK: - Facts

    mutating func note(_ head: Head, in frame: Int32, length: Int32, _ cause: Cause) {
        if let number = heads.note(head, in: frame, length: length, cause) {
            queue.add(.head(number, length: length), length)
        }
    }

    mutating func note(_ call: Call, in frame: Int32, length: Int32, _ cause: Cause) {
        if let number = calls.note(call, in: frame, length: length, cause) {
            queue.add(.call(number, length: length), length)
        }
    }

    mutating func note(_ exit: Exit, in frame: Int32, length: Int32, _ cause: Cause) {
        if let number = exits.note(exit, in: frame, length: length, cause) {
            queue.add(.exit(number, length: length), length)
        }
    }

    /// Notes a set that leaves nothing of the stack.
    mutating func noteFresh(_ state: WindowState, from head: Int32, by move: Int32, flags: UInt8) {
        fresh.append((head, move, frame(of: state, flags: flags, below: .root)))
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
            case .root: classNumber(FrameClass(base: .root, onStack: emptySet))
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
            let number = known ?? Int32(frames.count)
            if known == nil {
                frameNumbers[key] = number
                frames.append(Frame(key: key))
            }
            first = first ?? number
            if let below = lower {
                let covered = chains[Int(frames[Int(below)].key.chain)].symbol
                note(Call(callee: number, symbol: covered), in: below, length: 0, .beginning)
            }
            guard known == nil else { return first ?? number }
            let chain = chains[Int(key.chain)]
            if chain.above < 0 {
                let head = Head(control: key.control, symbol: chain.symbol, flags: key.flags)
                note(head, in: number, length: 0, .beginning)
                return first ?? number
            }
            lower = number
            key.frameClass = frameClass(above: Int(chain.symbol), over: key.frameClass)
            key.chain = chain.above
        }
    }

    private var emptySet: [UInt64] { Array(repeating: 0, count: (graph.trackedCount + 63) / 64) }

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

    /// Whether nothing is below frames of this class.
    func isRoot(_ frameClass: Int32) -> Bool { classes[Int(frameClass)].base.height == .none }

    /// Whether a screen of `kind` stands below frames of this class; asked only of kinds that are tracked.
    func isBelow(_ kind: Int, _ frameClass: Int32) -> Bool {
        guard let bit = graph.trackedBits[kind] else { return false }
        return classes[Int(frameClass)].onStack[bit / 64] & 1 << UInt64(bit % 64) != 0
    }

    // MARK: - Steps

    /// What `operation` comes to on screens that are given from the lowest on, which stands in a frame of `frameClass`; -1
    /// is none.
    ///
    /// - Throws: That the budget is used up.
    mutating func step(
        _ operation: WindowOperation,
        _ frameClass: Int32,
        control: Int32,
        _ lowest: Int32,
        _ between: Int32 = -1,
        _ top: Int32 = -1
    ) throws(Exhaustion) -> WindowState? {
        let key = StepKey(
            base: baseOfClass[Int(frameClass)],
            control: control,
            operation: Int32(operations.number(of: operation)),
            lowest: lowest,
            between: between,
            top: top
        )
        if let number = steps[key] { return states[Int(number)] }
        if stepCount >= budget.steps { throw .steps }
        if stepCount % 64 == 0 { try checkBudget() }
        stepCount += 1
        let window = StackWindow(
            base: classes[Int(frameClass)].base,
            control: Int(control),
            symbols: [lowest, between, top].filter { $0 >= 0 }.map { Int($0) }
        )
        let state = engine.step(operation, in: window)
        steps[key] = Int32(states.count)
        states.append(state)
        return state
    }

    /// Whether after the step of that number, which has come to something, more than its lowest screen is there.
    func coversLowest(_ step: Int) -> Bool { states[step].map { $0.symbols.count > 1 } ?? false }

    /// The number of a step that was made and came to something; nil where there is none.
    func numberOfStep(
        _ operation: WindowOperation,
        _ frameClass: Int32,
        control: Int32,
        _ lowest: Int32,
        _ between: Int32 = -1,
        _ top: Int32 = -1
    ) -> Int? {
        guard let operation = operations.knownNumber(of: operation) else { return nil }
        let key = StepKey(
            base: baseOfClass[Int(frameClass)],
            control: control,
            operation: Int32(operation),
            lowest: lowest,
            between: between,
            top: top
        )
        guard let number = steps[key], states[Int(number)] != nil else { return nil }
        return Int(number)
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

    /// How many heads there are, wherever they stand.
    package var headCount: Int { Set(heads.facts.lazy.map(\.content)).count }

    /// How many states of the controller there are at rest, with the flags.
    package var controlCount: Int {
        Set(heads.facts.lazy.map { Int64($0.content.control) << 8 | Int64($0.content.flags) }).count
    }

    /// How many heads, calls and exits are known.
    package var factCount: Int { heads.count + calls.count + exits.count }

    /// What is kept, in bytes, by what one of each takes.
    package var memory: Int {
        factCount * 64 + frames.count * 256 + stepCount * 128 + combinationCount * 16
            + (engine.symbolCount + engine.controlCount) * 1_024
    }
}
