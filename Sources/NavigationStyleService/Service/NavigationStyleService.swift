public import HTTPMessage

/// The service: from a request to its answer, without sockets.
///
/// It keeps nothing between requests, and all that it does not know by itself is handed to it: how names for requests
/// are made, whether it takes any, what time it is, what the metrics are and who is told of an answer.
public struct NavigationStyleService: Sendable {
    /// The limits and the version.
    public let configuration: Configuration

    /// Nanoseconds of a clock that only goes forward.
    let now: @Sendable () -> UInt64
    /// Is told of every answer.
    let observe: @Sendable (RequestRecord) -> Void

    private let isReady: @Sendable () -> Bool
    private let makeRequestID: @Sendable () -> String
    private let metricsText: @Sendable () -> [UInt8]

    /// Sets a service up.
    ///
    /// - Parameters:
    ///   - configuration: The limits and the version.
    ///   - makeRequestID: Makes a name for a request that has none: 1 to 128 visible ASCII characters.
    ///   - isReady: Whether requests are taken; `false` while the server is about to stop.
    ///   - now: Reads a clock that only goes forward, in nanoseconds; one that stands still where it is left out.
    ///   - metrics: Writes what `GET /metrics` answers, in Prometheus' text format; nothing where it is left out.
    ///   - observe: Is told of every answer, refusals included, on the thread that gives it.
    public init(
        configuration: Configuration,
        makeRequestID: @escaping @Sendable () -> String = RequestID.random,
        isReady: @escaping @Sendable () -> Bool = { true },
        now: @escaping @Sendable () -> UInt64 = { 0 },
        metrics: @escaping @Sendable () -> [UInt8] = { [] },
        observe: @escaping @Sendable (RequestRecord) -> Void = { _ in }
    ) {
        self.configuration = configuration
        self.makeRequestID = makeRequestID
        self.isReady = isReady
        self.now = now
        metricsText = metrics
        self.observe = observe
    }
}

extension NavigationStyleService: HTTPHandler {
    /// Decides on a request by its head: its path, its method, the type and the announced length of its content.
    ///
    /// - Parameter head: The head of a request.
    /// - Returns: The refusal, a problem document, or what answers the request once its body is there.
    public func decision(on head: HTTPRequestHead) -> HTTPDecision {
        do throws(ServiceError) {
            let admission = try admission(of: head)
            return .accept { body in answer(HTTPRequest(head: head, body: body), admitted: admission) }
        } catch {
            return .refuse(refused(with: Problem(error), fields: error.fields, of: head, record(of: head)))
        }
    }

    /// Finds words for a request that the server does not let through.
    ///
    /// - Parameters:
    ///   - violation: What is wrong.
    ///   - head: The head as far as it was understood.
    /// - Returns: A problem document.
    public func response(to violation: HTTPViolation, of head: HTTPRequestHead?) -> HTTPResponse {
        refused(with: Problem(violation), fields: violation.fields, of: head, record(of: head))
    }
}

extension NavigationStyleService {
    /// Answers a request that its head does not speak against; with a problem document where it cannot be met.
    private func answer(_ request: HTTPRequest, admitted admission: Admission) -> HTTPResponse {
        var record = record(of: request.head, contentSize: request.body.count)
        do throws(ServiceError) {
            let response = try response(to: request, admitted: admission, &record)
            return finished(identified(response, as: record.id, of: request.head), record)
        } catch {
            return refused(with: Problem(error), fields: error.fields, of: request.head, record)
        }
    }

    private func response(
        to request: HTTPRequest,
        admitted admission: Admission,
        _ record: inout RequestRecord
    ) throws(ServiceError) -> HTTPResponse {
        switch admission {
        case .options(let allowed):
            return .options(allowing: allowed)
        case .route(let route, let parameter):
            let request = route.takesContent ? try request.decoded(limit: configuration.maximumBodyLength) : request
            record.matchedRoute = route
            return try answer(request, at: route, parameter: parameter, &record)
        }
    }

    private func answer(
        _ request: HTTPRequest,
        at route: Route,
        parameter: String,
        _ record: inout RequestRecord
    ) throws(ServiceError) -> HTTPResponse {
        switch route {
        case .transition: try transition(request, &record)
        case .replay: try replay(request, &record)
        case .resolve: try resolve(request, &record)
        case .batch: try batch(request, &record)
        case .compare: try compare(request, &record)
        case .policies: try policies(request)
        case .policy: try policy(request, named: parameter)
        case .devices: try devices(request)
        case .viewHierarchy: try viewHierarchy(request)
        case .diagnostics: try diagnostics(request)
        case .diagnostic: try diagnostic(request, code: parameter)
        case .problem: try problem(request, slug: parameter)
        case .openAPIYAML: .resource(.openAPIYAML, for: request)
        case .openAPIJSON: .resource(.openAPIJSON, for: request)
        case .livez: try livez(request)
        case .readyz: try readyz(request, isReady: isReady())
        case .version: try version(request)
        case .metrics: .metrics(metricsText())
        }
    }

    // MARK: - Envelope

    private func refused(
        with problem: Problem,
        fields: HTTPFields,
        of head: HTTPRequestHead?,
        _ record: RequestRecord
    ) -> HTTPResponse {
        var record = record
        record.problem = problem.kind
        return finished(response(with: problem, fields: fields, of: head, as: record.id), record)
    }

    private func response(
        with problem: Problem,
        fields: HTTPFields,
        of head: HTTPRequestHead?,
        as id: String
    ) -> HTTPResponse {
        // Who asks for indentation gets it for errors too; where the query itself is at fault there is none.
        let isPretty = (try? Query(head?.query).isPretty) ?? false
        var response = HTTPResponse(
            status: problem.kind.status,
            fields: [.contentType: "application/problem+json"],
            body: problem.json(instance: id, pretty: isPretty)
        )
        for field in fields { response.fields.append(field.name, field.value) }
        return identified(response, as: id, of: head)
    }

    func requestID(of head: HTTPRequestHead?) -> String {
        RequestID.sent(in: head) ?? makeRequestID()
    }

    /// Encodes an answer for its client and adds the fields that every answer has.
    private func identified(_ response: HTTPResponse, as id: String, of head: HTTPRequestHead?) -> HTTPResponse {
        var response = response
        response.encode(for: head?.fields)
        response.fields.append(.requestID, id)
        response.allowReading(by: configuration.allowedOrigins, from: head?.fields[.origin])
        response.fields.append(.accessControlExposeHeaders, "ETag, Server-Timing, X-Request-Id, Retry-After")
        response.fields.append(.contentTypeOptions, "nosniff")
        return response
    }
}
