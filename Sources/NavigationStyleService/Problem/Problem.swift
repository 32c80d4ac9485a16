public import NavigationStyle
public import NavigationStyleJSON

/// What is wrong with a request, in words for the person who sent it: a problem document (RFC 9457).
///
/// A problem is made from an error, in the `Problem+….swift` of that error, and nowhere else.
public struct Problem: Error, Hashable, Sendable {
    /// The kind of problem: its page, its title and its status.
    public let kind: Kind

    /// What is wrong with this request.
    public let detail: String

    /// Where a text is not JSON.
    public let place: JSONPlace?

    /// Every fault of a request, in the order of its body.
    public let faults: [RequestFault]

    init(_ kind: Kind, _ detail: String, place: JSONPlace? = nil, faults: [RequestFault] = []) {
        self.kind = kind
        self.detail = detail
        self.place = place
        self.faults = faults
    }
}
