import Gzip
import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

/// Why a request is not met: facts, for which ``Problem`` finds words and a status.
enum ServiceError: Error, Hashable {
    // MARK: - Access

    /// A request without a token, where one is asked for.
    case missingToken
    /// A request with a token that is not known.
    case unknownToken

    // MARK: - Target

    /// No route has the path.
    case unknownPath(String)
    /// Routes have the path, none of them the method.
    case methodNotAllowed(HTTPMethod, allowed: [HTTPMethod])
    /// A method that HTTP does not define.
    case unknownMethod(String)
    /// A parameter of the query that is none of `allowed`.
    case invalidParameter(String, found: String, allowed: [String])
    /// A parameter of the query whose escapes come to no text.
    case malformedParameter(String, found: String)
    /// A parameter names a device that does not exist.
    case unknownDevice(String)
    /// A parameter names a version of iOS that does not exist.
    case unknownSystemVersion(String)
    /// There is no policy of that name to show.
    case unknownPolicyPage(String)
    /// There is no kind of diagnostic of that code to explain.
    case unknownDiagnosticPage(String)
    /// There is no type of problem of that name to explain.
    case unknownProblemPage(String)

    // MARK: - Answer

    /// A client that takes none of the types, or none of the codings, that there are.
    case notAcceptable(available: String)

    // MARK: - Content

    /// A type of content that is not read as JSON.
    case unsupportedMediaType(String)
    /// An encoding of characters other than UTF-8.
    case unsupportedCharset(String)
    /// A content coding that is not undone.
    case unsupportedContentCoding(String)
    /// A body in the coding gzip that cannot be decoded.
    case malformedGzip(GzipError)
    /// A body of more bytes than the limit.
    case contentTooLarge(limit: Int)
    /// A body that is no request.
    case request(JSONRequestError)
    /// A request that cannot be answered.
    case scenario(ScenarioError)

    // MARK: - Service

    /// The service is about to stop.
    case notReady
}

extension ServiceError {
    /// The header fields that belong to the answer.
    var fields: HTTPFields {
        switch self {
        case .missingToken: [.wwwAuthenticate: Self.challenge]
        case .unknownToken: [.wwwAuthenticate: Self.challenge + ", error=\"invalid_token\""]
        case .methodNotAllowed(_, let allowed): [.allow: HTTPMethod.list(allowed)]
        case .unsupportedMediaType, .unsupportedCharset: [.accept: MediaType.accepted]
        case .unsupportedContentCoding: [.acceptEncoding: ContentCoding.accepted]
        case .notReady: [.retryAfter: HTTPViolation.retryDelay]
        case .unknownPath, .unknownMethod, .invalidParameter, .malformedParameter, .unknownDevice,
            .unknownSystemVersion, .unknownPolicyPage, .unknownDiagnosticPage, .unknownProblemPage, .notAcceptable,
            .malformedGzip, .contentTooLarge, .request, .scenario:
            HTTPFields()
        }
    }

    /// What to show (RFC 6750 3).
    private static let challenge = "Bearer realm=\"navigation-style\""
}

extension HTTPViolation {
    /// After how many seconds it is worth trying again: another instance may answer at once, this one is started anew
    /// or has closed idle connections by then.
    static let retryDelay = "5"

    /// The header fields that belong to the answer.
    var fields: HTTPFields {
        status == .serviceUnavailable ? [.retryAfter: HTTPViolation.retryDelay] : HTTPFields()
    }
}
