public import NavigationStyle

/// A fault of a request, in words for the person who sent it: a problem document (RFC 9457).
///
/// The service makes a problem of each error, in the `Problem+….swift` of that error.
public struct Problem: Error, Hashable, Sendable {
    /// The kind of problem: its page, its title and its status.
    public let kind: Kind

    /// The fault of this request, in words.
    public let detail: String

    /// The position at which a text is not JSON.
    public let place: JSONPlace?

    /// Every fault of a request, in the order of its body.
    public let faults: [RequestFault]

    /// The query parameter with the fault.
    public let parameter: Parameter?

    /// The id of the request that has the problem, in the answer to it.
    public internal(set) var instance: String?

    /// A query parameter, and its possible replacements.
    public struct Parameter: Hashable, Sendable {
        /// The kind of fault: `unknown-parameter` or `invalid-parameter`.
        public let code: String
        /// The name of the parameter, as it was sent.
        public let name: String
        /// The parameters of the path, or the values of the parameter; nil if there are too many.
        public let allowed: [String]?
        /// The most similar of the allowed names or values.
        public let suggestion: String?

        package init(code: String, name: String, allowed: [String]?, suggestion: String?) {
            (self.code, self.name, self.allowed, self.suggestion) = (code, name, allowed, suggestion)
        }
    }

    package init(
        _ kind: Kind,
        _ detail: String,
        place: JSONPlace? = nil,
        faults: [RequestFault] = [],
        parameter: Parameter? = nil
    ) {
        self.kind = kind
        self.detail = detail
        self.place = place
        self.faults = faults
        self.parameter = parameter
    }
}
