public import HTTPMessage
public import NavigationStyleJSON

extension Problem {
    /// Makes the problem of a request that the server refuses.
    ///
    /// - Parameter violation: The reason.
    public init(_ violation: HTTPViolation) {
        switch violation {
        // Request line
        case .unsupportedVersion: self.init(.unsupportedHTTPVersion, "The request is neither HTTP/1.1 nor HTTP/1.0")
        case .malformedMethod: self.init(.malformedRequest, "The method is not a token")
        case .unknownMethod(let method): self.init(ServiceError.unknownMethod(method))
        case .malformedTarget: self.init(.malformedRequest, "The request target is malformed")
        // Header
        case .malformedLine:
            self.init(
                .malformedRequest,
                "A header line does not end in CRLF, is folded, contains NUL or has no field name"
            )
        case .malformedFieldName: self.init(.malformedRequest, "A field name is not a token")
        case .controlCharacter(let field):
            self.init(.malformedRequest, "The value of the field \(field.spelling.quoted) contains a control character")
        case .missingHost: self.init(.malformedRequest, "HTTP/1.1 requires a Host field")
        case .repeatedHost: self.init(.malformedRequest, "Duplicate Host field")
        case .malformedHost: self.init(.malformedRequest, "The Host field does not name a host")
        case .unknownExpectation: self.init(.expectationFailed, "The only supported expectation is 100-continue")
        // Framing
        case .repeatedContentLength:
            self.init(.malformedRequest, "Duplicate Content-Length field")
        case .malformedContentLength: self.init(.malformedRequest, "The Content-Length field is not a number")
        case .contentLengthWithTransferEncoding:
            self.init(.malformedRequest, "Content-Length and Transfer-Encoding cannot be used together")
        case .repeatedTransferEncoding:
            self.init(.malformedRequest, "Duplicate Transfer-Encoding field")
        case .transferEncodingInHTTP10: self.init(.malformedRequest, "HTTP/1.0 has no Transfer-Encoding")
        case .unknownTransferCoding:
            self.init(.unsupportedTransferCoding, "The only supported transfer coding is chunked")
        case .chunkedBody:
            self.init(
                .lengthRequired,
                "Chunked bodies are not accepted: send Content-Length. A chunk that two servers read differently can "
                    + "hide a request"
            )
        case .missingContentLength: self.init(.lengthRequired, "The request has no Content-Length")
        case .contentTooLarge(let limit): self.init(contentTooLarge: limit)
        // Time and load
        case .requestTimeout: self.init(.requestTimeout, "The request did not arrive in full in time")
        case .tooManyConnections: self.init(.tooManyConnections, "The server has reached its connection limit")
        case .tooManyConnectionsFromAddress:
            self.init(.tooManyConnections, "The server has reached its connection limit for this address")
        case .tooManyThreads:
            self.init(.tooManyComputations, "The server has no thread left for the computation")
        case .tooManyComputations: self.init(.tooManyComputations, "Too many computations are waiting")
        case .notEnoughMemory: self.init(.notEnoughMemory, "The server has not enough memory left for the request")
        case .unreadRequest: self.init(.tooManyComputations, "The server was too busy to read the request")
        }
    }
}
