import HTTPMessage

extension HTTPFieldName {
    /// `Access-Control-Allow-Headers`
    static let accessControlAllowHeaders: HTTPFieldName = "Access-Control-Allow-Headers"
    /// `Access-Control-Allow-Methods`
    static let accessControlAllowMethods: HTTPFieldName = "Access-Control-Allow-Methods"
    /// `Access-Control-Expose-Headers`
    static let accessControlExposeHeaders: HTTPFieldName = "Access-Control-Expose-Headers"
    /// `Access-Control-Max-Age`
    static let accessControlMaxAge: HTTPFieldName = "Access-Control-Max-Age"
    /// `Access-Control-Request-Method`
    static let accessControlRequestMethod: HTTPFieldName = "Access-Control-Request-Method"
    /// `Cache-Control`
    static let cacheControl: HTTPFieldName = "Cache-Control"
    /// `Content-Security-Policy`
    static let contentSecurityPolicy: HTTPFieldName = "Content-Security-Policy"
    /// `X-Content-Type-Options`
    static let contentTypeOptions: HTTPFieldName = "X-Content-Type-Options"
    /// `X-Request-Id`
    static let requestID: HTTPFieldName = "X-Request-Id"
}
