internal import NavigationStyleAudit
internal import Synchronization

/// A bar on standard error that tells a person how far an audit is, once it has taken a while.
final class ProgressBar: Sendable {
    /// What takes less is over before it is read, in nanoseconds.
    private static let patience: UInt64 = 500_000_000
    /// How often the bar is drawn anew at most, in nanoseconds.
    private static let interval: UInt64 = 100_000_000
    /// How many characters the bar has.
    private static let width = 24

    private struct State {
        var nextDrawing: UInt64
        /// How many runs there are, and how many are made.
        let runs: Int
        var made = 0
        /// How far each run is that is known of: several may be made at once.
        var searches: [Int: (share: Double, steps: Int)] = [:]
        /// The share of the fixes that have been tried, and that in words.
        var fixes: (share: Double, words: String) = (0, "trying fixes")
        /// How many characters the last drawing has.
        var length = 0
        var isOver = false

        /// The share of all that is known to be done.
        var share: Double {
            let shares = searches.values.reduce(0) { $0 + $1.share }
            return max(shares, Double(made)) / Double(max(runs, 1))
        }
    }

    private let state: Mutex<State>

    /// Makes a bar for so many runs; nil where nobody would see it.
    init?(runs: Int) {
        guard StandardStream.error.isTerminal, EnvironmentVariable.named("TERM") != "dumb" else { return nil }
        let start = MonotonicClock.nanoseconds() + Self.patience
        state = Mutex(State(nextDrawing: start, runs: runs))
    }

    /// Draws how far it is, unless that was drawn just before.
    func show(_ progress: AuditProgress) {
        let now = MonotonicClock.nanoseconds()
        state.withLock { state in
            guard !state.isOver else { return }
            let search = progress.search
            // What waits brings more to wait, so that this is a guess; it never gets less.
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

    /// Notes that a run is made.
    func noteRun() { state.withLock { $0.made += 1 } }

    /// Takes down how many fixes have been tried, which begins once all runs are made.
    func show(_ progress: FixProgress) {
        let share = Double(progress.tried - 1) / Double(max(progress.of, 1))
        state.withLock { state in
            // Of how many there are less turn out to be needed: the share never gets less.
            state.fixes = (max(state.fixes.share, share), "trying fixes, \(progress.tried) of at most \(progress.of)")
        }
        tick()
    }

    /// Draws how many fixes have been tried, where all runs are made.
    func tick() {
        let now = MonotonicClock.nanoseconds()
        state.withLock { state in
            guard !state.isOver, state.made >= state.runs, now >= state.nextDrawing else { return }
            state.nextDrawing = now + Self.interval
            draw(state.fixes.share, state.fixes.words, &state)
        }
    }

    /// Takes the bar away.
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
