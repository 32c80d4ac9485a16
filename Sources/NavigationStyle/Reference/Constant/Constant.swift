/// A number that answers depend on, besides the metrics of the devices, with its confidence.
public struct Constant: Hashable, Sendable {
    /// The units of values.
    public enum Unit: String, CaseIterable, Codable, Sendable {
        case points, seconds
        /// Widths of the window.
        case widths
        /// The number of a version of iOS.
        case systemVersion
        /// A flag: 1 for true, 0 for false.
        case flag
        /// An opacity, 0…1.
        case opacity
        /// A rate per second, at which something settles.
        case perSecond
        /// A multiple of another value.
        case factor
        /// Pixels of the device's screen.
        case pixels
        /// The exponent of a power.
        case power
    }

    /// The name in the engine.
    public var name: String
    /// The value; 0 if the confidence is `unknown`, as there is none.
    public var value: Double
    /// The unit of the value.
    public var unit: Unit
    /// The confidence in the value.
    public var confidence: Confidence
    /// The source, with its statement; of an unknown number, the meaning and the sources that do not have it.
    public var source: String

    /// Creates a constant.
    package init(_ name: String, _ value: Double, _ unit: Unit, _ confidence: Confidence, _ source: String) {
        self.name = name
        self.value = value
        self.unit = unit
        self.confidence = confidence
        self.source = source
    }
}
