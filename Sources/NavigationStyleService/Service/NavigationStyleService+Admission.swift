import HTTPMessage

extension NavigationStyleService {
    /// What a head asks for, once nothing in it speaks against the request.
    enum Admission: Hashable {
        /// A route, with the value of the parameter in its path; empty where it has none.
        case route(Route, parameter: String)
        /// Which methods there are.
        case options(allowing: [HTTPMethod])
    }

    /// Finds the route of a request and checks what its head says of the content.
    func admission(of head: HTTPRequestHead) throws(ServiceError) -> Admission {
        let admission = try Route.admission(head.method, head.path, isPreflight: head.isPreflight)
        guard case .route(let route, _) = admission, route.takesContent else { return admission }
        try MediaType.checkJSON(head.fields[.contentType])
        if let coding = head.fields[.contentEncoding], coding.lowercased() != "identity" {
            throw .unsupportedContentCoding(coding)
        }
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
