import NavigationStyle

/// Makes findings and their causes from the results of a search.
struct AuditReporter: Sendable {
    let request: AuditRequest
    /// The policy, environment and defaults of all histories.
    let scenario: Scenario
    let survey: Survey
    /// The policy name that is part of the findings' fingerprints.
    let policyName: String
    let effort: Effort
    /// Returns whether the client no longer waits for the results; called repeatedly.
    let isAbandoned: @Sendable () -> Bool
    /// The reported looks of each kind, as indices among all looks: those that take the fewest moves first.
    private(set) var looksOfKind: [[Int]]
    /// The replayed histories of the reported looks.
    private var witnesses: [Witness] = []
    /// The index of each look's history in `witnesses`, by the index of the look among all.
    private var numbers: [Int: Int] = [:]
    /// For each kind with no way back, the replayed history to that situation.
    private(set) var deadEnds: [Int: Witness] = [:]
    /// Whether anything but diagnostics is asked for.
    private let tellsLooks: Bool
    /// Whether some looks are left out because there were too many or time ran out.
    private var isCutShort = false
    /// The detail in which findings are reported.
    let detail: Detail
    /// The diagnostics that histories have shown before; nil if the graph is searched only once.
    let memory: OccurrenceMemory?

    /// The detail in which findings are reported.
    enum Detail: Equatable {
        /// Everything.
        case everything
        /// Everything, but only of findings with these subjects.
        case everythingAbout(Set<Subject>)
        /// Only their subjects: no history is replayed.
        case subjects

        /// Whether it includes what only replayed histories tell about `screen`.
        func replays(_ screen: Screen.ID) -> Bool {
            switch self {
            case .everything: true
            case .everythingAbout(let subjects): subjects.contains { $0.screen == screen }
            case .subjects: false
            }
        }

        /// Whether it includes the finding.
        func includes(_ finding: AuditFinding) -> Bool {
            if case .everythingAbout(let subjects) = self { subjects.contains(Subject(finding)) } else { true }
        }
    }

    /// A finding whose cause has no number yet.
    struct Draft {
        var finding: AuditFinding
        var cause: CauseKey?
        /// The index of the screen in the request.
        var place: Int
        /// The looks that it shows, as indices among all.
        var looks: [Int] = []
    }

    /// The key of a cause.
    struct CauseKey: Hashable {
        var screen: Screen.ID?
        var property: BarProperty?
        var callback: Step.Event.Name?
        var pointer: String?
    }

    /// Makes a reporter of one search.
    init(
        _ request: AuditRequest,
        _ scenario: Scenario,
        _ survey: Survey,
        knownAs name: String? = nil,
        telling detail: Detail = .everything,
        remembering memory: OccurrenceMemory? = nil,
        within budget: Budget,
        threads: Int
    ) {
        self.request = request
        self.detail = detail
        self.memory = memory
        self.scenario = scenario
        self.survey = survey
        policyName = name ?? scenario.policy.name
        effort = Effort(threads: threads, isOver: budget.isOver)
        isAbandoned = budget.isAbandoned
        looksOfKind = Array(repeating: [], count: survey.graph.kinds.count)
        tellsLooks = !(request.find.codes?.allSatisfy(\.isDiagnostic) ?? false)
        guard tellsLooks else {
            for (place, look) in survey.looks.reached.enumerated() { looksOfKind[look.kind].append(place) }
            return
        }
        let wanted = mostWanted.prefix(budget.memory / Self.bytesOfLook)
        let replayed = wanted.filter { detail.replays(graph.id(of: looks.reached[$0].kind)) }
        let reporter = self
        // The client may have gone in the meantime if there are many looks.
        while witnesses.count < replayed.count, witnesses.isEmpty || !budget.isOver(), !isAbandoned() {
            let some = replayed.dropFirst(witnesses.count).prefix(Self.mostReplayedAtOnce)
            witnesses += reporter.witnesses(at: Array(some))
        }
        for (number, place) in replayed.prefix(witnesses.count).enumerated() { numbers[place] = number }
        let missing = Set(replayed.dropFirst(witnesses.count))
        let told = wanted.filter { !missing.contains($0) }
        for place in told { looksOfKind[looks.reached[place].kind].append(place) }
        for kind in looksOfKind.indices { looksOfKind[kind].sort() }
        var areDeadEndsTold = true
        for kind in looks.deadEnds.keys.sorted() where detail.replays(graph.id(of: kind)) {
            let isLate = deadEnds.count >= Self.mostReplayedAtOnce && effort.isOver()
            guard let end = looks.deadEnds[kind], !isLate, !isAbandoned() else {
                areDeadEndsTold = false
                break
            }
            deadEnds[kind] = witness(of: end.history, layout: end.layout)
        }
        isCutShort = told.count < looks.reached.count || !areDeadEndsTold
    }

    /// The number of histories that are replayed between two checks of the time, and at least.
    static let mostReplayedAtOnce = 64
    /// The memory that a reported look takes with its history, its replay and its text, in bytes: some 16 KB were
    /// measured.
    private static let bytesOfLook = 16 << 10

    /// The indices of the looks: the one of each kind that takes the fewest moves, then the next of each kind.
    private var mostWanted: [Int] {
        var counts = Array(repeating: 0, count: graph.kinds.count)
        let ranks = looks.reached.map { look in
            defer { counts[look.kind] += 1 }
            return counts[look.kind]
        }
        return ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    }

    /// Returns the replayed history of a reported look.
    func witness(at place: Int) -> Witness {
        guard let number = numbers[place] else { preconditionFailure("A look that is not told is asked for.") }
        return witnesses[number]
    }

    var graph: Graph { survey.graph }
    var looks: Looks { survey.looks }

    /// Returns the results of the search, before they are put in order.
    func account() -> Account {
        var drafts: [Draft] = []
        for kind in graph.kinds.indices where tellsLooks && !isAbandoned() {
            drafts += historyDependentStyles(of: kind)
            drafts += [stuckHiddenBar(of: kind), noWayBack(from: kind)].compactMap(\.self)
            drafts += unexpectedLooks(of: kind)
        }
        let coverage = coverage
        var (diagnostics, areAll) = diagnostics()
        for index in diagnostics.indices {
            diagnostics[index].finding.noteIsShortest(amongAll: areAll, inSearch: survey.isWhole && survey.tellsWriters)
        }
        drafts += diagnostics
        // In a search that ended early, an unreached screen may only not have been reached yet.
        if survey.isWhole { drafts += unreached(coverage) }
        let selected = drafts.filter { request.find.selects($0.finding) && detail.includes($0.finding) }.oneOfASubject
        return Account(
            policy: survey.policy,
            drafts: detail == .subjects ? [] : selected,
            subjects: Set(selected.map { Subject($0.finding) }),
            isWhole: survey.isWhole && areAll && !isCutShort,
            areLengthsMinimal: survey.isWhole && areAll,
            precision: survey.precision,
            coverage: coverage,
            statistics: AuditStatistics(
                looks: looks.reached.count,
                heads: survey.figures.heads,
                controlStates: survey.figures.controlStates,
                summaryEdges: survey.figures.summaryEdges,
                engineSteps: survey.figures.engineSteps,
                longestShortestPath: looks.reached.map(\.length).max() ?? 0
            )
        )
    }

    // MARK: - Coverage

    /// Whether some code lets the bar hide on a swipe, a tap or with the keyboard.
    private var hidesBarsByGestures: Bool {
        request.barWrites(of: graph.kinds.map(\.screen), on: scenario.environment.os).contains { write in
            write.hidesBarsOnSwipe == true || write.hidesBarsOnTap == true
                || write.hidesBarsWhenKeyboardAppears == true
        }
    }

    private var coverage: AuditCoverage {
        let screens = request.screens
        var isReached = Array(repeating: false, count: screens.count)
        for look in looks.reached { isReached[graph.places[look.kind]] = true }
        var isTaken = Array(repeating: false, count: request.routes.count)
        for move in survey.taken { if let route = graph.moves[move].route { isTaken[route] = true } }
        // Children are never on a stack themselves, and there may be unknown ways.
        let children = Set(screens.flatMap(\.children))
        let unknown = request.screensReachedOnlyUnknown
        func isAside(_ place: Int) -> Bool { children.contains(screens[place].id) || unknown.contains(place) }
        // A screen to which no way is known may be there all the same, and so may the routes that begin on it.
        let elsewhere = Set(screens.indices.filter { !isReached[$0] && unknown.contains($0) }.map { screens[$0].id })
        func mayBeTaken(_ route: AuditRequest.Route) -> Bool {
            switch route.from {
            case .anywhere: !elsewhere.subtracting(route.except).isEmpty
            case .screens(let ids): ids.contains { elsewhere.contains($0) && !route.except.contains($0) }
            }
        }
        let neverTaken = isTaken.indices.filter { !isTaken[$0] && !mayBeTaken(request.routes[$0]) }
        var notModelled: [String] = []
        if !request.pops.reappear { notModelled.append("reappear") }
        if !request.rotates { notModelled.append("rotate") }
        // A search controller alone does not tell that the user may search by it.
        let hasUntoldSearch = zip(graph.kinds, graph.places).contains { kind, place in
            kind.screen.navigationItem.searchController != nil && !screens[place].searches
        }
        if hasUntoldSearch { notModelled.append("search") }
        if wantsDiagnostics, !survey.tellsWriters { notModelled.append("writers") }
        if !request.takesGestures, hidesBarsByGestures { notModelled.append("gestures") }
        notModelled += ["traitChange", "setAppearanceProxy"]
        return AuditCoverage(
            reached: isReached.count { $0 },
            never: screens.indices.filter { !isReached[$0] && !isAside($0) }.map { screens[$0].id },
            unknown: screens.indices.filter { !isReached[$0] && unknown.contains($0) }.map { screens[$0].id },
            taken: isTaken.count { $0 },
            neverTaken: neverTaken.map { "/routes/\($0)" },
            unstyled: screens.filter(\.isUnstyled).map(\.id),
            notModelled: notModelled
        )
    }
}

extension AuditRequest {
    /// The greatest number of findings of a run that are reported unless the request sets a limit.
    public static let mostFindings = 1_000
}

extension AuditRequest.Find {
    /// Returns whether `finding` should be reported.
    func selects(_ finding: AuditFinding) -> Bool {
        guard finding.severity.rank <= severity.rank else { return false }
        if let codes, !codes.contains(finding.code) { return false }
        if let screens, finding.screen.map({ !screens.contains($0) }) ?? true { return false }
        if let properties, !properties.contains(where: finding.isAbout) { return false }
        return true
    }
}

extension AuditScreen {
    /// Whether nothing is known about it that would be visible in a bar.
    var isUnstyled: Bool { saysNothing && base == nil && children.isEmpty && variants.isEmpty }

    /// Whether it says nothing itself that would be visible in a bar.
    var saysNothing: Bool {
        screen.bar == nil && screen.callbacks == Callbacks() && screen.navigationItem == NavigationItem()
            && screen.library == nil && screen.scrollStyling == nil && updates.isEmpty
    }
}
