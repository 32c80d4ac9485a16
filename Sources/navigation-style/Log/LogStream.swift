internal import POSIX
internal import Synchronization
internal import SystemThread

/// Where lines of the log go, in the order in which they come and each in one piece; nobody who has one waits.
///
/// While it gathers, lines of requests are written some milliseconds later and several at once, by a thread of its own:
/// a call of the system for each would cost more than much of what the request itself is about. A log that nobody reads
/// must not stop the server, so a line for which there is no room is lost, and counted.
final class LogStream: Sendable {
    /// Standard error.
    static let standardError = LogStream(LogOutput(STDERR_FILENO))

    /// How many bytes may wait to be written: more than come in the time that the thread looks away.
    private static let capacity = 256 << 10

    /// How many bytes of room are kept for the lines to come, once those that had it are gone.
    private static let keptCapacity = 64 << 10

    /// How long lines are gathered.
    private static let gatheringMicroseconds: UInt32 = 5000

    /// How long the thread waits at most for an output to have room again.
    private static let roomMilliseconds: Int32 = 100

    /// How long an output gets at the end to take what it has no room for.
    private static let partingNanoseconds: UInt64 = 1_000_000_000

    private let output: LogOutput
    private let waiting = Mutex<[UInt8]>([])
    /// What is being written, before all that waits; whoever writes holds it, so that lines keep their order.
    private let leaving = Mutex(Leaving())
    private let dropped = Atomic(0)
    /// Wakes the thread, once it is there.
    private let wakeup = Mutex<WakeupPipe?>(nil)
    private let isGathering = Atomic(false)

    /// Lines that are being written.
    private struct Leaving {
        var lines: [UInt8] = []
        /// How many bytes of them are gone.
        var written = 0

        /// What is not gone yet.
        var rest: ArraySlice<UInt8> { lines[written...] }
    }

    /// How many lines were lost.
    var droppedLineCount: Int { dropped.load(ordering: .relaxed) }

    private init(_ output: LogOutput) {
        self.output = output
    }

    /// Writes a line, behind all those that came before it.
    ///
    /// - Parameter write: Writes the line behind the others.
    func write(_ write: (_ lines: inout [UInt8]) -> Void) {
        add(write)
        _ = flush()
    }

    /// Writes a line, but perhaps not before others have come.
    ///
    /// - Parameter write: Writes the line behind the others.
    func gather(_ write: (_ lines: inout [UInt8]) -> Void) {
        add(write)
        if !isGathering.load(ordering: .relaxed) { _ = flush() }
    }

    /// Starts to gather lines, if there is a thread to be had to write them.
    ///
    /// The thread inherits the signals that are blocked: block those that others wait for before.
    func startGathering() {
        guard let wakeup = try? WakeupPipe(), let thread = try? SystemThread({ self.writeLines(at: wakeup) })
        else { return }
        thread.detach()
        self.wakeup.withLock { $0 = wakeup }
        isGathering.store(true, ordering: .relaxed)
    }

    /// Writes every line at once from now on: the process may end at any moment.
    func stopGathering() {
        isGathering.store(false, ordering: .relaxed)
        _ = flush()
    }

    /// Gives the output a last chance to take what it had no room for.
    func finish() {
        let end = MonotonicClock.nanoseconds() + Self.partingNanoseconds
        while !flush(), MonotonicClock.nanoseconds() < end {
            output.waitForRoom(milliseconds: Self.roomMilliseconds)
        }
    }

    /// Writes what comes, as long as the process lives.
    private func writeLines(at wakeup: WakeupPipe) {
        while wakeup.wait() {
            usleep(Self.gatheringMicroseconds)
            while !flush() { output.waitForRoom(milliseconds: Self.roomMilliseconds) }
        }
        stopGathering()
    }

    private func add(_ write: (_ lines: inout [UInt8]) -> Void) {
        let isFirst = waiting.withLock { waiting in
            let count = waiting.count
            write(&waiting)
            guard waiting.count <= Self.capacity else {
                waiting.removeLast(waiting.count - count)
                dropped.add(1, ordering: .relaxed)
                return false
            }
            return count == 0
        }
        if isFirst { wakeup.withLock { $0 }?.wake() }
    }

    /// Writes what waits.
    ///
    /// - Returns: `false` if there was no room for all of it.
    private func flush() -> Bool {
        leaving.withLock { leaving in
            while true {
                if leaving.rest.isEmpty { takeWaiting(into: &leaving) }
                if leaving.rest.isEmpty { return true }
                switch output.write(leaving.rest) {
                case .written(let count):
                    leaving.written += count
                case .noRoom:
                    return false
                case .lost(let count):
                    dropped.add(leaving.rest.prefix(count).count { $0 == UInt8(ascii: "\n") }, ordering: .relaxed)
                    leaving.written += count
                }
            }
        }
    }

    /// Takes all that waits in exchange for the room of what is gone.
    private func takeWaiting(into leaving: inout Leaving) {
        leaving.lines.removeAll(keepingCapacity: leaving.lines.capacity <= Self.keptCapacity)
        leaving.written = 0
        waiting.withLock { swap(&$0, &leaving.lines) }
    }
}
