/// The request line and the header of a request.
public struct HTTPRequestHead: Hashable, Sendable {
    /// The method.
    public var method: HTTPMethod

    /// The path of the target exactly as it was sent: nothing in it is decoded, so `%2F` is not `/`.
    public var path: String

    /// The query, which follows the first `?` of the target, as it was sent; `nil` without a `?`.
    public var query: String?

    /// The header.
    public var fields: HTTPFields

    /// The number of bytes in the body, if the header states it.
    public var contentLength: Int?

    /// The address of the client; `nil` if the connection is not over IP.
    public var remoteAddress: SocketAddress?

    /// Makes a head.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - path: The path of the target as it was sent.
    ///   - query: The part after the first `?`.
    ///   - fields: The header.
    ///   - contentLength: The announced size of the body, in bytes.
    ///   - remoteAddress: The address of the client.
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
