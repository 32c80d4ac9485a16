public import NavigationStyleJSON

extension NavigationStyleService {
    /// What can be set about a service.
    public struct Configuration: Hashable, Sendable {
        /// The version of the service, as `GET /version` tells it.
        public var version: String

        /// How long a body may be, in bytes, before it was encoded and after.
        public var maximumBodyLength: Int

        /// How much JSON is taken: its depth, the lengths of strings, the numbers of screens and operations.
        public var limits: JSONLimits

        /// Whose pages may read the answers.
        public var allowedOrigins: AllowedOrigins

        /// The tokens of which a request must carry one, but for OPTIONS and questions of health; `nil` for none.
        public var tokens: BearerTokens?

        /// Puts a configuration together.
        ///
        /// - Parameters:
        ///   - version: The version of the service.
        ///   - maximumBodyLength: How long a body may be, in bytes, before it was encoded and after; 1 MiB where it is left
        ///     out.
        ///   - limits: How much JSON is taken.
        ///   - allowedOrigins: Whose pages may read the answers.
        ///   - tokens: The tokens of which a request must carry one.
        public init(
            version: String,
            maximumBodyLength: Int = 1 << 20,
            limits: JSONLimits = .standard,
            allowedOrigins: AllowedOrigins = .any,
            tokens: BearerTokens? = nil
        ) {
            self.version = version
            self.maximumBodyLength = maximumBodyLength
            self.limits = limits
            self.allowedOrigins = allowedOrigins
            self.tokens = tokens
        }
    }
}
