/// An operation on the navigation controller.
public struct NavigationOperation: Hashable, Sendable {
    /// The action.
    public var action: Action
    /// The moment at which the action is called.
    public var timing: Timing
    /// The trigger of a push.
    public var pushTrigger: PushTrigger
    /// The delegate's animator for the transition; nil for UIKit's own (around.Q1).
    public var animator: Animator?
    /// The properties that the code beside the call writes to the bar.
    public var writes: Writes
    /// Whether the search of the screen on top ends before: a fix that is tried stands so for the operation that its edits add.
    var endsSearch = false

    /// Makes an operation.
    public init(
        _ action: Action,
        timing: Timing = .settled,
        pushTrigger: PushTrigger = .code,
        animator: Animator? = nil,
        writes: Writes = Writes()
    ) {
        self.action = action
        self.timing = timing
        self.pushTrigger = pushTrigger
        self.animator = animator
        self.writes = writes
    }

    /// The properties that code writes to the bar in the turn in which it makes a call.
    ///
    /// It is the code of the screen on top, such as an action that styles the bar for the screen that it pushes.
    public struct Writes: Hashable, Sendable {
        /// The properties written before the call.
        public var before = BarProperties()
        /// The properties written once the call has returned, before any callback of a screen: a transition begins when
        /// the turn is over.
        public var after = BarProperties()

        /// Makes no writes.
        public init() {}
    }

    /// The triggers of a push.
    public enum PushTrigger: String, CaseIterable, Codable, Sendable {
        /// A call in the app's code.
        case code
        /// A tap on a bar button item of the screen on top, which stays pale on iOS 11.2 to 12 (around.T1).
        case barButtonItem
    }

    /// A `UIViewControllerAnimatedTransitioning` of the delegate's.
    public struct Animator: Hashable, Sendable {
        /// Whether it gives the incoming view its `finalFrame(for:)`.
        public var usesFinalFrame: Bool

        /// Makes an animator, which by default uses the final frame.
        public init(usesFinalFrame: Bool = true) {
            self.usesFinalFrame = usesFinalFrame
        }
    }

    /// The moments at which an operation can be called.
    public enum Timing: String, CaseIterable, Codable, Sendable {
        /// After the previous operation has ended.
        case settled
        /// In the same turn of the run loop as the one before.
        case sameTurn
    }

    /// The actions.
    public enum Action: Hashable, Sendable {
        /// `pushViewController(_:animated:)`; boxed, since operations are copied and screens are large.
        indirect case push(Screen, animated: Bool = true)
        /// `popViewController(animated:)`; with a count, `popToViewController` of the screen that many below.
        ///
        /// A tap on Back pops one screen.
        case pop(count: Int = 1, animated: Bool = true, by: PopTrigger = .code)
        /// `popToViewController(_:animated:)`.
        case popTo(Screen.ID, animated: Bool = true)
        /// `popToRootViewController(animated:)`.
        case popToRoot(animated: Bool = true)
        /// `setViewControllers(_:animated:)`.
        case setViewControllers([ScreenReference], animated: Bool = true)
        /// The back swipe.
        case interactivePop(InteractivePop = .finished)
        /// A screen's own code restyles the bar; nil is the top.
        case update(Restyling, screenID: Screen.ID? = nil)
        /// The user scrolls to an offset in points; nil is the top.
        case scroll(to: Double, screenID: Screen.ID? = nil)
        /// The phone is turned.
        case rotate(Orientation)
        /// A cover makes the screen on top disappear and is removed again; the stack does not change.
        case reappear(after: Cover)
        /// The user's pan over the content, which hides or shows the bar if a flag asks for it (around.S1).
        case barHideOnSwipe(SwipeDirection)
        /// A tap in the content that nothing else handles.
        case barHideOnTap
        /// The keyboard is shown or hidden.
        case keyboard(isShown: Bool)
        /// Code sets `UINavigationBar.appearance()`, or the proxy for bars in containers of these classes (around.R1).
        case setAppearanceProxy(BarProperties, containers: [String]? = nil)
        /// The system's settings change while the screen on top is visible (around.V1); nil means unchanged.
        case traitChange(UserInterfaceStyle? = nil, ContentSizeCategory? = nil)
        /// The search controller of the screen on top becomes active or inactive.
        case search(isActive: Bool)
    }

    /// The direction of a pan that hides or shows the bar.
    public enum SwipeDirection: String, CaseIterable, Codable, Sendable {
        /// It hides the bar.
        case up
        /// It shows the bar.
        case down
    }

    /// The triggers of a pop.
    public enum PopTrigger: String, CaseIterable, Codable, Sendable {
        /// A call in the app's code.
        case code
        /// A tap on the back button: `navigationBar(_:shouldPop:)` is asked first.
        case backButton
    }

    /// A cover over the screen on top, which gives it appearance callbacks without a transition of its navigation
    /// controller.
    ///
    /// A cover that leaves the screen's view in place, such as a sheet, triggers no callbacks (uikit.O6).
    public enum Cover: String, CaseIterable, Codable, Sendable {
        /// Another tab, which is switched to and back without animation.
        case tab
        /// A screen that is presented over the full screen, and dismissed, animated.
        case fullScreenModal
        // A screen that is presented with the `modalPresentationStyle` of this name, which the system may adapt
        // (uikit.O2).
        case automatic, pageSheet, formSheet, popover, overFullScreen, custom

        /// Whether the callbacks are passed `animated: true`.
        var isAnimated: Bool { self != .tab }

        /// Returns the cover that it becomes in `environment`, on `device`, if that removes the screen's view; nil if
        /// the view stays (uikit.O2, uikit.O6).
        func removing(in environment: NavigationEnvironment, on device: Device) -> Cover? {
            switch self {
            case .tab, .fullScreenModal: self
            case .overFullScreen, .custom: nil
            // Before iOS 13 and its SDK, `automatic` means full screen.
            case .automatic: environment.era >= .automaticSheets ? nil : .fullScreenModal
            case .pageSheet, .formSheet, .popover:
                environment.os < .automaticSheets && device.isPhone ? .fullScreenModal : nil
            }
        }
    }

    /// A new screen, or one of the stack.
    public enum ScreenReference: Hashable, Sendable {
        /// A new screen, boxed, as a request may name many more screens than it defines.
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

    /// The ways in which a back swipe ends.
    public enum InteractivePop: Hashable, Sendable {
        case finished
        case cancelled
        /// Released at `progress` (0…1) with `velocity` in widths per second, positive towards the far edge.
        case released(progress: Double, velocity: Double)
    }

    /// The changes that an update writes.
    public enum Restyling: Hashable, Sendable {
        case properties(BarProperties)
        case style(BarStyle)
    }
}

extension NavigationOperation.Action {
    /// The screens that the operation brings, each with its place in the operation: `/screen`, `/screens/0`.
    var newScreens: [(screen: Screen, place: String)] {
        switch self {
        case .push(let screen, _): [(screen, "/screen")]
        case .setViewControllers(let references, _):
            references.enumerated().compactMap { position, reference in
                if case .new(let screen) = reference { (screen, "/screens/\(position)") } else { nil }
            }
        case .pop, .popTo, .popToRoot, .interactivePop, .update, .scroll, .rotate, .reappear, .barHideOnSwipe,
            .barHideOnTap, .keyboard, .setAppearanceProxy, .traitChange, .search:
            []
        }
    }
}
