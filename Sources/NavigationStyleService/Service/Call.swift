import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

/// A request on its way to its answer: what its head asks for, and its record.
///
/// It is made once the head has been accepted, and gets the body when that has arrived.
struct Call {
    let head: HTTPRequestHead
    let target: Route.Target
    /// How the body is encoded.
    let coding: ContentCoding
    /// The content, without its coding.
    var body: [UInt8] = []
    /// The parts that the answer is to have, whatever the request says; nil where it is the request that says so.
    var include: Inclusion?
    /// What will be recorded of the request.
    var record: RequestRecord

    /// How JSON is laid out.
    var format: JSONWriter.Format {
        get throws(ServiceError) { try Query(head.query).format }
    }
}

extension NavigationStyleService {
    /// Finds the route of a request and checks its head: credentials, accepted and sent media types and codings.
    ///
    /// The announced length is not checked: the server, which reads the body, has refused those that are too long.
    func admit(_ head: HTTPRequestHead, _ record: RequestRecord) throws(ServiceError) -> Call {
        if let tokens = configuration.tokens, head.method != .options, !Route.isOpen(head.path) {
            try tokens.check(head.fields[.authorization])
        }
        let target = try Route.target(head.method, head.path, isPreflight: head.isPreflight)
        guard case .route(let route, _) = target else {
            return Call(head: head, target: target, coding: .identity, record: record)
        }
        if route.isPicture {
            guard PictureFormat(acceptedBy: head.fields[.accept]) != nil else { throw .noSuchPicture }
        } else if !MediaType.isAccepted(route.contentType, by: head.fields[.accept]) {
            throw .notAcceptable(available: route.contentType)
        }
        guard ContentCoding.preferred(by: head.fields, forBodyOf: 0) != nil else {
            throw .notAcceptable(available: ContentCoding.accepted)
        }
        var record = record
        record.matchedRoute = route
        guard route.takesContent else { return Call(head: head, target: target, coding: .identity, record: record) }
        try MediaType.checkJSON(head.fields[.contentType])
        let coding = try ContentCoding(of: head.fields[.contentEncoding])
        return Call(head: head, target: target, coding: coding, record: record)
    }
}

extension HTTPRequestHead {
    /// Whether a browser asks, on behalf of a page of another origin, if it may send a request (Fetch 3.3.2).
    fileprivate var isPreflight: Bool {
        method == .options && fields.contains(.origin) && fields.contains(.accessControlRequestMethod)
    }
}
