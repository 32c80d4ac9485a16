/// The navigation controller as state, without what belongs to a single screen.
struct Controller<Policy: NavigationStylePolicy> {
    /// What is kept of it.
    var plain: PlainController
    /// The values that it has numbers for.
    let values: ValueTable<Policy>

    init(memory: Policy.ControllerMemory, values: ValueTable<Policy>) {
        plain = PlainController(
            bar: PlainBar(properties: values.bars.number(of: BarProperties())),
            memory: values.controllerMemories.number(of: memory)
        )
        self.values = values
    }

    /// The screens, root first, by index.
    var stack: ScreenStack {
        get { plain.stack }
        set { plain.stack = newValue }
    }
    /// The shared bar.
    var bar: NavigationBar {
        get { NavigationBar(properties: values.bars[plain.bar.properties], writers: plain.bar.writers) }
        set {
            plain.bar.properties = values.bars.number(of: newValue.properties)
            plain.bar.writers = newValue.writers
        }
    }
    /// `isNavigationBarHidden`.
    var isNavigationBarHidden: Bool {
        get { plain.isNavigationBarHidden }
        set { plain.isNavigationBarHidden = newValue }
    }
    /// Whether its last change was animated.
    var isHidingAnimated: Bool {
        get { plain.isHidingAnimated }
        set { plain.isHidingAnimated = newValue }
    }
    /// Whether the policy hides the bar's view as a whole.
    var isBarHidden: Bool {
        get { plain.isBarHidden }
        set { plain.isBarHidden = newValue }
    }
    /// Whether the policy hides the bar's background.
    var isBackgroundHidden: Bool {
        get { plain.isBackgroundHidden }
        set { plain.isBackgroundHidden = newValue }
    }
    /// Whether a pop between two screens without bars was cancelled (seed 0, 6.8).
    var isItemStackAtRisk: Bool {
        get { plain.isItemStackAtRisk }
        set { plain.isItemStackAtRisk = newValue }
    }
    /// Whether what covers the screen on top comes and goes animated, as its callbacks are told.
    var isCoverAnimated: Bool {
        get { plain.isCoverAnimated }
        set { plain.isCoverAnimated = newValue }
    }
    /// The screen whose view is in the window at rest.
    var visible: Int? {
        get { plain.visible }
        set { plain.visible = newValue }
    }
    /// The transition under way.
    var transition: Transition? {
        get { plain.transition }
        set { plain.transition = newValue }
    }
    /// What the policy keeps of it.
    var memory: Policy.ControllerMemory {
        get { values.controllerMemories[plain.memory] }
        set { plain.memory = values.controllerMemories.number(of: newValue) }
    }
}

/// A transition that is under way.
struct Transition: Hashable, BitwiseCopyable {
    /// The screen that goes; nil for the first screen of a controller.
    var from: Int?
    /// The screen that comes.
    var to: Int
    /// Which way the screens move.
    var kind: Plan.Kind
    /// Whether they move.
    var isAnimated: Bool
    /// Whether a finger moves them.
    var isInteractive = false
    /// Whether a tap on the system's back button began it.
    var isBackButtonTap = false
    /// Whether willShow hid or showed the bar, animated.
    var changesVisibilityInWillShow = false

    /// Whether there is a transition coordinator: only in an animated transition between two screens
    /// (libraries.md 0).
    var hasCoordinator: Bool { isAnimated && from != nil }

    /// The rule of the script that the transition follows.
    var rule: Rule {
        if from == nil { return .uikitS3 }
        if isInteractive { return .uikitS5 }
        return isAnimated ? .uikitS1 : .uikitS4
    }
}
