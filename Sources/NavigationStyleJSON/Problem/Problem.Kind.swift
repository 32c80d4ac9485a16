extension Problem {
    /// The kinds of problems, by the last part of their `type`.
    public enum Kind: String, CaseIterable, Sendable {
        // The request line and the header.
        case malformedRequest = "malformed-request"
        case unauthorized
        case embeddingNotAllowed = "embedding-not-allowed"
        case invalidParameter = "invalid-parameter"
        case notFound = "not-found"
        case methodNotAllowed = "method-not-allowed"
        case methodNotImplemented = "method-not-implemented"
        case notAcceptable = "not-acceptable"
        case expectationFailed = "expectation-failed"
        case unsupportedHTTPVersion = "unsupported-http-version"

        // The content and its framing.
        case lengthRequired = "length-required"
        case unsupportedTransferCoding = "unsupported-transfer-coding"
        case contentTooLarge = "content-too-large"
        case unsupportedMediaType = "unsupported-media-type"
        case unsupportedContentCoding = "unsupported-content-coding"
        case malformedGzip = "malformed-gzip"

        // The meaning of the content.
        case malformedJSON = "malformed-json"
        case invalidUTF8 = "invalid-utf-8"
        case duplicateKey = "duplicate-key"
        case nestedTooDeep = "nested-too-deep"
        case invalidRequest = "invalid-request"

        // The size of the task.
        case answerTooLarge = "answer-too-large"
        /// The request needs more work than one computation may do.
        case tooMuchWork = "too-much-work"

        // Time and load.
        case tooManyRequests = "too-many-requests"
        case requestTimeout = "request-timeout"
        case tooManyConnections = "too-many-connections"
        case tooManyAudits = "too-many-audits"
        case tooManyComputations = "too-many-computations"
        case notEnoughMemory = "not-enough-memory"
        case notReady = "not-ready"
    }
}

extension Problem.Kind {
    /// The path of the kind's page, which is the `type` of its problems.
    public var type: String { "/problems/" + rawValue }

    /// The code of the answer's status.
    public var status: Int {
        switch self {
        case .malformedRequest, .invalidParameter, .malformedGzip, .malformedJSON, .invalidUTF8, .duplicateKey,
            .nestedTooDeep:
            400
        case .unauthorized: 401
        case .embeddingNotAllowed: 403
        case .notFound: 404
        case .methodNotAllowed: 405
        case .notAcceptable: 406
        case .requestTimeout: 408
        case .lengthRequired: 411
        case .contentTooLarge: 413
        case .unsupportedMediaType, .unsupportedContentCoding: 415
        case .expectationFailed: 417
        case .invalidRequest, .answerTooLarge, .tooMuchWork: 422
        case .tooManyRequests: 429
        case .methodNotImplemented, .unsupportedTransferCoding: 501
        case .tooManyConnections, .tooManyAudits, .tooManyComputations, .notEnoughMemory, .notReady: 503
        case .unsupportedHTTPVersion: 505
        }
    }
}
