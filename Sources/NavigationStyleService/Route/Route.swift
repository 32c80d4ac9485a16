import HTTPMessage
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON

/// An operation of the service, with everything that the service knows about it.
struct Route: Sendable {
    typealias Answer = @Sendable (inout Call) throws(ServiceError) -> HTTPResponse

    /// The method; GET stands for HEAD too.
    let method: HTTPMethod
    /// The path, which may end in one parameter.
    let path: String
    /// The kind of the route.
    let kind: Kind
    /// The media types of its answers, without errors; the first is for clients that accept any.
    let contentTypes: [String]
    /// The allowed query parameters; nil if unknown ones are ignored, as proxies and links add some to pages and files.
    let parameters: [String]?
    /// Answers a request whose head is checked and whose body is decoded.
    let answer: Answer

    /// The kinds of routes, which differ in who may use them and in how they are carried out.
    enum Kind {
        /// A document about what the service knows.
        case resource
        /// The health of the service, which any client may request without a token and without limits.
        case health
        /// A file of the playground, which needs no token: it contains nothing secret, asks for a token and sends it
        /// with its requests.
        case playground
        /// The metrics, which another service may serve.
        case metrics
        /// A computation for the request in a body.
        case computation
        /// A picture of the request in an address.
        case linkedPicture
        /// A computation that may take seconds.
        case audit
    }

    init(
        _ method: HTTPMethod,
        _ path: String,
        _ kind: Kind = .resource,
        types: [String] = ["application/json"],
        parameters: [String]? = nil,
        answer: @escaping Answer
    ) {
        (self.method, self.path, self.kind) = (method, path, kind)
        (contentTypes, self.parameters, self.answer) = (types, parameters, answer)
    }

    /// Whether its answers are pictures, which are also available in JSON.
    var isPicture: Bool { contentTypes == Self.pictureTypes }

    /// Whether it computes something for this request alone.
    var isComputation: Bool { method == .post || kind == .linkedPicture }
}

extension Route {
    /// All routes.
    static let all = computations + pages + documents + playground + health

    private static let computations = [
        post("/transition") { call throws(ServiceError) in
            try call.service.compute(TransitionRequest.self, for: &call)
        },
        post("/replay") { call throws(ServiceError) in try call.service.compute(ReplayRequest.self, for: &call) },
        post("/resolve") { call throws(ServiceError) in try call.service.compute(ResolveRequest.self, for: &call) },
        post("/batch") { call throws(ServiceError) in try call.service.batch(&call) },
        post("/compare") { call throws(ServiceError) in try call.service.compute(CompareRequest.self, for: &call) },
        post("/audit", .audit, types: ["application/json", MediaType.lines]) { call throws(ServiceError) in
            try call.service.audit(&call).response()
        },
        post("/preview", types: pictureTypes) { call throws(ServiceError) in try call.service.preview(&call) },
        Route(.get, "/preview", .linkedPicture, types: pictureTypes) { call throws(ServiceError) in
            try call.service.previewImage(&call)
        },
    ]

    private static func post(
        _ path: String,
        _ kind: Kind = .computation,
        types: [String] = ["application/json"],
        answer: @escaping Answer
    ) -> Route {
        Route(.post, path, kind, types: types, parameters: ["pretty"], answer: answer)
    }

    private static let pages =
        pages(PolicyPage.self, by: "name")
        + [
            Route(.get, "/devices", types: pageTypes, parameters: ["device", "os", "pretty"]) {
                call throws(ServiceError) in try call.devices()
            },
            Route(.get, "/devices/{name}", types: pageTypes, parameters: ["os", "pretty"]) {
                call throws(ServiceError) in try call.device()
            },
            Route(.get, "/view-hierarchy", parameters: ["os", "device", "orientation", "pretty"]) {
                call throws(ServiceError) in try call.viewHierarchy()
            },
        ]
        + pages(AuditPage.self, by: "code") + pages(RulePage.self, by: "id") + pages(ReferencePage.self, by: "id")
        + pages(ProblemPage.self, by: "slug")

    /// Returns the routes to the list of all pages of a kind, and to one page.
    private static func pages<Page: HTMLResource>(_: Page.Type, by name: String) -> [Route] {
        [
            Route(.get, Page.path, types: pageTypes) { $0.list(of: Page.self) },
            Route(.get, "\(Page.path)/{\(name)}", types: pageTypes) { call throws(ServiceError) in
                call.page(try call.named(Page.self))
            },
        ]
    }

    private static let documents = [
        Route(.get, "/schemas") { $0.schemas() },
        Route(.get, "/schemas/{name}.json", types: ["application/schema+json"]) { call throws(ServiceError) in
            try call.schema()
        },
        Route(.get, "/openapi.yaml", types: ["application/yaml"]) {
            .resource(ContractDocument.under($0.version).yaml, for: $0)
        },
        Route(.get, "/openapi.json") { .resource(ContractDocument.under($0.version).json, for: $0) },
    ]

    private static let playground = [
        ("/", "text/html"), ("/playground.css", "text/css"), ("/playground.svg", "image/svg+xml"),
        ("/playground.js", "text/javascript"), ("/playground/{name}.js", "text/javascript"),
    ].map { path, type in
        Route(.get, path, .playground, types: [type]) { call throws(ServiceError) in try call.playground() }
    }

    private static let health = [
        Route(.get, "/livez", .health) { $0.health() },
        Route(.get, "/readyz", .health) { call throws(ServiceError) in
            guard call.service.isReady() else { throw .notReady }
            return call.health()
        },
        Route(.get, "/version", .health) { $0.serviceVersion() },
        Route(.get, "/metrics", .metrics, types: ["text/plain"]) { .metrics($0.service.metricsText()) },
    ]

    private static let pageTypes = ["application/json", "text/html"]
    private static let pictureTypes = PictureFormat.allCases.map(\.rawValue)
}
