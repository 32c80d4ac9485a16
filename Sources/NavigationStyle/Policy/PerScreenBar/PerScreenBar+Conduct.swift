// The policy's conduct for the diagnostic rules (libraries.7): writes to UIKit's bar stay behind the screens' own bars.
extension PerScreenBar {
    static let conduct: PolicyConduct = .init(
        stylePlace: .bar,
        overriding: PolicyConduct.Overriding(
            sources: ["libraries.7"],
            value: { value, property, after, _ in
                if property == .isNavigationBarHidden { return after.scene.visibility(insteadOf: value) }
                guard after.scene.drawnBy != .navigationBar, BarPropertySet.seen.contains(property) else { return nil }
                let shown = after.scene.properties.currentValue(of: property)
                return shown == value ? nil : shown
            },
            fix: { _ in "Declare it in bar, which styles the screen's own bar." }
        )
    )
}

extension BarPropertySet {
    /// The properties that can be visible in any bar.
    fileprivate static let seen: BarPropertySet = .copyable.subtracting([
        .isTranslucent, .backIndicatorTransitionMaskImage,
    ])
}
