/// One thing that happened in a transition: when, by whom, what, and the rule that made it.
public struct Step: Hashable, Sendable {
    /// When it happened.
    public var at: Event
    /// Who did it.
    public var by: Actor
    /// What it was.
    public var action: Action
    /// The id of the ``Rule`` behind it: `km.push.2`, `meituan.push.3`, `uikit.S5`.
    public var rule: String

    /// Makes a step.
    public init(at: Event, by: Actor, action: Action, rule: String) {
        self.at = at
        self.by = by
        self.action = action
        self.rule = rule
    }

    /// The point of the script at which a step stands.
    public struct Event: Hashable, Sendable {
        /// What runs: a callback by its name, or one of the others.
        public var name: Name
        /// Whose callback it is.
        public var screen: Screen.ID?

        /// Makes a point of the script.
        public init(_ name: Name, screen: Screen.ID? = nil) {
            self.name = name
            self.screen = screen
        }

        /// The points of the script.
        public enum Name: String, CaseIterable, Codable, Sendable, BitwiseCopyable {
            case call, turn, alongside, completion
            case willMoveToParent, viewDidLoad, viewWillDisappear, viewWillAppear, viewIsAppearing
            case viewWillLayoutSubviews, viewDidLayoutSubviews, duringTransition
            case viewDidDisappear, viewDidAppear, didMoveToParent
            case willShow, didShow
            case traitCollectionDidChange
        }
    }

    /// Who does things.
    public enum Actor: String, CaseIterable, Codable, Sendable {
        case app, uikit, policy
    }
}
