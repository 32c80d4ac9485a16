import NavigationStyle

// Frames, and their classes.
extension Search {
    /// The surroundings below the lowest screen of a window.
    enum Below {
        case root
        case frame(class: Int32, symbol: Int)
    }

    /// Returns the frame that begins with the lowest screen of `state`; all other screens lie above it.
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
        // From the lowest up: each covered frame is called only by the one below it.
        while true {
            let known = frameNumbers[key]
            let number = known ?? begin(key)
            first = first ?? number
            if let below = lower {
                let covered = chains[Int(frames[Int(below)].key.chain)].symbol
                let call = callSite(of: Call(callee: number, symbol: covered), in: frames[Int(below)].procedure)
                note(call: call, in: below, length: 0, .beginning)
            }
            guard known == nil else { return first ?? number }
            let chain = chains[Int(key.chain)]
            if chain.above < 0 {
                let head = Head(control: key.control, symbol: chain.symbol, flags: key.flags)
                let site = site(of: head, in: frames[Int(number)].procedure)
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
        let familyKey = Procedure.Key(frameClass: key.frameClass, kind: Int32(kind))
        let procedure = procedureNumbers.number(of: familyKey)
        if procedure == procedures.count { procedures.append(Procedure(key: familyKey)) }
        frames.append(Frame(key: key, procedure: Int32(procedure)))
        if !seeks || isRoot(key.frameClass) { noteContextFrame(number, under: -1) }
        return number
    }

    private var emptySet: [UInt64] { Array(repeating: 0, count: (graph.trackedCount + 63) / 64) }

    /// The class of roots.
    var rootClass: Int32 { mutating get { classNumber(FrameClass(base: .root, onStack: emptySet)) } }

    mutating func frameClass(above symbol: Int, over lower: Int32) -> Int32 {
        var result = classes[Int(lower)]
        result.base = engine.base(above: symbol, over: result.base)
        let kind = graph.species[engine.kind(of: symbol)]
        if let bit = graph.trackedBits[kind] { result.onStack[bit / 64] |= 1 << UInt64(bit % 64) }
        return classNumber(result)
    }

    private mutating func classNumber(_ frameClass: FrameClass) -> Int32 {
        let number = classes.number(of: frameClass)
        if number == baseOfClass.count { baseOfClass.append(Int32(bases.number(of: frameClass.base))) }
        return Int32(number)
    }

    /// Returns how many screens are below frames of this class.
    func height(_ frameClass: Int32) -> StackWindow.Base.Height { classes[Int(frameClass)].base.height }

    /// Whether frames of this class have nothing below them.
    func isRoot(_ frameClass: Int32) -> Bool { height(frameClass) == .none }

    /// Whether a screen of `kind` is below frames of this class; valid only for kinds that are tracked.
    func isBelow(_ kind: Int, _ frameClass: Int32) -> Bool {
        guard let bit = graph.trackedBits[graph.species[kind]] else { return false }
        return classes[Int(frameClass)].onStack[bit / 64] & 1 << UInt64(bit % 64) != 0
    }
}
