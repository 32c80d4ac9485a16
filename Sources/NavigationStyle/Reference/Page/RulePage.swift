/// The public description of a rule: `GET /rules/{id}`.
public struct RulePage: Hashable, Sendable {
    /// The kinds of rules, by their owner.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// A rule of UIKit's own behavior.
        case uikit
        /// A rule of a policy's behavior.
        case policy
        /// A policy's rule for the code of screens.
        case usage
    }

    /// The rule.
    public let rule: Rule
    /// The kind of the rule.
    public let kind: Kind
    /// The policy that follows the rule; nil for UIKit's.
    public let policy: String?

    /// The page of every rule that a step or a diagnostic can name.
    public static let all: [RulePage] =
        (Rule.uikit + Rule.around).map { RulePage(rule: $0, kind: .uikit, policy: nil) }
        + PolicyPage.all.flatMap { page in
            (page.rules + page.silentRules).map { RulePage(rule: $0, kind: .policy, policy: page.name) }
                + page.usageRules.map { RulePage(rule: $0, kind: .usage, policy: page.name) }
        }
}

extension RulePage: ResourcePage {
    /// The words for rules.
    public static let words: (one: String, all: StaticString) = ("rule", "rules")

    /// The id.
    public var name: String { rule.id }
}
