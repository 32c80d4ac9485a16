// The policy's conduct for the diagnostic rules (libraries.5): the library decides whether the bar is hidden.
extension FDFullscreenPopGesture {
    static let conduct: PolicyConduct = .init(
        hidingPlace: .library(member: "prefersNavigationBarHidden"),
        hidingLimit:
            "fdFullscreenPopGesture only hides the bar on screens that were pushed, or had another pushed on them",
        swipeMembers: [Value.Member("interactivePopDisabled", .bool(false))],
        overriding: PolicyConduct.Overriding(
            sources: ["libraries.5"],
            value: { value, property, after, _ in
                property == .isNavigationBarHidden ? after.scene.visibility(insteadOf: value) : nil
            },
            fix: { _ in "Set library.prefersNavigationBarHidden instead." }
        ),
        usage: PolicyConduct.Usage(properties: { _ in [.isNavigationBarHidden] }, breach: breach)
    )

    @Sendable
    private static func breach(
        of property: BarProperty,
        being value: BarValue,
        in write: WriteLog.Write,
        _ context: DiagnosticContext
    ) -> PolicyConduct.Breach? {
        guard case .visibility(let visibility) = value, context.controlsAppearance,
            !context.leavesVisibility(of: write.screen),
            visibility.hidden != context.prefersNavigationBarHidden(write.screen)
        else { return nil }
        return PolicyConduct.Breach(of: .fdUsage1, fix: conduct.hidingPlace.fix(ofHiding: visibility.hidden))
    }
}

extension DiagnosticContext {
    /// Returns `fd_prefersNavigationBarHidden` of the screen at `index`.
    fileprivate func prefersNavigationBarHidden(_ index: Int) -> Bool {
        if case .bool(let isHidden)? = screen(index, { $0.library?["prefersNavigationBarHidden"] }) { return isHidden }
        return screen(index) { $0.bar?.hidden } ?? false
    }

    /// Whether the library hides and shows the bar at all.
    fileprivate var controlsAppearance: Bool {
        !log.origin.policy.options.contains {
            $0.key == "viewControllerBasedNavigationBarAppearanceEnabled" && $0.value == .bool(false)
        }
    }
}
