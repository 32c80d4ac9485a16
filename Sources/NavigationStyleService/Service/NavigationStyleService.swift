public import HTTPMessage
import NavigationStyle

/// The service: answers requests, without sockets.
///
/// Between requests it only keeps the number of running audits and the rates of clients. Everything from outside is
/// passed in: request ids, readiness, the time, the metrics and the observer of its answers.
public final class NavigationStyleService: Sendable {
    /// The limits and the version.
    public let configuration: Configuration

    /// Reads a monotonic clock, in nanoseconds.
    let now: @Sendable () -> UInt64
    /// Observes every answer.
    let observe: @Sendable (RequestRecord) -> Void

    /// The places of audits.
    let auditPlaces: AuditPlaces

    /// The recent requests of clients; nil if they are not counted.
    let quotas: RequestQuotas?

    /// Makes an id for a request that has none.
    let makeRequestID: @Sendable () -> String

    private let isReady: @Sendable () -> Bool
    private let metricsText: @Sendable () -> [UInt8]

    /// Makes a service.
    ///
    /// - Parameters:
    ///   - configuration: The limits and the version.
    ///   - makeRequestID: Makes an id for a request that has none: 1 to 128 visible ASCII characters.
    ///   - isReady: Whether requests are accepted; `false` while the server is about to stop.
    ///   - now: Reads a monotonic clock, in nanoseconds; by default the time stands still.
    ///   - metrics: Writes the answer to `GET /metrics`, in Prometheus' text format; by default it is empty.
    ///   - observe: Called with every answer, refusals included, on the thread that gives it.
    public init(
        configuration: Configuration,
        makeRequestID: @escaping @Sendable () -> String = RequestID.random,
        isReady: @escaping @Sendable () -> Bool = { true },
        now: @escaping @Sendable () -> UInt64 = { 0 },
        metrics: @escaping @Sendable () -> [UInt8] = { [] },
        observe: @escaping @Sendable (RequestRecord) -> Void = { _ in }
    ) {
        self.configuration = configuration
        auditPlaces = AuditPlaces(limit: configuration.audits.audits)
        quotas = configuration.rate.map { RequestQuotas(rate: $0) }
        self.makeRequestID = makeRequestID
        self.isReady = isReady
        self.now = now
        metricsText = metrics
        self.observe = observe
    }
}

extension NavigationStyleService: HTTPHandler {
    /// Decides on a request from its head: its path, its method, the type and the coding of its content.
    ///
    /// - Parameter head: The head of a request.
    /// - Returns: The refusal, a problem document, or the handler for the request's body.
    public func decision(on head: HTTPRequestHead) -> HTTPDecision {
        let call = Call(head, record(of: head))
        do throws(ServiceError) {
            try identify(call)
            try call.admit(by: configuration)
            return .accept { body in self.answer(call, with: body) }
        } catch {
            call.record.start = now()
            return .refuse(refuse(with: Problem(error), fields: error.fields, of: head, &call.record))
        }
    }

    /// Describes in words why the server has refused a request.
    ///
    /// - Parameters:
    ///   - violation: The reason.
    ///   - head: The head, as far as it was understood.
    /// - Returns: A problem document.
    public func response(to violation: HTTPViolation, of head: HTTPRequestHead?) -> HTTPResponse {
        var record = record(of: head)
        record.start = now()
        return refuse(with: Problem(violation), fields: violation.fields, of: head, &record)
    }

    /// Answers a request whose body has arrived, with a problem document if it is refused.
    private func answer(_ call: Call, with body: [UInt8]) -> HTTPAnswer {
        call.record.start = now()
        call.record.requestSize = body.count
        call.body = body
        if mayTakeLong(call) { return .computation(computation(for: call)) }
        guard case .route(.audit, _) = call.target else {
            let response = response(toBodyOf: call, within: min(Self.workAtOnce, configuration.maximumWork))
            return response.map { .response($0) } ?? .computation(computation(for: call))
        }
        do throws(ServiceError) {
            return .computation(try audit(call))
        } catch {
            return .response(refuse(with: Problem(error), fields: error.fields, of: call.head, &call.record))
        }
    }

    /// Computes the answer, or finds the resource.
    func response(to call: Call) throws(ServiceError) -> HTTPResponse {
        switch call.target {
        case .options(let methods): .options(allowing: methods)
        case .route(.transition, _): try compute(TransitionRequest.self, for: call)
        case .route(.replay, _): try compute(ReplayRequest.self, for: call)
        case .route(.resolve, _): try compute(ResolveRequest.self, for: call)
        case .route(.compare, _): try compute(CompareRequest.self, for: call)
        case .route(.batch, _): try batch(call)
        case .route(.audit, _): try audit(call).response()
        case .route(.preview, _): try preview(call)
        case .route(.previewImage, _): try previewImage(call)
        case .route(.policies, _): call.policies()
        case .route(.policy, let name): try call.policy(named: name)
        case .route(.devices, _): try call.devices()
        case .route(.device, let name): try call.device(named: name)
        case .route(.viewHierarchy, _): try call.viewHierarchy()
        case .route(.diagnostics, _): call.diagnostics()
        case .route(.diagnostic, let code): try call.diagnostic(code: code)
        case .route(.rules, _): call.rules()
        case .route(.rule, let id): try call.rule(id: id)
        case .route(.references, _): call.references()
        case .route(.reference, let id): try call.reference(id: id)
        case .route(.schemas, _): call.schemas()
        case .route(.schema, let file): try call.schema(file: file)
        case .route(.problems, _): call.problems()
        case .route(.problem, let slug): try call.problem(slug: slug)
        case .route(.openAPIYAML, _): .resource(ContractDocument.under(call.version).yaml, for: call.head)
        case .route(.openAPIJSON, _): .resource(ContractDocument.under(call.version).json, for: call.head)
        case .route(.playground, _), .route(.playgroundStyle, _), .route(.playgroundIcon, _),
            .route(.playgroundScript, _), .route(.playgroundModule, _):
            try playground(call.path, for: call.head)
        case .route(.livez, _): try call.health(isReady: true)
        case .route(.readyz, _): try call.health(isReady: isReady())
        case .route(.version, _): call.version(configuration)
        case .route(.metrics, _): .metrics(metricsText())
        }
    }
}
