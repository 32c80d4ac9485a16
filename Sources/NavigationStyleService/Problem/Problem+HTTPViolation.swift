public import HTTPMessage

extension Problem {
    /// The words for a request that the server does not let through.
    ///
    /// - Parameter violation: What is wrong with it.
    public init(_ violation: HTTPViolation) {
        switch violation {
        // Request line
        case .unsupportedVersion: self.init(.unsupportedHTTPVersion, "The request is neither HTTP/1.1 nor HTTP/1.0")
        case .malformedMethod: self.init(.malformedRequest, "The method is not a token")
        case .unknownMethod(let method): self.init(ServiceError.unknownMethod(method))
        case .malformedTarget: self.init(.malformedRequest, "The target is none that HTTP has")
        // Header
        case .malformedLine:
            self.init(.malformedRequest, "A line does not end in CRLF, is folded, has a NUL in it or no field name")
        case .malformedFieldName: self.init(.malformedRequest, "The name of a field is not a token")
        case .controlCharacter(let field):
            self.init(.malformedRequest, "The field \(field.spelling.quoted) has a control character in its value")
        case .missingHost: self.init(.malformedRequest, "HTTP/1.1 asks for the field Host")
        case .repeatedHost: self.init(.malformedRequest, "The field Host stands there more than once")
        case .malformedHost: self.init(.malformedRequest, "The field Host does not name a host")
        case .unknownExpectation: self.init(.expectationFailed, "The only expectation that is met is 100-continue")
        // Framing
        case .repeatedContentLength:
            self.init(.malformedRequest, "The field Content-Length stands there more than once")
        case .malformedContentLength: self.init(.malformedRequest, "The field Content-Length is not a number")
        case .contentLengthWithTransferEncoding:
            self.init(.malformedRequest, "Content-Length and Transfer-Encoding cannot stand together")
        case .repeatedTransferEncoding:
            self.init(.malformedRequest, "The field Transfer-Encoding stands there more than once")
        case .transferEncodingInHTTP10: self.init(.malformedRequest, "HTTP/1.0 has no Transfer-Encoding")
        case .unknownTransferCoding:
            self.init(.unsupportedTransferCoding, "The only transfer coding that there is here is chunked")
        case .chunkedBody:
            self.init(
                .lengthRequired,
                "Chunked bodies are not taken: send Content-Length. A chunk that one server reads in another way than "
                    + "the one before it can hide a request"
            )
        case .missingContentLength: self.init(.lengthRequired, "The body has no Content-Length")
        case .contentTooLarge(let limit): self.init(contentTooLarge: limit)
        // Time and load
        case .requestTimeout: self.init(.requestTimeout, "The request did not arrive in whole in the time it is given")
        case .tooManyConnections: self.init(.tooManyConnections, "The server has as many connections as it takes")
        case .tooManyConnectionsFromAddress:
            self.init(.tooManyConnections, "The server has as many connections from this address as it takes from one")
        }
    }
}
