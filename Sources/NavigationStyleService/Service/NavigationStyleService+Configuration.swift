public import NavigationStyle
public import NavigationStyleJSON

extension NavigationStyleService {
    /// The configuration of a service.
    public struct Configuration: Hashable, Sendable {
        /// The version of the service, as in `GET /version`.
        public var version: String

        /// The versions of the contract, the newest last; paths without a version mean that one.
        public var contracts: [ContractVersion]

        /// The largest body, in bytes, both as sent and decoded.
        public var maximumBodyLength: Int

        /// The limits of a request: the depth of its JSON, the lengths of strings, the numbers of screens and operations.
        public var limits: JSONLimits

        /// The largest answer, in bytes before compression; an audit's may be twice as large.
        public var maximumAnswerLength: Int

        /// The largest amount of work of one computation, in the units of ``RequestWork``, except for audits.
        public var maximumWork: Int

        /// The limits of audits, and of their number.
        public var audits: AuditLimits

        /// The origins whose pages may read the answers.
        public var allowedOrigins: AllowedOrigins

        /// The accepted tokens, one of which every request needs except for OPTIONS and health checks; `nil` if none is
        /// needed.
        public var tokens: BearerTokens?

        /// The proxies whose reports of client addresses are trusted.
        public var trustedProxies: TrustedProxies

        /// The rate of a client's requests, except for health checks; `nil` for no limit.
        public var rate: RequestRate?

        /// Whether the playground is served.
        public var servesPlayground: Bool

        /// The place at which the metrics are served.
        public var metricsPlace: MetricsPlace

        /// Whether pages of other sites may embed computations of a server on the user's own machine.
        public var allowsEmbedding: Bool

        /// Makes a configuration.
        ///
        /// - Parameters:
        ///   - version: The version of the service.
        ///   - contracts: The versions of the contract, the newest last.
        ///   - maximumBodyLength: The largest body, in bytes, both as sent and decoded; 1 MiB by default.
        ///   - limits: The limits of a request.
        ///   - maximumAnswerLength: The largest answer, in bytes before compression; 32 MiB by default.
        ///   - maximumWork: The most work of one computation; 3,000,000 units by default, about a second.
        ///   - audits: The limits of audits, and of their number.
        ///   - allowedOrigins: The origins whose pages may read the answers.
        ///   - tokens: The accepted tokens.
        ///   - trustedProxies: The proxies whose reports of client addresses are trusted.
        ///   - rate: The rate of a client's requests.
        ///   - servesPlayground: Whether the playground is served.
        ///   - metricsPlace: The place at which the metrics are served.
        ///   - allowsEmbedding: Whether pages of other sites may embed computations of a server on the user's own machine.
        public init(
            version: String,
            contracts: [ContractVersion] = ContractVersion.all,
            maximumBodyLength: Int = 1 << 20,
            limits: JSONLimits = .standard,
            maximumAnswerLength: Int = 32 << 20,
            maximumWork: Int = WorkBudget.standardLimit,
            audits: AuditLimits = AuditLimits(),
            allowedOrigins: AllowedOrigins = .any,
            tokens: BearerTokens? = nil,
            trustedProxies: TrustedProxies = .none,
            rate: RequestRate? = nil,
            servesPlayground: Bool = true,
            metricsPlace: MetricsPlace = .beside,
            allowsEmbedding: Bool = false
        ) {
            self.version = version
            self.contracts = contracts
            self.maximumBodyLength = maximumBodyLength
            self.limits = limits
            self.maximumAnswerLength = maximumAnswerLength
            self.maximumWork = maximumWork
            self.audits = audits
            self.allowedOrigins = allowedOrigins
            self.tokens = tokens
            self.trustedProxies = trustedProxies
            self.rate = rate
            self.servesPlayground = servesPlayground
            self.metricsPlace = metricsPlace
            self.allowsEmbedding = allowsEmbedding
        }

        /// Whether this service serves a path, given the place of the metrics and of the playground.
        func serves(_ path: String) -> Bool {
            if servesPlayground, metricsPlace == .beside { return true }
            return switch Route.kind(of: path) {
            case .playground: servesPlayground && metricsPlace != .alone
            case .metrics: metricsPlace != .elsewhere
            case .resource, .health, .computation, .linkedPicture, .audit, nil: metricsPlace != .alone
            }
        }

        /// The budget of a computation, of which nothing is spent.
        var workBudget: WorkBudget { WorkBudget(limit: maximumWork) }
    }
}

/// A place at which `GET /metrics` is served.
public enum MetricsPlace: Hashable, Sendable {
    /// By this service, with everything else.
    case beside
    /// By a separate service, so not by this one.
    case elsewhere
    /// By this service, which serves nothing else.
    case alone
}
