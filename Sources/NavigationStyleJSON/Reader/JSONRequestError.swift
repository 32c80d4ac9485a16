public import NavigationStyle

/// The reason that a body is not the expected request.
public enum JSONRequestError: Error, Hashable, Sendable {
    /// The body is not JSON; reading ended at the first error.
    case malformed(JSONSyntaxError)

    /// The body is JSON, but not the expected request: all faults found, in document order.
    case invalid([RequestFault])
}
