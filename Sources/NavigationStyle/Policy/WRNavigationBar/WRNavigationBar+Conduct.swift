// The policy's conduct for the diagnostic rules (libraries.4).
extension WRNavigationBar {
    static let conduct: PolicyConduct = .init(
        stylePlace: .library,
        overriding: PolicyConduct.Overriding(sources: ["libraries.4"], value: value, fix: fix)
    )

    @Sendable
    private static func value(
        over value: BarValue,
        of property: BarProperty,
        in after: BarSnapshot,
        _ context: DiagnosticContext
    ) -> BarValue? {
        if property == .isNavigationBarHidden { return nil }
        if property == .barTintColor {
            guard after.scene.backgroundView != nil, value != .null else { return nil }
            return after.bar.painted(insteadOf: value, as: property, in: after.scene)
        }
        guard let shown = context.writtenByPolicy(insteadOf: value, of: property, in: after) else { return nil }
        // Of a title, the library sets only the color.
        if case .textAttributes(let asked) = value, case .textAttributes(let seen) = shown,
            asked.color == nil || asked.color == seen.color
        {
            return nil
        }
        return shown
    }

    @Sendable
    private static func fix(of property: BarProperty) -> DiagnosticText {
        switch property {
        case .backgroundImage, .compactBackgroundImage: "Set library.barBackgroundImage instead."
        case .shadowImage: "Set library.shadowImageHidden instead."
        case .titleTextAttributes: "Set library.titleColor instead."
        default: "Set library.\(property) instead."
        }
    }
}
