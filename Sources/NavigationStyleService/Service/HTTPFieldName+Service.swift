import HTTPMessage

extension HTTPFieldName {
    /// The fields that a page of another origin may send.
    static let accessControlAllowHeaders: HTTPFieldName = "Access-Control-Allow-Headers"
    /// The methods that a page of another origin may use.
    static let accessControlAllowMethods: HTTPFieldName = "Access-Control-Allow-Methods"
    /// The fields of the answer that a page of another origin may read.
    static let accessControlExposeHeaders: HTTPFieldName = "Access-Control-Expose-Headers"
    /// The fields that a page of another origin may send: those that the service reads, and those that tracing
    /// libraries add.
    static let allowedAcrossOrigins =
        "content-type, content-encoding, accept, authorization, if-none-match, traceparent, tracestate, baggage, "
        + "x-request-id, x-requested-with"
    /// The fields of an answer that a page of another origin may read.
    static let exposedAcrossOrigins =
        "RateLimit, RateLimit-Policy, ETag, Server-Timing, X-Request-Id, Retry-After, WWW-Authenticate"
    /// The number of seconds for which the answer to a preflight may be cached.
    static let accessControlMaxAge: HTTPFieldName = "Access-Control-Max-Age"
    /// The method that a page of another origin is about to use.
    static let accessControlRequestMethod: HTTPFieldName = "Access-Control-Request-Method"
    /// The directives for caches.
    static let cacheControl: HTTPFieldName = "Cache-Control"
    /// The way a browser handles content: showing it, or saving it under a name.
    static let contentDisposition: HTTPFieldName = "Content-Disposition"
    /// The resources that a page may load.
    static let contentSecurityPolicy: HTTPFieldName = "Content-Security-Policy"
    /// The setting that keeps browsers from guessing types.
    static let contentTypeOptions: HTTPFieldName = "X-Content-Type-Options"
    /// The time from which clients should use something else (RFC 9745).
    static let deprecation: HTTPFieldName = "Deprecation"
    /// The way of a request through proxies (RFC 7239).
    static let forwarded: HTTPFieldName = "Forwarded"
    /// The addresses on that way, from proxies that do not write `Forwarded`.
    static let forwardedFor: HTTPFieldName = "X-Forwarded-For"
    /// The way for a client to authenticate.
    static let wwwAuthenticate: HTTPFieldName = "WWW-Authenticate"
    /// The requests that a client has left.
    static let rateLimit: HTTPFieldName = "RateLimit"
    /// The number of requests that a client may send, and the period in seconds.
    static let rateLimitPolicy: HTTPFieldName = "RateLimit-Policy"
    /// The information about the page that a browser passes to other servers.
    static let referrerPolicy: HTTPFieldName = "Referrer-Policy"
    /// The id of the request.
    static let requestID: HTTPFieldName = "X-Request-Id"
    /// The mode of a browser's request: `no-cors` if the page cannot read the answer (Fetch Metadata 2.2).
    static let fetchMode: HTTPFieldName = "Sec-Fetch-Mode"
    /// The relation between the requesting page's site and the server's (Fetch Metadata 2.3).
    static let fetchSite: HTTPFieldName = "Sec-Fetch-Site"
    /// The durations of the phases.
    static let serverTiming: HTTPFieldName = "Server-Timing"
    /// The time from which the resource may be gone (RFC 8594).
    static let sunset: HTTPFieldName = "Sunset"
    /// The trace that the request belongs to.
    static let traceParent: HTTPFieldName = "traceparent"
}
