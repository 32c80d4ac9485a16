/// A counter for every combination of some labels' values.
///
/// All of them are there from the start: to count takes no lock.
struct CounterTable: Sendable {
    private let labels: [ClosedLabel]
    private let counters: [Counter]

    init(_ labels: ClosedLabel...) {
        self.labels = labels
        counters = (0..<labels.reduce(1) { $0 * $1.values.count }).map { _ in Counter() }
    }

    /// The counter of one value for each label.
    subscript(values: String...) -> Counter {
        var position = 0
        for (label, value) in zip(labels, values) {
            position = position * label.values.count + label.position(of: value)
        }
        return counters[position]
    }

    /// What has been counted; where nothing has, there is no sample.
    var samples: [MetricFamily.Sample] {
        counters.enumerated().compactMap { position, counter in
            let value = counter.value
            return value == 0 ? nil : MetricFamily.Sample(Double(value), labels: labels(at: position))
        }
    }

    private func labels(at position: Int) -> [MetricFamily.Label] {
        var (rest, found) = (position, [MetricFamily.Label]())
        for label in labels.reversed() {
            found.append(MetricFamily.Label(label.name, label.values[rest % label.values.count]))
            rest /= label.values.count
        }
        return found.reversed()
    }
}
