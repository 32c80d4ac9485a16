/// One event of a transition: its time, its actor, its action, and the rule behind it.
public struct Step: Hashable, Sendable {
    /// The point of the script at which the step happens.
    public var at: Event
    /// The actor that makes the step.
    public var by: Actor
    /// The action of the step.
    public var action: Action
    /// The id of the ``Rule`` behind it: `km.push.2`, `meituan.push.3`, `uikit.S5`.
    public var rule: String

    /// Creates a step.
    public init(at: Event, by: Actor, action: Action, rule: String) {
        self.at = at
        self.by = by
        self.action = action
        self.rule = rule
    }

    /// The point of the script at which a step happens.
    public struct Event: Hashable, Sendable {
        /// The name of the callback, or of another point.
        public var name: Name
        /// The screen whose callback it is.
        public var screen: Screen.ID?

        /// Creates a point of the script.
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

    /// The actor that makes a step.
    public enum Actor: String, CaseIterable, Codable, Sendable {
        case app, uikit, policy
    }
}
