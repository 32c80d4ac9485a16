/// A rule of a policy or of UIKit's script, which steps name, or a policy's rule for the code of screens.
///
/// Each is one value beside the policy that follows it; the line that carries it out passes it on, and the policy's
/// page lists it. UIKit's own rules are in `Rule+UIKit`.
///
/// It is an object, since every callback passes one on.
public final class Rule: Sendable {
    /// The id in steps, diagnostics and pages: `km.push.2`, `meituan.usage.3`, `uikit.S5`.
    public let id: String
    /// The effect or the requirement, in one complete sentence.
    public let text: String
    /// The sources of the rule.
    public let sources: [Reference]
    /// The references of a diagnostic that reports a breach: the rule, and its sources.
    let sourcesOfBreach: Sources

    /// Creates a rule.
    init(_ id: String, _ text: String, from sources: [Reference]) {
        self.id = id
        self.text = text
        self.sources = sources
        sourcesOfBreach = Sources([Reference(id)] + sources)
    }
}

extension Rule: Hashable {
    /// Whether both have the same id, which no two rules have.
    public static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule {
    /// Every rule that a step or a diagnostic can name: those of UIKit's script, then those of each policy, in the
    /// order of the policies and of their pages.
    public static let all = RulePage.all.map(\.rule)

    /// Returns the rule with `id`; nil if there is none.
    public static func named(_ id: String) -> Rule? { RulePage.named(id)?.rule }
}
