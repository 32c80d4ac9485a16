/// A rule of a policy or of UIKit's script: what `rule` of a step names, or what a policy asks of the code of screens.
///
/// Each is one value, which stands beside the policy that goes by it, is handed over by the line that carries it out and
/// is listed by the policy's page. UIKit's own are in `Rule+UIKit`.
public struct Rule: Hashable, Sendable {
    /// What steps, diagnostics and pages call it: `km.push.2`, `meituan.usage.3`, `uikit.S5`.
    public let id: String
    /// What it does, or asks for, in one sentence that stands alone.
    public let text: String
    /// Where it is known from.
    public let sources: [Reference]
    /// What is named where the rule is not kept: the rule, and where it is known from.
    let sourcesOfBreach: Sources

    /// Makes a rule.
    init(_ id: String, _ text: String, from sources: [Reference]) {
        self.id = id
        self.text = text
        self.sources = sources
        sourcesOfBreach = Sources([Reference(id)] + sources)
    }
}

extension Rule {
    /// Every rule that a step or a diagnostic can name: those of UIKit's script, then those of each policy, in the order
    /// of the policies and of their pages.
    public static let all = uikit + around + PolicyPage.all.flatMap { $0.rules + $0.silentRules + $0.usageRules }

    /// The rule called `id`; nil where there is none.
    public static func named(_ id: String) -> Rule? { byID[id] }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
