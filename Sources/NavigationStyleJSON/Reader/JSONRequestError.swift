public import NavigationStyle

/// Why a body is not the request it should be.
public enum JSONRequestError: Error, Hashable, Sendable {
    /// It is not JSON. Reading ended at the first error.
    case malformed(JSONSyntaxError)

    /// It is JSON, but not what is asked for: every fault that was found, in document order.
    case invalid([RequestFault])
}
