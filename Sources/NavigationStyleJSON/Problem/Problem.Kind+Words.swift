extension Problem.Kind {
    /// The kind in a few words.
    public var title: String {
        switch self {
        case .malformedRequest: "The request is malformed"
        case .unauthorized: "The request carries no valid token"
        case .embeddingNotAllowed: "A page of another site may not embed computations"
        case .invalidParameter: "A query parameter is not valid"
        case .notFound: "There is nothing at this path"
        case .methodNotAllowed: "The path does not support the method"
        case .methodNotImplemented: "The method is not known"
        case .notAcceptable: "No available representation is acceptable"
        case .expectationFailed: "The expectation cannot be met"
        case .unsupportedHTTPVersion: "The HTTP version is not supported"
        case .lengthRequired: "The length of the body is required"
        case .unsupportedTransferCoding: "The transfer coding is not supported"
        case .contentTooLarge: "The body is too large"
        case .unsupportedMediaType: "The media type of the body is not supported"
        case .unsupportedContentCoding: "The content coding of the body is not supported"
        case .malformedGzip: "The body is not valid gzip"
        case .malformedJSON: "The body is not valid JSON"
        case .invalidUTF8: "The body is not valid UTF-8"
        case .duplicateKey: "An object has a duplicate key"
        case .nestedTooDeep: "The JSON is nested too deeply"
        case .invalidRequest: "The request is not valid"
        case .answerTooLarge: "The answer is too large"
        case .tooMuchWork: "The request is too much work"
        case .tooManyRequests: "The client has sent too many requests"
        case .requestTimeout: "The request took too long to arrive"
        case .tooManyConnections: "There are too many connections"
        case .tooManyAudits: "There are too many audits"
        case .tooManyComputations: "There are too many computations"
        case .notEnoughMemory: "There is not enough memory"
        case .notReady: "The service is shutting down"
        }
    }

    /// The meaning of the kind and the remedy, for its page: plain text without markup.
    public var explanation: String {
        switch self {
        case .malformedRequest:
            "The request line or a header field violates HTTP (RFC 9112), or two fields contradict each other. "
                + "The connection is closed, since it is not known where the next request begins."
        case .unauthorized:
            "The operator has restricted access to the service. Send a token in the Authorization field, after the word "
                + "Bearer. OPTIONS, /livez, /readyz and /version need none."
        case .embeddingNotAllowed:
            "A page of another site made a browser send a computation to a server on the same "
                + "machine, without reading the answer, as an image or a form does (see Sec-Fetch-Site and "
                + "Sec-Fetch-Mode). Any page on the web could keep the machine busy this way. The server answers its "
                + "own pages, fetch() in the mode cors, and programs; navigation-style serve --allow-embedding "
                + "answers all pages."
        case .invalidParameter:
            "A query parameter is misspelled or has an invalid value. The detail lists the valid ones. "
                + "Computations and resources with parameters refuse all others, except those that begin with x-; "
                + "pages and files ignore them."
        case .notFound:
            "No resource has this path. The paths are listed in /openapi.yaml; they are case-sensitive and have no slash "
                + "at the end. Policies are listed at /policies."
        case .methodNotAllowed:
            "The path exists, but does not support this method. The Allow field of the response lists those that it "
                + "supports: POST for computations, GET and HEAD for resources."
        case .methodNotImplemented: "HTTP does not define the method. Method names are case-sensitive and in capitals."
        case .notAcceptable:
            "The path is available in several media types and Accept excludes all of them, or Accept-Encoding "
                + "excludes every coding. The detail lists the available ones. Without these fields everything is "
                + "acceptable; if there is only one type, Accept is ignored. Errors are sent regardless."
        case .expectationFailed: "The Expect field asks for something other than 100-continue."
        case .unsupportedHTTPVersion: "The service supports HTTP/1.1 and HTTP/1.0."
        case .lengthRequired:
            "A request with a body must state its length in Content-Length. Chunked bodies are accepted only if the operator "
                + "has enabled them."
        case .unsupportedTransferCoding: "The Transfer-Encoding field names a coding other than chunked."
        case .contentTooLarge:
            "The body is larger than the operator allows, as it was sent or after decompression. The detail "
                + "names the limit. Leave out default values to make a request for a deep stack smaller."
        case .unsupportedMediaType:
            "The body is read as JSON in UTF-8 if its media type is application/json, any other type that ends in +json, "
                + "text/plain or application/x-www-form-urlencoded (which curl -d sends), or if it has none. With curl, "
                + "--json sets the right type."
        case .unsupportedContentCoding: "The body must be sent as it is, or compressed with gzip."
        case .malformedGzip:
            "Content-Encoding says gzip, but the body is not valid gzip (RFC 1952), is truncated, or is followed by other "
                + "data. Several gzip members in a row are one body."
        case .malformedJSON:
            "The text violates the grammar of JSON (RFC 8259) at the line, column and byte offset that the response names. "
                + "Comments, trailing commas, single quotes, NaN and numbers too large for a double are not JSON."
        case .invalidUTF8:
            "The text is not valid UTF-8 at the byte offset that the response names. Other encodings are not supported."
        case .duplicateKey:
            "An object has two members with the same name. Programs disagree on which of them counts, so the request is "
                + "refused."
        case .nestedTooDeep:
            "Arrays and objects are nested more deeply than the service allows. No valid request needs as many levels."
        case .invalidRequest:
            "The body is JSON, but not a request that can be answered: a key is unknown or missing, a value has the wrong "
                + "type or is out of range, or no navigation controller can carry out the operation. Each entry of errors "
                + "names one fault, with a JSON Pointer to its place; the schemas are in /openapi.yaml."
        case .answerTooLarge:
            "The request is valid, but its answer has more bytes, before compression, than the operator allows. The detail "
                + "names the limit, and the pointer the operation at which it was passed. Ask for less with include (screens, "
                + "layout and provenance are the longest parts), or in several requests: the controller of one answer begins "
                + "the next. In a batch or a comparison, the items that still fit are answered."
        case .tooMuchWork:
            "The request is valid, but it needs more work than the operator allows for one request. Work is counted before it "
                + "is done, in units that depend on the request alone: its screens with what they write, its operations, "
                + "policies and environments, and the parts of its answer. The detail names the product and the limit, and the "
                + "pointer the member in which to ask for less. In a batch, the requests before it are answered, and smaller "
                + "ones after it."
        case .tooManyRequests:
            "The client has sent more requests in a second than the operator allows. A client is the holder of "
                + "a token, or else an address (the first 64 bits of an IPv6 address). RateLimit gives the number of "
                + "requests left, RateLimit-Policy the limit. Nothing was computed. Try again after the time in "
                + "Retry-After, and combine requests: /batch counts once. OPTIONS, /livez, /readyz and /version are "
                + "not counted."
        case .requestTimeout:
            "A request must arrive in full, including its body, within the time that the operator has set."
        case .tooManyConnections: "The service has reached its connection limit. Try again in a moment."
        case .tooManyAudits:
            "An audit may take seconds of processor time, so the operator limits how many run at once. Try "
                + "again after the time in Retry-After, or run the audit on another machine: navigation-style audit "
                + "gives the same answer."
        case .tooManyComputations:
            "Requests that may take more than some milliseconds wait for a thread, and clients take turns; no "
                + "more can wait. Try again after the time in Retry-After. Small requests do not wait: send smaller "
                + "ones, or fewer at once."
        case .notEnoughMemory:
            "The bodies, computations and responses in progress need all the memory that the operator allows. "
                + "Nothing was computed. Try again after the time in Retry-After; small requests are still answered. "
                + "Unread responses are dropped first: read each response before you send the next request."
        case .notReady:
            "The service completes its open requests and then stops. Another instance may answer; otherwise try "
                + "again in a moment."
        }
    }
}
