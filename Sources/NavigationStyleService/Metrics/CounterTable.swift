import Synchronization

/// A counter for every combination of the values of three labels.
///
/// All of them exist from the start, so counting takes no lock.
struct CounterTable<First: Equatable & Sendable, Second: Equatable & Sendable, Third: Equatable & Sendable>: Sendable {
    private let first: ClosedLabel<First>
    private let second: ClosedLabel<Second>
    private let third: ClosedLabel<Third>
    private let counters: [Counter]

    init(_ first: ClosedLabel<First>, _ second: ClosedLabel<Second>, _ third: ClosedLabel<Third>) {
        self.first = first
        self.second = second
        self.third = third
        counters = (0..<first.texts.count * second.texts.count * third.texts.count).map { _ in Counter() }
    }

    /// The counter of three values; nil stands for one that the label does not have.
    subscript(first: First?, second: Second?, third: Third?) -> Counter {
        let row = self.first.position(of: first) * self.second.texts.count + self.second.position(of: second)
        return counters[row * self.third.texts.count + self.third.position(of: third)]
    }

    /// The counters that are not 0.
    var samples: [MetricFamily.Sample] {
        counters.enumerated().compactMap { position, counter in
            let value = counter.value
            return value == 0 ? nil : MetricFamily.Sample(Double(value), labels: labels(at: position))
        }
    }

    private func labels(at position: Int) -> [MetricFamily.Label] {
        let (row, third) = position.quotientAndRemainder(dividingBy: third.texts.count)
        let (first, second) = row.quotientAndRemainder(dividingBy: second.texts.count)
        return [
            MetricFamily.Label(self.first.name, self.first.texts[first]),
            MetricFamily.Label(self.second.name, self.second.texts[second]),
            MetricFamily.Label(self.third.name, self.third.texts[third]),
        ]
    }
}

/// A number that never decreases, and that any thread may add to without waiting for another.
final class Counter: Sendable {
    private let number = Atomic<UInt64>(0)

    var value: UInt64 { number.load(ordering: .relaxed) }

    func add(_ amount: UInt64 = 1) {
        number.wrappingAdd(amount, ordering: .relaxed)
    }
}
