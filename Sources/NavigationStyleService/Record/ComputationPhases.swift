/// How long the phases of a computation took, in nanoseconds; nil for one that was not reached.
///
/// The phases of a batch come in turns, and each time adds to what there is.
public struct ComputationPhases: Hashable, Sendable {
    /// Reading the request.
    public internal(set) var decode: UInt64?
    /// Finding the answer.
    public internal(set) var engine: UInt64?
    /// Writing the answer.
    public internal(set) var encode: UInt64?

    /// The value of `Server-Timing` (Server Timing 3): milliseconds to the microsecond; nil where nothing was computed.
    var serverTiming: String? {
        var value = ""
        for (name, duration) in [("decode", decode), ("engine", engine), ("encode", encode)] {
            guard let duration else { continue }
            if !value.isEmpty { value += ", " }
            value += name
            value += ";dur="
            value += Self.milliseconds(duration)
        }
        return value.isEmpty ? nil : value
    }

    private static func milliseconds(_ nanoseconds: UInt64) -> String {
        let microseconds = (nanoseconds + 500) / 1000
        let fraction = String(microseconds % 1000)
        return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - fraction.utf8.count) + fraction
    }
}
