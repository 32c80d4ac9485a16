/// A response.
///
/// The server adds `Date`, `Content-Length` and the fields that HTTP/1.1 needs to keep or close the connection.
public struct HTTPResponse: Hashable, Sendable {
    /// The status of the answer.
    public var status: HTTPStatus

    /// The header.
    public var fields: HTTPFields

    /// The content; in an answer to HEAD only its length is sent.
    public var body: [UInt8]

    /// Whether the connection ends with this answer.
    public var closesConnection: Bool

    /// Makes a response.
    ///
    /// - Parameters:
    ///   - status: The status of the answer.
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
