// What the rules of diagnostics go by, and what the policy finds itself (libraries.md 17).
extension SwiftUI {
    static let conduct: PolicyConduct = .init(
        stylePlace: .library,
        hidingPlace: .library(member: "toolbarVisibility"),
        interface: PolicyConduct.Interface(
            members: { property in
                switch property {
                case .isNavigationBarHidden: ["toolbarVisibility", "navigationBarHidden"]
                case .standardAppearance, .compactAppearance, .scrollEdgeAppearance, .compactScrollEdgeAppearance:
                    ["toolbarBackground", "toolbarBackgroundVisibility"]
                default: []
                }
            },
            swipeFix: """
                Extend UINavigationController so that viewDidLoad makes it the delegate of interactivePopGestureRecognizer, \
                and gestureRecognizerShouldBegin answers viewControllers.count > 1 (interactivePop.delegateReplaced guarded): \
                SwiftUI has no modifier for it.
                """,
            backButtonMember: "navigationBarBackButtonHidden",
            findings: { SwiftUIReview($0)?.findings ?? [] }
        )
    )
}

/// What SwiftUI lets people write and does nothing with, or something else than they mean.
private struct SwiftUIReview {
    let context: DiagnosticContext
    let after: BarSnapshot
    let top: Int
    let id: Screen.ID
    /// What stands on the content of the screen on top.
    let modifiers: SwiftUIModifiers
    /// The modifiers on the container.
    let onStack: SwiftUIModifiers
    /// The tint of the container.
    let tint: Color?

    init?(_ context: DiagnosticContext) {
        guard let after = context.after, let top = context.top else { return nil }
        (self.context, self.after, self.top) = (context, after, top)
        id = context.id(top)
        var reader = ValueReader()
        modifiers =
            context.screen(top) { $0.library }.flatMap { reader.read($0, as: SwiftUIModifiers.self) }
            ?? SwiftUIModifiers()
        let options = reader.read(.object(context.trace.origin.policy.options), as: SwiftUI.Options.self)
        onStack = options?.onStack ?? SwiftUIModifiers()
        tint = options?.tint ?? onStack.tint
    }

    var findings: [PolicyConduct.Finding] {
        var findings = scrollEdge + hiddenStyle + colorScheme + container + tints + glass + snaps + animation + schemes
        if context.operation?.index ?? 0 == 0 { findings += outside }
        if isShownFirst { findings += proxy }
        return findings
    }

    /// Whether the screen came into sight with the operation, or nothing was done.
    private var isShownFirst: Bool { context.operation == nil || context.transition?.to == top }

    private var visibility: SwiftUIVisibility { modifiers.toolbarBackgroundVisibility ?? .automatic }
    private var isAtEdge: Bool { after.bar.appearance == .scrollEdge || after.bar.appearance == .compactScrollEdge }
    private var isGlass: Bool { context.environment.designVersion >= .liquidGlass }

    private func finding(
        _ code: Diagnostic.Code,
        _ member: String,
        severity: Diagnostic.Severity? = nil,
        rule: Rule? = nil,
        _ message: DiagnosticText,
        fix: DiagnosticText,
        fixes: [Fix] = []
    ) -> PolicyConduct.Finding {
        PolicyConduct.Finding(
            code: code,
            severity: severity,
            screen: top,
            key: member,
            pointer: context.pointer(toMember: member, of: top),
            rule: rule,
            message: message,
            fix: fix,
            fixes: fixes
        )
    }

    private func setting(_ member: String, _ value: Value) -> Fix { Fix(.setLibrary(member, value), of: top) }

    /// The modifier that shows the background, as this iOS calls it.
    private var showing: DiagnosticText {
        context.environment.os >= SystemVersion(18)
            ? ".toolbarBackgroundVisibility(.visible, for: .navigationBar)"
            : ".toolbarBackground(.visible, for: .navigationBar)"
    }

    private var whyAtEdge: DiagnosticText {
        after.scene.tracksScrollView ? "nothing is scrolled under the bar" : "the screen has no scroll view"
    }

    // MARK: - A style without visibility

    private var scrollEdge: [PolicyConduct.Finding] {
        guard let style = modifiers.toolbarBackground, visibility == .automatic, !after.bar.isHidden, isAtEdge,
            after.bar.background.kind == .clear
        else { return [] }
        var fixes = [setting("toolbarBackgroundVisibility", .string(SwiftUIVisibility.visible.rawValue))]
        var words: DiagnosticText = "Add \(showing) beside it."
        if isGlass, after.bar.title.isLarge {
            fixes = [setting("containerBackground", ValueWriter.tree(style))]
            words =
                "Use .containerBackground(_:for: .navigation): a visible background of the bar covers the large title."
        }
        return [
            finding(
                .transparentAtScrollEdge,
                "toolbarBackground",
                rule: .swiftUIPreferencesBackground,
                """
                toolbarBackground of \(id) is not drawn: \(whyAtEdge), and with automatic visibility a background is shown \
                only where something is.
                """,
                fix: words,
                fixes: fixes
            )
        ]
    }

    private var hiddenStyle: [PolicyConduct.Finding] {
        guard modifiers.toolbarBackground != nil, visibility == .hidden, !after.bar.isHidden else { return [] }
        return [
            finding(
                .ineffectiveProperty,
                "toolbarBackground",
                rule: .swiftUIPreferencesBackground,
                "toolbarBackground of \(id) has no effect: the visibility of the background is hidden.",
                fix: "Leave the style out, or add \(showing) in the place of hidden.",
                fixes: [Fix(.removeLibrary("toolbarBackground"), of: top, keepsLooks: true)]
            )
        ]
    }

    // MARK: - A color scheme without a background

    private var colorScheme: [PolicyConduct.Finding] {
        guard modifiers.toolbarColorScheme != nil, after.scene.contentStyle == nil, !after.bar.isHidden else {
            return []
        }
        let isHidden = visibility == .hidden
        let why: DiagnosticText =
            if isHidden {
                isAtEdge
                    ? "its visibility is hidden"
                    : "its visibility is hidden (contested: one observer saw the scheme come in with scrolling)"
            } else if isAtEdge {
                "with automatic visibility there is none while \(whyAtEdge)"
            } else {
                "on iOS 26 there is none but one of the app's"
            }
        return [
            finding(
                .ineffectiveProperty,
                "toolbarColorScheme",
                rule: .swiftUIColorScheme,
                """
                toolbarColorScheme of \(id) has no effect: it is respected only while a background is shown in the bar, and \
                \(why).
                """,
                fix: "Add \(showing) with it, or leave it out.",
                fixes: [
                    setting("toolbarBackgroundVisibility", .string(SwiftUIVisibility.visible.rawValue)),
                    Fix(.removeLibrary("toolbarColorScheme"), of: top, keepsLooks: true),
                ]
            )
        ]
    }

    /// The title's color and the status bar's style of the declared style both come of the scheme.
    private var schemes: [PolicyConduct.Finding] {
        guard let style = context.screen(top, { $0.bar }), let statusBar = style.statusBar,
            let color = style.resolved(for: context.environment.userInterfaceStyle).title?.color,
            let title = UserInterfaceStyle(ofText: color), let other = UserInterfaceStyle(below: statusBar),
            title != other,
            context.environment.os >= SwiftUI.navigationStack
        else { return [] }
        return [
            PolicyConduct.Finding(
                code: .ruleBroken,
                screen: top,
                key: "statusBar",
                pointer: context.pointer(toScreen: top).appending(.bar).appending(.statusBar),
                rule: .swiftUIUsage1,
                message: """
                    \(id) asks for \(color) in the title, which the \(title) scheme gives, and for \(statusBar), which the \
                    \(other) one does: \(context.policy) has one for both.
                    """,
                fix: "Ask for one of the two: .toolbarColorScheme(_:for: .navigationBar) sets both.",
                fixes: [Fix(.removeStyle(.statusBar), of: top)]
            )
        ]
    }

    // MARK: - In the wrong place, or too late

    private var outside: [PolicyConduct.Finding] {
        guard case .object(let members) = onStack.tree else { return [] }
        let effective: Set = ["tint", "preferredColorScheme", "statusBarHidden"]
        return members.filter { !effective.contains($0.key) }.map { member in
            PolicyConduct.Finding(
                code: .ruleBroken,
                screen: nil,
                key: member.key,
                pointer: context.pointer(toOption: "onStack").appending(member: member.key),
                rule: .swiftUIOutsideStack,
                message: """
                    \(member.key) stands on the container itself, and does not reach its bar: it goes out to a container \
                    around it, if there is one.
                    """,
                fix:
                    "Put .\(member.key) on the content inside of the NavigationStack, on each screen that it is meant for."
            )
        }
    }

    private var proxy: [PolicyConduct.Finding] {
        guard let late = modifiers.appearanceProxy, !late.isEmpty else { return [] }
        let style = context.environment.userInterfaceStyle
        let isTaken = late.contains {
            context.bar.origin(of: $0).writer == .appearanceProxy
                && context.bar.properties.currentValue(of: $0) == $1.resolved(for: style)
        }
        guard !isTaken else { return [] }
        return [
            finding(
                .ineffectiveProperty,
                "appearanceProxy",
                rule: .swiftUIProxyTiming,
                """
                What onAppear of \(id) sets on UINavigationBar.appearance() has no effect on this bar: it is in its window \
                already, and takes it only when it enters one again.
                """,
                fix: """
                    Set it before the stack comes, in init() of the App (defaults.appearanceProxy), or use toolbarBackground on \
                    the screen.
                    """,
                fixes: [Fix(.removeLibrary("appearanceProxy"), of: top, keepsLooks: true)]
            )
        ]
    }

    private var container: [PolicyConduct.Finding] {
        guard modifiers.containerBackground != nil, context.environment.os < SwiftUIModifiers.containerBackgrounds
        else {
            return []
        }
        return [
            finding(
                .ineffectiveProperty,
                "containerBackground",
                """
                containerBackground of \(id) has no effect: for .navigation it came with iOS 18, and this is iOS \
                \(context.environment.os).
                """,
                fix: "Use .background(_:ignoresSafeAreaEdges:) on the content before iOS 18.",
                fixes: [Fix(.removeLibrary("containerBackground"), of: top, keepsLooks: true)]
            )
        ]
    }

    private var tints: [PolicyConduct.Finding] {
        guard let color = modifiers.tint, after.bar.backButton.isShown, !after.bar.isHidden,
            color.resolved(for: context.environment.userInterfaceStyle) != after.bar.backButton.color
        else { return [] }
        return [
            finding(
                .declaredStyleNotShown,
                "tint",
                "tint of \(id) is that of its content: the back button is \(after.bar.backButton.color).",
                fix: "Put .tint(_:) on the NavigationStack (the policy's option tint), or color the items by the proxy."
            )
        ]
    }

    // MARK: - iOS 26

    private var glass: [PolicyConduct.Finding] {
        guard isGlass, modifiers.toolbarBackground != nil, visibility == .visible, !after.bar.isHidden else {
            return []
        }
        let isCovered = after.bar.title.isLarge && isAtEdge
        return [
            finding(
                .glassInterference,
                "toolbarBackground",
                severity: isCovered ? .warning : nil,
                rule: .swiftUIGlass,
                isCovered
                    ? """
                    toolbarBackground of \(id) is painted over the large title, which is not seen at the scroll edge of iOS \
                    \(context.environment.os).
                    """
                    : """
                    toolbarBackground gives the bar of \(id) a background, and iOS \(context.environment.os) draws bars in \
                    Liquid Glass.
                    """,
                fix: "Use .containerBackground(_:for: .navigation), behind bar and content, and leave the bar's out."
            )
        ]
    }

    private var snaps: [PolicyConduct.Finding] {
        guard let motion = context.passage?.motion, motion.immediacy != nil, let before = context.operation?.before,
            !before.bar.isHidden, !after.bar.isHidden, before.bar.background != after.bar.background,
            modifiers.toolbarBackground != nil
        else { return [] }
        return [
            finding(
                .styleSnaps,
                "toolbarBackground",
                severity: .info,
                rule: .swiftUIGlass,
                """
                The background jumps from \(before.bar.background.name) to \(after.bar.background.name) as the screens begin \
                to move, by one report of iOS 26 (contested).
                """,
                fix: "Share one background between the two screens, or leave it to the system."
            )
        ]
    }

    // MARK: - Hiding

    private var animation: [PolicyConduct.Finding] {
        guard case .update(.style(let style), _)? = context.operation?.action, let hidden = style.hidden,
            let before = context.operation?.before, before.scene.isNavigationBarHidden != hidden,
            after.scene.isNavigationBarHidden == hidden, let pointer = context.operation?.pointer
        else { return [] }
        return [
            PolicyConduct.Finding(
                code: .hiddenNotAnimated,
                screen: top,
                key: BarProperty.isNavigationBarHidden.name,
                pointer: pointer.appending(.bar).appending(.hidden),
                rule: .swiftUIVisibility,
                message:
                    "\(id) \(hidden ? "hides" : "shows") the bar without animation: it is \(hidden ? "gone" : "there") at once.",
                fix: "Change the state in withAnimation { }, which animates toolbar(_:for: .navigationBar)."
            )
        ]
    }
}

extension BarState.Background {
    /// What it is, in a word and its color.
    fileprivate var name: DiagnosticText { color.map { "\(kind) \($0)" } ?? "\(kind)" }
}
