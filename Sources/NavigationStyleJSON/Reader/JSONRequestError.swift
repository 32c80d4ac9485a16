public import NavigationStyle

/// The reason that a body is not the expected request.
public enum JSONRequestError: Error, Hashable, Sendable {
    /// It is not JSON; reading ended at the first error.
    case malformed(JSONSyntaxError)

    /// It is JSON, but not the expected request: all faults found, in document order.
    case invalid([RequestFault])
}
