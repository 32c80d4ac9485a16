/// Numbers that an answer does not have since nobody knows them.
enum MetricsUnknownRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .metricsUnknown,
        severity: .info,
        symptom: "frame or layout is null.",
        cause:
            "Apple does not publish the heights of bars, and nobody has measured this one: at most sizes of text that of a "
            + "large title; in a sheet on iOS 26 and in a custom presentation; and tab bars of iPadOS 18 and of iOS 26. Nothing "
            + "is estimated.",
        remedy: "Ask for a case that was measured, as the fix says, or go by what the answer has beside the numbers.",
        references: ["around.W2", "around.W3", "around.O5", "around.P4"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top else { return }
        let frameMetric = after.bar.isHidden ? nil : after.scene.unknownMetric(on: context.device)
        guard let metric = frameMetric ?? after.scene.unknownLayoutMetric(on: context.device) else { return }
        switch metric {
        case .largeTitle:
            let environment = context.environment
            let category = "\(environment.contentSizeCategory.rawValue)" as DiagnosticText
            findings.add(
                page,
                screen: context.id(top),
                key: metric.property,
                at: context.pointerToContentSizeCategory,
                """
                Nobody has measured how high the large title of \(context.id(top)) is at the text size \(category) on iOS \
                \(environment.os): the bar's frame and the layout below it are left out.
                """,
                fix: environment.designVersion >= .liquidGlass
                    ? "Ask for large, extraExtraExtraLarge or accessibilityMedium, which were measured."
                    : "Ask for large, the one size that is known before iOS 26."
            )
        case .presentation:
            findings.add(
                page,
                screen: context.id(top),
                key: metric.property,
                at: RequestPointer(.navigationController).appending(.modalPresentationStyle),
                """
                Nobody has measured the bar of this presentation on iOS \(context.environment.os): its frame and the layout below \
                it are left out.
                """,
                fix: "Ask for a full-screen presentation, or for a sheet of iOS 13 to 18."
            )
        case .tabBar:
            findings.add(
                page,
                screen: context.id(top),
                key: metric.property,
                at: RequestPointer(.navigationController).appending(.tabBar),
                """
                Nobody has measured the tab bar of this device on iOS \(context.environment.os): the layout above it is left out.
                """,
                fix: "Leave tabBar out to know the layout without it."
            )
        }
    }
}

extension DiagnosticContext {
    /// The place of the size of text: in the operation that has changed it, or in the environment.
    fileprivate var pointerToContentSizeCategory: RequestPointer {
        if let operation, case .traitChange(changesTextSize: true) = operation.action {
            return operation.pointer.appending(.contentSizeCategory)
        }
        return RequestPointer(.environment).appending(.contentSizeCategory)
    }
}
