internal import Synchronization

/// The memory that large bodies, computations and answers share, in bytes.
///
/// What is needed later is reserved, and may be denied; what is there already is counted whatever the limit. A part of the
/// whole is left for small requests, which are not counted.
final class MemoryBudget: Sendable {
    /// From this size on a body or an answer is counted.
    static let smallestShare = 16 << 10

    /// From this size on what is given back is worth returning to the system.
    private static let smallestTrim = 1 << 20

    /// How much may be reserved.
    private let limit: Int
    private let statistics: HTTPServer.Statistics
    /// The bytes reserved for bodies.
    private let bodies = Atomic(0)
    private let denied = Atomic(false)
    private let freed = Atomic(false)

    /// Makes a budget of all but a quarter of `total`, which counts in `statistics`.
    init(of total: Int, _ statistics: HTTPServer.Statistics) {
        limit = total - total / 4
        self.statistics = statistics
    }

    /// The most that one reservation holds.
    ///
    /// More than half of the limit is reserved as half of it, so that every body has its chance, and what is
    /// computed for it too, once nothing else is under way.
    private var largest: Int { limit / 2 }

    /// Reserves memory.
    ///
    /// - Parameters:
    ///   - size: The number of bytes.
    ///   - isPatient: Whether who asks can wait, so that nobody's answer is given up for it.
    /// - Returns: The reservation; `nil` if there is not as much.
    func reserve(_ size: Int, isPatient: Bool = false) -> MemoryReservation? {
        let size = min(size, largest)
        return take(size, isPatient: isPatient) ? MemoryReservation(of: size, in: self) : nil
    }

    /// Reserves memory for a body.
    ///
    /// All bodies together have half of the limit, so that those that have arrived can be answered.
    ///
    /// - Returns: The reservation; `nil` if there is not as much.
    func reserve(forBodyOf size: Int) -> MemoryReservation? {
        let size = min(size, largest)
        guard Self.add(size, to: bodies, within: limit / 2) else {
            denied.store(true, ordering: .relaxed)
            return nil
        }
        guard take(size) else {
            bodies.subtract(size, ordering: .relaxed)
            return nil
        }
        return MemoryReservation(of: size, in: self, isForBody: true)
    }

    fileprivate func take(_ size: Int, isPatient: Bool = false) -> Bool {
        if Self.add(size, to: statistics.usedMemory, within: limit) { return true }
        if !isPatient { denied.store(true, ordering: .relaxed) }
        return false
    }

    /// Adds to a sum, unless that would pass `limit`.
    private static func add(_ size: Int, to sum: borrowing Atomic<Int>, within limit: Int) -> Bool {
        var current = sum.load(ordering: .relaxed)
        while current + size <= limit {
            let (isExchanged, original) = sum.weakCompareExchange(
                expected: current,
                desired: current + size,
                ordering: .relaxed
            )
            if isExchanged { return true }
            current = original
        }
        return false
    }

    /// Counts memory that is in use already.
    func count(_ size: Int) -> MemoryReservation {
        statistics.usedMemory.add(size, ordering: .relaxed)
        return MemoryReservation(of: size, in: self)
    }

    /// Whether memory was denied since this was asked last.
    func takeDenial() -> Bool { denied.exchange(false, ordering: .relaxed) }

    /// Whether much memory was given back since this was asked last.
    func takeRelease() -> Bool { freed.exchange(false, ordering: .relaxed) }

    fileprivate func release(_ size: Int, isForBody: Bool) {
        if isForBody { bodies.subtract(size, ordering: .relaxed) }
        statistics.usedMemory.subtract(size, ordering: .relaxed)
        if size >= Self.smallestTrim { freed.store(true, ordering: .relaxed) }
    }
}

/// Memory of a budget, until it is given back or forgotten.
final class MemoryReservation: Sendable {
    /// The bytes that have not been given back.
    private let size: Atomic<Int>
    private let budget: MemoryBudget
    private let isForBody: Bool

    fileprivate init(of size: Int, in budget: MemoryBudget, isForBody: Bool = false) {
        self.size = Atomic(size)
        self.budget = budget
        self.isForBody = isForBody
    }

    /// Takes more memory, all of it: it is known to be needed.
    ///
    /// - Returns: `false` if there is not as much.
    func extend(by more: Int) -> Bool {
        guard budget.take(more) else { return false }
        size.add(more, ordering: .relaxed)
        return true
    }

    /// Gives the memory back, whoever still has the reservation; a second time does nothing.
    func giveBack() {
        let size = size.exchange(0, ordering: .relaxed)
        if size > 0 { budget.release(size, isForBody: isForBody) }
    }

    deinit {
        giveBack()
    }
}
