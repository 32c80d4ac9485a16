// The policy's conduct for the diagnostic rules (libraries.1.7, libraries.1.9).
extension KMNavigationBarTransition {
    /// The conduct: of the real bar, only the background is hidden.
    static let conduct: PolicyConduct = .init(
        hidesWholeBar: false,
        paintsContainer: true,
        rulesBehind: [.translucencySet: .kmUsage2],
        usage: PolicyConduct.Usage(properties: { _ in [.barTintColor, .isNavigationBarHidden] }, breach: breach)
    )

    @Sendable
    private static func breach(
        of property: BarProperty,
        being value: BarValue,
        in write: WriteLog.Write,
        _ context: DiagnosticContext
    ) -> PolicyConduct.Breach? {
        switch value {
        case .color where property == .barTintColor:
            guard context.environment.os <= lastFlashingSystem, context.after?.bar.isTranslucent ?? false else {
                return nil
            }
            return PolicyConduct.Breach(
                of: .kmUsage1,
                fix: "Use a backgroundImage of that color, with an alpha of 0.99 or less."
            )
        case .visibility(let visibility):
            // A change without animation in an animated transition has a diagnostic code of its own.
            guard write.event != .call, write.event != .viewWillAppear, write.event != .viewIsAppearing,
                write.changedVisibility != nil,
                visibility.animation != .none || !(context.transition?.hasCoordinator ?? false)
            else { return nil }
            return PolicyConduct.Breach(of: .kmUsage3, fix: conduct.hidingPlace.fix(ofHiding: visibility.hidden))
        default: return nil
        }
    }

    /// The last iOS on which a changed `barTintColor` flashes when a swipe is cancelled (KM's own known issue).
    private static let lastFlashingSystem = SystemVersion(8, 2)
}
