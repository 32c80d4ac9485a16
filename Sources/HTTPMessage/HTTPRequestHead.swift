/// What is known of a request before its body: the request line and the header.
public struct HTTPRequestHead: Hashable, Sendable {
    /// What is asked to be done.
    public var method: HTTPMethod

    /// The path of the target exactly as it was sent: nothing in it is decoded, so `%2F` is not `/`.
    public var path: String

    /// What stands behind the first `?` of the target, as it was sent; `nil` where there is no `?`.
    public var query: String?

    /// The header.
    public var fields: HTTPFields

    /// How many bytes the body will have, if the header says so.
    public var contentLength: Int?

    /// Where the request came from; `nil` if the connection is not of the internet.
    public var remoteAddress: SocketAddress?

    /// Puts a head together.
    ///
    /// - Parameters:
    ///   - method: What is asked to be done.
    ///   - path: The path of the target as it was sent.
    ///   - query: What stands behind the first `?`.
    ///   - fields: The header.
    ///   - contentLength: The announced size of the body in bytes.
    ///   - remoteAddress: Where the request came from.
    public init(
        method: HTTPMethod,
        path: String,
        query: String? = nil,
        fields: HTTPFields = HTTPFields(),
        contentLength: Int? = nil,
        remoteAddress: SocketAddress? = nil
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.fields = fields
        self.contentLength = contentLength
        self.remoteAddress = remoteAddress
    }
}
