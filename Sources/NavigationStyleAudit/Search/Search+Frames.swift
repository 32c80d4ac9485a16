import NavigationStyle

// Frames, and their classes.
extension Search {
    /// Returns the frame of `frameClass` that begins with the lowest screen of `state`; all other screens lie above it.
    mutating func frame(of state: WindowState, flags: UInt8, in frameClass: ID<FrameClass>) -> ID<StackFrame> {
        let chain = chain(of: state.symbols)
        return frame(StackFrame.Key(frameClass: frameClass, control: state.control, flags: flags, chain: chain))
    }

    private mutating func chain(of symbols: [ID<StackWindow.Symbol>]) -> ID<StackFrame.Chain> {
        guard let top = symbols.last else { preconditionFailure("A stack without screens.") }
        return symbols.dropLast().reversed().reduce(chains.id(of: StackFrame.Chain(symbol: top))) { above, symbol in
            chains.id(of: StackFrame.Chain(symbol: symbol, above: above))
        }
    }

    private mutating func frame(_ key: StackFrame.Key) -> ID<StackFrame> {
        var key = key
        var lower: ID<StackFrame>?
        var first: ID<StackFrame>?
        // From the lowest up: each covered frame is called only by the one below it.
        while true {
            let known = frameIDs[key]
            let number = known ?? begin(key)
            first = first ?? number
            if let below = lower {
                let covered = chains[frames[below].key.chain].symbol
                let call = callSite(of: Call(callee: number, symbol: covered), in: frames[below].procedure)
                note(call: call, in: below, length: 0, .beginning)
            }
            guard known == nil else { return first ?? number }
            let chain = chains[key.chain]
            guard let above = chain.above else {
                let head = Head(control: key.control, symbol: chain.symbol, flags: key.flags)
                let site = site(of: head, in: frames[number].procedure)
                note(site: site, in: number, length: 0, .beginning)
                return first ?? number
            }
            lower = number
            key.frameClass = frameClass(above: chain.symbol, over: key.frameClass)
            key.chain = above
        }
    }

    private mutating func begin(_ key: StackFrame.Key) -> ID<StackFrame> {
        let frame = frames.nextID
        frameIDs[key] = frame
        let procedureKey = Procedure.Key(frameClass: key.frameClass, kind: engine.kind(of: chains[key.chain].symbol))
        let procedure = procedureIDs.id(of: procedureKey)
        if procedure.index == procedures.count { procedures.append(Procedure(key: procedureKey)) }
        frames.append(StackFrame(key: key, procedure: ID(rawValue: procedure.rawValue)))
        if !seeks || isRoot(key.frameClass) { noteContextFrame(frame, under: anyContext) }
        return frame
    }

    private var emptySet: [UInt64] { Array(repeating: 0, count: (graph.trackedCount + 63) / 64) }

    /// The class of roots.
    var rootClass: ID<FrameClass> { mutating get { id(of: FrameClass(base: .root, onStack: emptySet)) } }

    mutating func frameClass(above symbol: ID<StackWindow.Symbol>, over lower: ID<FrameClass>) -> ID<FrameClass> {
        var result = classes[lower]
        result.base = engine.base(above: symbol, over: result.base)
        let kind = graph.species[engine.kind(of: symbol)]
        if let bit = graph.trackedBits[kind] { result.onStack[bit / 64] |= 1 << UInt64(bit % 64) }
        return id(of: result)
    }

    private mutating func id(of frameClass: FrameClass) -> ID<FrameClass> {
        let id = classes.id(of: frameClass)
        if id.index == baseOfClass.count { baseOfClass.append(bases.id(of: frameClass.base)) }
        return id
    }

    /// Returns how many screens are below frames of this class.
    func height(_ frameClass: ID<FrameClass>) -> StackWindow.Base.Height { classes[frameClass].base.height }

    /// Whether frames of this class have nothing below them.
    func isRoot(_ frameClass: ID<FrameClass>) -> Bool { height(frameClass) == .none }

    /// Whether a screen of `kind` is below frames of this class; valid only for kinds that are tracked.
    func isBelow(_ kind: Int, _ frameClass: ID<FrameClass>) -> Bool {
        guard let bit = graph.trackedBits[graph.species[kind]] else { return false }
        return classes[frameClass].onStack[bit / 64] & 1 << UInt64(bit % 64) != 0
    }
}
