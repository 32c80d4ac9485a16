internal import POSIX
internal import Synchronization
internal import SystemThread

/// An ordered stream of log lines, each written in one piece, that never blocks its callers.
///
/// While it gathers, the lines of requests are written some milliseconds later and several at once by a thread of its
/// own, as a system call for each would cost more than much of the request's own work. A log without a reader must not
/// stop the server, so lines that find the output full are lost, and counted.
final class LogStream: Sendable {
    /// Standard error.
    static let standardError = LogStream(LogOutput(STDERR_FILENO))

    /// The greatest number of bytes that may wait to be written: more than arrive while the thread sleeps.
    private static let capacity = 256 << 10

    /// The capacity in bytes that is kept for later lines once the waiting ones are written.
    private static let keptCapacity = 64 << 10

    /// The time for which lines are gathered, in microseconds.
    private static let gatheringMicroseconds: UInt32 = 5000

    /// The longest time that the thread waits for the output to take more, in milliseconds.
    private static let roomMilliseconds: Int32 = 100

    /// The longest time that the output gets at the end to take the rest, in nanoseconds.
    private static let partingNanoseconds: UInt64 = 1_000_000_000

    private let output: LogOutput
    private let waiting = Mutex<[UInt8]>([])
    /// The lines being written, which precede all that wait; the writer holds the lock, so that lines keep their order.
    private let leaving = Mutex(Leaving())
    private let dropped = Atomic(0)
    /// Wakes the thread, once it exists.
    private let wakeup = Mutex<WakeupPipe?>(nil)
    private let isGathering = Atomic(false)

    /// Lines that are being written.
    private struct Leaving {
        var lines: [UInt8] = []
        /// The number of their bytes that are written.
        var written = 0

        /// The bytes that are not written yet.
        var rest: ArraySlice<UInt8> { lines[written...] }
    }

    /// The number of lost lines.
    var droppedLineCount: Int { dropped.load(ordering: .relaxed) }

    private init(_ output: LogOutput) {
        self.output = output
    }

    /// Writes a line at once, after all earlier ones.
    ///
    /// - Parameter write: Writes the line behind the others.
    func write(_ write: (_ lines: inout [UInt8]) -> Void) {
        add(write)
        _ = flush()
    }

    /// Writes a line, possibly later together with others.
    ///
    /// - Parameter write: Writes the line behind the others.
    func gather(_ write: (_ lines: inout [UInt8]) -> Void) {
        add(write)
        if !isGathering.load(ordering: .relaxed) { _ = flush() }
    }

    /// Starts to gather lines, if a thread can be created to write them.
    ///
    /// The thread inherits the blocked signals, so block those that other threads wait for beforehand.
    func startGathering() {
        guard let wakeup = try? WakeupPipe(), let thread = try? SystemThread({ self.writeLines(at: wakeup) })
        else { return }
        thread.detach()
        self.wakeup.withLock { $0 = wakeup }
        isGathering.store(true, ordering: .relaxed)
    }

    /// Writes every line at once from now on, as the process may end at any moment.
    func stopGathering() {
        isGathering.store(false, ordering: .relaxed)
        _ = flush()
    }

    /// Gives the output a last chance to take the remaining lines.
    func finish() {
        let end = MonotonicClock.nanoseconds() + Self.partingNanoseconds
        while !flush(), MonotonicClock.nanoseconds() < end {
            output.waitForRoom(milliseconds: Self.roomMilliseconds)
        }
    }

    /// Writes lines as they arrive, until the process ends.
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

    /// Writes the waiting lines.
    ///
    /// - Returns: `false` if the output could not take all of them.
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

    /// Exchanges the written lines for the waiting ones, and reuses the capacity.
    private func takeWaiting(into leaving: inout Leaving) {
        leaving.lines.removeAll(keepingCapacity: leaving.lines.capacity <= Self.keptCapacity)
        leaving.written = 0
        waiting.withLock { swap(&$0, &leaving.lines) }
    }
}
