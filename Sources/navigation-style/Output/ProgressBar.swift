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
        /// How many characters the last drawing has.
        var length = 0
        /// The share of the run that is known to be done, which never gets less within a run.
        var run = 0
        var share = 0.0
        /// How many runs are still to be made.
        var runsLeft: Int
        var isOver = false
    }

    private let state: Mutex<State>

    /// Makes a bar for so many runs; nil where nobody would see it.
    init?(runs: Int) {
        guard StandardStream.error.isTerminal, EnvironmentVariable.named("TERM") != "dumb" else { return nil }
        let start = MonotonicClock.nanoseconds() + Self.patience
        state = Mutex(State(nextDrawing: start, runsLeft: runs))
    }

    /// Draws how far it is, unless that was drawn just before.
    func show(_ progress: AuditProgress) {
        let now = MonotonicClock.nanoseconds()
        state.withLock { state in
            guard !state.isOver else { return }
            let search = progress.search
            if state.run != progress.run {
                state.run = progress.run
                state.share = 0
            }
            // What waits brings more to wait, so that this is a guess.
            let known = Double(search.heads + search.queued)
            if known > 0 { state.share = max(state.share, Double(search.heads) / known) }
            guard now >= state.nextDrawing else { return }
            state.nextDrawing = now + Self.interval
            let share = (Double(progress.run - 1) + state.share) / Double(max(progress.of, 1))
            let run = progress.of > 1 ? "run \(progress.run) of \(progress.of), " : ""
            draw(share, "\(run)\(search.steps) steps, \(search.heads) states, length \(search.length)", &state)
        }
    }

    /// Notes that a run is made.
    func noteRun() { state.withLock { $0.runsLeft -= 1 } }

    /// Says that something is still being done where all runs are made: fixes are tried out.
    func tick() {
        let now = MonotonicClock.nanoseconds()
        state.withLock { state in
            guard !state.isOver, state.runsLeft <= 0, now >= state.nextDrawing else { return }
            state.nextDrawing = now + Self.interval
            draw(1, "trying fixes", &state)
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
