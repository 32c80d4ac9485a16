/// A request that has arrived in whole.
public struct HTTPRequest: Hashable, Sendable {
    /// The request line and the header.
    public var head: HTTPRequestHead

    /// The content, with any transfer coding undone.
    public var body: [UInt8]

    /// Puts a request together.
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
    /// What is asked to be done.
    public var method: HTTPMethod { head.method }

    /// The path of the target exactly as it was sent.
    public var path: String { head.path }

    /// What stands behind the first `?` of the target.
    public var query: String? { head.query }

    /// The header.
    public var fields: HTTPFields { head.fields }

    /// Where the request came from.
    public var remoteAddress: SocketAddress? { head.remoteAddress }
}
