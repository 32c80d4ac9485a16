/// What is at the place of the back button, for a finger.
enum BackButton {
    case none
    /// UIKit's: a tap asks `navigationBar(_:shouldPop:)`.
    case system
    /// An item of the policy's, whose action is a pop by code.
    case own
}

/// What a policy's `navigationBar(_:shouldPop:)` makes of a tap on the system's back button.
enum ShouldPop {
    /// UIKit pops, by the public `popViewController(animated:)`.
    case pops
    /// The policy pops by a call of its own: `popToViewController(_:animated:)` of the screen below.
    case popsToScreenBelow
    /// Nothing is popped.
    case refused
}

/// What a tap on Back comes to.
enum BackButtonTap {
    case call(NavigationCall)
    case nothing(TransitionResponse.Reason)
}

/// The title of a bar as iOS 11 and 12 keep it after a tap on Back (uikit.G).
struct KeptTitle {
    /// The bar's `titleTextAttributes`.
    var attributes: BarValue
    /// Who had written them.
    var origin: WriteOrigin
}

// S14: a tap on Back.
extension Simulation {
    /// Taps the back button of the screen on top: `navigationBar(_:shouldPop:)` runs, with the stack as it was.
    mutating func tapBackButton(animated: Bool, _ record: inout OperationRecord) -> BackButtonTap {
        guard let top, let scene = currentScene else { return .nothing(.noBackButton) }
        let isRoot = controller.stack.count == 1
        // A fake bar that stands in front of a hidden one takes no touches.
        let isHidden = scene.isHidden || controller.isBarHidden
        let button = isHidden ? .none : policy.backButton(on: top, in: scene, of: self)
        if button == .none { return .nothing(isRoot ? .alreadyAtRoot : .noBackButton) }
        // The item's own action takes the place of all that follows, and is what gives the root a button (uikit.F1).
        if scene.runsBackAction { return .nothing(.backAction) }
        if isRoot { return .nothing(.alreadyAtRoot) }
        if button == .own { return .call(NavigationCall(verb: .pop(count: 1), animated: animated)) }
        record.enter(.call)
        switch policy.navigationBarShouldPop(top, in: &self, &record) {
        case .pops:
            return .call(NavigationCall(verb: .pop(count: 1), animated: animated, isBackButtonTap: true))
        case .popsToScreenBelow:
            let below = controller.stack[controller.stack.endIndex - 2]
            return .call(NavigationCall(verb: .popTo(below), animated: animated, isBackButtonTap: true))
        case .refused: return .nothing(.backButtonDisabled)
        }
    }

    /// Records that the navigation controller, as its bar's delegate, is asked whether the item of `screen` may go.
    mutating func recordShouldPop(
        _ screen: Int,
        by actor: Step.Actor = .uikit,
        rule: Rule = .uikitS14,
        _ record: inout OperationRecord
    ) {
        record.add(by: actor, rule: rule) { .delegate(name: .shouldPop, screen: id(screen)) }
    }

    /// Gives the title of the bar its attributes of before back: iOS 11 and 12 do so as a tap on Back ends (uikit.G).
    mutating func writeBack(_ title: KeptTitle, _ record: inout OperationRecord) {
        guard controller.bar.properties.currentValue(of: .titleTextAttributes) != title.attributes else { return }
        var properties = BarProperties()
        properties[.titleTextAttributes] = title.attributes
        write(properties, by: .uikit, origin: title.origin, rule: .uikitS14, &record)
    }

    /// What a tap on Back lets the title of the bar keep; nil on a system where it goes by what is written.
    var keptTitle: KeptTitle? {
        guard SystemVersion.keepingTitleAttributes.contains(environment.os) else { return nil }
        return KeptTitle(
            attributes: controller.bar.properties.currentValue(of: .titleTextAttributes),
            origin: controller.bar.origin(of: .titleTextAttributes)
        )
    }
}
