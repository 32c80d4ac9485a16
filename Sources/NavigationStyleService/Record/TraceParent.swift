/// The value of `traceparent` (W3C Trace Context 3.2).
struct TraceParent {
    /// The id of the whole trace: 32 hexadecimal digits, not all of them 0.
    let traceID: String

    /// The lengths of the four parts: version, trace id, parent id, flags.
    private static let lengths = [2, 32, 16, 2]

    /// Parses a value; nil if it is not valid, as is the joined value of repeated fields.
    init?(_ value: String) {
        // A later version may have more parts.
        let parts = value.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count >= 4,
            zip(parts, Self.lengths).allSatisfy({ $0.count == $1 && $0.allSatisfy(\.isLowerHexDigit) })
        else { return nil }
        let isVersionKnown = parts[0].allSatisfy { $0 == UInt8(ascii: "0") }
        guard parts.count == 4 || !isVersionKnown, !parts[0].elementsEqual("ff".utf8),
            !parts[1].isZero, !parts[2].isZero
        else { return nil }
        traceID = String(Substring(parts[1]))
    }
}

extension Substring.UTF8View {
    fileprivate var isZero: Bool { allSatisfy { $0 == UInt8(ascii: "0") } }
}

extension UInt8 {
    fileprivate var isLowerHexDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
    }
}
