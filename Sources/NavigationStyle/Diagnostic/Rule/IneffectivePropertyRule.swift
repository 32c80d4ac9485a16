/// Writes that this iOS ignores, or that another value covers (seed 0, 4; uikit.md A, B3).
enum IneffectivePropertyRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .ineffectiveProperty,
        severity: .warning,
        symptom: "A property is set and nothing is seen of it.",
        cause: "This iOS does not draw it in the state that the bar is in, or something else is drawn over it.",
        remedy: "The message names the rule; mostly an appearance object is what is meant.",
        references: ["seed0.4", "uikit.A", "uikit.B3"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, !after.bar.isHidden else { return }
        for property in after.scene.properties.touched {
            guard let (reason, fix) = reason(property, after.scene, after.bar, context) else { continue }
            guard let cause = context.cause(of: property) else { continue }
            findings.add(
                page,
                screen: cause.screen.map { context.id($0) },
                property: property,
                at: cause.pointer,
                "\(property) has no effect: \(reason).",
                fix: fix
            )
        }
        if context.environment.os < .appearanceObjects { checkItem(context, &findings) }
    }

    /// Why nothing is seen of `property`; nil where something is, or may be.
    private static func reason(
        _ property: BarProperty,
        _ scene: BarScene,
        _ state: BarState,
        _ context: DiagnosticContext
    ) -> (reason: DiagnosticText, fix: DiagnosticText)? {
        let os = context.environment.os
        switch property {
        case .standardAppearance, .compactAppearance, .scrollEdgeAppearance, .compactScrollEdgeAppearance:
            return appearance(property, scene, context)
        case .prefersLargeTitles, .largeTitleTextAttributes:
            if os < .largeTitles { return ("large titles came with iOS 11, and this is iOS \(os)", "Leave it out.") }
            if property == .largeTitleTextAttributes { return legacy(property, scene, state, context) }
        case .barTintColor, .backgroundImage, .shadowImage, .titleTextAttributes:
            return legacy(property, scene, state, context)
        case .backgroundColor:
            guard case .color = scene.properties[property], state.background.isOpaque,
                scene.background(without: property, on: context.device) == state.background
            else { return nil }
            return (
                "an opaque \(state.background.kind) lies over it", "Set the colour on the background itself."
            )
        case .tintColor:
            guard scene.hasButtonColor(scene.appearanceSource(for: state.appearance)) else { return nil }
            return ("the appearance's buttonColor is drawn", "Set buttonColor, or leave it out of the appearance.")
        default: break
        }
        return nil
    }

    /// An appearance object on an iOS that does not have it.
    private static func appearance(
        _ property: BarProperty,
        _ scene: BarScene,
        _ context: DiagnosticContext
    ) -> (reason: DiagnosticText, fix: DiagnosticText)? {
        guard case .appearance = scene.properties[property] else { return nil }
        let environment = context.environment
        if environment.os < .appearanceObjects {
            return (
                "appearance objects came with iOS 13, and this is iOS \(environment.os)",
                "Use backgroundImage, shadowImage and titleTextAttributes below iOS 13."
            )
        }
        guard environment.era < .scrollEdgeForAllBars else { return nil }
        if property == .compactScrollEdgeAppearance {
            return ("it came with iOS 15, and this app runs by the rules of iOS \(environment.era)", "Leave it out.")
        }
        guard property == .scrollEdgeAppearance, !(scene.properties.prefersLargeTitles ?? false),
            scene.properties[.standardAppearance] != scene.properties[property]
        else { return nil }
        return (
            "before iOS 15 only a bar with a large title has a scroll edge",
            "Set standardAppearance for these versions."
        )
    }

    /// A legacy property that an appearance object, the scroll edge or another legacy property covers.
    private static func legacy(
        _ property: BarProperty,
        _ scene: BarScene,
        _ state: BarState,
        _ context: DiagnosticContext
    ) -> (reason: DiagnosticText, fix: DiagnosticText)? {
        guard let value = scene.properties[property], value != .null else { return nil }
        if state.appearance != .legacy {
            let source = scene.appearanceSource(for: state.appearance)
            if source.owner != .legacy {
                return (
                    """
                    the bar is drawn by \(source.owner == .item ? "the item's " : "")\(source.property), and beside an \
                    appearance object legacy properties are not
                    """,
                    "Put it into the appearance objects."
                )
            }
            if source.isTransparent, property != .titleTextAttributes, property != .largeTitleTextAttributes {
                return (
                    "from iOS 15 on it is not drawn at the scroll edge, where this bar is",
                    "Set scrollEdgeAppearance and standardAppearance instead."
                )
            }
        }
        let hasImage = scene.drawnLegacyImage(on: context.device) != nil
        switch property {
        case .barTintColor where hasImage && state.background.backing == nil && state.background.kind != .color:
            return ("the background image is drawn in its place", "Leave one of the two out.")
        case .shadowImage where !hasImage && context.environment.era < BarScene.shadowImageStandsAlone:
            return (
                "up to iOS 10 a shadow image is drawn only with a background image",
                "Set a background image as well."
            )
        case .shadowImage where scene.properties.clipsToBounds ?? false:
            return ("clipsToBounds cuts the hairline off, which lies below the bar", "Set one of the two.")
        default: return nil
        }
    }

    /// The item's appearances before iOS 13.
    private static func checkItem(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let top = context.top, context.screen(top, { $0.navigationItem.hasAppearances }) else { return }
        for property in BarPropertySet.all
        where property.kind == .appearance && context.screen(top, { $0.navigationItem.hasAppearance(property) }) {
            findings.add(
                page,
                screen: context.id(top),
                property: property,
                at: context.pointer(toScreen: top).appending(.navigationItem).appending(property),
                """
                \(property) of the item has no effect: appearance objects came with iOS 13, and this is iOS \
                \(context.environment.os).
                """,
                fix: "Style the bar below iOS 13."
            )
        }
    }
}

extension BarState.Background {
    /// Whether nothing behind it is seen.
    var isOpaque: Bool {
        switch kind {
        case .color: color?.isOpaque ?? true && alpha == .value(1)
        case .image: alpha == .value(1) || backing != nil
        case .blur, .glass, .clear: false
        }
    }
}

extension BarScene {
    /// The background of the same bar without `property`.
    fileprivate func background(without property: BarProperty, on device: Device) -> BarState.Background {
        var scene = self
        scene.properties[property] = nil
        return scene.effectiveAppearance(in: scene.appearanceSlot(on: device), on: device).background
    }
}
