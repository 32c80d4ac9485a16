package import NavigationStyle

/// The visible form of a screen at rest: a value for each property, nil if it is not visible.
package struct Look: Hashable, Sendable {
    /// The values, in the order of ``VisibleProperty/ofScreen``.
    package var values: [VisibleValue?]

    /// Makes the look of `state`, without the parts that depend on the screen below instead of on writes, those of
    /// ``VisibleProperty/uncounted``.
    package init(_ state: ScreenState) {
        var state = state
        state.bar.title.text = nil
        state.bar.backButton.title = nil
        state.bar.backButton.isShown = true
        state.bar.largeTitle.trackedBy = nil
        values = VisibleProperty.ofScreen.map { $0.value(in: state) }
    }
}

extension VisibleProperty {
    /// The members of its value that looks are made without: they follow from texts and from the screen below.
    var uncounted: Set<String> {
        switch self {
        case .title: ["text"]
        case .backButton: ["isShown", "title"]
        case .largeTitle: ["trackedBy"]
        default: []
        }
    }
}

/// A look of a kind of screen, and a shortest history that leads to it.
package struct ReachedLook: Sendable {
    package var kind: Int
    package var look: Look
    /// The engine's view of it.
    package var seen: RestingScreen
    package var history: History
    /// The controller's state in the search; nil if a replay has shown the look.
    var control: ID<StackWindow.Control>?

    /// The number of moves in the history.
    package var length: Int { history.moves.count }
}

/// The looks that a search has found, each with a shortest history.
package struct Looks: Sendable {
    /// The looks in the order of the kinds, those of one kind by their lengths.
    package private(set) var reached: [ReachedLook] = []
    /// For each kind that can be above another screen with no way back, a shortest history to that situation.
    private(set) var deadEnds: [Int: DeadEnd] = [:]

    /// Whether time ran out before everything was looked at.
    private(set) var isCutShort = false

    /// The number of windows that are looked at even when time has run out, so that there is something to report.
    private static let mostLate = 256

    /// A screen above another with no way back.
    struct DeadEnd: Sendable {
        var history: History
        var layout: ScreenLayout?
    }

    /// Looks at every head of `search`.
    package init(_ search: Search) { self.init(search, Distances(search)) }

    init(_ search: Search, _ distances: Distances, until isOver: () -> Bool = { false }) {
        var watch = HeadWatch(search)
        isCutShort = distances.isCutShort
        for (id, head) in zip(search.heads.ids, search.heads) where distances.reaches(head.frame) {
            if watch.isNew(head), watch.inspectionCount >= Self.mostLate, isOver() {
                isCutShort = true
                continue
            }
            watch.see(id, head, length: distances.length(of: head, in: search))
        }
        reached = watch.reached.map { reached in
            ReachedLook(
                kind: reached.kind,
                look: reached.look,
                seen: reached.seen,
                history: search.history(ofHead: reached.head, distances),
                control: search.state(of: search.heads[reached.head]).control
            )
        }
        deadEnds = watch.deadEnds.mapValues { end in
            DeadEnd(history: search.history(ofHead: end.head, distances), layout: end.layout)
        }
        sort()
    }

    /// Collects the looks that appear when histories are replayed.
    ///
    /// - Parameters:
    ///   - histories: The histories; not all of them need to lead to the place that a search assumed.
    ///   - deadEnds: For kinds of screens, histories to where there may be no way back.
    ///   - graph: The graph that the histories' moves belong to.
    ///   - scenario: The policy, environment and defaults of every replay.
    ///   - effort: The number of threads, and the time limit.
    init(
        replaying histories: [History],
        deadEnds: [Int: History],
        _ graph: Graph,
        in scenario: Scenario,
        _ effort: Effort
    ) {
        let isLate = effort.isOver()
        let histories = isLate ? Array(histories.prefix(Self.mostLate)) : histories
        let walk = HistoryWalk(graph, in: scenario, isLate ? Effort(threads: effort.threads) : effort)
        let seen = walk.map(histories, asking: false) { arrival -> ReachedLook? in
            guard let kind = arrival.rehearsal.top.flatMap({ graph.kind(of: $0) }),
                let view = arrival.rehearsal.look(expecting: graph.kinds[kind].expected)
            else { return nil }
            return ReachedLook(kind: kind, look: Look(view.state), seen: view, history: histories[arrival.place])
        }
        var places: [LookKey: Int] = [:]
        for case let look?? in seen {
            let controller = graph.entries[look.history.entry].navigationController
            let key = LookKey(kind: look.kind, look: look.look, navigationController: controller)
            if let place = places[key] {
                let isHiddenBySystem = look.seen.isBarHiddenBySystem && reached[place].seen.isBarHiddenBySystem
                if look.length < reached[place].length { reached[place] = look }
                reached[place].seen.isBarHiddenBySystem = isHiddenBySystem
            } else {
                places[key] = reached.count
                reached.append(look)
            }
        }
        isCutShort = effort.isOver() && (isLate || seen.contains { $0 == nil })
        let ends = deadEnds.sorted { $0.key < $1.key }.prefix(isLate ? Self.mostLate : .max)
        let looks = walk.map(ends.map(\.value), asking: false) { $0.rehearsal.look(expecting: nil) }
        for (end, look) in zip(ends, looks) {
            guard let look = look.flatMap(\.self), look.isDeadEnd else { continue }
            self.deadEnds[end.key] = DeadEnd(history: end.value, layout: look.state.layout)
        }
        sort()
    }

    private mutating func sort() {
        let order = reached.indices.sorted {
            (reached[$0].kind, reached[$0].length, $0) < (reached[$1].kind, reached[$1].length, $1)
        }
        reached = order.map { reached[$0] }
    }
}

/// A look of a kind of screen in a navigation controller, regardless of how it is reached.
///
/// Looks are compared only in navigation controllers that are alike, so one that is reached in several is kept for each.
private struct LookKey: Hashable {
    var kind: Int
    var look: Look
    var navigationController: NavigationController

    /// Hashes the kind and the first values, which nearly always tell looks apart.
    func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        for value in look.values.prefix(6) { hasher.combine(value) }
    }
}

/// Looks at heads, once at each group that shows the same.
private struct HeadWatch {
    struct Reached {
        var kind: Int
        var look: Look
        var seen: RestingScreen
        /// The head that shows it first.
        var head: ID<Search.FrameHead>
        var length: Int
    }

    private struct SeenKey: Hashable {
        var base: StackWindow.Base
        var control: ID<StackWindow.Control>
        var symbol: ID<StackWindow.Symbol>
    }

    /// The view at a site.
    private struct SiteView {
        var place: Int
        var isDeadEnd: Bool
        var layout: ScreenLayout?
    }

    private let search: Search
    private(set) var reached: [Reached] = []
    private(set) var deadEnds: [Int: (head: ID<Search.FrameHead>, length: Int, layout: ScreenLayout?)] = [:]
    /// The views, by procedure and site.
    private var siteViews: Column<Procedure, Column<Site, SiteView?>>
    private var seen: [SeenKey: SiteView] = [:]
    private var numbers: [LookKey: Int] = [:]
    /// The number of inspected windows.
    private(set) var inspectionCount = 0

    init(_ search: Search) {
        self.search = search
        siteViews = Column(search.procedures) { Column(repeating: nil, for: search.procedures[$0].sites) }
    }

    /// Whether a head's site has not been looked at.
    func isNew(_ head: Search.FrameHead) -> Bool {
        siteViews[search.frames[head.frame].procedure][head.site] == nil
    }

    mutating func see(_ id: ID<Search.FrameHead>, _ place: Search.FrameHead, length: Int) {
        let (procedure, site) = (search.frames[place.frame].procedure, place.site)
        if let siteView = siteViews[procedure][site] { return see(siteView, id, length) }
        let head = search.state(of: place)
        let base = search.classes[search.frameClass(of: place.frame)].base
        let key = SeenKey(base: base, control: head.control, symbol: head.symbol)
        if let siteView = seen[key] {
            siteViews[procedure][site] = siteView
            return see(siteView, id, length)
        }
        let window = StackWindow(base: base, control: head.control, symbols: [head.symbol])
        inspectionCount += 1
        let view = search.engine.look(at: window)
        let isDeadEnd = base.height != .none && view.isDeadEnd
        let look = LookKey(
            kind: search.engine.kind(of: head.symbol),
            look: Look(view.state),
            navigationController: search.engine.navigationController(of: head.control)
        )
        let place = numbers[look] ?? reached.count
        let siteView = SiteView(place: place, isDeadEnd: isDeadEnd, layout: isDeadEnd ? view.state.layout : nil)
        siteViews[procedure][site] = siteView
        seen[key] = siteView
        if place == reached.count {
            numbers[look] = place
            reached.append(Reached(kind: look.kind, look: look.look, seen: view, head: id, length: length))
        }
        if !view.isBarHiddenBySystem { reached[place].seen.isBarHiddenBySystem = false }
        see(siteView, id, length, view)
    }

    /// Records that a head shows a view that was seen before at another.
    private mutating func see(
        _ siteView: SiteView,
        _ id: ID<Search.FrameHead>,
        _ length: Int,
        _ view: RestingScreen? = nil
    ) {
        shorten(siteView.place, to: length, head: id, view)
        if siteView.isDeadEnd { noteDeadEnd(id, length, siteView.layout) }
    }

    private mutating func noteDeadEnd(_ id: ID<Search.FrameHead>, _ length: Int, _ layout: ScreenLayout?) {
        let head = search.state(of: search.heads[id])
        let kind = search.engine.kind(of: head.symbol)
        if let known = deadEnds[kind], known.length <= length { return }
        guard !search.leavesByCode(head, search.frameClass(of: search.heads[id].frame)) else { return }
        deadEnds[kind] = (id, length, layout)
    }

    private mutating func shorten(
        _ place: Int,
        to length: Int,
        head: ID<Search.FrameHead>,
        _ view: RestingScreen? = nil
    ) {
        guard length < reached[place].length else { return }
        reached[place].length = length
        reached[place].head = head
        guard var view else { return }
        view.isBarHiddenBySystem = view.isBarHiddenBySystem && reached[place].seen.isBarHiddenBySystem
        reached[place].seen = view
    }
}

extension RestingScreen {
    /// Whether nothing leads back from a screen above another but code.
    fileprivate var isDeadEnd: Bool { !hasBackButton && !swipeBegins && !isBarHiddenBySystem }
}
