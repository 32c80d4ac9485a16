public import HTTPMessage
public import NavigationStyle
public import NavigationStylePreview

/// What is known of a request once it is answered: facts for metrics and the log, nothing of its body.
///
/// The id, the method, the path and the trace come from the client; of these only the method and the path
/// are arbitrary text. The address is what the connection or a trusted proxy says.
public struct RequestRecord: Hashable, Sendable {
    /// The request's name, as in `X-Request-Id`: visible ASCII.
    public let id: String

    /// The method; nil where the request ended before its head was understood.
    public let method: HTTPMethod?

    /// The path as it was sent; nil where the request ended before its head was understood.
    public let path: String?

    /// The path with the version of the contract apart; nil where the request ended before its head was understood.
    let versionedPath: VersionedPath?

    /// The address of the client, behind trusted proxies the one that they tell; nil where the request ended before its
    /// head was understood, or the connection is not over IP.
    public let client: IPAddress?

    /// The name of whoever holds the token of the request; nil where none is needed, or the request has none that is valid.
    public internal(set) var tokenName: String?

    /// The id of the trace that the request is part of, where `traceparent` is valid: 32 hexadecimal digits.
    public let traceID: String?

    /// The size of the request's content in bytes.
    public internal(set) var requestSize = 0

    /// The size of the answer's content in bytes.
    public internal(set) var responseSize = 0

    /// The status of the answer.
    public internal(set) var status = HTTPStatus.ok

    /// What was wrong with it, if anything.
    public internal(set) var problem: Problem.Kind?

    /// The policy of a transition, a replay or a resolution that was answered, or of an audit that has only one.
    public internal(set) var policy: String?

    /// How the frames of a picture that was drawn are arranged.
    public internal(set) var form: PreviewOptions.Form?

    /// How an audit ended.
    public internal(set) var audit: AuditEnd?

    /// Whether the client left before the answer was there.
    public internal(set) var isAbandoned = false

    /// The operations that were carried out, in their order.
    public internal(set) var transitions: [Transition] = []

    /// The units of work that were spent on a computation; 0 where there was none.
    public internal(set) var work = 0

    /// How long each phase of a computation took.
    public internal(set) var phases = ComputationPhases()

    /// The time from the arrival of the whole request to its answer, in nanoseconds.
    public internal(set) var duration: UInt64 = 0

    /// The requests that the client has left; nil where nobody counts.
    var quota: RequestQuota?

    /// The route of the path.
    var matchedRoute: Route?

    /// When the whole request had arrived, by the service's clock.
    var start: UInt64 = 0

    /// How an audit ended.
    public enum AuditEnd: String, CaseIterable, Sendable {
        /// Everything was searched.
        case complete
        /// A limit was reached before, or the service was told to stop.
        case incomplete
        /// The client left, and got no answer.
        case abandoned
    }

    /// An operation that was carried out.
    public struct Transition: Hashable, Sendable {
        /// The policy's name.
        public let policy: String
        /// The type of the operation.
        public let operation: NavigationOperation.Action.Name
        /// How it ended.
        public let outcome: TransitionResponse.Outcome
    }
}

extension RequestRecord {
    /// The beginning of links in the answer: the version of the contract that the path names, if any.
    var linkPrefix: String { versionedPath?.version?.prefix ?? "" }

    /// The route of the path, as `openapi.yaml` writes it, without a version: `/policies/{name}`; nil where there is none.
    public var route: String? { matchedRoute?.endpoint.path }

    /// Notes an operation that was carried out.
    mutating func note(_ operation: NavigationOperation, _ response: TransitionResponse) {
        note(operation, response.outcome, under: response.policy.name)
    }

    /// Notes what came of an operation under a policy.
    mutating func note(
        _ operation: NavigationOperation,
        _ outcome: TransitionResponse.Outcome,
        under policy: String
    ) {
        transitions.append(Transition(policy: policy, operation: operation.action.name, outcome: outcome))
    }
}
