/// How long the phases of a computation took, in nanoseconds; nil for one that was not reached.
///
/// The phases of a batch alternate, and their times add up.
public struct ComputationPhases: Hashable, Sendable {
    /// Reading the request.
    public internal(set) var decode: UInt64?
    /// Finding the answer.
    public internal(set) var engine: UInt64?
    /// Drawing the picture.
    public internal(set) var draw: UInt64?
    /// Writing the answer.
    public internal(set) var encode: UInt64?

    /// The value of `Server-Timing` (Server Timing 3): milliseconds to the microsecond; nil where nothing was computed.
    var serverTiming: String? {
        guard decode != nil else { return nil }
        var value: [UInt8] = []
        value.reserveCapacity(64)
        Self.append("decode;dur=", decode, to: &value)
        Self.append(", engine;dur=", engine, to: &value)
        Self.append(", draw;dur=", draw, to: &value)
        Self.append(", encode;dur=", encode, to: &value)
        return String(decoding: value, as: UTF8.self)
    }

    private static func append(_ start: String, _ nanoseconds: UInt64?, to value: inout [UInt8]) {
        guard let nanoseconds else { return }
        let microseconds = nanoseconds / 1000
        value += start.utf8
        value += String(microseconds / 1000).utf8
        value.append(UInt8(ascii: "."))
        for divisor: UInt64 in [100, 10, 1] {
            value.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: microseconds / divisor % 10))
        }
    }
}
