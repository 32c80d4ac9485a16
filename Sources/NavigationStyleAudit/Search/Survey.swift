import NavigationStyle

/// Everything known about an app after its graph was searched: the material of findings.
package struct Survey: Sendable {
    package let graph: Graph
    /// The policy, with its edition and options.
    let policy: PolicyReference
    package let looks: Looks
    /// Shortest histories to every operation that has an outcome of its own.
    let operations: [History]
    /// Whether operations on the same bar are told apart by who wrote its values, and by what the screens below had
    /// shown.
    let tellsWriters: Bool
    /// The moves that were made somewhere.
    let taken: Set<ID<Move>>
    /// Whether the search is exhaustive: what it did not find does not exist, and no history could be shorter.
    package let isWhole: Bool
    /// The precision of the search.
    package let precision: AuditRun.Precision
    /// The figures of the search, without those of looks.
    package let figures: Figures

    /// The amount of work done.
    package struct Figures: Sendable {
        package var heads = 0
        package var controlStates = 0
        package var summaryEdges = 0
        package var engineSteps = 0

        fileprivate static func + (left: Figures, right: Figures) -> Figures {
            Figures(
                heads: left.heads + right.heads,
                controlStates: left.controlStates + right.controlStates,
                summaryEdges: left.summaryEdges + right.summaryEdges,
                engineSteps: left.engineSteps + right.engineSteps
            )
        }
    }

    /// The greatest number of combinations of exits with callers before properties are searched a few at a time.
    package static let mostJointCombinations = 50_000

    /// Searches `graph`.
    ///
    /// - Parameters:
    ///   - graph: The graph.
    ///   - scenario: The policy, environment and defaults of the run, without its screens.
    ///   - writes: The writes that the app's code may make.
    ///   - precision: The precision of the search; nil searches all properties at once unless they are too many.
    ///   - isDiagnosing: Whether diagnostics of operations are asked for.
    ///   - budget: The limits of the search.
    ///   - threads: The number of threads.
    /// - Throws: The fault that makes the run impossible; pointers into screens begin with `/stack`.
    init(
        _ graph: Graph,
        in scenario: Scenario,
        writing writes: BarWrites,
        precision: AuditRun.Precision? = nil,
        isDiagnosing: Bool = true,
        within budget: Budget = Budget(),
        threads: Int = 1
    ) throws(ScenarioError) {
        let effort = Effort(threads: threads, isOver: budget.isOver)
        let searches = try Searches(
            of: graph,
            in: scenario,
            writing: writes,
            precision,
            isDiagnosing: isDiagnosing,
            within: budget,
            effort
        )
        self.init(searches, graph, in: scenario, effort)
    }

    /// Combines the results of searches; those of a few properties each are taken over as far as replays confirm them.
    private init(_ searches: Searches, _ graph: Graph, in scenario: Scenario, _ effort: Effort) {
        self.graph = graph
        let (joint, slices) = (searches.joint, searches.slices)
        let whole = slices ?? [joint]
        let all = slices.map { [joint] + $0 } ?? [joint]
        policy = joint.policy
        if slices != nil || joint.goesByStack {
            looks = Looks(
                replaying: all.flatMap(\.looks.reached).map(\.history).uniqued(),
                deadEnds: slices == nil ? [:] : Self.deadEnds(of: all),
                graph,
                in: scenario,
                effort
            )
        } else {
            looks = joint.looks
        }
        operations =
            searches.operationsByWriters ?? (slices == nil ? joint.operations : all.flatMap(\.operations).uniqued())
        tellsWriters = searches.operationsByWriters != nil
        taken = all.reduce(into: []) { $0.formUnion($1.taken) }
        isWhole =
            !joint.goesByStack && !looks.isCutShort
            && whole.allSatisfy {
                $0.exhaustion == nil && !$0.looks.isCutShort && $0.holds(in: graph, scenario, effort)
            }
        precision = slices == nil ? .joint : .perProperty
        var figures = whole.reduce(Figures()) { $0 + $1.figures }
        if slices != nil { figures.engineSteps += joint.figures.engineSteps }
        self.figures = figures
    }

    private static func deadEnds(of searches: [Discovery]) -> [Int: History] {
        searches.reduce(into: [:]) { deadEnds, search in
            deadEnds.merge(search.looks.deadEnds.mapValues(\.history)) { $1.moves.count < $0.moves.count ? $1 : $0 }
        }
    }
}

/// The searches of one graph.
private struct Searches {
    /// The search of all properties at once.
    let joint: Discovery
    /// The searches of a few properties each, if the joint one has too many combinations; nil if it does not.
    private(set) var slices: [Discovery]?
    /// Shortest histories to every operation, told apart by who wrote what; nil if there are too many, or if nobody
    /// asks.
    private(set) var operationsByWriters: [History]?

    init(
        of graph: Graph,
        in scenario: Scenario,
        writing writes: BarWrites,
        _ precision: AuditRun.Precision?,
        isDiagnosing: Bool,
        within budget: Budget,
        _ effort: Effort
    ) throws(ScenarioError) {
        var jointBudget = budget
        jointBudget.combinations =
            precision == .joint ? nil : min(budget.combinations ?? .max, Survey.mostJointCombinations)
        let engine = try scenario.windowEngine(for: graph.kinds)
        // The search itself is not kept: beside the searches that follow, it would take as much memory again.
        joint = Discovery(Search(graph, on: engine, within: jointBudget), isDiagnosing: isDiagnosing)
        let steps = joint.figures.engineSteps
        guard joint.exhaustion == .combinations || precision == .perProperty else {
            if isDiagnosing, joint.exhaustion == nil {
                operationsByWriters = try Self.operationsByWriters(graph, in: scenario, within: budget, after: steps)
            }
            return
        }
        var writes = writes
        writes.properties = writes.properties.union(engine.touched)
        let sets = PropertyCluster.sets(of: writes, goingByLayout: engine.goesByLayout)
        // Shares are fixed at the beginning, so that the results of one search do not depend on the speed of another.
        var share = budget
        share.steps = max(0, budget.steps - steps) / sets.count
        share.combinations = nil
        slices = effort.map(sets) { [share, isDiagnosing] set in
            // The joint run has shown that the engine can be made.
            (try? scenario.windowEngine(for: graph.kinds, keeping: .properties(set))).map { engine in
                Discovery(Search(graph, on: engine, within: share), isDiagnosing: isDiagnosing, set)
            }
        }.compactMap(\.self)
    }

    /// Returns shortest histories to every operation, told apart by who wrote what; nil if there are too many.
    private static func operationsByWriters(
        _ graph: Graph,
        in scenario: Scenario,
        within budget: Budget,
        after stepCount: Int
    ) throws(ScenarioError) -> [History]? {
        let engine = try scenario.windowEngine(for: graph.kinds, keeping: .barWithWriters)
        var budget = budget
        let most = engine.tellsAuthors ? mostStepsByAuthors : mostStepsByWriters
        budget.steps = min(budget.steps - stepCount, most + 2 * stepCount)
        budget.combinations = Survey.mostJointCombinations
        let search = Search(graph, on: engine, within: budget)
        guard search.exhaustion == nil else { return nil }
        let distances = Distances(search, until: budget.isOver)
        return distances.isCutShort ? nil : search.historiesOfSteps(distances)
    }

    /// The number of steps, in addition to twice those of the search, at which telling writers apart is given up.
    private static let mostStepsByWriters = 2_000
    /// The same where authors of copies are told apart as well, of which there are more states.
    private static let mostStepsByAuthors = 3_000
}

/// The part of a search that is kept.
private struct Discovery: Sendable {
    let policy: PolicyReference
    let goesByStack: Bool
    let looks: Looks
    let operations: [History]
    let taken: Set<ID<Move>>
    let exhaustion: Exhaustion?
    let figures: Survey.Figures
    /// The properties that were searched, with the bar's values of them for each look; nil if all properties were.
    let projection: (properties: BarPropertySet, bars: [BarProperties])?

    init(_ search: Search, isDiagnosing: Bool, _ properties: BarPropertySet? = nil) {
        let isOver = search.budget.isOver
        let distances = Distances(search, until: isOver)
        let looks = Looks(search, distances, until: isOver)
        policy = search.engine.policy
        goesByStack = search.engine.goesByStack
        self.looks = looks
        // If time has run out, nobody will read them.
        operations = isDiagnosing && !isOver() ? search.historiesOfSteps(distances) : []
        taken = search.taken
        exhaustion = search.exhaustion
        figures = Survey.Figures(
            heads: search.headCount,
            controlStates: search.controlCount,
            summaryEdges: search.heads.count,
            engineSteps: search.stepCount
        )
        projection = properties.map { properties in
            (properties, looks.reached.map { $0.control.map(search.engine.bar(of:)) ?? BarProperties() })
        }
    }

    /// Whether the searched properties have the same values in replays as in the search, which shows that they depend
    /// on no others.
    func holds(in graph: Graph, _ scenario: Scenario, _ effort: Effort) -> Bool {
        guard let projection else { return true }
        let isSeen = HistoryWalk(graph, in: scenario, effort).map(looks.reached.map(\.history), asking: false) {
            arrival in
            arrival.rehearsal.barProperties.restricted(to: projection.properties) == projection.bars[arrival.place]
        }
        return isSeen.allSatisfy { $0 == true }
    }
}
