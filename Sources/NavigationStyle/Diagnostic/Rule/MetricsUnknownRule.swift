/// Numbers that an answer does not have since nobody knows them.
enum MetricsUnknownRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .metricsUnknown,
        severity: .info,
        symptom: "frame or layout is null.",
        cause:
            "Apple does not publish the heights of bars, and nobody has measured this one: at most sizes of text that of a "
            + "large title. Nothing is estimated.",
        remedy: "Ask for a case that was measured, as the fix says, or go by what the answer has beside the numbers.",
        references: ["around.W2", "around.W3"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top, !after.bar.isHidden,
            let metric = after.scene.unknownMetric(on: context.device)
        else { return }
        switch metric {
        case .largeTitle:
            let environment = context.environment
            let category = "\(environment.contentSizeCategory.rawValue)" as DiagnosticText
            findings.add(
                page,
                screen: context.id(top),
                key: metric.property.rawValue,
                at: RequestPointer(.environment).appending(.contentSizeCategory),
                """
                Nobody has measured how high the large title of \(context.id(top)) is at the text size \(category) on iOS \
                \(environment.os): the bar's frame and the layout below it are left out.
                """,
                fix: environment.designVersion >= .liquidGlass
                    ? "Ask for large, extraExtraExtraLarge or accessibilityMedium, which were measured."
                    : "Ask for large, the one size that is known before iOS 26."
            )
        }
    }
}
