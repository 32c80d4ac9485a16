import Synchronization

/// A number that only grows, and that any thread may add to without waiting for another.
final class Counter: Sendable {
    private let number = Atomic<UInt64>(0)

    var value: UInt64 { number.load(ordering: .relaxed) }

    func add(_ amount: UInt64 = 1) {
        number.wrappingAdd(amount, ordering: .relaxed)
    }
}
