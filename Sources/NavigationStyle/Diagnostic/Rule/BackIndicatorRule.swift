/// The back indicator and its mask (seed0.4.4; uikit.F7).
enum BackIndicatorRule: DiagnosticRule {
    static let pages = [missing, covers]

    static let missing = DiagnosticPage(
        code: .backIndicatorMaskMissing,
        severity: .warning,
        symptom: "The system's chevron is shown instead of the image.",
        cause: "UIKit uses backIndicatorImage and backIndicatorTransitionMaskImage only together.",
        remedy: "Set both.",
        references: ["seed0.4.4", "uikit.F7"]
    )

    static let covers = DiagnosticPage(
        code: .backIndicatorMaskCovers,
        severity: .info,
        symptom: "During a push or pop, the title slides under the arrow.",
        cause: "The title is visible wherever the mask is opaque, and this mask is not the indicator's image.",
        remedy: "Use the indicator as its own mask, or a mask that is opaque only at the right end of the arrow.",
        references: ["seed0.4.4", "uikit.F7"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after else { return }
        checkBar(after.scene.properties, context, &findings)
        guard context.environment.os >= .appearanceObjects else { return }
        for property in after.scene.properties.touched.intersection(.appearances) {
            guard case .appearance(let appearance) = after.scene.properties[property] else { continue }
            let images = Images(of: appearance)
            guard images.problem != nil, let cause = context.cause(of: property) else { continue }
            report(images, property: property, at: cause, context, &findings) { mended in
                guard case .appearance(var written) = context.requestedValue(of: property) else { return nil }
                written.backIndicatorImage = mended.indicator
                written.backIndicatorTransitionMaskImage = mended.mask
                return context.change(writing: property, .appearance(written), besideLastWriteOf: property)
            }
        }
        guard let top = context.top, context.screen(top, { $0.navigationItem.hasAppearance }) else { return }
        for property in BarPropertySet.appearances {
            guard let appearance = context.screen(top, { $0.navigationItem.appearance(property) }) else { continue }
            let pointer = context.pointer(toScreen: top).appending(.navigationItem).appending(property)
            let cause = DiagnosticContext.ValueOrigin(screen: top, pointer: pointer)
            report(Images(of: appearance), property: property, at: cause, context, &findings) { mended in
                var item = appearance
                item.backIndicatorImage = mended.indicator
                item.backIndicatorTransitionMaskImage = mended.mask
                return .screen(top, .itemAppearance(property, item))
            }
        }
    }

    /// Checks the images of the bar itself.
    private static func checkBar(
        _ properties: BarProperties,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let images = Images(
            indicator: properties.backIndicatorImage ?? nil,
            mask: properties.backIndicatorTransitionMaskImage ?? nil
        )
        let given: BarProperty = images.mask == nil ? .backIndicatorImage : .backIndicatorTransitionMaskImage
        guard images.problem != nil, let cause = context.cause(of: given) else { return }
        report(images, property: given, at: cause, context, &findings) { mended in
            let isIndicator = images.problem == .missing && given == .backIndicatorTransitionMaskImage
            let other: BarProperty = isIndicator ? .backIndicatorImage : .backIndicatorTransitionMaskImage
            guard let image = isIndicator ? mended.indicator : mended.mask else { return nil }
            return context.change(writing: other, .image(image), besideLastWriteOf: given)
        }
    }

    /// Reports the problem with `images`, which `property` contains; `change` is the change that replaces them.
    private static func report(
        _ images: Images,
        property: BarProperty,
        at cause: DiagnosticContext.ValueOrigin,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings,
        change: (Images) -> RequestChange?
    ) {
        let screen = context.author(of: cause)
        switch images.problem {
        case nil: break
        case .missing:
            let (given, other) =
                images.mask == nil
                ? (BarProperty.backIndicatorImage, BarProperty.backIndicatorTransitionMaskImage)
                : (.backIndicatorTransitionMaskImage, .backIndicatorImage)
            let both = images.indicator ?? images.mask
            findings.add(
                missing,
                screen: screen,
                property: property,
                at: cause.pointer,
                "\(given) is set without \(other), so UIKit uses neither.",
                fix: "Set \(other) as well; the same image works.",
                fixes: change(Images(indicator: both, mask: both)).map { [Fix(changes: [$0])] } ?? []
            )
        case .covers(let mask, let indicator):
            findings.add(
                covers,
                screen: screen,
                property: property,
                at: cause.pointer,
                """
                The back indicator is \(indicator), but its mask is \(mask): where the mask is opaque beyond the arrow, \
                the title is visible under it.
                """,
                fix: "Use \(indicator) as the mask as well.",
                fixes: change(Images(indicator: indicator, mask: indicator)).map { [Fix(changes: [$0])] } ?? []
            )
        }
    }

    /// An indicator and its mask.
    private struct Images {
        var indicator, mask: BarImage?

        enum Problem: Equatable {
            case missing
            case covers(BarImage, indicator: BarImage)
        }

        init(indicator: BarImage?, mask: BarImage?) {
            self.indicator = indicator
            self.mask = mask
        }

        init(of appearance: Appearance) {
            self.init(
                indicator: appearance.backIndicatorImage,
                mask: appearance.backIndicatorTransitionMaskImage
            )
        }

        /// The problem with the images, if there is one.
        var problem: Problem? {
            guard let indicator, let mask else { return indicator == nil && mask == nil ? nil : .missing }
            return mask.covers(indicator) ? .covers(mask, indicator: indicator) : nil
        }
    }
}

extension BarImage {
    /// Whether this mask lets text show where `indicator` is transparent.
    fileprivate func covers(_ indicator: BarImage) -> Bool {
        guard case .picture(let mask) = self, case .picture(let image) = indicator else { return false }
        return mask.name != image.name || mask.minimumAlpha > image.minimumAlpha
    }
}
