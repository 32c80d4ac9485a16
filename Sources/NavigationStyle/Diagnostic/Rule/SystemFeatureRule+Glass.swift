// Backgrounds and tints of bars that iOS 26 draws in Liquid Glass (uikit.B5).
extension SystemFeatureRule {
    /// Reports the backgrounds and the tint that the bar draws: what is set and not drawn interferes with nothing.
    static func checkGlass(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        // A container's own bar is not drawn in glass (seed0.5.1.1).
        guard context.environment.designVersion >= .liquidGlass, context.family != .customContainer,
            let after = context.after, !after.bar.isHidden, let top = context.top
        else { return }
        let isCovered =
            context.conduct.coveredTitleFix != nil && after.bar.title.isLarge && after.bar.background.isOpaque
            && [.scrollEdge, .compactScrollEdge].contains(after.bar.appearance)
        for (property, cause) in context.drawnBackgrounds(of: after, on: top) {
            if isCovered, let fix = context.conduct.coveredTitleFix {
                findings.add(
                    glass,
                    severity: .warning,
                    screen: context.id(top),
                    property: property,
                    at: cause.pointer,
                    sources: context.conduct.sourcesBehind[glass.code],
                    """
                    \(property) covers the large title of \(context.id(top)), which is not visible at the scroll edge on \
                    iOS \(context.environment.os).
                    """,
                    fix: fix
                )
            } else {
                report(property, "background", by: cause, context, &findings)
            }
        }
        if let cause = context.causeOfDrawnTint(of: after) { report(.tintColor, "tint", by: cause, context, &findings) }
    }

    private static func report(
        _ property: BarProperty,
        _ addition: DiagnosticText,
        by cause: DiagnosticContext.ValueOrigin,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        findings.add(
            glass,
            screen: context.author(of: cause),
            property: property,
            at: cause.pointer,
            """
            \(property) gives the bar a \(addition), which interferes with the Liquid Glass of iOS \
            \(context.environment.os).
            """,
            fix: "Leave \(property) unset on iOS 26 and later."
        )
    }
}

extension DiagnosticContext {
    /// Returns the properties that give the bar of `top` the backgrounds that it draws, and what set them.
    fileprivate func drawnBackgrounds(of after: BarSnapshot, on top: Int) -> [(BarProperty, ValueOrigin)] {
        var backgrounds: [(BarProperty, ValueOrigin)] = []
        if let background = drawnBackgroundOfAppearance(of: after, on: top) { backgrounds.append(background) }
        let (scene, slot) = (after.scene, after.bar.appearance)
        let drawn = scene.effectiveAppearance(in: slot, on: device).background
        // A policy may paint a view of its own in the bar.
        if scene.backgroundView != nil, !scene.isBackgroundHidden, drawn.kind != .clear,
            let cause = causeOfPolicysBackground(on: top)
        {
            backgrounds.append((drawn.kind == .image ? .backgroundImage : .barTintColor, cause))
        }
        for property in [BarProperty.barTintColor, .backgroundImage, .compactBackgroundImage, .backgroundColor] {
            guard scene.properties[property]?.isBackground ?? false,
                scene.with(nil, for: property).effectiveAppearance(in: slot, on: device).background != drawn,
                let cause = causeOfDrawn(property, in: scene)
            else { continue }
            backgrounds.append((property, cause))
        }
        return backgrounds
    }

    /// Returns the appearance whose background the bar draws, under the name of its slot, and what set it; nil without
    /// one.
    private func drawnBackgroundOfAppearance(of after: BarSnapshot, on top: Int) -> (BarProperty, ValueOrigin)? {
        let scene = after.scene
        let source = scene.appearanceSource(for: after.bar.appearance)
        guard !source.isTransparent, !scene.isBackgroundHidden else { return nil }
        switch source.owner {
        case .legacy: return nil
        case .bar:
            guard let value = scene.properties[source.property], case .appearance(let appearance) = value,
                appearance.hasBackground,
                let cause = cause(of: source.property, being: value) ?? causeInLateProxy(of: source.property)
                    ?? causeOfPolicysBackground(on: top)
            else { return nil }
            // A declared style sets every slot at once, which has the name of the standard one then.
            let isOfStandard = self.cause(of: .standardAppearance)?.pointer == cause.pointer
            return (isOfStandard ? .standardAppearance : source.property, cause)
        case .item:
            guard let appearance = scene.screen.navigationItem.appearance(source.property), appearance.hasBackground
            else { return nil }
            let style = scene.environment.userInterfaceStyle
            let isOwn = screen(top) {
                $0.navigationItem.appearance(source.property)?.hasBackground(of: appearance, in: style) ?? false
            }
            if isOwn {
                let pointer = pointer(toScreen: top).appending(.navigationItem).appending(source.property)
                return (source.property, ValueOrigin(screen: top, pointer: pointer))
            }
            // The policy reports appearances that its own interface puts on the item.
            return conduct.interface == nil
                ? causeOfPolicysBackground(on: top).map { (.standardAppearance, $0) } : nil
        }
    }

    private func causeOfPolicysBackground(on top: Int) -> ValueOrigin? {
        pointer(toPolicysBackgroundOf: top).map { ValueOrigin(screen: top, pointer: $0) }
    }

    /// Returns what set the tint that the bar's buttons have; nil if they have another color.
    fileprivate func causeOfDrawnTint(of after: BarSnapshot) -> ValueOrigin? {
        guard after.scene.tintsButtons, case .color = after.scene.properties[.tintColor],
            !after.scene.hasButtonColor(after.scene.appearanceSource(for: after.bar.appearance))
        else { return nil }
        return causeOfDrawn(.tintColor, in: after.scene)
    }

    /// Returns what set the very value of `property` that the bar draws; nil if a policy did by itself.
    private func causeOfDrawn(_ property: BarProperty, in scene: BarScene) -> ValueOrigin? {
        causeOfShown(property, in: scene) ?? causeInLateProxy(of: property)
    }
}

extension BarValue {
    /// Whether it is a background that can be seen.
    fileprivate var isBackground: Bool {
        switch self {
        case .color(let color): !color.isClear
        case .image(.picture): true
        default: false
        }
    }
}

extension Appearance {
    /// Whether it has a background of the app's own.
    fileprivate var hasBackground: Bool {
        background == .opaque || backgroundImage != nil
            || !(backgroundColor?.isClear ?? true)
            || backgroundEffect.flatMap(\.self) != nil
    }

    /// Whether its background is that of `other`, both drawn under `style`.
    fileprivate func hasBackground(of other: Appearance, in style: UserInterfaceStyle) -> Bool {
        background == other.background && backgroundEffect == other.backgroundEffect
            && backgroundColor?.fixed(for: style) == other.backgroundColor?.fixed(for: style)
            && backgroundImage?.resolved(for: style) == other.backgroundImage?.resolved(for: style)
    }
}
