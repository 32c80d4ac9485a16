public import NavigationStyle

/// A change of the graph that removes findings, verified by a complete search of the changed graph.
public struct AuditFix: Hashable, Sendable {
    /// The change as a JSON Patch of the request; empty if only the policy changes.
    public var edits: [Edit]
    /// The policy to use instead, if that is the change.
    public var policy: PolicySelection?
    /// The fingerprints of the findings that it removes.
    public var removes: [String]
    /// The fingerprints of the findings that it adds, all of them less severe.
    public var adds: [String]
    /// The number of findings left.
    public var left: Int
    /// The change in words, made from the edits.
    public var message: String
    /// The certainty of the fix: `certain` if it removes a certain finding.
    public var certainty = Certainty.certain
    /// Whether the fix is the plan, which combines several of the other fixes.
    public var isPlan = false
}
