/// The reason that a server refuses a request before its handler sees it: a fact, without words.
public enum HTTPViolation: Hashable, Sendable {
    // MARK: - Request line

    /// A version other than 1.0 and 1.1.
    case unsupportedVersion

    /// A method that is not a token (RFC 9110 5.6.2).
    case malformedMethod

    /// A method that HTTP does not define.
    case unknownMethod(String)

    /// A target in none of the forms of RFC 9112 3.2, or with a byte that no target has.
    case malformedTarget

    // MARK: - Header

    /// Lines that do not end in CRLF, are folded, contain NUL or have no name (RFC 9112 2.2, 5).
    case malformedLine

    /// A field whose name is not a token, which includes white space before the colon (RFC 9112 5.1).
    case malformedFieldName

    /// A control character in the value of the field (RFC 9110 5.5).
    case controlCharacter(field: HTTPFieldName)

    /// HTTP/1.1 without `Host` (RFC 9112 3.2).
    case missingHost

    /// Several `Host` fields (RFC 9112 3.2).
    case repeatedHost

    /// A `Host` that is not an authority.
    case malformedHost

    /// An `Expect` other than `100-continue` (RFC 9110 10.1.1).
    case unknownExpectation

    // MARK: - Framing

    /// Several `Content-Length` fields, even equal ones (RFC 9112 6.3).
    case repeatedContentLength

    /// A `Content-Length` that is not a number.
    case malformedContentLength

    /// Both `Content-Length` and `Transfer-Encoding` (RFC 9112 6.1).
    case contentLengthWithTransferEncoding

    /// Several `Transfer-Encoding` fields.
    case repeatedTransferEncoding

    /// `Transfer-Encoding` in HTTP/1.0 (RFC 9112 6.1).
    case transferEncodingInHTTP10

    /// A transfer coding other than plain `chunked` (RFC 9112 6.1).
    case unknownTransferCoding

    /// A chunked body, which this server does not accept (RFC 9112 6.3).
    case chunkedBody

    /// A method that expects content, with neither `Content-Length` nor `Transfer-Encoding`.
    case missingContentLength

    /// A body larger than the server allows.
    case contentTooLarge(limit: Int)

    // MARK: - Time and load

    /// A request that did not arrive in full in time.
    case requestTimeout

    /// More connections than the server allows.
    case tooManyConnections

    /// More connections from one address than the server allows.
    case tooManyConnectionsFromAddress

    /// A computation for which the system has no thread left.
    case tooManyThreads

    /// More computations than may wait for a place.
    case tooManyComputations

    /// A body or a computation for which there is not enough memory at the moment.
    case notEnoughMemory

    /// A request that has arrived, but that no thread has read in time.
    case unreadRequest
}

extension HTTPViolation {
    /// The status of the answer.
    public var status: HTTPStatus {
        switch self {
        case .unsupportedVersion:
            .versionNotSupported
        case .unknownMethod, .unknownTransferCoding:
            .notImplemented
        case .malformedMethod, .malformedTarget, .malformedLine, .malformedFieldName, .controlCharacter,
            .missingHost, .repeatedHost, .malformedHost,
            .repeatedContentLength, .malformedContentLength, .contentLengthWithTransferEncoding,
            .repeatedTransferEncoding, .transferEncodingInHTTP10:
            .badRequest
        case .unknownExpectation:
            .expectationFailed
        case .chunkedBody, .missingContentLength:
            .lengthRequired
        case .contentTooLarge:
            .contentTooLarge
        case .requestTimeout:
            .requestTimeout
        case .tooManyConnections, .tooManyConnectionsFromAddress, .tooManyThreads, .tooManyComputations,
            .notEnoughMemory, .unreadRequest:
            .serviceUnavailable
        }
    }
}
