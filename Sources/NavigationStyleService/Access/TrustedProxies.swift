import HTTPMessage

/// The proxies in front of the server whose reports of client addresses are trusted.
public struct TrustedProxies: Hashable, Sendable {
    private let networks: [IPNetwork]

    /// No proxy: the client is the other end of the connection.
    public static let none = TrustedProxies(networks: [])

    private init(networks: [IPNetwork]) {
        self.networks = networks
    }

    /// Reads a list of networks, separated by commas.
    ///
    /// - Parameter list: Networks in the form of CIDR, and addresses; at least one.
    public init?(_ list: String) {
        let parts = list.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        let networks = parts.compactMap { IPNetwork(String($0)) }
        guard networks.count == parts.count else { return nil }
        self.networks = networks
    }

    private func contains(_ address: IPAddress) -> Bool {
        networks.contains { $0.contains(address) }
    }

    /// Returns the address of the client: the nearest one on the request's way that is not a trusted proxy's, or the
    /// farthest proxy's if that reports none.
    ///
    /// Each proxy appends the address of the other end of its connection to `Forwarded` or `X-Forwarded-For`. Addresses
    /// before those of trusted proxies can be forged by any client.
    /// - Parameter head: The head of a request.
    /// - Returns: The address; nil if the connection is not over IP.
    func client(of head: HTTPRequestHead) -> IPAddress? {
        guard var client = head.remoteAddress?.host else { return nil }
        guard !networks.isEmpty else { return client }
        var way = ForwardedWay(in: head.fields)
        while contains(client), let previous = way.next() { client = previous }
        return client
    }
}

/// The addresses on the way of a request as reported by proxies, the last one first.
///
/// It ends before the first one that is not an address: `unknown`, a made-up name, or nonsense.
struct ForwardedWay: IteratorProtocol {
    private var rest: Substring
    private let isOfPairs: Bool

    /// Reads `X-Forwarded-For`, or else `Forwarded` (RFC 7239).
    ///
    /// The former is used if both are present: nearly all proxies write only that one, and pass on a `Forwarded` from
    /// the client.
    init(in fields: HTTPFields) {
        let list = fields[.forwardedFor]
        isOfPairs = list == nil
        rest = (list ?? fields[.forwarded] ?? "")[...]
    }

    mutating func next() -> IPAddress? {
        while !rest.isEmpty {
            let element = rest.takeLast(after: ",").trimmed
            // Lists may have empty elements (RFC 9110 5.6.1).
            guard !element.isEmpty else { continue }
            let node = isOfPairs ? Self.node(of: element) : element
            return node.flatMap { IPAddress(node: $0) }
        }
        return nil
    }

    /// Returns the value of the only `for` among the pairs of an element (RFC 7239 4).
    private static func node(of element: Substring) -> Substring? {
        var rest = element
        var nodes: [Substring] = []
        while !rest.isEmpty {
            let pair = rest.takeLast(after: ";").trimmed
            guard pair.prefix(4).lowercased() == "for=" else { continue }
            nodes.append(pair.dropFirst(4))
        }
        guard nodes.count == 1, let node = nodes.first else { return nil }
        let isQuoted = node.utf8.count >= 2 && node.hasPrefix("\"") && node.hasSuffix("\"")
        return isQuoted ? node.dropFirst().dropLast() : node
    }
}

extension Substring {
    /// Removes and returns the text after the last separator outside of quotes, and removes the separator.
    ///
    /// The search begins at the end, so that an unclosed quote from a client does not affect what proxies have
    /// appended.
    fileprivate mutating func takeLast(after separator: Unicode.Scalar) -> Substring {
        var isQuoted = false
        var index = endIndex
        while index > startIndex {
            let previous = utf8.index(before: index)
            switch utf8[previous] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: separator) where !isQuoted:
                let part = self[index...]
                self = self[..<previous]
                return part
            default: break
            }
            index = previous
        }
        defer { self = "" }
        return self
    }
}

extension IPAddress {
    /// Reads the address of a node, with a port or without one; IPv6 in brackets, or without a port (RFC 7239 6).
    fileprivate init?(node: Substring) {
        var text = node
        if node.hasPrefix("[") {
            guard let end = node.firstIndex(of: "]"), node[end...].dropFirst().isPortOrEmpty else { return nil }
            text = node[..<end].dropFirst()
        } else if let colon = node.firstIndex(of: ":"), node[colon...].isPortOrEmpty {
            text = node[..<colon]
        }
        guard let address = IPAddress(String(text)) else { return nil }
        self = address.unmapped
    }
}

extension Substring {
    /// Whether it is empty, or a colon followed by a port, which may be a made-up name.
    fileprivate var isPortOrEmpty: Bool {
        isEmpty || first == ":" && !dropFirst().contains(":")
    }
}
