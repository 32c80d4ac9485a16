/// The place of a value in a request: a JSON Pointer (RFC 6901), composed as text only when it is read.
///
/// Pointers are in the order in which their values appear in the wire format, a value before its members.
public struct RequestPointer: Hashable, Sendable {
    /// From the highest bits: a key, an index, a key, an index and six keys more.
    ///
    /// A key has eight bits; an index has thirty-two, more than there can be elements in memory, and counts from 1, as
    /// 0 means that there is none. So the order of the numbers is that of the places, and each place has its own
    /// number.
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

    /// Returns a pointer to the member of this value that `key` names.
    func appending(_ key: Key) -> RequestPointer { reaching(appended(code: key.rawValue)) }

    /// Returns a pointer to the member of this value that is named like `property`.
    func appending(_ property: BarProperty) -> RequestPointer { reaching(appended(code: Key.code(of: property))) }

    /// Returns a pointer to the member of a policy's interface, or the option of a policy, that is named `member`.
    func appending(member: String) -> RequestPointer {
        reaching(Key.code(named: member).flatMap { appended(code: $0) })
    }

    /// Returns a pointer to the element at `index` of this array, which the request or an operation has.
    func appending(_ index: Int) -> RequestPointer { reaching(appended(index)) }

    /// Returns the pointer with a key appended; nil if it has no room for one.
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

    /// Returns the pointer with an index appended; nil if it has no room for one.
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

    /// Returns `longer`, which must have had room and a key.
    ///
    /// No cause in a request is nested deeper than six keys after its indices, and every member that policies read has
    /// a key. If it is ever otherwise, a release build returns the pointer to the value that contains the cause.
    private func reaching(_ longer: RequestPointer?) -> RequestPointer {
        assert(longer != nil, "A pointer cannot address a value inside \(self)")
        return longer ?? self
    }

    /// Returns this place in the request's policy as a place in the policy at `index` of several.
    func inPolicy(at index: Int) -> RequestPointer {
        tokens.dropFirst().reduce(RequestPointer(.policies).appending(index)) { pointer, token in
            switch token {
            case .key(let code): pointer.reaching(pointer.appended(code: UInt8(truncatingIfNeeded: code)))
            case .index(let index): pointer.appending(index)
            }
        }
    }

    /// Whether it points into the value that `other` points to.
    func leads(into other: RequestPointer) -> Bool {
        bits != other.bits && (bits ^ other.bits) >> UInt128(truncatingIfNeeded: other.end) == 0
    }

    /// The number of the lowest bit of the last token.
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
    /// Whether the value of `left` appears before that of `right`.
    public static func < (left: RequestPointer, right: RequestPointer) -> Bool {
        left.bits < right.bits
    }
}
