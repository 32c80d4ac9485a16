import HTTPMessage

extension NavigationStyleService {
    /// What a head asks for, once nothing in it speaks against the request.
    enum Admission: Hashable {
        /// A route, with the value of the parameter in its path; empty where it has none.
        case route(Route, parameter: String)
        /// Which methods there are.
        case options(allowing: [HTTPMethod])
    }

    /// Finds the route of a request and checks what its head says: who sends it, what it brings and what it takes.
    func admission(of head: HTTPRequestHead) throws(ServiceError) -> Admission {
        if let tokens = configuration.tokens, head.method != .options, !Route.isOpen(head.path) {
            try tokens.check(head.fields[.authorization])
        }
        let admission = try Route.admission(head.method, head.path, isPreflight: head.isPreflight)
        guard case .route(let route, _) = admission else { return admission }
        guard MediaType.isAccepted(route.contentType, by: head.fields[.accept]) else {
            throw .notAcceptable(available: route.contentType)
        }
        guard ContentCoding.preferred(by: head.fields, forBodyOf: 0) != nil else {
            throw .notAcceptable(available: ContentCoding.accepted)
        }
        guard route.takesContent else { return admission }
        try MediaType.checkJSON(head.fields[.contentType])
        _ = try ContentCoding(of: head.fields[.contentEncoding])
        if let length = head.contentLength, length > configuration.maximumBodyLength {
            throw .contentTooLarge(limit: configuration.maximumBodyLength)
        }
        return admission
    }
}

extension HTTPRequestHead {
    /// Whether a browser asks, on behalf of a page of another origin, if it may send a request (Fetch 3.3.2).
    fileprivate var isPreflight: Bool {
        method == .options && fields.contains(.origin) && fields.contains(.accessControlRequestMethod)
    }
}
