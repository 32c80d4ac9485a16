/// Features of the system that a custom bar, or one with a background, loses (seed0.5.1.1; uikit.B5).
enum SystemFeatureRule: DiagnosticRule {
    static let pages = [container, glass]

    static let container = DiagnosticPage(
        code: .customContainerLimits,
        severity: .info,
        symptom: "The app's bar lacks features that other apps' bars have on the same iOS.",
        cause: "A custom container draws its own bar, and has to rebuild the features of Apple's navigation bars.",
        remedy: "Build the features, or use a policy that keeps UINavigationController.",
        references: ["seed0.5.1.1"]
    )

    static let glass = DiagnosticPage(
        code: .glassInterference,
        severity: .info,
        symptom:
            "A colored area covers the content that other apps' bars let through, or buttons lose their glass.",
        cause: "iOS 26 draws bars in Liquid Glass, and Apple advises against adding a background or a tint.",
        remedy: "Leave the bar's background and tint unset on iOS 26 and later.",
        references: ["uikit.B5"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        // A request that continues from a restored state has received this diagnostic before, except for what comes
        // with this operation.
        let isFirst = context.operation?.index ?? 0 == 0 && context.log.origin.restored == nil
        if context.family == .customContainer, isFirst || context.bringsIdleParts {
            checkContainer(context, &findings)
        }
        checkGlass(context, &findings)
    }

    private static func checkContainer(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        let missing = features.filter { context.environment.os >= $0.since }.map(\.name)
        let used = context.featuresOfNavigationController
        let idle: DiagnosticText =
            used.isEmpty ? "" : " These parts of the navigation controller in this request do nothing: \(used.listed)."
        let searching = context.stack.filter { screen in
            context.screen(screen) { $0.navigationItem.searchController != nil }
        }
        let unused: DiagnosticText =
            searching.isEmpty
            ? "" : " The search controllers of \(searching.map { "\(context.id($0))" }.listed) do nothing."
        findings.add(
            container,
            screen: nil,
            at: RequestPointer(.policy),
            """
            On iOS \(context.environment.os), a custom container has to rebuild: \(missing.joined(separator: ", ")).\(idle)\(unused)
            """,
            fix: "Build the features that the app needs, or use a policy that keeps UINavigationController."
        )
    }

    /// The features of the system's bar, each with its first version.
    private static let features: [(name: String, since: SystemVersion)] = [
        ("the back swipe", SystemVersion(7)),
        ("bars that hide on swipe and tap", SystemVersion(8)),
        ("large titles", .largeTitles),
        ("search in the bar", .largeTitles),
        ("appearance objects", .appearanceObjects),
        ("the back button's menu", .backButtonDisplayMode),
        ("the scroll edge appearance", .scrollEdgeForAllBars),
        ("the editor and browser item styles", SystemVersion(16)),
        ("Liquid Glass", .liquidGlass),
    ]
}

extension DiagnosticContext {
    /// Whether the operation comes with parts that only a `UINavigationController` has: an animator, or those of the
    /// screen that it pushes.
    fileprivate var bringsIdleParts: Bool {
        guard let operation else { return false }
        if operation.animator != nil { return true }
        guard let transition = operation.transition, transition.kind == .push else { return false }
        let pushed = transition.to
        return screen(pushed) { $0.navigationItem.searchController != nil || $0.hidesBottomBarWhenPushed }
            || !screenWrites[pushed].touched.isDisjoint(with: .hidesBars)
    }

    /// The members of the request that only a `UINavigationController` has.
    fileprivate var featuresOfNavigationController: [DiagnosticText] {
        let touched = screenWrites.reduce(BarPropertySet()) { $0.union($1.touched) }
        let flags = touched.intersection(.hidesBars).map { "\($0)" as DiagnosticText }
        let hidesTabBar = stack.contains { screen($0) { $0.hidesBottomBarWhenPushed } }
        return flags + (operation?.animator == nil ? [] : ["animator"])
            + (hidesTabBar ? ["hidesBottomBarWhenPushed"] : [])
    }
}
