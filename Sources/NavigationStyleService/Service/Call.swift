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

    /// What its query says.
    let query: Query
    /// The media type of its answer, errors aside; empty where there is no choice.
    var contentType = ""

    /// How JSON is laid out.
    var format: JSONWriter.Format { query.format }

    init(
        _ head: HTTPRequestHead,
        _ target: Route.Target,
        _ coding: ContentCoding,
        _ query: Query,
        _ record: RequestRecord
    ) {
        self.head = head
        self.target = target
        self.coding = coding
        self.query = query
        self.record = record
    }
}

extension NavigationStyleService {
    /// Finds the route of a request and checks its head: credentials, query, accepted and sent media types and codings.
    ///
    /// The announced length is not checked: the server, which reads the body, has refused those that are too long.
    func admit(_ head: HTTPRequestHead, _ record: RequestRecord) throws(ServiceError) -> Call {
        if let tokens = configuration.tokens, head.method != .options, !Route.isOpen(head.path) {
            try tokens.check(head.fields[.authorization])
        }
        if !configuration.servesPlayground, Route.isPlayground(head.path) { throw .unknownPath(head.path) }
        let target = try Route.target(head.method, head.path, isPreflight: head.isPreflight)
        guard case .route(let route, _) = target else {
            return Call(head, target, .identity, try Query(head.query), record)
        }
        let query = try Query(head.query, allowing: route.parameters)
        guard let contentType = MediaType.preferred(among: route.contentTypes, by: head.fields[.accept]) else {
            throw route.isPicture
                ? .noSuchPicture : .notAcceptable(available: route.contentTypes.joined(separator: ", "))
        }
        guard ContentCoding.preferred(by: head.fields, forBodyOf: 0) != nil else {
            throw .notAcceptable(available: ContentCoding.accepted)
        }
        var record = record
        record.matchedRoute = route
        var coding = ContentCoding.identity
        if route.takesContent {
            try MediaType.checkJSON(head.fields[.contentType])
            coding = try ContentCoding(of: head.fields[.contentEncoding])
        }
        var call = Call(head, target, coding, query, record)
        call.contentType = contentType
        return call
    }
}

extension HTTPRequestHead {
    /// Whether a browser asks, on behalf of a page of another origin, if it may send a request (Fetch 3.3.2).
    fileprivate var isPreflight: Bool {
        method == .options && fields.contains(.origin) && fields.contains(.accessControlRequestMethod)
    }
}
