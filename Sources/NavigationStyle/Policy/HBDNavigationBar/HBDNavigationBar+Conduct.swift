// The policy's conduct for the diagnostic rules (libraries.3): the library soon overwrites direct writes to what it
// manages.
extension HBDNavigationBar {
    static let conduct: PolicyConduct = .init(
        stylePlace: .library,
        hidingPlace: .library(member: "barHidden"),
        swipeMembers: [Value.Member("swipeBackEnabled", .bool(true)), Value.Member("backInteractive", .bool(true))],
        copiesStyles: false,
        hidesWholeBar: false,
        overriding: PolicyConduct.Overriding(sources: ["libraries.3"], value: value, fix: fix),
        usage: PolicyConduct.Usage(
            properties: { _ in [.isNavigationBarHidden] },
            breach: { _, value, _, _ in
                guard case .visibility(let visibility) = value, visibility.hidden else { return nil }
                return PolicyConduct.Breach(of: .hbdUsage1, fix: conduct.hidingPlace.fix(ofHiding: true))
            }
        )
    )

    @Sendable
    private static func value(
        over value: BarValue,
        of property: BarProperty,
        in after: BarSnapshot,
        _ context: DiagnosticContext
    ) -> BarValue? {
        switch property {
        case .isNavigationBarHidden: return nil
        case _ where HBDBackground.ownProperties.contains(property):
            return after.bar.painted(insteadOf: value, as: property, in: after.scene)
        case .isTranslucent: return value == .flag(true) ? nil : .flag(true)
        default: return context.writtenByPolicy(insteadOf: value, of: property, in: after)
        }
    }

    @Sendable
    private static func fix(of property: BarProperty) -> DiagnosticText {
        switch property {
        case .backgroundImage, .compactBackgroundImage: "Set library.barImage instead."
        case .shadowImage: "Set library.barShadowHidden instead."
        case .isTranslucent: "Remove it: under this policy the bar is always translucent."
        case .barTintColor, .barStyle, .tintColor, .titleTextAttributes: "Set library.\(property) instead."
        default: "Declare it in the screen's bar."
        }
    }
}
