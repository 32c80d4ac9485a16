extension Problem.Kind {
    /// The kind in a few words.
    public var title: String {
        switch self {
        case .malformedRequest: "The request is not well formed"
        case .unauthorized: "The request carries no token that is known"
        case .invalidParameter: "A parameter of the query is not valid"
        case .notFound: "There is nothing here"
        case .methodNotAllowed: "The method does not go with this path"
        case .methodNotImplemented: "There is no such method"
        case .notAcceptable: "There is nothing here that the client takes"
        case .expectationFailed: "The expectation cannot be met"
        case .unsupportedHTTPVersion: "The version of HTTP is not supported"
        case .lengthRequired: "The length of the body is missing"
        case .unsupportedTransferCoding: "The transfer coding is not supported"
        case .contentTooLarge: "The body is too large"
        case .unsupportedMediaType: "The body is of a type that is not read"
        case .unsupportedContentCoding: "The body is encoded in a way that is not read"
        case .malformedGzip: "The body is not gzip"
        case .malformedJSON: "The body is not JSON"
        case .invalidUTF8: "The body is not UTF-8"
        case .duplicateKey: "A key stands twice in one object"
        case .nestedTooDeep: "The JSON is nested too deep"
        case .invalidRequest: "The request is not valid"
        case .requestTimeout: "The request took too long to arrive"
        case .tooManyConnections: "There are too many connections"
        case .notReady: "The service is about to stop"
        }
    }

    /// What it means and what to do about it, for the kind's page: plain text without markup.
    public var explanation: String {
        switch self {
        case .malformedRequest:
            "The request line or the header breaks the rules of HTTP (RFC 9112), or two fields contradict each other. "
                + "The connection is closed, since nobody can tell where the next request would begin."
        case .unauthorized:
            "Whoever runs the service has given out tokens. A request carries one in the field Authorization, behind the "
                + "word Bearer; only OPTIONS, /livez, /readyz and /version do without."
        case .invalidParameter:
            "A parameter behind the question mark has a value that it cannot have. The detail says which values it can "
                + "have. Parameters that the service does not know are ignored."
        case .notFound:
            "No resource has this path. The paths are listed in /openapi.yaml; they are compared letter by letter, "
                + "without a slash at the end. Policies are listed at /policies."
        case .methodNotAllowed:
            "The path exists, but not for this method. The field Allow of the answer lists those that it has: POST for "
                + "computations, GET and HEAD for resources."
        case .methodNotImplemented: "HTTP does not define the method. Methods are written in capitals."
        case .notAcceptable:
            "The field Accept leaves out every type that the path answers in, or Accept-Encoding every coding. The detail "
                + "lists what there is. Without these fields everything is taken; errors are sent whatever they say."
        case .expectationFailed: "The field Expect asks for something other than 100-continue."
        case .unsupportedHTTPVersion: "The service speaks HTTP/1.1 and HTTP/1.0."
        case .lengthRequired:
            "A request with a body says in Content-Length how many bytes it has. Chunked bodies are taken only where whoever "
                + "runs the service allows them."
        case .unsupportedTransferCoding: "The field Transfer-Encoding names a coding other than chunked."
        case .contentTooLarge:
            "The body has more bytes than the service takes, as it was sent or once it is decompressed. The detail names "
                + "the limit, which whoever runs the service has set. A stack of many screens gets smaller with what is left out being the default."
        case .unsupportedMediaType:
            "The body is read as JSON in UTF-8 if it is application/json or any other type that ends in +json, "
                + "text/plain, application/x-www-form-urlencoded (what curl -d sends) or of no type at all. With curl, "
                + "--json sets the right type."
        case .unsupportedContentCoding: "The body must be sent as it is, or compressed by gzip."
        case .malformedGzip:
            "The field Content-Encoding says gzip, but the bytes of the body break its rules (RFC 1952) or end too early, or "
                + "something else follows them. Several members of gzip one after another are one body."
        case .malformedJSON:
            "The text breaks the rules of JSON (RFC 8259) at the line, the column and the byte offset that the answer "
                + "names. Comments, trailing commas, single quotes, NaN and numbers too large for a double are no JSON."
        case .invalidUTF8:
            "The text has a byte, at the offset that the answer names, that no UTF-8 text can have there. Other "
                + "encodings than UTF-8 are not read."
        case .duplicateKey:
            "An object has two members of one name. Programs disagree on which of them counts, so none is taken."
        case .nestedTooDeep:
            "Arrays and objects lie in one another more levels deep than the service reads. No request needs as many."
        case .invalidRequest:
            "The text is JSON, but not a request that can be answered: a key is unknown or missing, a value is of the "
                + "wrong type or out of range, or the operation is one that no navigation controller can carry out. Each "
                + "entry of errors names one fault with a JSON Pointer to its place; the schemas are in /openapi.yaml."
        case .requestTimeout:
            "A request must arrive in whole, body included, within the time that whoever runs the service has set."
        case .tooManyConnections: "The service has as many connections as it takes. Try again after a moment."
        case .notReady:
            "The service answers the requests that it has and is about to stop. Another instance may answer; otherwise "
                + "try again after a moment."
        }
    }
}
