/// A response.
///
/// `Date`, `Content-Length` and what HTTP/1.1 needs to keep or close the connection are added by the server.
public struct HTTPResponse: Hashable, Sendable {
    /// The status of the answer.
    public var status: HTTPStatus

    /// The header.
    public var fields: HTTPFields

    /// The content; not sent in answer to HEAD, but its length is.
    public var body: [UInt8]

    /// Whether the connection ends with this answer.
    public var closesConnection: Bool

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - status: How the request went.
    ///   - fields: The header.
    ///   - body: The content.
    ///   - closesConnection: Whether the connection ends with this answer.
    public init(
        status: HTTPStatus,
        fields: HTTPFields = HTTPFields(),
        body: [UInt8] = [],
        closesConnection: Bool = false
    ) {
        self.status = status
        self.fields = fields
        self.body = body
        self.closesConnection = closesConnection
    }
}
