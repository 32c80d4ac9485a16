import HTTPMessage
import NavigationStyle

/// What is counted of the requests to a service, for `GET /metrics`.
///
/// Counting is a handful of atomic additions; no thread waits for another.
public final class ServiceMetrics: Sendable {
    private let requests: CounterTable
    private let durations: DurationHistogram
    private let transitions: CounterTable
    private let problems: CounterTable
    private let requestBytes = Counter()
    private let responseBytes = Counter()

    /// Begins to count at 0.
    public init() {
        let route = ClosedLabel("route", Route.allCases.map(\.endpoint.path), remainder: "unmatched")
        requests = CounterTable(
            route,
            ClosedLabel("method", HTTPMethod.defined.map(\.description)),
            ClosedLabel("status", Self.statuses.map { String($0.code) })
        )
        durations = DurationHistogram(route)
        transitions = CounterTable(
            ClosedLabel("policy", PolicyPage.all.map(\.name)),
            ClosedLabel("operation", Operation.Action.Name.allCases.map(\.rawValue)),
            ClosedLabel("outcome", TransitionResponse.Outcome.allCases.map(\.rawValue))
        )
        problems = CounterTable(ClosedLabel("type", Problem.Kind.allCases.map(\.rawValue)))
    }

    /// The statuses of answers that are no problems, and those of problems.
    private static let statuses: [HTTPStatus] = {
        let ofProblems = Set(Problem.Kind.allCases.map(\.status)).sorted { $0.code < $1.code }
        return [.ok, .noContent, .notModified] + ofProblems
    }()

    /// Counts a request.
    ///
    /// - Parameter record: What is known of it, once it is answered.
    public func count(_ record: RequestRecord) {
        let route = record.route ?? "unmatched"
        requests[route, record.method?.description ?? "other", String(record.status.code)].add()
        durations.add(record.duration, for: route)
        requestBytes.add(UInt64(record.requestSize))
        responseBytes.add(UInt64(record.responseSize))
        if let problem = record.problem { problems[problem.rawValue].add() }
        for transition in record.transitions {
            transitions[transition.policy, transition.operation.rawValue, transition.outcome.rawValue].add()
        }
    }

    /// What has been counted.
    public var families: [MetricFamily] {
        [
            MetricFamily(
                "navigation_style_http_requests_total",
                .counter,
                "Requests that were answered.",
                requests.samples
            ),
            MetricFamily(
                "navigation_style_http_request_duration_seconds",
                .histogram,
                "How long the answer took from the moment the request was there.",
                durations.samples
            ),
            MetricFamily(
                "navigation_style_http_request_content_bytes_total",
                .counter,
                "Bytes of content that came.",
                Double(requestBytes.value)
            ),
            MetricFamily(
                "navigation_style_http_response_content_bytes_total",
                .counter,
                "Bytes of content that were answered.",
                Double(responseBytes.value)
            ),
            MetricFamily(
                "navigation_style_transitions_total",
                .counter,
                "Operations that were carried out.",
                transitions.samples
            ),
            MetricFamily(
                "navigation_style_problems_total",
                .counter,
                "Problems that were answered.",
                problems.samples
            ),
        ]
    }
}
