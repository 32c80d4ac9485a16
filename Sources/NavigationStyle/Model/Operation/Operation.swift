/// What is asked of the navigation controller.
public struct Operation: Hashable, Sendable {
    /// What is done.
    public var action: Action
    /// When it is called.
    public var timing: Timing

    /// Makes an operation.
    public init(_ action: Action, timing: Timing = .settled) {
        self.action = action
        self.timing = timing
    }

    /// When an operation is called.
    public enum Timing: String, CaseIterable, Codable, Sendable {
        /// When the one before has ended.
        case settled
        /// In the same turn of the run loop as the one before.
        case sameTurn
    }

    /// The verbs.
    public enum Action: Hashable, Sendable {
        /// `pushViewController(_:animated:)`.
        case push(Screen, animated: Bool)
        /// `popViewController(animated:)`; with a count, `popToViewController` of the screen that many below.
        case pop(count: Int, animated: Bool)
        /// `popToViewController(_:animated:)`.
        case popTo(Screen.ID, animated: Bool)
        /// `popToRootViewController(animated:)`.
        case popToRoot(animated: Bool)
        /// `setViewControllers(_:animated:)`.
        case setViewControllers([ScreenReference], animated: Bool)
        /// The back swipe.
        case interactivePop(InteractivePop)
        /// A screen's own code restyles the bar; nil is the top.
        case update(Restyling, screenID: Screen.ID?)
        /// The user scrolls to an offset in points; nil is the top.
        case scroll(to: Double, screenID: Screen.ID?)
        /// The phone is turned.
        case rotate(Orientation)
    }

    /// A new screen, or one of the stack.
    public enum ScreenReference: Hashable, Sendable {
        /// In a box of its own: a request may name many times more screens than it brings.
        indirect case new(Screen)
        case existing(Screen.ID)

        /// The screen's id.
        public var id: Screen.ID {
            switch self {
            case .new(let screen): screen.id
            case .existing(let id): id
            }
        }
    }

    /// How a back swipe goes.
    public enum InteractivePop: Hashable, Sendable {
        case finished
        case cancelled
        /// Released at `progress` (0…1) with `velocity` in widths per second, positive towards the far edge.
        case released(progress: Double, velocity: Double)
    }

    /// What an update writes.
    public enum Restyling: Hashable, Sendable {
        case properties(BarProperties)
        case style(BarStyle)
    }
}
