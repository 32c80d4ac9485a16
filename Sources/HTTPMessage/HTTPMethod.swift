/// A request method (RFC 9110 9).
///
/// Method names are case-sensitive: `post` is not `POST`, it is ``other(_:)``.
public enum HTTPMethod: Hashable, Sendable {
    case get
    case head
    case post
    case put
    case delete
    case connect
    case options
    case trace
    case patch
    case query

    /// A token that RFC 9110, RFC 5789 and RFC 10008 do not define.
    case other(String)

    /// The methods that RFC 9110, RFC 5789 and RFC 10008 define.
    public static let defined: [HTTPMethod] = [
        .get, .head, .post, .put, .delete, .connect, .options, .trace, .patch, .query,
    ]

    /// Reads the method of a request line.
    ///
    /// - Parameter token: The first word of the request line.
    public init(_ token: String) {
        self =
            switch token {
            case "GET": .get
            case "POST": .post
            case "HEAD": .head
            case "OPTIONS": .options
            case "PUT": .put
            case "DELETE": .delete
            case "PATCH": .patch
            case "QUERY": .query
            case "CONNECT": .connect
            case "TRACE": .trace
            default: .other(token)
            }
    }

    /// Whether a request of this method is expected to carry content (RFC 9110 9.3, RFC 5789 2, RFC 10008 2).
    public var expectsContent: Bool {
        switch self {
        case .post, .put, .patch, .query: true
        case .get, .head, .delete, .connect, .options, .trace, .other: false
        }
    }
}

extension HTTPMethod: CustomStringConvertible {
    /// The method in the form of a request line.
    public var description: String {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .post: "POST"
        case .put: "PUT"
        case .delete: "DELETE"
        case .connect: "CONNECT"
        case .options: "OPTIONS"
        case .trace: "TRACE"
        case .patch: "PATCH"
        case .query: "QUERY"
        case .other(let token): token
        }
    }
}
