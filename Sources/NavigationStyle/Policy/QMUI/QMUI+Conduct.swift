// The policy's conduct for the diagnostic rules (libraries.10): the values of the delegate's methods overwrite those of
// code.
extension QMUI {
    static let conduct: PolicyConduct = .init(
        stylePlace: .library,
        hidingPlace: .library(
            member: "preferredNavigationBarHidden",
            flag: "shouldCustomizeNavigationBarTransitionIfHideable"
        ),
        swipeMembers: [Value.Member("shouldPopViewControllerByBackButtonOrPopGesture", .bool(true))],
        appearanceLayer: appearanceLayer,
        scrollEdgeFix: """
            Set navBarUsesStandardAppearanceOnly in the configuration template (configurationTemplate), so that \
            scrollEdgeAppearance gets the same appearance.
            """,
        hidesWholeBar: false,
        overriding: PolicyConduct.Overriding(sources: ["libraries.10.5"], value: value, fix: fix),
        usage: PolicyConduct.Usage(
            properties: { _ in [.backgroundImage, .barTintColor, .barStyle, .shadowImage] },
            breach: { property, _, write, context in
                guard isCompared(by: context), conforms(write.screen, context) else { return nil }
                return PolicyConduct.Breach(of: .qmuiUsage1, fix: fix(of: property))
            }
        ),
        interface: PolicyConduct.Interface(
            members: { members[$0] ?? [] },
            swipeFix:
                "Return YES from forceEnableInteractivePopGestureRecognizer (library).",
            swipeMember: "forceEnableInteractivePopGestureRecognizer",
            backButtonMember: nil,
            option: option
        )
    )

    func review(of screen: Int, in simulation: Simulation) -> PolicyConduct.Review? {
        { QMUIReview($0)?.check(&$1) }
    }

    private static let members: [BarProperty: [String]] = [
        .barTintColor: ["navigationBarBarTintColor"],
        .backgroundImage: ["navigationBarBackgroundImage"],
        .barStyle: ["navigationBarStyle"],
        .shadowImage: ["navigationBarShadowImage"],
        .tintColor: ["navigationBarTintColor"],
        .titleTextAttributes: ["titleViewTintColor"],
        .isNavigationBarHidden: ["preferredNavigationBarHidden", "shouldCustomizeNavigationBarTransitionIfHideable"],
        .standardAppearance: [
            "navigationBarBackgroundImage", "navigationBarBarTintColor", "navigationBarStyle",
            "navigationBarShadowImage",
            "titleViewTintColor",
        ],
    ]

    /// The members of the template.
    private static let templateMembers: [BarProperty: [String]] = [
        .barTintColor: ["navBarBarTintColor"],
        .backgroundImage: ["navBarBackgroundImage"],
        .barStyle: ["navBarStyle"],
        .shadowImage: ["navBarShadowImage", "navBarShadowImageColor"],
        .tintColor: ["navBarTintColor"],
        .titleTextAttributes: ["navBarTitleColor"],
        .standardAppearance: [],
        .scrollEdgeAppearance: ["navBarUsesStandardAppearanceOnly"],
    ]

    /// Returns the option that sets `property`: the template or the appearance proxy; nil if neither does.
    @Sendable
    private static func option(for property: BarProperty, _ context: DiagnosticContext) -> RequestPointer? {
        guard let members = templateMembers[property],
            let template = context.log.origin.policy.options.first(where: { $0.key == templateOption })?.value
        else { return nil }
        let isOfTemplate = members.contains { template[$0].map { $0 != .null } ?? false }
        let isOfProxy = property != .shadowImage && property != .titleTextAttributes && property != .tintColor
        guard !isOfTemplate, isOfProxy, context.log.origin.appearanceProxy[property] != nil else {
            return context.pointer(toOption: templateOption)
        }
        return context.log.origin.pointer(toProxySetting: property)
    }

    private static let templateOption = "configurationTemplate"

    /// Whether the library compares the styles of screens.
    private static func isCompared(by context: DiagnosticContext) -> Bool {
        context.log.origin.policy.options.contains {
            $0.key == "automaticCustomNavigationBarTransitionStyle" && $0.value == .bool(true)
        }
    }

    private static func conforms(_ screen: Int, _ context: DiagnosticContext) -> Bool {
        context.screen(screen) { $0.library?["isQMUIViewController"] != .bool(false) }
    }

    /// Returns the value that was rendered over one that the screen's own code wrote.
    @Sendable
    private static func value(
        over value: BarValue,
        of property: BarProperty,
        in after: BarSnapshot,
        _ context: DiagnosticContext
    ) -> BarValue? {
        guard members[property] != nil, property != .isNavigationBarHidden, property != .standardAppearance else {
            return nil
        }
        let shown = after.scene.properties.value(of: property)
        guard shown != value, let last = context.log.lastWrite(touching: property) else { return nil }
        let isRendered =
            last.isRunByPolicy && last.screen == context.top
            || context.bar.origin(of: property).writer == .policy
        return isRendered ? shown : nil
    }

    @Sendable
    private static func fix(of property: BarProperty) -> DiagnosticText {
        guard let member = members[property]?.first else { return "Declare it in the screen's bar." }
        return "Return it from \(member) (library) instead."
    }
}

/// A review of the settings that QMUI accepts and ignores.
private struct QMUIReview {
    let context: DiagnosticContext
    let top: Int
    let library: Value

    init?(_ context: DiagnosticContext) {
        guard let top = context.top, let library = context.screen(top, { $0.library }) else { return nil }
        (self.context, self.top, self.library) = (context, top, library)
    }

    func check(_ findings: inout DiagnosticFindings) {
        guard context.comesIntoSight(top) else { return }
        checkDead(&findings)
        checkNotHideable(&findings)
    }

    /// Reports a method that the library never calls.
    private func checkDead(_ findings: inout DiagnosticFindings) {
        let member = "containerViewBackgroundColorWhenTransitioning"
        guard let value = library[member], value != .null else { return }
        findings.add(
            .ineffectiveProperty,
            member,
            of: top,
            in: context,
            rule: .qmuiStyle,
            "\(member) of \(context.id(top)) has no effect: QMUI 4.8.0 never calls it.",
            fix: "Remove it.",
            fixes: [Fix(.removeLibrary(member), of: top)]
        )
    }

    /// Reports a screen that sets whether it has a bar, but not that it is hideable.
    private func checkNotHideable(_ findings: inout DiagnosticFindings) {
        let (member, hideable) = ("preferredNavigationBarHidden", "shouldCustomizeNavigationBarTransitionIfHideable")
        guard case .bool(let isHidden)? = library[member], library[hideable] != .bool(true),
            let after = context.after, after.scene.isNavigationBarHidden != isHidden,
            context.screen(top, { $0.bar?.hidden == nil })
        else { return }
        findings.add(
            .ineffectiveProperty,
            member,
            of: top,
            in: context,
            rule: .qmuiViewWillAppear1,
            "\(member) of \(context.id(top)) has no effect: the library hides and shows the bar only for "
                + "hideable screens.",
            fix: "Return YES from \(hideable) (library).",
            fixes: [Fix(.setLibrary(hideable, .bool(true)), of: top)]
        )
    }
}
