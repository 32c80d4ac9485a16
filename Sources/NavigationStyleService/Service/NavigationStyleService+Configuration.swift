public import NavigationStyleJSON

extension NavigationStyleService {
    /// What can be set about a service.
    public struct Configuration: Hashable, Sendable {
        /// The version of the service, as `GET /version` tells it.
        public var version: String

        /// How long a body may be, in bytes.
        public var maximumBodyLength: Int

        /// How much JSON is taken: its depth, the lengths of strings, the numbers of screens and operations.
        public var limits: JSONLimits

        /// Puts a configuration together.
        ///
        /// - Parameters:
        ///   - version: The version of the service.
        ///   - maximumBodyLength: How long a body may be, in bytes; 1 MiB where it is left out.
        ///   - limits: How much JSON is taken.
        public init(version: String, maximumBodyLength: Int = 1 << 20, limits: JSONLimits = .standard) {
            self.version = version
            self.maximumBodyLength = maximumBodyLength
            self.limits = limits
        }
    }
}
