import HTTPMessage

/// The operations of the service, by their ids in `openapi.yaml`.
enum Route: String, CaseIterable {
    case transition, replay, resolve, batch, compare, audit
    case preview, previewImage
    case policies, policy, devices, device, viewHierarchy
    case diagnostics, diagnostic, rules, rule, references, reference, problems, problem
    case schemas, schema, openAPIYAML, openAPIJSON
    case playground, playgroundStyle, playgroundIcon, playgroundScript, playgroundModule
    case livez, readyz, version, metrics

    /// The method and the path; a path may end in one parameter.
    var endpoint: (method: HTTPMethod, path: String) {
        switch self {
        case .transition: (.post, "/transition")
        case .replay: (.post, "/replay")
        case .resolve: (.post, "/resolve")
        case .batch: (.post, "/batch")
        case .compare: (.post, "/compare")
        case .audit: (.post, "/audit")
        case .preview: (.post, "/preview")
        case .previewImage: (.get, "/preview")
        case .policies: (.get, "/policies")
        case .policy: (.get, "/policies/{name}")
        case .devices: (.get, "/devices")
        case .device: (.get, "/devices/{name}")
        case .viewHierarchy: (.get, "/view-hierarchy")
        case .diagnostics: (.get, "/diagnostics")
        case .diagnostic: (.get, "/diagnostics/{code}")
        case .rules: (.get, "/rules")
        case .rule: (.get, "/rules/{id}")
        case .references: (.get, "/references")
        case .reference: (.get, "/references/{id}")
        case .problems: (.get, "/problems")
        case .problem: (.get, "/problems/{slug}")
        case .schemas: (.get, "/schemas")
        case .schema: (.get, "/schemas/{name}.json")
        case .openAPIYAML: (.get, "/openapi.yaml")
        case .openAPIJSON: (.get, "/openapi.json")
        case .playground: (.get, "/")
        case .playgroundStyle: (.get, "/playground.css")
        case .playgroundIcon: (.get, "/playground.svg")
        case .playgroundScript: (.get, "/playground.js")
        case .playgroundModule: (.get, "/playground/{name}.js")
        case .livez: (.get, "/livez")
        case .readyz: (.get, "/readyz")
        case .version: (.get, "/version")
        case .metrics: (.get, "/metrics")
        }
    }

    /// The media types of its answers, without errors; the first is for clients that accept any.
    var contentTypes: [String] {
        switch self {
        case .transition, .replay, .resolve, .batch, .compare, .viewHierarchy, .schemas, .openAPIJSON, .livez,
            .readyz, .version:
            ["application/json"]
        case .policies, .policy, .devices, .device, .diagnostics, .diagnostic, .rules, .rule, .references,
            .reference, .problems, .problem:
            ["application/json", "text/html"]
        case .audit: ["application/json", MediaType.lines]
        case .preview, .previewImage: PictureFormat.allCases.map(\.rawValue)
        case .schema: ["application/schema+json"]
        case .openAPIYAML: ["application/yaml"]
        case .playground: ["text/html"]
        case .playgroundStyle: ["text/css"]
        case .playgroundIcon: ["image/svg+xml"]
        case .playgroundScript, .playgroundModule: ["text/javascript"]
        case .metrics: ["text/plain"]
        }
    }

    /// The allowed query parameters; nil if unknown ones are ignored, as proxies and links add some to pages and files.
    var parameters: [String]? {
        switch self {
        case .transition, .replay, .resolve, .batch, .compare, .audit, .policies, .policy: ["pretty"]
        case .preview: ["pretty"]
        case .devices: ["device", "os", "pretty"]
        case .device: ["os", "pretty"]
        case .viewHierarchy: ["os", "device", "orientation", "pretty"]
        case .previewImage, .diagnostics, .diagnostic, .rules, .rule, .references, .reference, .problems, .problem,
            .schemas, .schema, .openAPIYAML, .openAPIJSON, .playground, .playgroundStyle, .playgroundIcon,
            .playgroundScript, .playgroundModule, .livez, .readyz, .version, .metrics:
            nil
        }
    }

    /// Whether a path needs no token.
    ///
    /// The health of the service is public, and the playground contains nothing secret; it asks for a token and sends
    /// it with its requests.
    static func isOpen(_ path: String) -> Bool {
        isHealth(path) || isPlayground(path)
    }

    /// Whether a path reports the health of the service, which any client may request without limits.
    static func isHealth(_ path: String) -> Bool { healthPaths.contains(path) }

    /// Whether a path is that of the playground or of one of its files.
    static func isPlayground(_ path: String) -> Bool { playgroundPart(at: path) != nil }

    private static let healthPaths = Set([livez, readyz, version].map(\.endpoint.path))

    /// Returns the file of the playground that a path belongs to.
    static func playgroundPart(at path: String) -> Route? {
        if path.hasPrefix("/playground/") { return .playgroundModule }
        return [playground, playgroundStyle, playgroundIcon, playgroundScript].first { $0.endpoint.path == path }
    }

    /// Whether its answers are pictures, which are also available in JSON.
    var isPicture: Bool { self == .preview || self == .previewImage }

    /// The route that stands for all routes of its path in metrics.
    var ofPath: Route { self == .previewImage ? .preview : self }

    /// Whether it computes something for this request alone.
    var isComputation: Bool { takesContent || self == .previewImage }

    /// Whether the body of a request is read.
    var takesContent: Bool { endpoint.method == .post }
}
