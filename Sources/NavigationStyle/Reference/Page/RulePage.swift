/// What people read about a rule: `GET /rules/{id}`.
public struct RulePage: Hashable, Sendable {
    /// Whose rule it is.
    public enum Kind: String, CaseIterable, Sendable {
        /// UIKit's: what it does by itself.
        case uikit
        /// A policy's: what it does.
        case policy
        /// A policy's: what it asks of the code of screens.
        case usage
    }

    /// The rule.
    public let rule: Rule
    /// Whose it is.
    public let kind: Kind
    /// The policy that goes by it; nil of UIKit's.
    public let policy: String?

    /// The page of every rule that a step or a diagnostic can name.
    public static let all: [RulePage] =
        (Rule.uikit + Rule.around).map { RulePage(rule: $0, kind: .uikit, policy: nil) }
        + PolicyPage.all.flatMap { page in
            (page.rules + page.silentRules).map { RulePage(rule: $0, kind: .policy, policy: page.name) }
                + page.usageRules.map { RulePage(rule: $0, kind: .usage, policy: page.name) }
        }

    /// The page of the rule called `id`; nil where there is none.
    public static func named(_ id: String) -> RulePage? { byID[id] }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.rule.id, $0) })
}
