public import NavigationStyle

/// A change of the graph that removes findings, verified by searching the changed graph in whole.
public struct AuditFix: Hashable, Sendable {
    /// The change as a JSON Patch of the request; empty where only the policy changes.
    public var edits: [Edit]
    /// The policy to use instead, where that is the change.
    public var policy: PolicySelection?
    /// The fingerprints of the findings that it removes.
    public var removes: [String]
    /// The fingerprints of the findings that it adds, all of them less severe.
    public var adds: [String]
    /// The number of findings left.
    public var left: Int
    /// The change in words, made from the edits.
    public var message: String
    /// Whether it removes a finding that is certain.
    public var certainty = Certainty.certain
    /// Whether it is the plan: several of the other fixes together.
    public var isPlan = false
}
