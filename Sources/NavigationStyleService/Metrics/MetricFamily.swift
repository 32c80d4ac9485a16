/// Figures of one name: what a line of `HELP` and one of `TYPE` stand above in Prometheus' text format.
public struct MetricFamily: Hashable, Sendable {
    /// What kind of figure it is.
    public enum Kind: String, Sendable {
        /// A number that only grows.
        case counter
        /// A number that comes and goes.
        case gauge
        /// How many observations were no greater than each of some bounds.
        case histogram
    }

    /// A figure and what tells it from the others of its family.
    public struct Sample: Hashable, Sendable {
        /// What stands behind the family's name: `_bucket`, `_sum` and `_count` of a histogram.
        public let suffix: String
        /// The labels in their order.
        public let labels: [Label]
        /// The figure.
        public let value: Double

        /// Makes a sample.
        ///
        /// - Parameters:
        ///   - value: The figure.
        ///   - suffix: What stands behind the family's name.
        ///   - labels: The labels in their order.
        public init(_ value: Double, suffix: String = "", labels: [Label] = []) {
            self.value = value
            self.suffix = suffix
            self.labels = labels
        }
    }

    /// A label of a sample.
    public struct Label: Hashable, Sendable {
        /// What is told.
        public let name: String
        /// What it is in this sample.
        public let value: String

        /// Makes a label.
        ///
        /// - Parameters:
        ///   - name: What is told.
        ///   - value: What it is; only one of a known set, or series would grow without end.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The name, with the unit at its end.
    public let name: String
    /// The kind of figure.
    public let kind: Kind
    /// What it says, in a sentence.
    public let help: String
    /// The figures.
    public let samples: [Sample]

    /// Makes a family.
    ///
    /// - Parameters:
    ///   - name: The name, with the unit at its end.
    ///   - kind: The kind of figure.
    ///   - help: What it says, in a sentence.
    ///   - samples: The figures.
    public init(_ name: String, _ kind: Kind, _ help: String, _ samples: [Sample]) {
        self.name = name
        self.kind = kind
        self.help = help
        self.samples = samples
    }

    /// Makes a family of one figure without labels.
    ///
    /// - Parameters:
    ///   - name: The name, with the unit at its end.
    ///   - kind: The kind of figure.
    ///   - help: What it says, in a sentence.
    ///   - value: The figure.
    public init(_ name: String, _ kind: Kind, _ help: String, _ value: Double) {
        self.init(name, kind, help, [Sample(value)])
    }
}
