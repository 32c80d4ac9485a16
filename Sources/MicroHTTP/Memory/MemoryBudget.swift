internal import Synchronization

/// The memory that large bodies, computations and answers share, in bytes.
///
/// Memory that will be needed is reserved, which may be denied; memory in use is counted regardless of the limit. A
/// part of the whole is left for small requests, which are not counted.
final class MemoryBudget: Sendable {
    /// The size in bytes from which a body or an answer is counted.
    static let smallestShare = 16 << 10

    /// The size in bytes from which released memory is worth returning to the system.
    private static let smallestTrim = 1 << 20

    /// The largest amount of memory that may be reserved, in bytes.
    private let limit: Int
    private let statistics: HTTPServer.Statistics
    /// The memory reserved for bodies, in bytes.
    private let bodies = Atomic(0)
    private let denied = Atomic(false)
    private let freed = Atomic(false)

    /// Makes a budget of all but a quarter of `total`, which counts in `statistics`.
    init(of total: Int, _ statistics: HTTPServer.Statistics) {
        limit = total - total / 4
        self.statistics = statistics
    }

    /// The largest reservation, in bytes.
    ///
    /// A request for more than half of the limit reserves half of it, so that every body and its computation can be
    /// served once nothing else is running.
    private var largest: Int { limit / 2 }

    /// Reserves memory.
    ///
    /// - Parameters:
    ///   - size: The number of bytes.
    ///   - isPatient: Whether the caller can wait, so that no other answer is given up for it.
    /// - Returns: The reservation; `nil` if there is not enough memory.
    func reserve(_ size: Int, isPatient: Bool = false) -> MemoryReservation? {
        let size = min(size, largest)
        return take(size, isPatient: isPatient) ? MemoryReservation(of: size, in: self) : nil
    }

    /// Reserves memory for a body.
    ///
    /// All bodies together may have half of the limit, so that those that have arrived can be answered.
    ///
    /// - Returns: The reservation; `nil` if there is not enough memory.
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

    /// Adds to a sum, unless that would exceed `limit`.
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

    /// Counts memory that is already in use.
    func count(_ size: Int) -> MemoryReservation {
        statistics.usedMemory.add(size, ordering: .relaxed)
        return MemoryReservation(of: size, in: self)
    }

    /// Returns whether memory was denied since the last call.
    func takeDenial() -> Bool { denied.exchange(false, ordering: .relaxed) }

    /// Returns whether much memory was released since the last call.
    func takeRelease() -> Bool { freed.exchange(false, ordering: .relaxed) }

    fileprivate func release(_ size: Int, isForBody: Bool) {
        if isForBody { bodies.subtract(size, ordering: .relaxed) }
        statistics.usedMemory.subtract(size, ordering: .relaxed)
        if size >= Self.smallestTrim { freed.store(true, ordering: .relaxed) }
    }
}

/// A part of a budget, until it is given back or released.
final class MemoryReservation: Sendable {
    /// The number of bytes that have not been given back.
    private let size: Atomic<Int>
    private let budget: MemoryBudget
    private let isForBody: Bool

    fileprivate init(of size: Int, in budget: MemoryBudget, isForBody: Bool = false) {
        self.size = Atomic(size)
        self.budget = budget
        self.isForBody = isForBody
    }

    /// Reserves more memory, beyond the largest reservation if necessary, as it is known to be needed.
    ///
    /// - Returns: `false` if there is not enough memory.
    func extend(by more: Int) -> Bool {
        guard budget.take(more) else { return false }
        size.add(more, ordering: .relaxed)
        return true
    }

    /// Gives the memory back, even if the reservation is still referenced; further calls have no effect.
    func giveBack() {
        let size = size.exchange(0, ordering: .relaxed)
        if size > 0 { budget.release(size, isForBody: isForBody) }
    }

    deinit {
        giveBack()
    }
}
