public import HTTPMessage
public import NavigationStyle

/// What is known of a request once it is answered: facts for metrics and for a log, without a word of its body.
///
/// What a client chose itself is the id, the method, the path and the trace, and of these only the method and the path
/// are whatever it sent.
public struct RequestRecord: Hashable, Sendable {
    /// The request's name, as in `X-Request-Id`: visible ASCII.
    public let id: String

    /// The method; nil where the request was given up before its head was understood.
    public let method: HTTPMethod?

    /// The path as it was sent; nil where the request was given up before its head was understood.
    public let path: String?

    /// The id of the trace that the request is part of, where `traceparent` is valid: 32 hexadecimal digits.
    public let traceID: String?

    /// How many bytes of content came.
    public internal(set) var requestSize = 0

    /// How many bytes of content the answer has.
    public internal(set) var responseSize = 0

    /// How the request went.
    public internal(set) var status = HTTPStatus.ok

    /// What was wrong with it, if anything.
    public internal(set) var problem: Problem.Kind?

    /// The policy of a transition, a replay or a resolution that was answered.
    public internal(set) var policy: String?

    /// The operations that were carried out, in their order.
    public internal(set) var transitions: [Transition] = []

    /// How long each phase of a computation took.
    public internal(set) var phases = ComputationPhases()

    /// How long the answer took from the moment the request was there, in nanoseconds.
    public internal(set) var duration: UInt64 = 0

    /// What the path leads to.
    var matchedRoute: Route?

    /// When the request was there, by the service's clock.
    var start: UInt64 = 0

    /// An operation that was carried out.
    public struct Transition: Hashable, Sendable {
        /// The policy's name.
        public let policy: String
        /// The type of the operation.
        public let operation: Operation.Action.Name
        /// How it ended.
        public let outcome: TransitionResponse.Outcome
    }
}

extension RequestRecord {
    /// What the path leads to, as `openapi.yaml` writes it: `/policies/{name}`; nil where it leads nowhere.
    public var route: String? { matchedRoute?.endpoint.path }

    /// Notes an operation that was carried out.
    mutating func note(_ operation: Operation, _ response: TransitionResponse) {
        transitions.append(
            Transition(policy: response.policy.name, operation: operation.action.name, outcome: response.outcome)
        )
    }
}
