/// Where a value stands in a request: a JSON Pointer (RFC 6901), put into text when it is read.
///
/// Pointers are in the order in which what they lead to stands in the wire format, a value before its members.
public struct RequestPointer: Hashable, Sendable {
    /// From the highest bits: a key, an index, a key, an index and six keys more.
    ///
    /// A key has eight bits; an index has thirty-two, more than there can be elements in memory, and counts from 1. 0 is
    /// none. So the order of the numbers is that of the places, and no two places have the same.
    private(set) var bits: UInt128

    init(bits: UInt128) {
        self.bits = bits
    }

    /// The whole request.
    static let whole = RequestPointer(bits: 0)

    /// A member of the request.
    init(_ key: Key) {
        bits = UInt128(key.rawValue) &<< 120
    }

    /// The member of this value that `key` names.
    ///
    /// No value in a request that causes anything lies deeper than six keys.
    func appending(_ key: Key) -> RequestPointer {
        appending(code: key.rawValue)
    }

    /// The member of this value that is called like `property`.
    func appending(_ property: BarProperty) -> RequestPointer {
        appending(code: Key.code(of: property))
    }

    /// The element of this array, which the request or an operation has.
    func appending(_ index: Int) -> RequestPointer {
        let number = UInt128(truncatingIfNeeded: index &+ 1)
        return RequestPointer(bits: bits | number &<< (end >= 120 ? 88 : 48))
    }

    func appending(code: UInt8) -> RequestPointer {
        let shift =
            switch end {
            case 128: 120
            case 88...: 80
            case 48...: 40
            case let end: max(end - 8, 0)
            }
        return RequestPointer(bits: bits | UInt128(code) &<< UInt128(truncatingIfNeeded: shift))
    }

    /// Whether it leads to something inside the value to which `other` leads.
    func leads(into other: RequestPointer) -> Bool {
        bits != other.bits && (bits ^ other.bits) >> UInt128(truncatingIfNeeded: other.end) == 0
    }

    /// Where the bits of the last token end.
    private var end: Int {
        switch bits.trailingZeroBitCount {
        case 128: 128
        case 120...: 120
        case 88...: 88
        case 80...: 80
        case 48...: 48
        case let lowest: lowest & ~7
        }
    }
}

extension RequestPointer: Comparable {
    /// Whether what `left` leads to stands before what `right` leads to.
    public static func < (left: RequestPointer, right: RequestPointer) -> Bool {
        left.bits < right.bits
    }
}
