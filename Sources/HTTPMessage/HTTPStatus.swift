/// A status code with its reason phrase (RFC 9110 15).
public struct HTTPStatus: Hashable, Sendable {
    /// The three digits.
    public let code: Int

    /// The reason phrase of a status line.
    public let reasonPhrase: String

    /// Makes a status.
    ///
    /// - Parameters:
    ///   - code: Three digits, 200 to 599.
    ///   - reasonPhrase: The reason phrase of a status line.
    public init(code: Int, reasonPhrase: String) {
        self.code = code
        self.reasonPhrase = reasonPhrase
    }
}

extension HTTPStatus: CustomStringConvertible {
    /// The code and the reason phrase, in the form of a status line.
    public var description: String { "\(code) \(reasonPhrase)" }
}

extension HTTPStatus {
    // MARK: - Successful

    /// The request succeeded.
    public static let ok = HTTPStatus(code: 200, reasonPhrase: "OK")

    /// The request succeeded, without content to send.
    public static let noContent = HTTPStatus(code: 204, reasonPhrase: "No Content")

    // MARK: - Redirection

    /// The client's copy is current.
    public static let notModified = HTTPStatus(code: 304, reasonPhrase: "Not Modified")

    // MARK: - Client error

    /// The request cannot be read.
    public static let badRequest = HTTPStatus(code: 400, reasonPhrase: "Bad Request")

    /// The request lacks valid credentials.
    public static let unauthorized = HTTPStatus(code: 401, reasonPhrase: "Unauthorized")

    /// The client is not allowed to make the request.
    public static let forbidden = HTTPStatus(code: 403, reasonPhrase: "Forbidden")

    /// No resource has the path.
    public static let notFound = HTTPStatus(code: 404, reasonPhrase: "Not Found")

    /// The path does not have the method.
    public static let methodNotAllowed = HTTPStatus(code: 405, reasonPhrase: "Method Not Allowed")

    /// The client does not accept any available representation.
    public static let notAcceptable = HTTPStatus(code: 406, reasonPhrase: "Not Acceptable")

    /// The request did not arrive in time.
    public static let requestTimeout = HTTPStatus(code: 408, reasonPhrase: "Request Timeout")

    /// The request must state the length of its body.
    public static let lengthRequired = HTTPStatus(code: 411, reasonPhrase: "Length Required")

    /// The body is larger than the server allows.
    public static let contentTooLarge = HTTPStatus(code: 413, reasonPhrase: "Content Too Large")

    /// The media type or the coding of the body is not supported.
    public static let unsupportedMediaType = HTTPStatus(code: 415, reasonPhrase: "Unsupported Media Type")

    /// The server cannot meet the expectation of the client.
    public static let expectationFailed = HTTPStatus(code: 417, reasonPhrase: "Expectation Failed")

    /// The body can be read, but asks for something impossible.
    public static let unprocessableContent = HTTPStatus(code: 422, reasonPhrase: "Unprocessable Content")

    /// The client has sent more requests than it may.
    public static let tooManyRequests = HTTPStatus(code: 429, reasonPhrase: "Too Many Requests")

    // MARK: - Server error

    /// The server does not implement the method or the coding.
    public static let notImplemented = HTTPStatus(code: 501, reasonPhrase: "Not Implemented")

    /// The server cannot answer at the moment.
    public static let serviceUnavailable = HTTPStatus(code: 503, reasonPhrase: "Service Unavailable")

    /// The server does not support the version of HTTP.
    public static let versionNotSupported = HTTPStatus(code: 505, reasonPhrase: "HTTP Version Not Supported")

    private static let errors = [
        badRequest, unauthorized, forbidden, notFound, methodNotAllowed, notAcceptable, requestTimeout, lengthRequired,
        contentTooLarge, unsupportedMediaType, expectationFailed, unprocessableContent, tooManyRequests, notImplemented,
        serviceUnavailable, versionNotSupported,
    ]

    /// Returns the error with a code; a code that is not in this list has no phrase.
    public static func error(_ code: Int) -> HTTPStatus {
        errors.first { $0.code == code } ?? HTTPStatus(code: code, reasonPhrase: "")
    }
}
