import HTTPMessage

/// The proxies in front of the server that it believes about the addresses of clients.
public struct TrustedProxies: Hashable, Sendable {
    private let networks: [IPNetwork]

    /// No proxy: a request comes from whoever has connected.
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

    /// The address of the client: the nearest on the way of the request that is not a trusted proxy's, or that of the
    /// farthest proxy where it names nobody.
    ///
    /// Each proxy adds the address of whoever has connected to it at the end of `Forwarded` or `X-Forwarded-For`. Anybody
    /// can have written the addresses before those that trusted proxies have added.
    ///
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

/// The addresses on the way of a request, as proxies tell them, the last one first.
///
/// It ends before the first one that cannot be read: `unknown`, a name that a proxy has made up, or nonsense.
struct ForwardedWay: IteratorProtocol {
    private var rest: Substring
    private let isOfPairs: Bool

    /// Reads `X-Forwarded-For`, or else `Forwarded` (RFC 7239).
    ///
    /// The former counts where both are there: nearly all proxies write only that, and hand on a `Forwarded` that a client
    /// has sent.
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

    /// The value of the one `for` among the pairs of an element (RFC 7239 4).
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
    /// Takes away what follows the last separator that does not stand in quotes, and the separator.
    ///
    /// It is looked for from the end: a quote that a client leaves open does not reach what proxies have added.
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
    /// Whether it is a colon with a port, perhaps under a made-up name, or nothing.
    fileprivate var isPortOrEmpty: Bool {
        isEmpty || first == ":" && !dropFirst().contains(":")
    }
}
