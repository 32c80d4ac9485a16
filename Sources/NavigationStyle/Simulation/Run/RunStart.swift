/// The controller as a request finds it, before the first operation.
///
/// It is an object, since it is large, and each trial of a fix begins at one.
final class RunStart {
    /// The run, which has not begun.
    let run: Run
    /// The controller before each of the topmost screens was pushed, which are the ones that fixes usually change: trials
    /// can begin there.
    private let checkpoints: [Simulation.Checkpoint]
    /// The facts for the diagnostic rules, without the history.
    private let logBefore: WriteLog?

    /// The greatest number of checkpoints.
    private static var mostCheckpoints: Int { 4 }

    /// Brings the controller into the state that a request describes.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - include: The parts of its answer.
    ///   - purpose: The purpose for which the diagnostic rules will run.
    ///   - hasTrials: Whether trials of fixes may begin here.
    /// - Throws: The faults of the scenario.
    init(
        of request: FixableRequest,
        giving include: Inclusion,
        for purpose: WriteLog.Purpose,
        hasTrials: Bool = false
    ) throws(ScenarioError) {
        let scenario = request.scenario
        var simulation = try Simulation(of: scenario)
        var log: WriteLog?
        if include.contains(.diagnostics) {
            let screensReturn = request.operations.contains(where: \.bringsScreensBack)
            log = WriteLog(
                of: scenario,
                keepsLooks: screensReturn,
                copyingStyles: simulation.copiesStyles,
                for: purpose
            )
        }
        simulation.record = OperationRecord(ofHistoryIn: &log)
        checkpoints = try simulation.restoreHistory(of: scenario, keeping: hasTrials ? Self.mostCheckpoints : 0)
        logBefore = checkpoints.isEmpty ? nil : log
        log?.add(simulation.takeRecord())
        let isBarAsked = request.asksForBarBefore(purpose, logging: log)
        run = Run(simulation, log, showing: isBarAsked ? simulation.currentSnapshot(include: include) : nil)
    }

    /// Returns the run of a request that differs from the one of this start by a fix.
    ///
    /// - Parameters:
    ///   - request: The request with the fix.
    ///   - extent: The part of the request that the fix changes.
    ///   - purpose: The purpose for which the diagnostic rules will run.
    /// - Returns: The run; nil if the fix changes something that happened before the first checkpoint.
    /// - Throws: The faults of the screens with the fix.
    func run(
        of request: FixableRequest,
        changing extent: Fix.Extent,
        for purpose: WriteLog.Purpose
    ) throws(ScenarioError) -> Run? {
        switch extent {
        case .operations: return run.asked(for: purpose)
        case .scenario: return nil
        case .screens(let changed):
            guard let lowest = changed.min(), let index = lastCheckpoint(below: lowest) else { return nil }
            var simulation = checkpoints[index].simulation
            try simulation.replaceScreens(changed, by: request.scenario.stack)
            for screen in checkpoints[index].height..<request.scenario.stack.count {
                simulation.pushAsHistory(screen)
            }
            var log = logBefore?.asked(for: purpose)
            log?.add(simulation.takeRecord())
            let bar =
                request.asksForBarBefore(purpose, logging: log)
                ? simulation.currentSnapshot(include: log == nil ? [] : .diagnostics) : nil
            return Run(simulation, log, showing: bar)
        }
    }

    /// Returns the index of the last checkpoint before the screen at `index` was pushed.
    private func lastCheckpoint(below index: Int) -> Int? {
        // By index, since each checkpoint would be copied.
        checkpoints.indices.last { checkpoints[$0].height <= index }
    }
}

extension FixableRequest {
    /// Whether the bar before the first operation matters: not if bars are only listed, without diagnostics, and there
    /// are operations.
    fileprivate func asksForBarBefore(_ purpose: WriteLog.Purpose, logging log: WriteLog?) -> Bool {
        guard case .listing = purpose, log == nil else { return true }
        return operations.isEmpty
    }
}

/// The starts of the trials of a request's fixes, on its own version of iOS and on others: the part of the history that
/// a fix leaves as it was is not run again.
struct TrialStarts {
    private let own: RunStart
    /// The starts of the request without a fix on other versions of iOS.
    private var others: [SystemVersion: RunStart] = [:]

    /// Makes the starts of the trials for a request that begins with `own`.
    init(_ own: RunStart) { self.own = own }

    /// Returns the run of the request with a fix, to find its diagnostics; nil if that is impossible.
    func run(of request: FixableRequest, changing extent: Fix.Extent, for purpose: WriteLog.Purpose) -> Run? {
        (try? own.run(of: request, changing: extent, for: purpose))
            ?? (try? RunStart(of: request, giving: .diagnostics, for: purpose))?.run
    }

    /// Returns the run of the request on another version of iOS, to see its bars.
    ///
    /// - Parameters:
    ///   - request: The request on that version.
    ///   - extent: The part of the request that a fix changes; nil if it has none.
    /// - Returns: The run; nil if that is impossible.
    mutating func listing(of request: FixableRequest, changing extent: Fix.Extent?) -> Run? {
        let os = request.scenario.environment.os
        if let extent, let run = try? others[os]?.run(of: request, changing: extent, for: .listing) { return run }
        let start = try? RunStart(of: request, giving: [], for: .listing, hasTrials: extent == nil)
        if extent == nil { others[os] = start }
        return start?.run
    }
}
