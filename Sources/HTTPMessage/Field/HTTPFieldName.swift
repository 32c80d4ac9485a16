/// The name of a header field; two names that differ in case alone are equal (RFC 9110 5.1).
public struct HTTPFieldName: Sendable {
    /// The name as it was written, which is the form in which it is sent.
    public let spelling: String

    /// The bytes of the name in lower case, which is the form in which it is compared.
    let canonical: [UInt8]

    /// Makes a name from its spelling.
    ///
    /// - Parameter spelling: A token of RFC 9110 5.6.2.
    public init(_ spelling: String) {
        self.spelling = spelling
        canonical = spelling.utf8.map(\.lowercased)
    }
}

extension HTTPFieldName: Hashable {
    /// Whether two names are equal, ignoring case.
    ///
    /// - Parameters:
    ///   - left: A name.
    ///   - right: Another.
    /// - Returns: `true` if they name the same field.
    public static func == (left: HTTPFieldName, right: HTTPFieldName) -> Bool {
        left.canonical == right.canonical
    }

    /// Feeds the name, in lower case, to a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(canonical)
    }
}

extension HTTPFieldName: ExpressibleByStringLiteral {
    /// Makes a name from its spelling.
    ///
    /// - Parameter spelling: A token of RFC 9110 5.6.2.
    public init(stringLiteral spelling: String) {
        self.init(spelling)
    }
}

extension HTTPFieldName: CustomStringConvertible {
    /// The name as it was written.
    public var description: String { spelling }
}

extension UInt8 {
    /// The byte in lower case if it is an uppercase ASCII letter, else unchanged.
    var lowercased: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }
}

extension HTTPFieldName {
    /// The media types that the client accepts.
    public static let accept: HTTPFieldName = "Accept"
    /// The codings that the client accepts.
    public static let acceptEncoding: HTTPFieldName = "Accept-Encoding"
    /// The origins whose pages may read the answer.
    public static let accessControlAllowOrigin: HTTPFieldName = "Access-Control-Allow-Origin"
    /// The methods of the path.
    public static let allow: HTTPFieldName = "Allow"
    /// The credentials of the client.
    public static let authorization: HTTPFieldName = "Authorization"
    /// The options of the connection, such as closing it.
    public static let connection: HTTPFieldName = "Connection"
    /// The coding of the body.
    public static let contentEncoding: HTTPFieldName = "Content-Encoding"
    /// The size of the body in bytes.
    public static let contentLength: HTTPFieldName = "Content-Length"
    /// The type of the body.
    public static let contentType: HTTPFieldName = "Content-Type"
    /// The version of the representation.
    public static let eTag: HTTPFieldName = "ETag"
    /// The authority that the client addresses.
    public static let host: HTTPFieldName = "Host"
    /// The versions of the representation that the client has.
    public static let ifNoneMatch: HTTPFieldName = "If-None-Match"
    /// The origin of the page that sends the request.
    public static let origin: HTTPFieldName = "Origin"
    /// The seconds to wait before trying again.
    public static let retryAfter: HTTPFieldName = "Retry-After"
    /// The request fields on which an answer depends.
    public static let vary: HTTPFieldName = "Vary"
}
