import HTTPMessage

/// The durations of a computation's phases, in nanoseconds; nil for a phase that was not reached.
///
/// The phases of a batch alternate, and their durations add up.
public struct ComputationPhases: Hashable, Sendable {
    /// The time for reading the request.
    public internal(set) var decode: UInt64?
    /// The time for computing the answer.
    public internal(set) var engine: UInt64?
    /// The time for drawing the picture.
    public internal(set) var draw: UInt64?
    /// The time for writing the answer.
    public internal(set) var encode: UInt64?

    /// Writes `Server-Timing` (Server Timing 3), in milliseconds with three decimals; nothing if nothing was computed.
    func write(to fields: inout HTTPFields) {
        guard decode != nil else { return }
        fields.append(.serverTiming, capacity: 4 * ("; engine;dur=.000".utf8.count + OutputSpan<UInt8>.mostDigits)) {
            Self.append("decode;dur=", decode, to: &$0)
            Self.append(", engine;dur=", engine, to: &$0)
            Self.append(", draw;dur=", draw, to: &$0)
            Self.append(", encode;dur=", encode, to: &$0)
        }
    }

    private static func append(_ start: String, _ nanoseconds: UInt64?, to value: inout OutputSpan<UInt8>) {
        guard let nanoseconds else { return }
        let microseconds = nanoseconds / 1000
        value.append(start)
        value.append(decimal: microseconds / 1000)
        value.append(UInt8(ascii: "."))
        value.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: microseconds / 100 % 10))
        value.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: microseconds / 10 % 10))
        value.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: microseconds % 10))
    }
}
