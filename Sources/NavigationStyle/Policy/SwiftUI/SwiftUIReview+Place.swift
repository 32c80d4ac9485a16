// The review of modifiers in the wrong place or too late, of changes by iOS 26, and of hidden bars.
extension SwiftUIReview {
    // MARK: - In the wrong place, or too late

    func checkOutside(_ findings: inout DiagnosticFindings) {
        let option = context.log.origin.policy.options.first { $0.key == "onStack" }
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
                \(member.key) is applied to the container itself and does not reach its bar: it goes to an enclosing \
                container, if there is one.
                """,
                fix:
                    "Apply .\(member.key) to the content inside the NavigationStack, on each screen that needs it."
            )
        }
    }

    func checkProxy(_ findings: inout DiagnosticFindings) {
        guard let late = modifiers.appearanceProxy, !late.isEmpty else { return }
        let isTaken = late.contains {
            context.bar.origin(of: $0).writer == .appearanceProxy
                && after.scene.properties.currentValue(of: $0) == $1.resolved(for: colorScheme)
        }
        guard !isTaken else { return }
        findings.add(
            .ineffectiveProperty,
            "appearanceProxy",
            of: top,
            in: context,
            rule: .swiftUIProxyTiming,
            """
            The values that onAppear of \(id) sets on UINavigationBar.appearance() do not reach this bar: it is already in \
            its window, and reads them only when it enters one again.
            """,
            fix: """
                Set them before the stack appears, in init() of the App (defaults.appearanceProxy), or use toolbarBackground \
                on the screen.
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
            containerBackground of \(id) has no effect: .navigation requires iOS 18, and this is iOS \
            \(context.environment.os).
            """,
            fix: "Use .background(_:ignoresSafeAreaEdges:) on the content before iOS 18.",
            fixes: [Fix(.removeLibrary("containerBackground"), of: top)]
        )
    }

    func checkTint(_ findings: inout DiagnosticFindings) {
        guard let color = modifiers.tint, after.bar.backButton.isShown, !after.bar.isHidden,
            color.resolved(for: colorScheme) != after.bar.backButton.color
        else { return }
        findings.add(
            .declaredStyleNotShown,
            "tint",
            of: top,
            in: context,
            "tint of \(id) applies only to its content: the back button is \(after.bar.backButton.color).",
            fix: isGlass
                ? "Color the items by the appearance proxy: from iOS 26 on, the tint of the NavigationStack does not reach them."
                : """
                Apply .tint(_:) to the NavigationStack (the policy's option tint), or color the items by the appearance proxy.
                """,
            fixes: context.fixes(tintingAllIn: color)
        )
    }

    // MARK: - iOS 26

    func checkGlass(_ findings: inout DiagnosticFindings) {
        guard isGlass, modifiers.toolbarBackground != nil, visibility == .visible, !after.bar.isHidden,
            let place = backgroundPlace
        else { return }
        let isCovered = after.bar.title.isLarge && isAtEdge
        // Over the content's background, no color scheme would make text readable that is not.
        let contrast = after.bar.contrast
        let isReadable = [contrast.title, contrast.statusBar].allSatisfy { $0?.verdict != .fail }
        findings.add(
            .glassInterference,
            "toolbarBackground",
            of: top,
            at: place,
            in: context,
            severity: isCovered ? .warning : nil,
            rule: .swiftUIGlass,
            isCovered
                ? """
                toolbarBackground of \(id) covers the large title, which is not visible at the scroll edge on iOS \
                \(context.environment.os).
                """
                : """
                toolbarBackground gives the bar of \(id) a background, which interferes with the Liquid Glass of iOS \
                \(context.environment.os).
                """,
            fix: """
                Use .containerBackground(_:for: .navigation), which lies behind the bar and the content, and remove the bar's.
                """,
            fixes: isCovered || isReadable ? fixesMovingBackground : []
        )
    }

    func checkSnap(_ findings: inout DiagnosticFindings) {
        guard let motion = context.passage?.motion, motion.immediacy != nil, let before = context.operation?.before,
            !before.bar.isHidden, !after.bar.isHidden, before.bar.background != after.bar.background,
            modifiers.toolbarBackground != nil, let place = backgroundPlace
        else { return }
        findings.add(
            .styleSnaps,
            "toolbarBackground",
            of: top,
            at: place,
            in: context,
            severity: .info,
            rule: .swiftUIGlass,
            """
            The background jumps from \(before.bar.background) to \(after.bar.background) as the screens begin to move, \
            according to one report about iOS 26 (contested).
            """,
            fix: "Use the same background on both screens, or leave it to the system."
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
            "\(id) \(hidden ? "hides" : "shows") the bar without animation: it \(hidden ? "disappears" : "appears") at once.",
            fix: SwiftUI.animationFix
        )
    }
}
