/// A number that answers depend on, beside the metrics of the devices, and how well it is known.
public struct Constant: Hashable, Sendable {
    /// What a value counts.
    public enum Unit: String, CaseIterable, Sendable {
        case points, seconds
        /// Of the width of the window.
        case widths
        /// The number of a version of iOS.
        case systemVersion
        /// Nothing: 1 means yes, 0 means no.
        case flag
        /// From 0 to 1.
        case opacity
        /// A second's part: how quickly something settles.
        case perSecond
        /// How many times as much.
        case factor
        /// Pixels of the device's screen.
        case pixels
        /// The exponent of a power.
        case power
    }

    /// What it is called in the engine.
    public var name: String
    /// Its value.
    public var value: Double
    /// What the value counts.
    public var unit: Unit
    /// How well it is known.
    public var confidence: Confidence
    /// Who says what.
    public var source: String

    /// Makes a constant.
    package init(_ name: String, _ value: Double, _ unit: Unit, _ confidence: Confidence, _ source: String) {
        self.name = name
        self.value = value
        self.unit = unit
        self.confidence = confidence
        self.source = source
    }
}
