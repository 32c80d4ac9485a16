/// Attributes of the title that do not go with the screen whose they are (uikit.md G).
enum TitleAttributesRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .titleAttributesStay,
        severity: .warning,
        symptom: "After a tap on Back the title has the color and the font of the screen that went.",
        cause:
            "iOS 11 and 12 write the titleTextAttributes of the screen that goes to the bar once more, after those of the "
            + "screen that returns. A swipe and a pop by code do not.",
        remedy: "Write titleTextAttributes in viewDidAppear as well.",
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
            On iOS \(os) the bar keeps the titleTextAttributes of \(going), \(shown), after a tap on Back: what \(returning) \
            sets in \(write.event), \(asked), is not seen.
            """,
            fix: "Write titleTextAttributes in viewDidAppear of \(returning) as well.",
            fixes: context.requestedValue(of: .titleTextAttributes, in: write).map {
                [Fix(.write(.titleTextAttributes, $0, in: .viewDidAppear), of: transition.to)]
            } ?? []
        )
    }
}
