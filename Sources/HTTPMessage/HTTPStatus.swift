/// How a request went, in three digits (RFC 9110 15).
public struct HTTPStatus: Hashable, Sendable {
    /// The three digits.
    public let code: Int

    /// Wraps a status code.
    ///
    /// - Parameter code: Three digits, 100 to 599.
    public init(code: Int) {
        self.code = code
    }
}

extension HTTPStatus {
    // MARK: - Successful

    /// 200
    public static let ok = HTTPStatus(code: 200)
    /// 204
    public static let noContent = HTTPStatus(code: 204)

    // MARK: - Redirection

    /// 304
    public static let notModified = HTTPStatus(code: 304)

    // MARK: - Client error

    /// 400
    public static let badRequest = HTTPStatus(code: 400)
    /// 401
    public static let unauthorized = HTTPStatus(code: 401)
    /// 404
    public static let notFound = HTTPStatus(code: 404)
    /// 405
    public static let methodNotAllowed = HTTPStatus(code: 405)
    /// 406
    public static let notAcceptable = HTTPStatus(code: 406)
    /// 408
    public static let requestTimeout = HTTPStatus(code: 408)
    /// 411
    public static let lengthRequired = HTTPStatus(code: 411)
    /// 412
    public static let preconditionFailed = HTTPStatus(code: 412)
    /// 413
    public static let contentTooLarge = HTTPStatus(code: 413)
    /// 414
    public static let uriTooLong = HTTPStatus(code: 414)
    /// 415
    public static let unsupportedMediaType = HTTPStatus(code: 415)
    /// 417
    public static let expectationFailed = HTTPStatus(code: 417)
    /// 422
    public static let unprocessableContent = HTTPStatus(code: 422)
    /// 431, RFC 6585 5
    public static let requestHeaderFieldsTooLarge = HTTPStatus(code: 431)

    // MARK: - Server error

    /// 500
    public static let internalServerError = HTTPStatus(code: 500)
    /// 501
    public static let notImplemented = HTTPStatus(code: 501)
    /// 503
    public static let serviceUnavailable = HTTPStatus(code: 503)
    /// 505
    public static let versionNotSupported = HTTPStatus(code: 505)
}

extension HTTPStatus {
    /// The words that go with the code in a status line; empty for a code that has none here.
    public var reasonPhrase: String {
        switch code {
        case 200: "OK"
        case 204: "No Content"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 406: "Not Acceptable"
        case 408: "Request Timeout"
        case 411: "Length Required"
        case 412: "Precondition Failed"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 415: "Unsupported Media Type"
        case 417: "Expectation Failed"
        case 422: "Unprocessable Content"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 503: "Service Unavailable"
        case 505: "HTTP Version Not Supported"
        default: ""
        }
    }

    /// Whether the code says that the request was at fault or could not be served: 400 and above.
    public var isError: Bool { code >= 400 }
}

extension HTTPStatus: CustomStringConvertible {
    /// The code and its words, as they stand in a status line.
    public var description: String {
        let reasonPhrase = reasonPhrase
        return reasonPhrase.isEmpty ? "\(code)" : "\(code) \(reasonPhrase)"
    }
}
