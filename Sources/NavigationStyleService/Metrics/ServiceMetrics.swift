import HTTPMessage
import NavigationStyle
import NavigationStyleJSON
import NavigationStylePreview
import Synchronization

/// The counters of a service, for `GET /metrics`.
///
/// Counting takes a few atomic additions; a lock is held only as long as an addition takes.
public final class ServiceMetrics: Sendable {
    private let requests: CounterTable<String, HTTPMethod, Int>
    private let durations: DurationHistogram<String>
    /// The counters of transitions, made for the first transition because the names of all policies require their
    /// pages.
    private let transitions = Mutex<TransitionCounters?>(nil)
    private let problems = LabeledCounters<Problem.Kind>("type")
    private let pictures = LabeledCounters<PreviewOptions.Form>("form")
    private let audits = LabeledCounters<RequestRecord.AuditEnd>("end")
    private let abandoned = Counter()
    private let work = Counter()
    private let requestBytes = Counter()
    private let responseBytes = Counter()

    /// Makes counters at 0.
    public init() {
        let route = ClosedLabel("route", Route.paths, remainder: "unmatched", \.self)
        requests = CounterTable(
            route,
            ClosedLabel("method", HTTPMethod.defined, \.description),
            ClosedLabel("status", Self.statuses) { String($0) }
        )
        durations = DurationHistogram(route)
    }

    /// The codes of the possible statuses of answers and of problems.
    private static let statuses =
        [HTTPStatus.ok, .noContent, .notModified].map(\.code) + Set(Problem.Kind.allCases.map(\.status)).sorted()

    /// Counts a request.
    ///
    /// - Parameter record: The record of the request, once it is answered.
    public func count(_ record: RequestRecord) {
        if let end = record.audit { audits.add(end) }
        // A client that disconnected has received no answer.
        if record.isAbandoned {
            abandoned.add()
            return requestBytes.add(UInt64(record.requestSize))
        }
        requests.add(record.route, record.method, record.status.code)
        durations.add(record.duration, for: record.route)
        requestBytes.add(UInt64(record.requestSize))
        responseBytes.add(UInt64(record.responseSize))
        work.add(UInt64(record.work))
        if let problem = record.problem { problems.add(problem) }
        if let form = record.form { pictures.add(form) }
        count(record.transitions)
    }

    private func count(_ transitions: [RequestRecord.Transition]) {
        guard !transitions.isEmpty else { return }
        let counters = self.transitions.withLock { counters in
            let made = counters ?? TransitionCounters()
            counters = made
            return made
        }
        for transition in transitions {
            counters.table.add(transition.policy, transition.operation, transition.outcome)
        }
    }

    /// The metrics so far.
    public var families: [MetricFamily] {
        [
            MetricFamily(
                "navigation_style_http_requests_total",
                .counter,
                "Requests answered.",
                requests.samples
            ),
            MetricFamily(
                "navigation_style_http_requests_abandoned_total",
                .counter,
                "Requests whose client disconnected before the response was ready.",
                Double(abandoned.value)
            ),
            MetricFamily(
                "navigation_style_http_request_duration_seconds",
                .histogram,
                "Time from the arrival of a request to its response.",
                durations.samples
            ),
            MetricFamily(
                "navigation_style_http_request_content_bytes_total",
                .counter,
                "Bytes of request content.",
                Double(requestBytes.value)
            ),
            MetricFamily(
                "navigation_style_http_response_content_bytes_total",
                .counter,
                "Bytes of response content.",
                Double(responseBytes.value)
            ),
            MetricFamily(
                "navigation_style_work_units_total",
                .counter,
                "Units of work spent on computations.",
                Double(work.value)
            ),
            MetricFamily(
                "navigation_style_transitions_total",
                .counter,
                "Operations carried out.",
                transitions.withLock { $0 }?.table.samples ?? []
            ),
            MetricFamily(
                "navigation_style_previews_total",
                .counter,
                "Pictures drawn.",
                pictures.samples
            ),
            MetricFamily(
                "navigation_style_audits_total",
                .counter,
                "Audits that have ended.",
                audits.samples
            ),
            MetricFamily(
                "navigation_style_problems_total",
                .counter,
                "Problems reported.",
                problems.samples
            ),
        ]
    }
}

/// The counts of transitions.
private final class TransitionCounters: Sendable {
    let table = CounterTable<String, NavigationOperation.Action.Name, TransitionResponse.Outcome>(
        ClosedLabel("policy", PolicyPage.all.map(\.name), \.self),
        ClosedLabel("operation"),
        ClosedLabel("outcome")
    )
}
