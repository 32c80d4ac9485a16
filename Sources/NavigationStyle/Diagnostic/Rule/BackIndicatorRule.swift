/// The back indicator and its mask (seed 0, 4.4; uikit.md F7).
enum BackIndicatorRule: DiagnosticRule {
    static let pages = [missing, covers]

    static let missing = DiagnosticPage(
        code: .backIndicatorMaskMissing,
        severity: .warning,
        symptom: "The system's own chevron is shown, and not the image.",
        cause: "backIndicatorImage and backIndicatorTransitionMaskImage count only together.",
        remedy: "Set both.",
        references: ["seed0.4.4", "uikit.F7"]
    )

    static let covers = DiagnosticPage(
        code: .backIndicatorMaskCovers,
        severity: .info,
        symptom: "In a push or pop the title passes under the arrow.",
        cause: "Text is seen wherever the mask is opaque, and this mask is another image than the indicator.",
        remedy: "Use the indicator itself as its mask, or one that is opaque only at the right end of the arrow.",
        references: ["seed0.4.4", "uikit.F7"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after else { return }
        let names: BarPropertySet = [.backIndicatorImage, .backIndicatorTransitionMaskImage]
        if !after.scene.properties.touched.intersection(names).isEmpty { checkBar(after.scene, context, &findings) }
        for property in after.scene.properties.touched where property.kind == .appearance {
            guard case .appearance(let appearance) = after.scene.properties[property],
                appearance.backIndicatorImage != nil || appearance.backIndicatorTransitionMaskImage != nil
            else { continue }
            guard let cause = context.cause(of: property) else { continue }
            check(appearance, property, cause.pointer, cause.screen, context, &findings)
        }
        guard let top = context.top, context.screen(top, { $0.navigationItem.hasAppearances }) else { return }
        let item = context.screen(top) { $0.navigationItem }
        for (property, appearance) in [
            (BarProperty.standardAppearance, item.standardAppearance), (.compactAppearance, item.compactAppearance),
            (.scrollEdgeAppearance, item.scrollEdgeAppearance),
            (.compactScrollEdgeAppearance, item.compactScrollEdgeAppearance),
        ] {
            guard let appearance else { continue }
            let pointer = context.pointer(toScreen: top).appending(.navigationItem).appending(property)
            check(appearance, property, pointer, top, context, &findings)
        }
    }

    private static func checkBar(_ scene: BarScene, _ context: DiagnosticContext, _ findings: inout DiagnosticFindings)
    {
        let indicator = scene.properties.backIndicatorImage ?? nil
        let mask = scene.properties.backIndicatorTransitionMaskImage ?? nil
        let property: BarProperty = indicator == nil ? .backIndicatorTransitionMaskImage : .backIndicatorImage
        if (indicator == nil) != (mask == nil) {
            guard let cause = context.cause(of: property) else { return }
            reportMissing(property, property, cause.pointer, cause.screen, context, &findings)
        } else if let indicator, let mask, mask.covers(indicator) {
            guard let cause = context.cause(of: .backIndicatorTransitionMaskImage) else { return }
            reportCovering(
                mask,
                indicator,
                .backIndicatorTransitionMaskImage,
                cause.pointer,
                cause.screen,
                context,
                &findings
            )
        }
    }

    private static func check(
        _ appearance: Appearance,
        _ property: BarProperty,
        _ pointer: RequestPointer,
        _ screen: Int?,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let (indicator, mask) = (appearance.backIndicatorImage, appearance.backIndicatorTransitionMaskImage)
        // An appearance that a declared style comes to has neither: the pointer is one to an appearance.
        if (indicator == nil) != (mask == nil) {
            let given: BarProperty = indicator == nil ? .backIndicatorTransitionMaskImage : .backIndicatorImage
            reportMissing(given, property, pointer, screen, context, &findings)
        } else if let indicator, let mask, mask.covers(indicator) {
            reportCovering(mask, indicator, property, pointer, screen, context, &findings)
        }
    }

    private static func reportMissing(
        _ given: BarProperty,
        _ property: BarProperty,
        _ pointer: RequestPointer,
        _ screen: Int?,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let other: BarProperty =
            given == .backIndicatorImage ? .backIndicatorTransitionMaskImage : .backIndicatorImage
        findings.add(
            missing,
            screen: screen.map { context.id($0) },
            property: property,
            at: pointer,
            "\(given) is set and \(other) is not: neither applies.",
            fix: "Set \(other) too; the same image will do."
        )
    }

    private static func reportCovering(
        _ mask: Image,
        _ indicator: Image,
        _ property: BarProperty,
        _ pointer: RequestPointer,
        _ screen: Int?,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        findings.add(
            covers,
            screen: screen.map { context.id($0) },
            property: property,
            at: pointer,
            """
            The mask, \(mask), is another image than the back indicator, \(indicator): where it is opaque beyond the arrow, \
            the title is seen passing under it.
            """,
            fix: "Use \(indicator) as the mask too."
        )
    }
}

extension Image {
    /// Whether this mask lets text be seen where `indicator` has nothing.
    fileprivate func covers(_ indicator: Image) -> Bool {
        guard case .picture(let mask) = self, case .picture(let image) = indicator else { return false }
        return mask.name != image.name || mask.minimumAlpha > image.minimumAlpha
    }
}
