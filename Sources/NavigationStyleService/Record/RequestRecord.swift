public import HTTPMessage
public import NavigationStyle
public import NavigationStyleJSON
public import NavigationStylePreview

/// The record of an answered request: facts for metrics and the log, without its body.
///
/// The id, the method, the path and the trace come from the client; of these only the method and the path are arbitrary
/// text. The address is that of the connection, or reported by a trusted proxy.
public struct RequestRecord: Hashable, Sendable {
    /// The id of the request, as in `X-Request-Id`: visible ASCII.
    public let id: String

    /// The method; nil if the request ended before its head was understood.
    public let method: HTTPMethod?

    /// The path as it was sent; nil if the request ended before its head was understood.
    public let path: String?

    /// The path, split from the version of the contract; nil if the request ended before its head was understood.
    let versionedPath: VersionedPath?

    /// The address of the client, as reported by trusted proxies if there are any.
    ///
    /// It is nil if the request ended before its head was understood, or if the connection is not over IP.
    public let client: IPAddress?

    /// The name of the holder of the request's token; nil if no token is needed, or the request has no valid one.
    public internal(set) var tokenName: String?

    /// The id of the trace that the request belongs to, if `traceparent` is valid: 32 hexadecimal digits.
    public let traceID: String?

    /// The codings in which the client accepts the answer.
    let acceptedCodings: AcceptedCodings

    /// The size of the request's content in bytes.
    public internal(set) var requestSize = 0

    /// The size of the answer's content in bytes.
    public internal(set) var responseSize = 0

    /// The status of the answer.
    public internal(set) var status = HTTPStatus.ok

    /// The kind of problem, if there was one.
    public internal(set) var problem: Problem.Kind?

    /// The policy of an answered transition, replay or resolution, or of an audit with a single policy.
    public internal(set) var policy: String?

    /// The arrangement of the frames in a drawn picture.
    public internal(set) var form: PreviewOptions.Form?

    /// The way an audit ended.
    public internal(set) var audit: AuditEnd?

    /// Whether the client left before the answer was ready.
    public internal(set) var isAbandoned = false

    /// The performed operations, in order.
    public internal(set) var transitions: [Transition] = []

    /// The units of work spent on a computation; 0 if there was none.
    public internal(set) var work = 0

    /// The durations of a computation's phases.
    public internal(set) var phases = ComputationPhases()

    /// The time from the arrival of the whole request to its answer, in nanoseconds.
    public internal(set) var duration: UInt64 = 0

    /// The requests that the client has left; nil if requests are not counted.
    var quota: RequestQuota?

    /// The path of its route in `openapi.yaml`, without a version, such as `/policies/{name}`; nil if there is none.
    public internal(set) var route: String?

    /// The time at which the whole request had arrived, by the service's clock, in nanoseconds.
    var start: UInt64 = 0

    /// The way an audit ended.
    public enum AuditEnd: String, CaseIterable, Sendable {
        /// The search was exhaustive.
        case complete
        /// A limit was reached, or the service was told to stop.
        case incomplete
        /// The client left and got no answer.
        case abandoned
    }

    /// An operation that was performed.
    public struct Transition: Hashable, Sendable {
        /// The policy's name.
        public let policy: String
        /// The type of the operation.
        public let operation: NavigationOperation.Action.Name
        /// The outcome of the operation.
        public let outcome: TransitionResponse.Outcome
    }
}

extension RequestRecord {
    /// The prefix of links in the answer: the version of the contract in the path, if any.
    var linkPrefix: String { versionedPath?.version?.prefix ?? "" }

    /// Records an operation that was performed.
    mutating func note(_ operation: NavigationOperation, _ response: TransitionResponse) {
        note(operation, response.outcome, under: response.policy.name)
    }

    /// Records the outcome of an operation under a policy.
    mutating func note(
        _ operation: NavigationOperation,
        _ outcome: TransitionResponse.Outcome,
        under policy: String
    ) {
        transitions.append(Transition(policy: policy, operation: operation.action.name, outcome: outcome))
    }
}
