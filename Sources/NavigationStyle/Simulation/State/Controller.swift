/// The state of the navigation controller, without that of its screens.
struct Controller: Hashable {
    /// The screens, root first, by index.
    var stack = ScreenStack()
    /// The shared bar.
    var bar: PlainBar
    /// Whether the navigation controller hides the bar, by `isNavigationBarHidden`.
    var isNavigationBarHidden = false
    /// Whether the last change of `isNavigationBarHidden` was animated.
    var isHidingAnimated = false
    /// Whether the policy hides the bar's view as a whole.
    var isBarHidden = false
    /// Whether the policy hides the bar's background.
    var isBackgroundHidden = false
    /// Whether a pop between two screens without bars was cancelled (seed0.6.8).
    var isItemStackAtRisk = false
    /// Whether the keyboard is shown.
    var isKeyboardShown = false
    /// Whether the cover of the top screen comes and goes animated, as its callbacks are told.
    var isCoverAnimated = false
    /// The screen whose view is in the window at rest.
    var visible: Int?
    /// The transition under way.
    var transition: Transition?
    /// The policy's memory of the controller.
    var memory: ID<PolicyMemory.OfController>
}

extension Simulation {
    /// The shared bar.
    var bar: NavigationBar {
        @inline(__always)
        get { NavigationBar(properties: values.bar(controller.bar.properties), writers: controller.bar.writers) }
    }

    /// Makes `write` to the bar on behalf of `origin`.
    mutating func writeToBar(_ write: BarProperties, by origin: WriteOrigin) {
        let properties = values.bar(controller.bar.properties)
        if !properties.has(write) { controller.bar.properties = values.id(ofBar: properties.overwritten(by: write)) }
        for property in write.touched { controller.bar.writers.note(origin, for: property) }
    }

    /// Resolves the colors of the bar for `style`.
    mutating func resolveBar(for style: UserInterfaceStyle) {
        controller.bar.properties = values.id(ofBar: values.bar(controller.bar.properties).resolved(for: style))
    }

    /// Records `origin` as the writer of the bar's `property`, for values that are stored elsewhere.
    mutating func noteOnBar(_ origin: WriteOrigin, for property: BarProperty) {
        controller.bar.writers.note(origin, for: property)
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
