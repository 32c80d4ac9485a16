public import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

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

    let isReady: @Sendable () -> Bool
    let metricsText: @Sendable () -> [UInt8]

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
        var call = Call(head, of: self, record(of: head))
        do throws(ServiceError) {
            try identify(&call)
            try call.admit(by: configuration)
            return .accept { [call] body in self.answer(call, with: body) }
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
        var call = call
        call.record.start = now()
        call.record.requestSize = body.count
        call.body = body
        if mayTakeLong(call) { return .computation(computation(for: call)) }
        guard call.route?.kind == .audit else {
            let response = response(toBodyOf: &call, within: min(Self.workAtOnce, configuration.maximumWork))
            return response.map { .response($0) } ?? .computation(computation(for: call))
        }
        do throws(ServiceError) {
            return .computation(try audit(&call))
        } catch {
            return .response(refuse(with: Problem(error), fields: error.fields, of: call.head, &call.record))
        }
    }

    /// Computes the answer, or finds the resource.
    func response(to call: inout Call) throws(ServiceError) -> HTTPResponse {
        switch call.target {
        case .options(let methods): .options(allowing: methods)
        case .route(let route, _): try route.answer(&call)
        }
    }
}
