/// Title attributes that stay when their screen is popped (uikit.G).
enum TitleAttributesRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .titleAttributesStay,
        severity: .warning,
        symptom: "After a tap on Back, the title keeps the color and the font of the popped screen.",
        cause:
            "iOS 11 and 12 write the popped screen's titleTextAttributes to the bar again, after those of the "
            + "returning screen. They do not after a swipe or a pop in code.",
        remedy: "Also write titleTextAttributes in viewDidAppear.",
        references: ["uikit.G"]
    )

    /// Title attributes of a returning screen that are replaced by those of the one that goes.
    struct Replacement {
        let going: Int
        let returning: Int
        let shown: BarValue
        let asked: BarValue
        let write: WriteLog.Write
    }

    /// Whether the bar keeps the title attributes of the screen that goes until viewDidAppear.
    static func keepsTitle(in context: DiagnosticContext) -> Bool {
        context.transition?.isBackButtonTap ?? false && context.operation?.outcome == .changed
            && SystemVersion.keepingTitleAttributes.contains(context.environment.os)
    }

    /// Returns the title attributes that the operation has replaced; nil if it has not.
    static func replacement(_ context: DiagnosticContext) -> Replacement? {
        guard let transition = context.transition, let from = transition.from, keepsTitle(in: context),
            let shown = context.after?.scene.properties.currentValue(of: .titleTextAttributes),
            let write = context.writes.last(where: {
                $0.screen == transition.to && $0.properties.touched.contains(.titleTextAttributes)
            }),
            write.event != .viewDidAppear, let asked = write.properties[.titleTextAttributes], asked != shown
        else { return nil }
        return Replacement(going: from, returning: transition.to, shown: shown, asked: asked, write: write)
    }

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let replacement = replacement(context), let after = context.after else { return }
        // Nobody sees it in a hidden bar, below a title view or in a large title.
        var seen = VisibleBar(after)
        guard !seen.isSeen(of: after.scene.with(replacement.asked, for: .titleTextAttributes)) else { return }
        let (os, write) = (context.environment.os, replacement.write)
        let (going, returning) = (context.id(replacement.going), context.id(replacement.returning))
        findings.add(
            page,
            screen: returning,
            property: .titleTextAttributes,
            at: context.pointer(to: .titleTextAttributes, in: write),
            """
            On iOS \(os), the bar keeps the titleTextAttributes of \(going) (\(was: replacement.shown)) after a tap on Back: those \
            that \(returning) sets\(write.place) (\(was: replacement.asked)) are not shown.
            """,
            fix: "Also write titleTextAttributes in viewDidAppear of \(returning).",
            fixes: context.requestedValue(of: .titleTextAttributes, in: write).map {
                [Fix(.write(.titleTextAttributes, $0, in: .viewDidAppear), of: replacement.returning)]
            } ?? []
        )
    }
}
