/// A gesture in the content of a screen by which a navigation controller may hide its bar, or show it.
enum BarHideGesture {
    /// The pan of `barHideOnSwipeGestureRecognizer`.
    case swipe(NavigationOperation.SwipeDirection)
    /// The tap of `barHideOnTapGestureRecognizer`.
    case tap
}

/// The navigation controller around the top screen, as far as its bar hides by itself.
struct BarHiding {
    /// The bar's properties, the flags of the navigation controller among them.
    var flags: BarProperties
    /// Whether the navigation controller hides the bar, by `isNavigationBarHidden`.
    var isHidden: Bool
    /// Whether the navigation controller hid it by itself, and not code.
    var isHiddenBySystem: Bool
}

// Bars that hide by themselves (around.S1): no code of the app runs.
extension Simulation {
    /// Whether `gesture` hides or shows the bar.
    func barHides(by gesture: BarHideGesture) -> Bool {
        guard let bar = barHiding else { return false }
        switch gesture {
        case .swipe(let direction): return bar.has(.hidesBarsOnSwipe) && bar.isHidden == (direction == .down)
        case .tap:
            if bar.has(.hidesBarsOnTap) { return true }
            return bar.isHiddenBySystem
                && (bar.has(.hidesBarsWhenKeyboardAppears) || bar.has(.hidesBarsWhenVerticallyCompact))
        }
    }

    /// Hides or shows the bar after a gesture for which ``barHides(by:)`` is true.
    mutating func toggleBar() {
        guard let bar = barHiding else { return }
        setBarHiddenBySystem(!bar.isHidden)
        layOutTop()
    }

    /// Shows or hides the keyboard: the bar hides when the keyboard appears, and stays hidden when it disappears.
    mutating func showKeyboard(_ isShown: Bool) {
        let wasShown = controller.isKeyboardShown
        controller.isKeyboardShown = isShown
        guard isShown, !wasShown, let bar = barHiding, bar.has(.hidesBarsWhenKeyboardAppears), !bar.isHidden else {
            return
        }
        setBarHiddenBySystem(true)
        layOutTop()
    }

    /// Hides the bar in a compact height, or shows it in a regular one.
    mutating func hideBar(inCompactHeight isCompact: Bool, after wasCompact: Bool) {
        guard isCompact != wasCompact, let bar = barHiding, bar.has(.hidesBarsWhenVerticallyCompact) else { return }
        if isCompact, !bar.isHidden {
            setBarHiddenBySystem(true)
        } else if !isCompact, bar.isHidden, bar.isHiddenBySystem {
            setBarHiddenBySystem(false)
        }
    }

    /// The navigation controller around the top screen; nil if there is none that hides bars.
    var barHiding: BarHiding? {
        guard environment.os >= .hidingBars, let top else { return nil }
        return policy.barHiding(on: top, in: self)
    }

    private mutating func setBarHiddenBySystem(_ isHidden: Bool) {
        guard let top else { return }
        enter(.turn, of: top)
        policy.setBarHiddenBySystem(isHidden, on: top, in: &self)
        enter(.call)
    }

    private mutating func layOutTop() {
        if let top { layOut(top, rule: .aroundS1) }
        enter(.call)
    }

    /// Calls UIKit's own `setNavigationBarHidden(_:animated:)`, which counts as a write of the system's.
    mutating func setNavigationBarHiddenBySystem(_ isHidden: Bool) {
        var properties = BarProperties()
        properties.isNavigationBarHidden = BarVisibility(hidden: isHidden, animation: .animated)
        write(properties, by: .uikit, origin: .hiddenBySystem, rule: .aroundS1)
    }
}

extension BarHiding {
    /// Whether the flag `property` is set.
    func has(_ property: BarProperty) -> Bool { flags[property] == .flag(true) }
}

extension WriteOrigin {
    /// UIKit as it hides a bar by itself, in a turn of the run loop of its own.
    static let hiddenBySystem = WriteOrigin(.system, event: .turn)
}

extension NavigationBar {
    /// Whether UIKit itself, and not code, was the last to hide or show the bar.
    var isVisibilityOfSystem: Bool {
        let origin = origin(of: .isNavigationBarHidden)
        return origin.writer == .system && origin.event == .turn
    }
}
