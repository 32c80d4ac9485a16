// What is said in the wrong place or too late, what iOS 26 makes of it, and what hides.
extension SwiftUIReview {
    // MARK: - In the wrong place, or too late

    func checkOutside(_ findings: inout DiagnosticFindings) {
        let option = context.trace.origin.policy.options.first { $0.key == "onStack" }
        guard case .object(let members) = option?.value else { return }
        let effective: Set = ["tint", "preferredColorScheme", "statusBarHidden"]
        for member in members where member.value != .null && !effective.contains(member.key) {
            findings.add(
                .ruleBroken,
                member.key,
                of: nil,
                at: context.pointer(toOption: "onStack").appending(member: member.key),
                in: context,
                rule: .swiftUIOutsideStack,
                """
                \(member.key) stands on the container itself, and does not reach its bar: it goes out to a container \
                around it, if there is one.
                """,
                fix:
                    "Put .\(member.key) on the content inside of the NavigationStack, on each screen that it is meant for."
            )
        }
    }

    func checkProxy(_ findings: inout DiagnosticFindings) {
        guard let late = modifiers.appearanceProxy, !late.isEmpty else { return }
        let style = context.environment.userInterfaceStyle
        let isTaken = late.contains {
            context.bar.origin(of: $0).writer == .appearanceProxy
                && context.bar.properties.currentValue(of: $0) == $1.resolved(for: style)
        }
        guard !isTaken else { return }
        findings.add(
            .ineffectiveProperty,
            "appearanceProxy",
            of: top,
            in: context,
            rule: .swiftUIProxyTiming,
            """
            What onAppear of \(id) sets on UINavigationBar.appearance() has no effect on this bar: it is in its window \
            already, and takes it only when it enters one again.
            """,
            fix: """
                Set it before the stack comes, in init() of the App (defaults.appearanceProxy), or use toolbarBackground on \
                the screen.
                """,
            fixes: [Fix(.removeLibrary("appearanceProxy"), of: top)]
        )
    }

    func checkContainer(_ findings: inout DiagnosticFindings) {
        guard modifiers.containerBackground != nil, context.environment.os < SwiftUIModifiers.containerBackgrounds
        else {
            return
        }
        findings.add(
            .ineffectiveProperty,
            "containerBackground",
            of: top,
            in: context,
            """
            containerBackground of \(id) has no effect: for .navigation it came with iOS 18, and this is iOS \
            \(context.environment.os).
            """,
            fix: "Use .background(_:ignoresSafeAreaEdges:) on the content before iOS 18.",
            fixes: [Fix(.removeLibrary("containerBackground"), of: top)]
        )
    }

    func checkTint(_ findings: inout DiagnosticFindings) {
        guard let color = modifiers.tint, after.bar.backButton.isShown, !after.bar.isHidden,
            color.resolved(for: context.environment.userInterfaceStyle) != after.bar.backButton.color
        else { return }
        findings.add(
            .declaredStyleNotShown,
            "tint",
            of: top,
            in: context,
            "tint of \(id) is that of its content: the back button is \(after.bar.backButton.color).",
            fix: "Put .tint(_:) on the NavigationStack (the policy's option tint), or color the items by the proxy."
        )
    }

    // MARK: - iOS 26

    func checkGlass(_ findings: inout DiagnosticFindings) {
        guard isGlass, modifiers.toolbarBackground != nil, visibility == .visible, !after.bar.isHidden else {
            return
        }
        let isCovered = after.bar.title.isLarge && isAtEdge
        findings.add(
            .glassInterference,
            "toolbarBackground",
            of: top,
            in: context,
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
    }

    func checkSnap(_ findings: inout DiagnosticFindings) {
        guard let motion = context.passage?.motion, motion.immediacy != nil, let before = context.operation?.before,
            !before.bar.isHidden, !after.bar.isHidden, before.bar.background != after.bar.background,
            modifiers.toolbarBackground != nil
        else { return }
        findings.add(
            .styleSnaps,
            "toolbarBackground",
            of: top,
            in: context,
            severity: .info,
            rule: .swiftUIGlass,
            """
            The background jumps from \(before.bar.background.name) to \(after.bar.background.name) as the screens begin \
            to move, by one report of iOS 26 (contested).
            """,
            fix: "Share one background between the two screens, or leave it to the system."
        )
    }

    // MARK: - Hiding

    func checkAnimation(_ findings: inout DiagnosticFindings) {
        guard case .update(.style(let style), _)? = context.operation?.action, let hidden = style.hidden,
            let before = context.operation?.before, before.scene.isNavigationBarHidden != hidden,
            after.scene.isNavigationBarHidden == hidden, let pointer = context.operation?.pointer
        else { return }
        findings.add(
            .hiddenNotAnimated,
            BarProperty.isNavigationBarHidden.name,
            of: top,
            at: pointer.appending(.bar).appending(.hidden),
            in: context,
            rule: .swiftUIVisibility,
            "\(id) \(hidden ? "hides" : "shows") the bar without animation: it is \(hidden ? "gone" : "there") at once.",
            fix: "Change the state in withAnimation { }, which animates toolbar(_:for: .navigationBar)."
        )
    }
}

extension BarState.Background {
    /// What it is, in a word and its color.
    fileprivate var name: DiagnosticText { color.map { "\(kind) \($0)" } ?? "\(kind)" }
}
