/// The controller as a request finds it, before the first operation.
struct RunStart<Policy: NavigationStylePolicy> {
    var simulation: Simulation<Policy>
    /// The facts for the diagnostic rules; nil if diagnostics are not requested.
    var trace: Trace?
    /// The bar of the top screen; nil if the stack is empty.
    let bar: BarSnapshot?
    /// The controller earlier in the history, where trials of fixes can begin; nil if none was kept.
    private let checkpoint: Checkpoint?

    /// The controller before the topmost screens were pushed, which are the ones that fixes usually change.
    ///
    /// It is an object, since starts are copied.
    private final class Checkpoint {
        let simulation: Simulation<Policy>
        let trace: Trace?
        let record: OperationRecord
        /// The number of screens that have been pushed.
        let height: Int

        init(_ simulation: Simulation<Policy>, _ trace: Trace?, _ record: OperationRecord, height: Int) {
            self.simulation = simulation
            self.trace = trace
            self.record = record
            self.height = height
        }

        /// The number of screens above a checkpoint.
        static var screensAbove: Int { 2 }
    }

    /// Brings the controller into the state that a request describes.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - include: The parts of its answer.
    ///   - purpose: The purpose for which the diagnostic rules will run.
    ///   - hasTrials: Whether trials of fixes may begin here.
    /// - Throws: The faults of the scenario.
    init(
        of request: some FixableRequest,
        giving include: Inclusion,
        for purpose: Trace.Purpose,
        hasTrials: Bool = false
    ) throws(ScenarioError) {
        let scenario = request.scenario
        var trace: Trace?
        if include.contains(.diagnostics) {
            let screensReturn = request.operations.contains(where: \.bringsScreensBack)
            trace = Trace(of: scenario, keepsLooks: screensReturn, copyingStyles: Policy.copiesStyles, for: purpose)
        }
        var simulation = try Policy.newSimulation(of: scenario)
        var record = OperationRecord(ofHistoryIn: &trace)
        var checkpoint: Checkpoint?
        let height = hasTrials ? scenario.stack.count - Checkpoint.screensAbove : 0
        try simulation.restoreHistory(of: scenario, &record) { screen, simulation, record in
            guard screen == height, height > 0 else { return }
            checkpoint = Checkpoint(simulation, trace, record, height: height)
        }
        self.init(simulation, record, trace, giving: include, checkpoint)
    }

    private init(
        _ simulation: Simulation<Policy>,
        _ record: OperationRecord,
        _ trace: Trace?,
        giving include: Inclusion,
        _ checkpoint: Checkpoint?
    ) {
        self.simulation = simulation
        self.trace = trace
        self.trace?.add(record)
        self.checkpoint = checkpoint
        bar = simulation.currentSnapshot(include: include)
    }

    /// Returns the same start for another purpose.
    func asked(for purpose: Trace.Purpose) -> RunStart {
        var start = self
        start.trace = trace?.asked(for: purpose)
        return start
    }

    /// Returns the start of a request that differs from the one of this start by a fix.
    ///
    /// - Parameters:
    ///   - request: The request with the fix.
    ///   - extent: The part of the request that the fix changes.
    ///   - purpose: The purpose for which the diagnostic rules will run.
    /// - Returns: The start; nil if the fix changes something that happened before the checkpoint.
    /// - Throws: The faults of the screens with the fix.
    func start(
        of request: some FixableRequest,
        changing extent: Fix.Extent,
        for purpose: Trace.Purpose
    ) throws(ScenarioError) -> RunStart? {
        switch extent {
        case .operations: return asked(for: purpose)
        case .scenario: return nil
        case .screens(let lowest):
            guard let checkpoint, lowest >= checkpoint.height else { return nil }
            var simulation = checkpoint.simulation
            var record = checkpoint.record
            try simulation.replaceScreens(from: checkpoint.height, by: request.scenario.stack)
            for screen in checkpoint.height..<request.scenario.stack.count { simulation.pushAsHistory(screen, &record) }
            let trace = checkpoint.trace?.asked(for: purpose)
            return RunStart(simulation, record, trace, giving: trace == nil ? [] : .diagnostics, nil)
        }
    }
}

/// The starts of the trials of a request's fixes, on its own version of iOS and on others: the part of the history that
/// a fix leaves as it was is not run again.
struct TrialStarts<Policy: NavigationStylePolicy> {
    private let own: RunStart<Policy>
    /// The starts of the request without a fix on other versions of iOS.
    private var others: [SystemVersion: RunStart<Policy>] = [:]

    /// Makes the starts of the trials for a request that begins with `own`.
    init(_ own: RunStart<Policy>) { self.own = own }

    /// Returns the start of the request with a fix, to find its diagnostics; nil if that is impossible.
    func start(
        of request: some FixableRequest,
        changing extent: Fix.Extent,
        for purpose: Trace.Purpose
    ) -> RunStart<Policy>? {
        (try? own.start(of: request, changing: extent, for: purpose))
            ?? (try? RunStart(of: request, giving: .diagnostics, for: purpose))
    }

    /// Makes the start of the request on another version of iOS, to see its bars.
    ///
    /// - Parameters:
    ///   - request: The request on that version.
    ///   - extent: The part of the request that a fix changes; nil if it has none.
    /// - Returns: The start; nil if that is impossible.
    mutating func listing(of request: some FixableRequest, changing extent: Fix.Extent?) -> RunStart<Policy>? {
        let os = request.scenario.environment.os
        if let extent, let start = try? others[os]?.start(of: request, changing: extent, for: .listing) { return start }
        let start = try? RunStart<Policy>(of: request, giving: [], for: .listing, hasTrials: extent == nil)
        if extent == nil { others[os] = start }
        return start
    }
}
