/// A request that has arrived in full.
public struct HTTPRequest: Hashable, Sendable {
    /// The request line and the header.
    public var head: HTTPRequestHead

    /// The content, after any transfer coding was removed.
    public var body: [UInt8]

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - head: The request line and the header.
    ///   - body: The content.
    public init(head: HTTPRequestHead, body: [UInt8] = []) {
        self.head = head
        self.body = body
    }
}

extension HTTPRequest {
    /// The method.
    public var method: HTTPMethod { head.method }

    /// The path of the target exactly as it was sent.
    public var path: String { head.path }

    /// The query, which follows the first `?` of the target.
    public var query: String? { head.query }

    /// The header.
    public var fields: HTTPFields { head.fields }

    /// The address of the client.
    public var remoteAddress: SocketAddress? { head.remoteAddress }
}
