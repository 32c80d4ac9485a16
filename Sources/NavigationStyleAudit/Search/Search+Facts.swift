import NavigationStyle

// The records of facts about frames.
extension Search {
    /// A head of a frame, by its place in the procedure.
    struct FrameHead {
        var frame: ID<StackFrame>
        var site: ID<Site>
    }

    /// Returns the class of a frame.
    func frameClass(of frame: ID<StackFrame>) -> ID<FrameClass> { frames[frame].key.frameClass }

    func site(_ place: ID<Site>, of frame: ID<StackFrame>) -> Site {
        procedures[frames[frame].procedure].sites[place]
    }

    /// Returns the target of a frame's call, given by its place.
    func callee(of call: ID<CallSite>, in frame: ID<StackFrame>) -> CallSite.Callee {
        procedures[frames[frame].procedure].calls[call].callee
    }

    func exitSite(_ place: ID<ExitSite>, of frame: ID<StackFrame>) -> ExitSite {
        procedures[frames[frame].procedure].exits[place]
    }

    /// Returns the state of a head.
    func state(of head: FrameHead) -> Head { headStates[site(head.site, of: head.frame).head] }

    /// Returns the fewest moves to an exit from the beginning of its frame.
    func length(ofExit place: ID<ExitSite>, in frame: ID<StackFrame>) -> Length {
        switch exitSite(place, of: frame).record {
        case .head(let site): frames[frame].heads.length(of: site)
        case .fact(let fact): frames[frame].exits.length(of: fact)
        }
    }

    /// Returns the place of a head in a procedure, after adding it if it is new.
    mutating func site(of head: Head, in procedure: ID<Procedure>) -> ID<Site> {
        let head = headStates.id(of: head)
        let next = procedures[procedure].sites.nextID
        let place = sitePlaces.value(of: procedure, head, orElse: next)
        if place == next { procedures[procedure].sites.append(Site(head: head)) }
        return place
    }

    /// Returns the place of a call in a procedure, after adding it if it is new.
    mutating func callSite(of call: Call, in procedure: ID<Procedure>) -> ID<CallSite> {
        let next = procedures[procedure].calls.nextID
        let place = callPlaces.value(of: procedure, callStates.id(of: call), orElse: next)
        guard place == next else { return place }
        let key = SummaryTable.Key(
            callees: frames[call.callee].procedure,
            callers: procedure,
            symbol: call.symbol
        )
        let summaryTable = summaryTableIDs.id(of: key)
        if summaryTable.index == summaryTables.count { summaryTables.append(SummaryTable(key)) }
        let callee = callee(of: call, in: procedures[procedure].key.frameClass)
        procedures[procedure].calls.append(CallSite(callee, ID(rawValue: summaryTable.rawValue)))
        return place
    }

    /// Returns the place of an exit in a procedure, after adding it if it is new; `site` is the head at which it is
    /// made, if it is one of the procedure's own.
    mutating func exitSite(
        of exit: ID<Exit>,
        in procedure: ID<Procedure>,
        at site: ID<Site>? = nil
    ) -> ID<ExitSite> {
        let next = procedures[procedure].exits.nextID
        let place = exitPlaces.value(of: procedure, exit, orElse: next)
        guard place == next else { return place }
        var record = ExitSite.Record.fact(ID(procedures[procedure].factCount))
        if let site, let move = exitStates[exit].move, !graph.moves[move].action.leadsFarDown {
            record = .head(site)
        } else {
            procedures[procedure].factCount += 1
        }
        procedures[procedure].exits.append(ExitSite(exit: exit, record: record))
        return place
    }

    mutating func note(site: ID<Site>, in frame: ID<StackFrame>, length: Length, _ derivation: Derivation) {
        let known = frames[frame].heads.length(of: site)
        guard length < known else { return }
        if known == .max { heads.append(FrameHead(frame: frame, site: site)) }
        tally.facts += frames[frame].heads.note(site, length: length, derivation)
        queue.add(.head(site, in: frame), length)
    }

    mutating func note(call: ID<CallSite>, in frame: ID<StackFrame>, length: Length, _ derivation: Derivation) {
        let known = frames[frame].calls.length(of: call)
        guard length < known else { return }
        tally.facts += frames[frame].calls.note(call, length: length, derivation)
        queue.add(.call(call, in: frame), length)
        guard known == .max else { return }
        frames[frame].knownCalls.append(call)
        tally.ids += 1
        guard seeks else { return }
        let callee = callee(of: call, in: frame)
        for contextFrame in frames[frame].contextFrames {
            let above = contexts(of: callee, over: contextFrame)
            if let context = above.through { noteContextFrame(callee.frame, under: context) }
            if let context = above.between { noteContextFrame(callee.frame, under: context) }
        }
    }

    /// Records an exit that is a fact of its own.
    mutating func note(exit: ID<ExitSite>, in frame: ID<StackFrame>, length: Length, _ derivation: Derivation) {
        guard case .fact(let place) = exitSite(exit, of: frame).record,
            length < frames[frame].exits.length(of: place)
        else { return }
        tally.facts += frames[frame].exits.note(place, length: length, derivation)
        queue.add(.exit(exit, in: frame), length)
    }
}
