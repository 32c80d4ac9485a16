import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

/// A request on its way to its answer: what its head asks for, and its record.
///
/// It is made when the head is there, learns what that asks for while it is checked, and gets the body when that has
/// arrived. One at a time has it, and nobody has a copy: that would cost more than what is done with it.
///
/// `@unchecked Sendable`: the thread that reads the request hands it to the one that computes, and does not touch it again.
final class Call: @unchecked Sendable {
    let head: HTTPRequestHead
    /// What the request line asks for.
    private(set) var target = Route.Target.options(allowing: [])
    /// How the body is encoded.
    private(set) var coding = ContentCoding.identity
    /// The content, until it is decoded as it was sent.
    var body: [UInt8] = []
    /// The parts that the answer is to have, whatever the request says; nil where it is the request that says so.
    var include: Inclusion?
    /// The environments to answer in, as far as they differ from the request's; none leaves it to the request.
    var overlays: [EnvironmentOverlay] = []
    /// The work that may be done for it.
    var budget = WorkBudget(limit: 0)
    /// The channel of the answer, where it is computed beside the threads that read sockets.
    var channel: (any HTTPAnswerChannel)?
    /// What will be recorded of the request.
    var record: RequestRecord

    /// What its query says.
    private(set) var query = Query()
    /// The media type of its answer, errors aside; empty where there is no choice.
    private(set) var contentType = ""

    /// The position of the name of whoever holds the token that it carries; nil where none is needed.
    private var holder: Int?

    /// The client whose turn a computation takes, and whose requests are counted.
    var client: HTTPClient { holder.map { .token($0) } ?? HTTPClient(at: record.client) }

    /// The version of the contract that the path names; nil where it leaves that open.
    var version: ContractVersion? { record.versionedPath?.version }

    /// The path of the contract, without the version that it may name.
    var path: String { record.versionedPath?.path ?? head.path }

    /// How JSON is laid out.
    var format: JSONWriter.Format { query.format }

    init(_ head: HTTPRequestHead, _ record: consuming RequestRecord) {
        self.head = head
        self.record = record
    }

    /// Reserves the memory of what is kept until the answer is written, once it is known what is asked for.
    func reserve(_ memory: @autoclosure () -> Int) throws(ServiceError) {
        if let channel, !channel.reserve(memory()) { throw .notEnoughMemory }
    }

    /// Undoes the coding of the body.
    func decode(within configuration: NavigationStyleService.Configuration) throws(ServiceError) {
        body = try coding.decode(body, limit: configuration.maximumBodyLength)
    }

    /// Checks the token of a request, if it needs one.
    func authenticate(by tokens: BearerTokens?) throws(ServiceError) {
        guard let tokens, !Route.isOpen(path) else { return }
        let holder = try tokens.check(head.fields[.authorization])
        self.holder = holder
        record.tokenName = tokens.name(of: holder)
    }

    /// Finds the route of a request and checks its head: query, accepted and sent media types and codings.
    ///
    /// The announced length is not checked: the server, which reads the body, has refused those that are too long.
    func admit(by configuration: NavigationStyleService.Configuration) throws(ServiceError) {
        guard configuration.serves(path) || path == "*",
            let found = try Route.target(head.method, path, head.isPreflight)
        else { throw .unknownPath(head.path) }
        target = found
        guard case .route(let route, _) = target else {
            query = try Query(head.query)
            return
        }
        query = try Query(head.query, allowing: route.parameters)
        guard let contentType = MediaType.preferred(among: route.contentTypes, by: head.fields[.accept]) else {
            throw route.isPicture
                ? .noSuchPicture : .notAcceptable(available: route.contentTypes.joined(separator: ", "))
        }
        guard ContentCoding.preferred(by: head.fields, forBodyOf: 0) != nil else {
            throw .notAcceptable(available: ContentCoding.accepted)
        }
        record.matchedRoute = route
        if route.isComputation, !configuration.allowsEmbedding, record.client?.isLoopback == true, head.isEmbedded {
            throw .embeddingNotAllowed
        }
        if route.takesContent {
            try MediaType.checkJSON(in: head.fields)
            coding = try ContentCoding(of: head.fields[.contentEncoding])
        }
        self.contentType = contentType
    }
}

extension HTTPRequestHead {
    /// Whether a browser asks on behalf of a page of another site that cannot read the answer, as an image or a form does
    /// (Fetch Metadata 2).
    fileprivate var isEmbedded: Bool { fields[.fetchMode] == "no-cors" && fields[.fetchSite] == "cross-site" }

    /// Whether a browser asks, on behalf of a page of another origin, if it may send a request (Fetch 3.3.2).
    fileprivate var isPreflight: Bool {
        method == .options && fields.contains(.origin) && fields.contains(.accessControlRequestMethod)
    }
}
