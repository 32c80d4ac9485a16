import NavigationStyle

// The records of facts about frames.
extension Search {
    /// A head of a frame, by its place in the procedure.
    struct FrameHead {
        var frame: Int32
        var site: Int32
    }

    /// Returns the class of a frame.
    func frameClass(of frame: Int32) -> Int32 { frames[Int(frame)].key.frameClass }

    func site(_ place: Int32, of frame: Int32) -> Site {
        procedures[Int(frames[Int(frame)].procedure)].sites[Int(place)]
    }

    /// Returns the target of a frame's call, given by its place.
    func callee(of call: Int32, in frame: Int32) -> CallSite.Callee {
        procedures[Int(frames[Int(frame)].procedure)].calls[Int(call)].callee
    }

    func exitSite(_ place: Int32, of frame: Int32) -> ExitSite {
        procedures[Int(frames[Int(frame)].procedure)].exits[Int(place)]
    }

    /// Returns a head, given by its number.
    func head(_ number: Int) -> Head { headStates[Int(site(heads[number].site, of: heads[number].frame).head)] }

    /// Returns the fewest moves to an exit from the beginning of its frame.
    func length(ofExit place: Int32, in frame: Int32) -> Int32 {
        switch exitSite(place, of: frame).record {
        case .head(let site): frames[Int(frame)].heads.length(of: site)
        case .fact(let fact): frames[Int(frame)].exits.length(of: fact)
        }
    }

    /// Returns the place of a head in a procedure, after adding it if it is new.
    mutating func site(of head: Head, in procedure: Int32) -> Int32 {
        let head = Int32(headStates.number(of: head))
        let next = Int32(procedures[Int(procedure)].sites.count)
        let place = sitePlaces.value(of: procedure, head, orElse: next)
        if place == next { procedures[Int(procedure)].sites.append(Site(head: head)) }
        return place
    }

    /// Returns the place of a call in a procedure, after adding it if it is new.
    mutating func callSite(of call: Call, in procedure: Int32) -> Int32 {
        let next = Int32(procedures[Int(procedure)].calls.count)
        let place = callPlaces.value(of: procedure, Int32(callStates.number(of: call)), orElse: next)
        guard place == next else { return place }
        let key = SummaryTable.Key(callees: frames[Int(call.callee)].procedure, callers: procedure, symbol: call.symbol)
        let summaryTable = summaryTableNumbers.number(of: key)
        if summaryTable == summaryTables.count { summaryTables.append(SummaryTable(key)) }
        let callee = callee(of: call, in: procedures[Int(procedure)].key.frameClass)
        procedures[Int(procedure)].calls.append(CallSite(callee, Int32(summaryTable)))
        return place
    }

    /// Returns the place of an exit in a procedure, after adding it if it is new; `site` is the head at which it is
    /// made, or -1.
    mutating func exitSite(of exit: Exit, in procedure: Int32, at site: Int32 = -1) -> Int32 {
        let number = Int32(exitStates.number(of: exit))
        return exitSite(of: number, in: procedure, at: site)
    }

    mutating func exitSite(of exit: Int32, in procedure: Int32, at site: Int32 = -1) -> Int32 {
        let next = Int32(procedures[Int(procedure)].exits.count)
        let place = exitPlaces.value(of: procedure, exit, orElse: next)
        guard place == next else { return place }
        var record = ExitSite.Record.head(site)
        let state = exitStates[Int(exit)]
        let move = state.phase == .bound ? nil : graph.moves[Int(state.move)]
        if move.map({ $0.action.leadsFarDown }) ?? true {
            record = .fact(procedures[Int(procedure)].factCount)
            procedures[Int(procedure)].factCount += 1
        }
        procedures[Int(procedure)].exits.append(ExitSite(exit: exit, record: record))
        return place
    }

    mutating func note(site: Int32, in frame: Int32, length: Int32, _ cause: Cause) {
        let known = frames[Int(frame)].heads.length(of: site)
        guard length < known else { return }
        if known == .max { heads.append(FrameHead(frame: frame, site: site)) }
        tally.facts += frames[Int(frame)].heads.note(site, length: length, cause)
        queue.add(.head(site, in: frame), length)
    }

    mutating func note(call: Int32, in frame: Int32, length: Int32, _ cause: Cause) {
        let known = frames[Int(frame)].calls.length(of: call)
        guard length < known else { return }
        tally.facts += frames[Int(frame)].calls.note(call, length: length, cause)
        queue.add(.call(call, in: frame), length)
        guard known == .max else { return }
        frames[Int(frame)].knownCalls.append(call)
        tally.numbers += 1
        guard seeks else { return }
        let callee = callee(of: call, in: frame)
        for contextFrame in frames[Int(frame)].contextFrames {
            let above = contexts(of: callee, over: contextFrame)
            if let context = above.through { noteContextFrame(callee.frame, under: context) }
            if let context = above.between { noteContextFrame(callee.frame, under: context) }
        }
    }

    /// Records an exit that is a fact of its own.
    mutating func note(exit: Int32, in frame: Int32, length: Int32, _ cause: Cause) {
        guard case .fact(let place) = exitSite(exit, of: frame).record,
            length < frames[Int(frame)].exits.length(of: place)
        else { return }
        tally.facts += frames[Int(frame)].exits.note(place, length: length, cause)
        queue.add(.exit(exit, in: frame), length)
    }
}
