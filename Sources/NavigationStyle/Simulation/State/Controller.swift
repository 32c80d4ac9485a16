/// The state of the navigation controller, without that of its screens.
struct Controller<Policy: NavigationStylePolicy> {
    /// The screens, root first, by index.
    var stack = ScreenStack()
    /// The rest of the state, as plain values.
    var plain: PlainController
    /// The table that resolves the numbers in `plain`.
    let values: ValueTable<Policy>

    init(memory: Policy.ControllerMemory, values: ValueTable<Policy>) {
        plain = PlainController(
            bar: PlainBar(properties: values.id(ofBar: BarProperties())),
            memory: values.id(ofController: memory)
        )
        self.values = values
    }

    /// The shared bar.
    var bar: NavigationBar {
        @inline(__always)
        get { NavigationBar(properties: values.bar(plain.bar.properties), writers: plain.bar.writers) }
    }
    /// Whether the navigation controller hides the bar, by `isNavigationBarHidden`.
    var isNavigationBarHidden: Bool {
        @inline(__always) get { plain.isNavigationBarHidden }
        @inline(__always) set { plain.isNavigationBarHidden = newValue }
    }
    /// Whether the last change of `isNavigationBarHidden` was animated.
    var isHidingAnimated: Bool {
        @inline(__always) get { plain.isHidingAnimated }
        @inline(__always) set { plain.isHidingAnimated = newValue }
    }
    /// Whether the policy hides the bar's view as a whole.
    var isBarHidden: Bool {
        @inline(__always) get { plain.isBarHidden }
        @inline(__always) set { plain.isBarHidden = newValue }
    }
    /// Whether the policy hides the bar's background.
    var isBackgroundHidden: Bool {
        @inline(__always) get { plain.isBackgroundHidden }
        @inline(__always) set { plain.isBackgroundHidden = newValue }
    }
    /// Whether a pop between two screens without bars was cancelled (seed0.6.8).
    var isItemStackAtRisk: Bool {
        @inline(__always) get { plain.isItemStackAtRisk }
        @inline(__always) set { plain.isItemStackAtRisk = newValue }
    }
    /// Whether the keyboard is shown.
    var isKeyboardShown: Bool {
        @inline(__always) get { plain.isKeyboardShown }
        @inline(__always) set { plain.isKeyboardShown = newValue }
    }
    /// Whether the cover of the top screen comes and goes animated, as its callbacks are told.
    var isCoverAnimated: Bool {
        @inline(__always) get { plain.isCoverAnimated }
        @inline(__always) set { plain.isCoverAnimated = newValue }
    }
    /// The screen whose view is in the window at rest.
    var visible: Int? {
        get { plain.visible.map(Int.init) }
        set { plain.visible = newValue.map(Int32.init(truncatingIfNeeded:)) }
    }
    /// The transition under way.
    var transition: Transition? {
        @inline(__always) get { plain.transition }
        @inline(__always) set { plain.transition = newValue }
    }
    /// The policy's memory of the controller.
    var memory: Policy.ControllerMemory {
        get { values.controllerMemory(plain.memory) }
        set { plain.memory = values.id(ofController: newValue) }
    }

    /// Makes `write` to the bar on behalf of `origin`.
    mutating func writeToBar(_ write: BarProperties, by origin: WriteOrigin) {
        let properties = values.bar(plain.bar.properties)
        if !properties.has(write) { plain.bar.properties = values.id(ofBar: properties.overwritten(by: write)) }
        for property in write.touched { plain.bar.writers.note(origin, for: property) }
    }

    /// Resolves the colors of the bar for `style`.
    mutating func resolveBar(for style: UserInterfaceStyle) {
        plain.bar.properties = values.id(ofBar: values.bar(plain.bar.properties).resolved(for: style))
    }

    /// Records `origin` as the writer of the bar's `property`, for values that are stored elsewhere.
    mutating func noteOnBar(_ origin: WriteOrigin, for property: BarProperty) {
        plain.bar.writers.note(origin, for: property)
    }
}

/// A transition that is under way.
struct Transition: Hashable, BitwiseCopyable {
    /// The outgoing screen; nil for the first screen of a controller.
    var from: Int?
    /// The incoming screen.
    var to: Int
    /// The direction in which the screens move.
    var kind: Plan.Kind
    /// Whether the screens move.
    var isAnimated: Bool
    /// Whether a finger moves the screens.
    var isInteractive = false
    /// Whether a tap on the system's back button started the transition.
    var isBackButtonTap = false
    /// Whether willShow hid or showed the bar, animated.
    var changesVisibilityInWillShow = false

    /// Whether there is a transition coordinator: only in an animated transition between two screens
    /// (libraries.0).
    var hasCoordinator: Bool { isAnimated && from != nil }

    /// The rule of the script that the transition follows.
    var rule: Rule {
        if from == nil { return .uikitS3 }
        if isInteractive { return .uikitS5 }
        return isAnimated ? .uikitS1 : .uikitS4
    }
}
