/// A network of addresses with the same first bits, such as `10.0.0.0/8` or `2001:db8::/32` (RFC 4632 3.1, RFC 4291
/// 2.3).
public struct IPNetwork: Hashable, Sendable {
    /// One of the addresses; only its first bits matter.
    private let address: IPAddress

    /// The number of bits that all addresses share.
    private let length: Int

    /// Returns whether an address is one of these.
    ///
    /// - Parameter other: An address; an IPv4 address written as an IPv6 address is in no network of either kind.
    /// - Returns: `true` if it shares the first bits.
    public func contains(_ other: IPAddress) -> Bool {
        switch (address, other) {
        case (.v4(let bits), .v4(let others)):
            (bits ^ others) >> (32 - length) == 0
        case (.v6(let high, let low), .v6(let otherHigh, let otherLow)):
            (high ^ otherHigh) >> max(0, 64 - length) == 0 && (low ^ otherLow) >> (128 - length) == 0
        case (.v4, .v6), (.v6, .v4):
            false
        }
    }
}

extension IPNetwork: LosslessStringConvertible {
    /// Reads an address, a slash and the number of shared bits; or an address alone, which shares all of its bits.
    ///
    /// - Parameter text: The network; the bits after the shared ones are ignored.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let address = IPAddress(String(parts[0])) else { return nil }
        let most =
            switch address {
            case .v4: 32
            case .v6: 128
            }
        guard let length = parts.count == 2 ? Int(decimal: parts[1]) : most, length <= most else { return nil }
        self.address = address
        self.length = length
    }

    /// The network in the form that is read.
    public var description: String { "\(address)/\(length)" }
}
