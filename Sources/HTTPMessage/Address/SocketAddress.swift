/// An address and a port: those that a server listens on, or those that a request comes from.
public struct SocketAddress: Hashable, Sendable {
    /// The address of the machine.
    public var host: IPAddress

    /// The port; 0 asks the system for a free one.
    public var port: UInt16

    /// Makes an address.
    ///
    /// - Parameters:
    ///   - host: The address of the machine.
    ///   - port: The port.
    public init(host: IPAddress, port: UInt16) {
        self.host = host
        self.port = port
    }
}

extension SocketAddress: LosslessStringConvertible {
    /// Reads an address such as `127.0.0.1:8080` or `[::1]:8080`; names are not looked up.
    ///
    /// - Parameter text: An address, a colon, a port; an IPv6 address in brackets (RFC 3986 3.2.2).
    public init?(_ text: String) {
        guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
            let port = UInt16(decimal: text[text.index(after: colon)...])
        else { return nil }
        var host = text[..<colon]
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]") && host.utf8.count > 2
        if isBracketed {
            host = host.dropFirst().dropLast()
        }
        switch IPAddress(String(host)) {
        case .v4(let bits) where !isBracketed: self.init(host: .v4(bits), port: port)
        case .v6(let high, let low) where isBracketed: self.init(host: .v6(high: high, low: low), port: port)
        default: return nil
        }
    }

    /// The address in the form that is read.
    public var description: String {
        switch host {
        case .v4: "\(host):\(port)"
        case .v6: "[\(host)]:\(port)"
        }
    }
}

extension FixedWidthInteger {
    /// Reads digits and nothing else: no sign, and no zero before another digit.
    init?(decimal digits: Substring) {
        guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            digits.utf8.count == 1 || digits.utf8.first != UInt8(ascii: "0")
        else { return nil }
        self.init(digits)
    }
}
