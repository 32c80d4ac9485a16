import HTTPMessage

extension HTTPFieldName {
    /// Which fields a page of another origin may send.
    static let accessControlAllowHeaders: HTTPFieldName = "Access-Control-Allow-Headers"
    /// Which methods a page of another origin may use.
    static let accessControlAllowMethods: HTTPFieldName = "Access-Control-Allow-Methods"
    /// Which fields of the answer a page of another origin may read.
    static let accessControlExposeHeaders: HTTPFieldName = "Access-Control-Expose-Headers"
    /// The fields that a page of another origin may send: those that the service reads, and those that libraries for
    /// tracing add by themselves.
    static let allowedAcrossOrigins =
        "content-type, content-encoding, accept, authorization, if-none-match, traceparent, tracestate, baggage, "
        + "x-request-id, x-requested-with"
    /// The fields of an answer that a page of another origin may read.
    static let exposedAcrossOrigins =
        "RateLimit, RateLimit-Policy, ETag, Server-Timing, X-Request-Id, Retry-After, WWW-Authenticate"
    /// How many seconds the answer to a preflight may be cached.
    static let accessControlMaxAge: HTTPFieldName = "Access-Control-Max-Age"
    /// The method that a page of another origin is about to use.
    static let accessControlRequestMethod: HTTPFieldName = "Access-Control-Request-Method"
    /// What caches may do.
    static let cacheControl: HTTPFieldName = "Cache-Control"
    /// Whether a browser shows content or saves it, and under which name.
    static let contentDisposition: HTTPFieldName = "Content-Disposition"
    /// What a page may load.
    static let contentSecurityPolicy: HTTPFieldName = "Content-Security-Policy"
    /// Whether browsers may guess types.
    static let contentTypeOptions: HTTPFieldName = "X-Content-Type-Options"
    /// The time from which on clients should use something else (RFC 9745).
    static let deprecation: HTTPFieldName = "Deprecation"
    /// The way of a request through proxies (RFC 7239).
    static let forwarded: HTTPFieldName = "Forwarded"
    /// The addresses on that way, as proxies tell them that do not write `Forwarded`.
    static let forwardedFor: HTTPFieldName = "X-Forwarded-For"
    /// How a client is to authenticate.
    static let wwwAuthenticate: HTTPFieldName = "WWW-Authenticate"
    /// The requests that a client has left.
    static let rateLimit: HTTPFieldName = "RateLimit"
    /// The number of requests that a client may send, and the seconds that it is for.
    static let rateLimitPolicy: HTTPFieldName = "RateLimit-Policy"
    /// What a browser tells other servers of the page that it comes from.
    static let referrerPolicy: HTTPFieldName = "Referrer-Policy"
    /// The request's name.
    static let requestID: HTTPFieldName = "X-Request-Id"
    /// How a browser asks: `no-cors` where the page cannot read the answer (Fetch Metadata 2.2).
    static let fetchMode: HTTPFieldName = "Sec-Fetch-Mode"
    /// Whether the page that asks is of another site (Fetch Metadata 2.3).
    static let fetchSite: HTTPFieldName = "Sec-Fetch-Site"
    /// How long each phase took.
    static let serverTiming: HTTPFieldName = "Server-Timing"
    /// The time from which on there may be nothing any more (RFC 8594).
    static let sunset: HTTPFieldName = "Sunset"
    /// The trace that the request is part of.
    static let traceParent: HTTPFieldName = "traceparent"
}
