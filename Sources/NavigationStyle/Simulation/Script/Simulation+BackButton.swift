/// The button in the place of the back button, as far as a tap is concerned.
enum BackButton {
    case none
    /// UIKit's back button: a tap calls `navigationBar(_:shouldPop:)`.
    case system
    /// An item of the policy's, whose action pops by code.
    case own
}

/// The reaction of a policy's `navigationBar(_:shouldPop:)` to a tap on the system's back button.
enum ShouldPop {
    /// UIKit pops, by the public `popViewController(animated:)`.
    case pops
    /// The policy pops by its own call: `popToViewController(_:animated:)` of the screen below.
    case popsToScreenBelow
    /// Nothing is popped.
    case refused
}

/// The outcome of a tap on the back button.
enum BackButtonTap {
    case call(NavigationCall)
    case nothing(TransitionResponse.Reason)
}

/// The title attributes of a bar that iOS 11 and 12 keep after a tap on the back button (uikit.G).
struct KeptTitle {
    /// The bar's `titleTextAttributes`.
    var attributes: BarValue
    /// The writer of the attributes.
    var origin: WriteOrigin
}

// S14: a tap on the back button.
extension Simulation {
    /// Taps the back button of the top screen: `navigationBar(_:shouldPop:)` runs, before the stack changes.
    mutating func tapBackButton(animated: Bool) -> BackButtonTap {
        guard let top, let scene = currentScene else { return .nothing(.noBackButton) }
        let isRoot = controller.stack.count == 1
        // A fake bar in front of a hidden one takes no touches.
        let isHidden = scene.isHidden || controller.isBarHidden
        let button = isHidden ? .none : policy.backButton(on: top, in: scene, of: self)
        if button == .none { return .nothing(isRoot ? .alreadyAtRoot : .noBackButton) }
        // The item's own action replaces everything that follows; it is also what gives the root a button (uikit.F1).
        if scene.runsBackAction { return .nothing(.backAction) }
        if isRoot { return .nothing(.alreadyAtRoot) }
        if button == .own { return .call(NavigationCall(verb: .pop(count: 1), animated: animated)) }
        enter(.call)
        switch policy.navigationBarShouldPop(top, in: &self) {
        case .pops:
            return .call(NavigationCall(verb: .pop(count: 1), animated: animated, isBackButtonTap: true))
        case .popsToScreenBelow:
            let below = controller.stack[controller.stack.endIndex - 2]
            return .call(NavigationCall(verb: .popTo(below), animated: animated, isBackButtonTap: true))
        case .refused: return .nothing(.backButtonDisabled)
        }
    }

    /// Records that the navigation controller, as its bar's delegate, is asked whether the item of `screen` may be
    /// popped.
    mutating func recordShouldPop(_ screen: Int, by actor: Step.Actor = .uikit, rule: Rule = .uikitS14) {
        addCall(.delegate(.shouldPop, screen: screen), by: actor, rule: rule)
    }

    /// Restores the title attributes from before the tap: iOS 11 and 12 do so at the end of a pop by the back button
    /// (uikit.G).
    mutating func writeBack(_ title: KeptTitle) {
        guard bar.properties.currentValue(of: .titleTextAttributes) != title.attributes else { return }
        var properties = BarProperties()
        properties[.titleTextAttributes] = title.attributes
        write(properties, by: .uikit, origin: title.origin, rule: .uikitS14)
    }

    /// The title attributes that a tap on the back button preserves; nil on a system where later writes count.
    var keptTitle: KeptTitle? {
        guard SystemVersion.keepingTitleAttributes.contains(environment.os) else { return nil }
        return KeptTitle(
            attributes: bar.properties.currentValue(of: .titleTextAttributes),
            origin: bar.origin(of: .titleTextAttributes)
        )
    }
}
