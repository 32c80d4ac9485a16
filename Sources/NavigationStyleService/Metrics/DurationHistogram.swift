/// A histogram of durations for each value of a label.
struct DurationHistogram<Value: Equatable & Sendable>: Sendable {
    /// The bounds in microseconds, from a small answer to the longest wait of a client.
    private let bounds: [UInt64] = [
        50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000,
    ]

    private let label: ClosedLabel<Value>
    /// For each value of the label: a counter for each bound, and one for what exceeds them all.
    private let buckets: [[Counter]]
    /// The sums, in nanoseconds.
    private let sums: [Counter]

    init(_ label: ClosedLabel<Value>) {
        self.label = label
        let bucketCount = bounds.count + 1
        buckets = label.texts.map { _ in (0..<bucketCount).map { _ in Counter() } }
        sums = label.texts.map { _ in Counter() }
    }

    /// Adds a duration in nanoseconds; nil stands for a value that the label does not have.
    func add(_ duration: UInt64, for value: Value?) {
        let position = label.position(of: value)
        let bucket = bounds.firstIndex { duration <= $0 * 1000 } ?? bounds.count
        buckets[position][bucket].add()
        sums[position].add(duration)
    }

    /// The buckets, sums and counts of the values with durations.
    var samples: [MetricFamily.Sample] {
        label.texts.indices.flatMap { samples(at: $0) }
    }

    private func samples(at position: Int) -> [MetricFamily.Sample] {
        let label = MetricFamily.Label(label.name, label.texts[position])
        var samples: [MetricFamily.Sample] = []
        var count: UInt64 = 0
        // The total is that of the buckets as read, because other threads keep counting.
        for (counter, bound) in zip(buckets[position], bounds.map { Double($0) / 1e6 } + [.infinity]) {
            count += counter.value
            let labels = [label, MetricFamily.Label("le", bound.metricText)]
            samples.append(MetricFamily.Sample(Double(count), suffix: "_bucket", labels: labels))
        }
        guard count > 0 else { return [] }
        let sum = Double(sums[position].value) / 1e9
        samples.append(MetricFamily.Sample(sum, suffix: "_sum", labels: [label]))
        samples.append(MetricFamily.Sample(Double(count), suffix: "_count", labels: [label]))
        return samples
    }
}
