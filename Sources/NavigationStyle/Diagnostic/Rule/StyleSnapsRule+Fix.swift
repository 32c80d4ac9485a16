// The fixes for a look that jumps.
extension DiagnosticContext {
    func fix(ofJump property: BarProperty, in parts: BarParts) -> DiagnosticText {
        if parts == .tint {
            // A library that sets the tint also writes the items.
            return environment.os >= .appearanceObjects && conduct.styleMembers[.tint] == nil
                ? "Keep it the same on both screens, or color the buttons by buttonColor of the items' appearances."
                : "Keep it the same on both screens."
        }
        if property == .isTranslucent || property == .barStyle { return "Keep it the same on both screens." }
        if environment.os >= .appearanceObjects {
            return "Use appearance objects of the navigation items, which UIKit fades into each other."
        }
        return BarPropertySet.animatedColors.contains(property)
            ? "Set it alongside the transition, or use a policy in which each screen has its own bar."
            : "Use a policy in which each screen has its own bar, such as transitionBar."
    }

    func fix(ofLateJump property: BarProperty) -> DiagnosticText {
        let write = writes.last { $0.touches(property) }
        guard let write, write.event == .viewDidAppear, !write.isRunByPolicy else {
            return "Keep \(property) the same on both screens: \(policy) does not animate it."
        }
        return "Write it in \(words(ofPlaceFor: property)), before the screen is visible."
    }

    /// Returns fixes by which `property` does not jump as the screens begin to move: it is set along with the
    /// transition, if UIKit fades it then, or by the screen's own item, whose look UIKit fades as a whole.
    func fixes(ofJump property: BarProperty, to scene: BarScene, in transition: Transition) -> [Fix] {
        var fixes: [Fix] = []
        if BarPropertySet.animatedColors.contains(property), let write = lastWrite(touching: [property]),
            write.screen == transition.to, write.event != .duringTransition
        {
            fixes += self.fixes(moving: property, from: write, to: .duringTransition)
        }
        let item = changes(givingItemOf: transition.to, theLookOf: withoutLeaks(scene, on: transition.to))
        return item.isEmpty ? fixes : fixes + [Fix(changes: item)]
    }

    /// Returns fixes by which `property` does not jump when the screens have arrived: it is written before.
    func fixes(ofLateJump property: BarProperty) -> [Fix] {
        guard let write = lastWrite(touching: [property]), write.event == .viewDidAppear, !write.isRunByPolicy else {
            return []
        }
        let alongside =
            BarPropertySet.animatedColors.contains(property)
            ? fixes(moving: property, from: write, to: .duringTransition) : []
        return fixes(movingToStylePlace: property, from: write) + alongside
    }
}
