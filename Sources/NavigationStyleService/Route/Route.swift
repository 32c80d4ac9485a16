import HTTPMessage

/// What the service can be asked, by the operation ids of `openapi.yaml`.
enum Route: String, CaseIterable {
    case transition, replay, resolve, batch, compare
    case preview, previewImage
    case policies, policy, devices, viewHierarchy, diagnostics, diagnostic, problem
    case openAPIYAML, openAPIJSON
    case livez, readyz, version, metrics

    /// The method and the path; a path may end in one parameter.
    var endpoint: (method: HTTPMethod, path: String) {
        switch self {
        case .transition: (.post, "/transition")
        case .replay: (.post, "/replay")
        case .resolve: (.post, "/resolve")
        case .batch: (.post, "/batch")
        case .compare: (.post, "/compare")
        case .preview: (.post, "/preview")
        case .previewImage: (.get, "/preview")
        case .policies: (.get, "/policies")
        case .policy: (.get, "/policies/{name}")
        case .devices: (.get, "/devices")
        case .viewHierarchy: (.get, "/view-hierarchy")
        case .diagnostics: (.get, "/diagnostics")
        case .diagnostic: (.get, "/diagnostics/{code}")
        case .problem: (.get, "/problems/{slug}")
        case .openAPIYAML: (.get, "/openapi.yaml")
        case .openAPIJSON: (.get, "/openapi.json")
        case .livez: (.get, "/livez")
        case .readyz: (.get, "/readyz")
        case .version: (.get, "/version")
        case .metrics: (.get, "/metrics")
        }
    }

    /// The media type of its answers, errors aside; of pictures the one that is sent to who does not choose.
    var contentType: String {
        switch self {
        case .transition, .replay, .resolve, .batch, .compare, .policies, .policy, .devices, .viewHierarchy,
            .diagnostics, .diagnostic, .openAPIJSON, .livez, .readyz, .version:
            "application/json"
        case .preview, .previewImage: "image/svg+xml"
        case .openAPIYAML: "application/yaml"
        case .problem: "text/html"
        case .metrics: "text/plain"
        }
    }

    /// Whether a path needs no token: the health of the service is public.
    static func isOpen(_ path: String) -> Bool {
        [livez, readyz, version].contains { $0.endpoint.path == path }
    }

    /// Whether its answers are pictures, which can be had in JSON too.
    var isPicture: Bool { self == .preview || self == .previewImage }

    /// The route that stands for its path where no more than that is told.
    var ofPath: Route { self == .previewImage ? .preview : self }

    /// Whether a request has a body that is read.
    var takesContent: Bool { endpoint.method == .post }
}
