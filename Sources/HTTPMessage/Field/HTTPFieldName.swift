/// The name of a header field; two names that differ in case alone are equal (RFC 9110 5.1).
public struct HTTPFieldName: Sendable {
    /// The name as it was written, which is how it is sent.
    public let spelling: String

    /// The name in lower case, which is how it is compared.
    public let canonical: String

    /// Takes a name as it is written.
    ///
    /// - Parameter spelling: A token of RFC 9110 5.6.2.
    public init(_ spelling: String) {
        self.spelling = spelling
        canonical = spelling.lowercased()
    }

    /// Takes a name that is in lower case already, without looking for capitals in it.
    ///
    /// - Parameter canonical: A token of RFC 9110 5.6.2 in lower case.
    public init(canonical: String) {
        spelling = canonical
        self.canonical = canonical
    }
}

extension HTTPFieldName: Hashable {
    public static func == (left: HTTPFieldName, right: HTTPFieldName) -> Bool {
        left.canonical == right.canonical
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(canonical)
    }
}

extension HTTPFieldName: ExpressibleByStringLiteral {
    public init(stringLiteral spelling: String) {
        self.init(spelling)
    }
}

extension HTTPFieldName: CustomStringConvertible {
    /// The name as it was written.
    public var description: String { spelling }
}

extension HTTPFieldName {
    /// `Accept`
    public static let accept: HTTPFieldName = "Accept"
    /// `Accept-Encoding`
    public static let acceptEncoding: HTTPFieldName = "Accept-Encoding"
    /// `Access-Control-Allow-Origin`
    public static let accessControlAllowOrigin: HTTPFieldName = "Access-Control-Allow-Origin"
    /// `Allow`
    public static let allow: HTTPFieldName = "Allow"
    /// `Authorization`
    public static let authorization: HTTPFieldName = "Authorization"
    /// `Connection`
    public static let connection: HTTPFieldName = "Connection"
    /// `Content-Encoding`
    public static let contentEncoding: HTTPFieldName = "Content-Encoding"
    /// `Content-Length`
    public static let contentLength: HTTPFieldName = "Content-Length"
    /// `Content-Type`
    public static let contentType: HTTPFieldName = "Content-Type"
    /// `ETag`
    public static let eTag: HTTPFieldName = "ETag"
    /// `Expect`
    public static let expect: HTTPFieldName = "Expect"
    /// `Host`
    public static let host: HTTPFieldName = "Host"
    /// `If-None-Match`
    public static let ifNoneMatch: HTTPFieldName = "If-None-Match"
    /// `Origin`
    public static let origin: HTTPFieldName = "Origin"
    /// `Retry-After`
    public static let retryAfter: HTTPFieldName = "Retry-After"
    /// `Transfer-Encoding`
    public static let transferEncoding: HTTPFieldName = "Transfer-Encoding"
    /// `Vary`
    public static let vary: HTTPFieldName = "Vary"
}
