import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

/// A request on its way to its answer: the choices made from its head, and its record.
///
/// It is made when the head has arrived, is completed while the head is checked, and gets the body last. It is copied only
/// where the closure that takes the body begins, and where another thread computes the answer.
struct Call: Sendable {
    let service: NavigationStyleService
    let head: HTTPRequestHead
    /// The target of the request line.
    private(set) var target = Route.Target.options(allowing: [])

    /// The route; nil for OPTIONS.
    var route: Route? {
        if case .route(let route, _) = target { route } else { nil }
    }

    /// The value of the parameter in the path; empty if it has none.
    var parameter: String {
        if case .route(_, let parameter) = target { parameter } else { "" }
    }

    /// The coding of the body.
    private(set) var coding = ContentCoding.identity
    /// The content, as it was sent until it is decoded.
    var body: [UInt8] = []
    /// The budget for its work.
    var budget = WorkBudget(limit: 0)
    /// The channel of the answer, if it is computed outside the threads that read sockets.
    var channel: (any HTTPAnswerChannel)?
    /// The record of the request.
    var record: RequestRecord

    /// The query.
    private(set) var query = Query()
    /// The media type of its answer, without errors; empty if it cannot be chosen.
    private(set) var contentType = ""

    /// Whether the service has a playground, to which its pages lead.
    var hasPlayground: Bool { service.configuration.servesPlayground }

    /// The index of the name of its token's holder; nil if no token is needed.
    private var holder: Int?

    /// The client whose turn a computation takes, and whose requests are counted.
    var client: HTTPClient { holder.map { .token($0) } ?? HTTPClient(at: record.client) }

    /// The version of the contract in the path; nil if it names none.
    var version: ContractVersion? { record.versionedPath?.version }

    /// The path without the version of the contract.
    var path: String { record.versionedPath?.path ?? head.path }

    /// The layout of JSON.
    var format: JSONWriter.Format { query.format }

    init(_ head: HTTPRequestHead, of service: NavigationStyleService, _ record: consuming RequestRecord) {
        self.service = service
        self.head = head
        self.record = record
    }

    /// Reserves the memory of the results until the answer is written.
    func reserve(_ memory: @autoclosure () -> Int) throws(ServiceError) {
        if let channel, !channel.reserve(memory()) { throw .notEnoughMemory }
    }

    /// Decodes the body.
    mutating func decode(within configuration: NavigationStyleService.Configuration) throws(ServiceError) {
        body = try coding.decode(body, limit: configuration.maximumBodyLength)
    }

    /// Checks the token of a request, if it needs one.
    mutating func authenticate(by tokens: BearerTokens?) throws(ServiceError) {
        guard let tokens, !Route.isOpen(path) else { return }
        let holder = try tokens.check(head.fields[.authorization])
        self.holder = holder
        record.tokenName = tokens.name(of: holder)
    }

    /// Finds the route of a request and checks its head: query, accepted and sent media types and codings.
    ///
    /// The announced length is not checked here: the server, which reads the body, has refused those that are too long.
    mutating func admit(by configuration: NavigationStyleService.Configuration) throws(ServiceError) {
        guard configuration.serves(path) || path == "*",
            let found = try Route.target(head.method, path, head.isPreflight)
        else { throw .unknownPath(head.path) }
        target = found
        guard let route else {
            query = try Query(head.query)
            return
        }
        query = try Query(head.query, allowing: route.parameters)
        guard let contentType = MediaType.preferred(among: route.contentTypes, by: head.fields[.accept]) else {
            throw route.isPicture
                ? .noSuchPicture : .notAcceptable(available: route.contentTypes.joined(separator: ", "))
        }
        guard record.acceptedCodings != .none else {
            throw .notAcceptable(available: ContentCoding.accepted)
        }
        record.route = route.path
        if route.isComputation, !configuration.allowsEmbedding, record.client?.isLoopback == true, head.isEmbedded {
            throw .embeddingNotAllowed
        }
        if route.method == .post {
            try MediaType.checkJSON(in: head.fields)
            coding = try ContentCoding(of: head.fields[.contentEncoding])
        }
        self.contentType = contentType
    }
}

extension HTTPRequestHead {
    /// Whether a browser asks on behalf of a page of another site that cannot read the answer, as with an image or a
    /// form (Fetch Metadata 2).
    fileprivate var isEmbedded: Bool { fields[.fetchMode] == "no-cors" && fields[.fetchSite] == "cross-site" }

    /// Whether a browser asks, on behalf of a page of another origin, if it may send a request (Fetch 3.3.2).
    fileprivate var isPreflight: Bool {
        method == .options && fields.contains(.origin) && fields.contains(.accessControlRequestMethod)
    }
}
