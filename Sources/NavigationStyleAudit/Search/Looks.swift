package import NavigationStyle

/// What is seen of a screen at rest: a value for each property, nil where there is none to be seen.
package struct Look: Hashable, Sendable {
    /// In the order of ``VisibleProperty/ofScreen``.
    package var values: [VisibleValue?]

    /// What is seen in `state`, but for what goes by the screen below and not by what was written.
    package init(_ state: ScreenState) {
        var state = state
        state.bar.title.text = nil
        state.bar.backButton.title = nil
        state.bar.backButton.isShown = true
        values = VisibleProperty.ofScreen.map { $0.value(in: state) }
    }
}

/// A look of a kind of screen, and the fewest moves after which it is there.
package struct ReachedLook {
    package var kind: Int
    package var look: Look
    /// What the engine shows of it.
    package var seen: WindowLook
    /// The head that shows it first.
    package var head: Int
    package var length: Int
}

/// The looks that a search has found, each with a shortest history.
package struct Looks {
    /// In the order of the kinds, those of one kind by their lengths.
    package private(set) var reached: [ReachedLook] = []
    package let distances: Distances
    /// Of each kind that can be above another screen with no way back, the head where that is so by the fewest moves.
    private(set) var deadEnds: [Int: (head: Int, length: Int)] = [:]
    /// How many heads there are, wherever they stand.
    package private(set) var headCount = 0
    /// How many states of the controller there are at rest, with the flags.
    package private(set) var controlCount = 0

    private struct SeenKey: Hashable {
        var base: StackWindow.Base
        var control: Int32
        var symbol: Int32
    }

    private struct LookKey: Hashable {
        var kind: Int
        var look: Look
    }

    /// Looks at every head of `search`.
    package init(_ search: Search) {
        distances = Distances(search)
        var heads: Set<Head> = []
        var controls: Set<Int64> = []
        var seen: [SeenKey: (place: Int, isDeadEnd: Bool)] = [:]
        var numbers: [LookKey: Int] = [:]
        for (number, fact) in search.heads.facts.enumerated() {
            let frameClass = search.frames[Int(fact.frame)].key.frameClass
            let head = fact.content
            let length = distances.length(ofHead: number, in: search)
            heads.insert(head)
            controls.insert(Int64(head.control) << 8 | Int64(head.flags))
            let base = search.classes[Int(frameClass)].base
            let key = SeenKey(base: base, control: head.control, symbol: head.symbol)
            if let known = seen[key] {
                shorten(known.place, to: length, head: number)
                if known.isDeadEnd { noteDeadEnd(search, number, length) }
                continue
            }
            let window = StackWindow(base: base, control: Int(head.control), symbols: [Int(head.symbol)])
            let view = search.engine.look(at: window)
            let isDeadEnd = base.height != .none && !view.hasBackButton && !view.swipeBegins
            if isDeadEnd { noteDeadEnd(search, number, length) }
            let kind = search.engine.kind(of: Int(head.symbol))
            let look = Look(view.state)
            let lookKey = LookKey(kind: kind, look: look)
            if let place = numbers[lookKey] {
                seen[key] = (place, isDeadEnd)
                shorten(place, to: length, head: number, view)
                continue
            }
            seen[key] = (reached.count, isDeadEnd)
            numbers[lookKey] = reached.count
            reached.append(ReachedLook(kind: kind, look: look, seen: view, head: number, length: length))
        }
        headCount = heads.count
        controlCount = controls.count
        let order = reached.indices.sorted {
            (reached[$0].kind, reached[$0].length, $0) < (reached[$1].kind, reached[$1].length, $1)
        }
        reached = order.map { reached[$0] }
    }

    /// Keeps the looks that are seen when their histories are replayed; what leads nowhere is not known any more.
    mutating func keepReplayed(_ isSeen: (ReachedLook) -> Bool) {
        reached = reached.filter(isSeen)
        deadEnds = [:]
    }

    private mutating func noteDeadEnd(_ search: Search, _ number: Int, _ length: Int) {
        let fact = search.heads.facts[number]
        let kind = search.engine.kind(of: Int(fact.content.symbol))
        if let known = deadEnds[kind], known.length <= length { return }
        guard !search.leavesByCode(fact.content, search.frames[Int(fact.frame)].key.frameClass) else { return }
        deadEnds[kind] = (number, length)
    }

    private mutating func shorten(_ place: Int, to length: Int, head: Int, _ view: WindowLook? = nil) {
        guard length < reached[place].length else { return }
        reached[place].length = length
        reached[place].head = head
        if let view { reached[place].seen = view }
    }
}
