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

    /// The size of text of the request's environment.
    static let textSize = RequestPointer(.environment).appending(.contentSizeCategory)

    /// A member of the request.
    init(_ key: Key) {
        bits = UInt128(key.rawValue) &<< 120
    }

    /// The member of this value that `key` names.
    func appending(_ key: Key) -> RequestPointer { reaching(appended(code: key.rawValue)) }

    /// The member of this value that is called like `property`.
    func appending(_ property: BarProperty) -> RequestPointer { reaching(appended(code: Key.code(of: property))) }

    /// The member of a policy's interface, or the option of a policy, that is called `member`: this value itself where none
    /// is.
    func appending(member: String) -> RequestPointer {
        Key.code(named: member).map { reaching(appended(code: $0)) } ?? self
    }

    /// The element of this array, which the request or an operation has.
    func appending(_ index: Int) -> RequestPointer { reaching(appended(index)) }

    /// The pointer with a key at its end; nil where there is no room for one.
    func appended(code: UInt8) -> RequestPointer? {
        let shift: Int
        switch end {
        case 128: shift = 120
        case 88...: shift = 80
        case 48...: shift = 40
        case let end where end >= 8: shift = end - 8
        default: return nil
        }
        return RequestPointer(bits: bits | UInt128(code) &<< UInt128(truncatingIfNeeded: shift))
    }

    /// The pointer with an index at its end; nil where there is no room for one.
    func appended(_ index: Int) -> RequestPointer? {
        guard let number = UInt32(exactly: index &+ 1), number > 0 else { return nil }
        let shift: UInt128
        switch end {
        case 120: shift = 88
        case 80: shift = 48
        default: return nil
        }
        return RequestPointer(bits: bits | UInt128(number) &<< shift)
    }

    /// What `longer` is, for which there is room.
    ///
    /// No value in a request that causes anything lies deeper than six keys after its
    /// indices. A release build leads to what it lies in where that is not so.
    private func reaching(_ longer: RequestPointer?) -> RequestPointer {
        assert(longer != nil, "No room in a pointer for what lies in \(self)")
        return longer ?? self
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
