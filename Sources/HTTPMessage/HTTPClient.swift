/// The identity of a client, by which waiting computations take turns and the rate of requests is limited.
public enum HTTPClient: Hashable, Sendable {
    /// The holder of a token, by the index of its name in the list of tokens: never the secret itself.
    case token(Int)

    /// The clients of one network: an IPv4 address, or the first 64 bits of an IPv6 address, within which a host may
    /// choose its addresses freely (RFC 4291 2.5.1).
    case network(IPAddress)

    /// Clients without an address.
    case unknown

    /// Returns the client behind an address.
    ///
    /// - Parameter address: The address; `nil` if the connection is not over IP.
    public init(at address: IPAddress?) {
        switch address {
        case .v4(let bits): self = .network(.v4(bits))
        case .v6(let high, _): self = .network(.v6(high: high, low: 0))
        case nil: self = .unknown
        }
    }
}
