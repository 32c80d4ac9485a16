/// A metric family: the samples that share a `HELP` and a `TYPE` line in Prometheus' text format.
public struct MetricFamily: Hashable, Sendable {
    /// The kind of metric.
    public enum Kind: String, Sendable {
        /// A number that never decreases.
        case counter
        /// A number that goes up and down.
        case gauge
        /// The numbers of observations up to each of several bounds.
        case histogram
    }

    /// A value with its labels.
    public struct Sample: Hashable, Sendable {
        /// The suffix of the family's name: `_bucket`, `_sum` or `_count` in a histogram.
        public let suffix: String
        /// The labels in their order.
        public let labels: [Label]
        /// The value.
        public let value: Double

        /// Makes a sample.
        ///
        /// - Parameters:
        ///   - value: The value.
        ///   - suffix: The suffix of the family's name.
        ///   - labels: The labels in their order.
        public init(_ value: Double, suffix: String = "", labels: [Label] = []) {
            self.value = value
            self.suffix = suffix
            self.labels = labels
        }
    }

    /// A label of a sample.
    public struct Label: Hashable, Sendable {
        /// The name of the label.
        public let name: String
        /// Its value in this sample.
        public let value: String

        /// Makes a label.
        ///
        /// - Parameters:
        ///   - name: The name of the label.
        ///   - value: Its value, from a fixed set, as the number of series would grow without bound otherwise.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The name, with the unit at its end.
    public let name: String
    /// The kind of metric.
    public let kind: Kind
    /// The description of the metric, in a sentence.
    public let help: String
    /// The samples.
    public let samples: [Sample]

    /// Makes a family.
    ///
    /// - Parameters:
    ///   - name: The name, with the unit at its end.
    ///   - kind: The kind of metric.
    ///   - help: The description of the metric, in a sentence.
    ///   - samples: The samples.
    public init(_ name: String, _ kind: Kind, _ help: String, _ samples: [Sample]) {
        self.name = name
        self.kind = kind
        self.help = help
        self.samples = samples
    }

    /// Makes a family with one value and no labels.
    ///
    /// - Parameters:
    ///   - name: The name, with the unit at its end.
    ///   - kind: The kind of metric.
    ///   - help: The description of the metric, in a sentence.
    ///   - value: The value.
    public init(_ name: String, _ kind: Kind, _ help: String, _ value: Double) {
        self.init(name, kind, help, [Sample(value)])
    }
}
