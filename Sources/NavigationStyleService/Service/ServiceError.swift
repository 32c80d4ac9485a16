import Gzip
import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

/// The reason that a request is refused: facts, to which ``Problem`` adds words and a status.
enum ServiceError: Error, Hashable {
    // MARK: - Access

    /// A request without a token, where one is needed.
    case missingToken
    /// A request with an unknown token.
    case unknownToken

    /// A page of another site that embeds a computation of a server on the user's own machine.
    case embeddingNotAllowed

    // MARK: - Target

    /// No route has the path.
    case unknownPath(String)
    /// Routes have the path, but none of them the method.
    case methodNotAllowed(HTTPMethod, allowed: [HTTPMethod])
    /// A method that HTTP does not define.
    case unknownMethod(String)
    /// A query parameter that the path does not take.
    case unknownParameter(String, known: [String])
    /// A query parameter whose value is not one of `allowed`.
    case invalidParameter(String, found: String, allowed: [String])
    /// A query parameter whose value is of another type than `expected`.
    case wrongParameterType(String, found: String, expected: Expectation)
    /// A query parameter whose percent-encoding is not valid UTF-8.
    case malformedParameter(String, found: String)
    /// A picture's address without a request or an example.
    case missingPreviewParameter
    /// A picture's address whose parameter cannot be decoded.
    case malformedPreviewParameter(PreviewParameter.Fault)
    /// A parameter names a device that does not exist.
    case unknownDevice(String)
    /// A parameter names a version of iOS that does not exist.
    case unknownSystemVersion(String)
    /// A name at the end of a path that is not one of `known`, the names in the list at the path `list`.
    case notFound(noun: String, name: String, list: String, known: [String])

    // MARK: - Answer

    /// A client that accepts none of the available types or codings.
    case notAcceptable(available: String)
    /// A client that accepts pictures of other kinds than there are.
    case noSuchPicture

    // MARK: - Content

    /// A media type that is not read as JSON.
    case unsupportedMediaType(String)
    /// A character encoding other than UTF-8.
    case unsupportedCharset(String)
    /// A content coding that is not supported.
    case unsupportedContentCoding(String)
    /// A gzip body that cannot be decoded.
    case malformedGzip(GzipError)
    /// A body larger than the limit.
    case contentTooLarge(limit: Int)
    /// A body that is not a request.
    case request(JSONRequestError)
    /// A request that cannot be answered.
    case scenario(ScenarioError)

    // MARK: - Service

    /// The service is about to stop.
    case notReady
    /// The limit of concurrent audits is reached.
    case tooManyAudits
    /// The client has exceeded its rate.
    case tooManyRequests(limit: Int)
    /// Other requests have the memory that the answer needs.
    case notEnoughMemory
}

extension ServiceError {
    /// The header fields that the answer needs.
    var fields: HTTPFields {
        switch self {
        case .missingToken: [.wwwAuthenticate: Self.challenge]
        case .unknownToken: [.wwwAuthenticate: Self.challenge + ", error=\"invalid_token\""]
        case .methodNotAllowed(_, let allowed): [.allow: HTTPMethod.list(allowed)]
        case .unsupportedMediaType, .unsupportedCharset: [.accept: MediaType.accepted]
        case .unsupportedContentCoding: [.acceptEncoding: ContentCoding.accepted]
        case .notReady, .tooManyAudits, .notEnoughMemory: [.retryAfter: HTTPViolation.retryDelay]
        case .tooManyRequests: [.retryAfter: "\(RequestQuota.seconds)"]
        default: HTTPFields()
        }
    }

    /// The challenge (RFC 6750 3).
    private static let challenge = "Bearer realm=\"navigation-style\""
}

extension HTTPViolation {
    /// The delay in seconds before a retry is worthwhile: another instance may answer at once, and this one has
    /// restarted or closed idle connections by then.
    static let retryDelay = "5"

    /// The header fields that the answer needs.
    var fields: HTTPFields {
        status == .serviceUnavailable ? [.retryAfter: HTTPViolation.retryDelay] : HTTPFields()
    }
}
