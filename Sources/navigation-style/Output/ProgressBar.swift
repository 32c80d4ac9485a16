internal import NavigationStyleAudit
internal import Synchronization

/// A bar on standard error that shows the progress of an audit, once it has taken a while.
final class ProgressBar: Sendable {
    /// The time before the bar appears, in nanoseconds: a shorter audit needs no bar.
    private static let patience: UInt64 = 500_000_000
    /// The least time between two drawings of the bar, in nanoseconds.
    private static let interval: UInt64 = 100_000_000
    /// The width of the bar, in characters.
    private static let width = 24

    private struct State {
        var nextDrawing: UInt64
        /// The number of runs, and of those that are made.
        let runs: Int
        var made = 0
        /// The progress of each current run; several may be made at once.
        var searches: [Int: (share: Double, steps: Int)] = [:]
        /// The share of the fixes that have been tried, and its words.
        var fixes: (share: Double, words: String) = (0, "trying fixes")
        /// The length of the last drawing, in characters.
        var length = 0
        var isOver = false

        /// The share of the whole audit that is known to be done.
        var share: Double {
            let shares = searches.values.reduce(0) { $0 + $1.share }
            return max(shares, Double(made)) / Double(max(runs, 1))
        }
    }

    private let state: Mutex<State>

    /// Makes a bar for a number of runs; nil if standard error is not a terminal that can show it.
    init?(runs: Int) {
        guard StandardStream.error.isTerminal, EnvironmentVariable.named("TERM") != "dumb" else { return nil }
        let start = MonotonicClock.nanoseconds() + Self.patience
        state = Mutex(State(nextDrawing: start, runs: runs))
    }

    /// Draws the progress, unless it was drawn just before.
    func show(_ progress: AuditProgress) {
        let now = MonotonicClock.nanoseconds()
        state.withLock { state in
            guard !state.isOver else { return }
            let search = progress.search
            // Pending facts lead to more of them, so this is an estimate; it never decreases.
            let known = Double(search.heads + search.queued)
            let share = known > 0 ? Double(search.heads) / known : 0
            let before = state.searches[progress.run]?.share ?? 0
            state.searches[progress.run] = (max(before, share), search.steps)
            guard now >= state.nextDrawing else { return }
            state.nextDrawing = now + Self.interval
            let steps = state.searches.values.reduce(0) { $0 + $1.steps }
            let runs = state.runs > 1 ? "\(state.made) of \(state.runs) runs, " : ""
            draw(state.share, "\(runs)\(steps) steps", &state)
        }
    }

    /// Records that a run is made.
    func noteRun() { state.withLock { $0.made += 1 } }

    /// Records the number of fixes that have been tried, which begins once all runs are made.
    func show(_ progress: FixProgress) {
        let share = Double(progress.tried - 1) / Double(max(progress.of, 1))
        state.withLock { state in
            // Fewer trials may turn out to be needed, so the share never decreases.
            state.fixes = (max(state.fixes.share, share), "trying fixes, \(progress.tried) of at most \(progress.of)")
        }
        tick()
    }

    /// Draws the number of fixes that have been tried, once all runs are made.
    func tick() {
        let now = MonotonicClock.nanoseconds()
        state.withLock { state in
            guard !state.isOver, state.made >= state.runs, now >= state.nextDrawing else { return }
            state.nextDrawing = now + Self.interval
            draw(state.fixes.share, state.fixes.words, &state)
        }
    }

    /// Removes the bar.
    func end() {
        state.withLock { state in
            state.isOver = true
            guard state.length > 0 else { return }
            try? StandardStream.error.write("\r" + "".padded(to: state.length) + "\r")
        }
    }

    private func draw(_ share: Double, _ words: String, _ state: inout State) {
        let done = Int((min(max(share, 0), 1) * Double(Self.width)).rounded())
        let bar = String(repeating: "█", count: done) + String(repeating: "░", count: Self.width - done)
        let line = "\(bar) \(words)"
        try? StandardStream.error.write("\r\(line.padded(to: state.length))")
        state.length = line.count
    }
}
