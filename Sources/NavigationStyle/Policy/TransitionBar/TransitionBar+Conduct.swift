// The policy's conduct for the diagnostic rules: the article's four rules of use (seed0.5.2), of which the third and
// the fourth have diagnostics of their own.
extension TransitionBar {
    static let conduct: PolicyConduct = .init(
        rulesBehind: [
            .styleInWillDisappear: .meituanUsage3, .translucencySet: .meituanUsage4,
            .translucencyInferred: .meituanUsage4,
        ],
        usage: PolicyConduct.Usage(
            properties: { isLate($0) ? .styles : .backgroundColors },
            breach: { _, value, write, context in breach(being: value, in: write, context) }
        )
    )

    private static func breach(
        being value: BarValue,
        in write: WriteLog.Write,
        _ context: DiagnosticContext
    ) -> PolicyConduct.Breach? {
        if isLate(write.event) { return PolicyConduct.Breach(of: .meituanUsage1, fix: "Move it to viewWillAppear.") }
        // Removing a color is not styling.
        guard case .color = value else { return nil }
        return PolicyConduct.Breach(
            of: .meituanUsage2,
            fix: context.environment.os < .appearanceObjects
                ? "Use a backgroundImage of that color, with an alpha of 0.99 or less."
                : "Use the backgroundColor of an appearance object, or a backgroundImage of that color."
        )
    }

    private static func isLate(_ event: Step.Event.Name) -> Bool {
        event == .viewDidAppear || event == .duringTransition
    }
}

extension BarPropertySet {
    /// The properties that style a bar; its visibility, its translucency and its view's alpha have diagnostics of their
    /// own.
    fileprivate static let styles = BarPropertySet.copyable.subtracting([.isTranslucent, .alpha])
}
