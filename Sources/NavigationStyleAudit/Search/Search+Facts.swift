import NavigationStyle

// The records of facts about frames.
extension Search {
    /// A head of a frame, by its place in the family.
    struct FrameHead {
        var frame: Int32
        var site: Int32
    }

    /// Returns the class of a frame.
    func frameClass(of frame: Int32) -> Int32 { frames[Int(frame)].key.frameClass }

    func site(_ place: Int32, of frame: Int32) -> Site { families[Int(frames[Int(frame)].family)].sites[Int(place)] }

    /// Returns the target of a frame's call, given by its place.
    func callee(of call: Int32, in frame: Int32) -> CallSite.Callee {
        families[Int(frames[Int(frame)].family)].calls[Int(call)].callee
    }

    func exitSite(_ place: Int32, of frame: Int32) -> ExitSite {
        families[Int(frames[Int(frame)].family)].exits[Int(place)]
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

    /// Returns the place of a head in a family, after adding it if it is new.
    mutating func site(of head: Head, in family: Int32) -> Int32 {
        let head = Int32(headStates.number(of: head))
        let next = Int32(families[Int(family)].sites.count)
        let place = sitePlaces.value(of: family, head, orElse: next)
        if place == next { families[Int(family)].sites.append(Site(head: head)) }
        return place
    }

    /// Returns the place of a call in a family, after adding it if it is new.
    mutating func callSite(of call: Call, in family: Int32) -> Int32 {
        let next = Int32(families[Int(family)].calls.count)
        let place = callPlaces.value(of: family, Int32(callStates.number(of: call)), orElse: next)
        guard place == next else { return place }
        let key = Join.Key(callees: frames[Int(call.callee)].family, callers: family, symbol: call.symbol)
        let join = joinNumbers.number(of: key)
        if join == joins.count { joins.append(Join(key)) }
        let callee = callee(of: call, in: families[Int(family)].key.frameClass)
        families[Int(family)].calls.append(CallSite(callee, Int32(join)))
        return place
    }

    /// Returns the place of an exit in a family, after adding it if it is new; `site` is the head at which it is made,
    /// or -1.
    mutating func exitSite(of exit: Exit, in family: Int32, at site: Int32 = -1) -> Int32 {
        let number = Int32(exitStates.number(of: exit))
        return exitSite(of: number, in: family, at: site)
    }

    mutating func exitSite(of exit: Int32, in family: Int32, at site: Int32 = -1) -> Int32 {
        let next = Int32(families[Int(family)].exits.count)
        let place = exitPlaces.value(of: family, exit, orElse: next)
        guard place == next else { return place }
        var record = ExitSite.Record.head(site)
        let state = exitStates[Int(exit)]
        // An update beside a move can make several heads one, so that the exit does not tell which head made it.
        let move = state.phase == .bound ? nil : graph.moves[Int(state.move)]
        if move.map({ $0.action.leadsFarDown || $0.update != nil }) ?? true {
            record = .fact(families[Int(family)].factCount)
            families[Int(family)].factCount += 1
        }
        families[Int(family)].exits.append(ExitSite(exit: exit, record: record))
        return place
    }

    mutating func note(site: Int32, in frame: Int32, length: Int32, _ cause: Cause) {
        let known = frames[Int(frame)].heads.length(of: site)
        guard length < known else { return }
        if known == .max { heads.append(FrameHead(frame: frame, site: site)) }
        let count = families[Int(frames[Int(frame)].family)].sites.count
        tally.facts += frames[Int(frame)].heads.note(site, of: count, length: length, cause)
        queue.add(.head(site, in: frame), length)
    }

    mutating func note(call: Int32, in frame: Int32, length: Int32, _ cause: Cause) {
        let known = frames[Int(frame)].calls.length(of: call)
        guard length < known else { return }
        let count = families[Int(frames[Int(frame)].family)].calls.count
        tally.facts += frames[Int(frame)].calls.note(call, of: count, length: length, cause)
        queue.add(.call(call, in: frame), length)
        guard known == .max else { return }
        frames[Int(frame)].knownCalls.append(call)
        tally.numbers += 1
        guard seeks else { return }
        let callee = callee(of: call, in: frame)
        for standing in frames[Int(frame)].standings {
            let above = grounds(of: callee, over: standing)
            if let ground = above.through { noteStanding(callee.frame, on: ground) }
            if let ground = above.between { noteStanding(callee.frame, on: ground) }
        }
    }

    /// Records an exit that is a fact of its own.
    mutating func note(exit: Int32, in frame: Int32, length: Int32, _ cause: Cause) {
        guard case .fact(let place) = exitSite(exit, of: frame).record,
            length < frames[Int(frame)].exits.length(of: place)
        else { return }
        let count = Int(families[Int(frames[Int(frame)].family)].factCount)
        tally.facts += frames[Int(frame)].exits.note(place, of: count, length: length, cause)
        queue.add(.exit(exit, in: frame), length)
    }
}
