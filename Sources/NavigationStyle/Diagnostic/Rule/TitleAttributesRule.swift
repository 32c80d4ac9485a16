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

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        let os = context.environment.os
        guard let transition = context.transition, transition.isBackButtonTap,
            SystemVersion.keepingTitleAttributes.contains(os),
            let from = transition.from, context.operation?.outcome == .changed,
            let shown = context.after?.scene.properties.currentValue(of: .titleTextAttributes),
            let write = context.writes.last(where: {
                $0.screen == transition.to && $0.properties.touched.contains(.titleTextAttributes)
            }),
            write.event != .viewDidAppear, let asked = write.properties[.titleTextAttributes], asked != shown
        else { return }
        let (going, returning) = (context.id(from), context.id(transition.to))
        findings.add(
            page,
            screen: returning,
            property: .titleTextAttributes,
            at: context.pointer(to: .titleTextAttributes, in: write),
            """
            On iOS \(os), the bar keeps the titleTextAttributes of \(going) (\(was: shown)) after a tap on Back: those \
            that \(returning) sets\(write.place) (\(was: asked)) are not shown.
            """,
            fix: "Also write titleTextAttributes in viewDidAppear of \(returning).",
            fixes: context.requestedValue(of: .titleTextAttributes, in: write).map {
                [Fix(.write(.titleTextAttributes, $0, in: .viewDidAppear), of: transition.to)]
            } ?? []
        )
    }
}
