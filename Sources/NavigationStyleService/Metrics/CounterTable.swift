import Synchronization

/// A count for every combination of the values of three labels.
///
/// The counts of a first value are created when one of them becomes more than 0: most services use few routes and few
/// policies.
struct CounterTable<First: Equatable & Sendable, Second: Equatable & Sendable, Third: Equatable & Sendable>: Sendable {
    private let first: ClosedLabel<First>
    private let second: ClosedLabel<Second>
    private let third: ClosedLabel<Third>
    /// For each value of the first label, the counts of the others' values.
    private let rows: [CounterRow]

    init(_ first: ClosedLabel<First>, _ second: ClosedLabel<Second>, _ third: ClosedLabel<Third>) {
        self.first = first
        self.second = second
        self.third = third
        let count = second.texts.count * third.texts.count
        rows = first.texts.map { _ in CounterRow(count: count) }
    }

    /// Counts one event with three values; nil stands for a value that the label does not have.
    func add(_ first: First?, _ second: Second?, _ third: Third?) {
        let column = self.second.position(of: second) * self.third.texts.count + self.third.position(of: third)
        rows[self.first.position(of: first)].add(at: column)
    }

    /// The counts that are not 0.
    var samples: [MetricFamily.Sample] {
        rows.enumerated().flatMap { row, counts in
            counts.values.enumerated().compactMap { column, value in
                value == 0 ? nil : MetricFamily.Sample(Double(value), labels: labels(row, column))
            }
        }
    }

    private func labels(_ row: Int, _ column: Int) -> [MetricFamily.Label] {
        let (second, third) = column.quotientAndRemainder(dividingBy: third.texts.count)
        return [
            MetricFamily.Label(first.name, first.texts[row]),
            MetricFamily.Label(self.second.name, self.second.texts[second]),
            MetricFamily.Label(self.third.name, self.third.texts[third]),
        ]
    }
}

/// Counts that never decrease; a thread waits for another only as long as an addition takes.
final class CounterRow: Sendable {
    private let count: Int
    private let counts = Mutex<[UInt64]>([])

    init(count: Int) {
        self.count = count
    }

    /// The counts; empty if all are 0.
    var values: [UInt64] { counts.withLock { $0 } }

    func add(at index: Int) {
        counts.withLock { counts in
            if counts.isEmpty { counts = Array(repeating: 0, count: count) }
            counts[index] += 1
        }
    }
}

/// A count for each case of an enumeration; all are listed, including those that are 0, because there are few.
struct LabeledCounters<Value: RawRepresentable<String> & CaseIterable & Hashable & Sendable>: Sendable {
    private let label: String
    private let counters: [Value: Counter]

    init(_ label: String) {
        self.label = label
        counters = Dictionary(uniqueKeysWithValues: Value.allCases.map { ($0, Counter()) })
    }

    /// Counts one event.
    func add(_ value: Value) { counters[value]?.add() }

    /// The counts.
    var samples: [MetricFamily.Sample] {
        Value.allCases.map { value in
            let label = MetricFamily.Label(label, value.rawValue)
            return MetricFamily.Sample(Double(counters[value]?.value ?? 0), labels: [label])
        }
    }
}

/// A number that never decreases; threads add to it without waiting for each other.
final class Counter: Sendable {
    private let number = Atomic<UInt64>(0)

    var value: UInt64 { number.load(ordering: .relaxed) }

    func add(_ amount: UInt64 = 1) {
        number.wrappingAdd(amount, ordering: .relaxed)
    }
}
