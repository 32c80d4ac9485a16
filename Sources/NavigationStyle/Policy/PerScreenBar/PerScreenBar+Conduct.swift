// What the rules of diagnostics go by (libraries.7): what is written to UIKit's bar lies behind the screens' own.
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
    /// What can be seen of a bar, whichever it is.
    fileprivate static let seen: BarPropertySet = .copyable.subtracting([
        .isTranslucent, .backIndicatorTransitionMaskImage,
    ])
}
