/// An address of the internet protocol, as bits.
public enum IPAddress: Hashable, Sendable {
    /// The 32 bits of an IPv4 address, the first octet highest.
    case v4(UInt32)

    /// The 128 bits of an IPv6 address, the first group highest.
    case v6(high: UInt64, low: UInt64)
}

extension IPAddress {
    /// The loopback address `127.0.0.1`.
    public static let loopbackV4 = IPAddress.v4(0x7F00_0001)

    /// The loopback address `::1`.
    public static let loopbackV6 = IPAddress.v6(high: 0, low: 1)

    /// Whether the address is that of a program on this machine (RFC 1122 3.2.1.3, RFC 4291 2.5.3).
    public var isLoopback: Bool {
        switch self {
        case .v4(let bits): bits >> 24 == 127
        case .v6: self == .loopbackV6
        }
    }
}

extension IPAddress {
    /// The IPv4 address that an IPv6 address stands for, `::ffff:192.0.2.1` (RFC 4291 2.5.5.2); else the address itself.
    public var unmapped: IPAddress {
        guard case .v6(high: 0, let low) = self, low >> 32 == 0xFFFF else { return self }
        return .v4(UInt32(truncatingIfNeeded: low))
    }
}

extension IPAddress: LosslessStringConvertible {
    /// Reads an address such as `127.0.0.1` or `2001:db8::1`, without brackets and without a zone.
    ///
    /// - Parameter text: Four decimal octets, or RFC 4291 2.2.
    public init?(_ text: String) {
        if let bits = UInt32(dottedQuad: text[...]) {
            self = .v4(bits)
        } else if let groups = Self.groups(of: text) {
            self = .v6(high: UInt64(groups: groups[..<4]), low: UInt64(groups: groups[4...]))
        } else {
            return nil
        }
    }

    /// The address in the form of RFC 5952.
    public var description: String {
        switch self {
        case .v4(let bits):
            bits.octets.map(String.init).joined(separator: ".")
        case .v6(let high, let low):
            Self.text(of: high.groups + low.groups)
        }
    }
}

extension IPAddress {
    /// Returns the eight groups of the text of an IPv6 address, with `::` filled in and a dotted quad at the end read.
    private static func groups(of text: String) -> [UInt16]? {
        guard let gap = gap(of: text) else {
            let groups = groups(between: text[...], endsAddress: true)
            return groups?.count == 8 ? groups : nil
        }
        let (before, after) = (text[..<gap.lowerBound], text[gap.upperBound...])
        guard let head = before.isEmpty ? [] : groups(between: before, endsAddress: false),
            let tail = after.isEmpty ? [] : groups(between: after, endsAddress: true),
            head.count + tail.count < 8
        else { return nil }
        return head + Array(repeating: 0, count: 8 - head.count - tail.count) + tail
    }

    /// Returns the range of the first `::`.
    private static func gap(of text: String) -> Range<String.Index>? {
        text.indices.dropLast().first { text[$0...].hasPrefix("::") }.map { $0..<text.index($0, offsetBy: 2) }
    }

    private static func groups(between text: Substring, endsAddress: Bool) -> [UInt16]? {
        var groups: [UInt16] = []
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if endsAddress, index == parts.count - 1, let bits = UInt32(dottedQuad: part) {
                groups += [UInt16(bits >> 16), UInt16(truncatingIfNeeded: bits)]
            } else if (1...4).contains(part.utf8.count), part.allSatisfy(\.isHexDigit),
                let group = UInt16(part, radix: 16)
            {
                groups.append(group)
            } else {
                return nil
            }
        }
        return groups
    }

    /// Returns hexadecimal groups without leading zeros, with the longest run of two or more zero groups as `::` (RFC
    /// 5952 4).
    private static func text(of groups: [UInt16]) -> String {
        var gap = 0..<0
        var start = 0
        while start < groups.count {
            let end = groups[start...].firstIndex { $0 != 0 } ?? groups.count
            if end - start > max(gap.count, 1) {
                gap = start..<end
            }
            start = end + 1
        }
        let written = groups.map { String($0, radix: 16) }
        guard !gap.isEmpty else { return written.joined(separator: ":") }
        return written[..<gap.lowerBound].joined(separator: ":") + "::"
            + written[gap.upperBound...].joined(separator: ":")
    }
}

extension UInt32 {
    fileprivate init?(dottedQuad text: Substring) {
        let octets = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8(decimal: $0) }
        guard octets.count == 4 else { return nil }
        self = 0
        for octet in octets {
            guard let octet else { return nil }
            self = self << 8 | UInt32(octet)
        }
    }

    fileprivate var octets: [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * $0)) }
    }
}

extension UInt64 {
    fileprivate init(groups: ArraySlice<UInt16>) {
        self = groups.reduce(0) { $0 << 16 | UInt64($1) }
    }

    fileprivate var groups: [UInt16] {
        (0..<4).map { UInt16(truncatingIfNeeded: self >> (48 - 16 * $0)) }
    }
}
