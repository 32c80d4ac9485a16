/// How well a number is known.
public enum Confidence: String, CaseIterable, Codable, Sendable {
    /// Apple publishes it.
    case documented
    /// Somebody measured it on the device and the version, and says how.
    case measured
    /// It stands in the tables and the code that apps are made with.
    case observed
    /// Sources differ, or there is one only, or it is carried over from another device.
    case contested
}

/// How well some of the numbers of a device are known, and from where.
public struct Evidence: Hashable, Sendable {
    /// The numbers: JSON Pointers into the metrics that the evidence stands in.
    public var pointers: [String]
    /// How well they are known.
    public var confidence: Confidence
    /// Who says what.
    public var source: String

    init(_ confidence: Confidence, _ pointers: [String], _ source: String) {
        self.pointers = pointers
        self.confidence = confidence
        self.source = source
    }
}
