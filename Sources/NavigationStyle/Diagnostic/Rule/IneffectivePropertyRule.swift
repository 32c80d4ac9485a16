/// Writes that this iOS ignores, or that another value covers (seed0.4; uikit.A, uikit.B3).
enum IneffectivePropertyRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .ineffectiveProperty,
        severity: .warning,
        symptom: "A property is set but has no visible effect.",
        cause: "This iOS does not draw it in the bar's current state, or something else is drawn over it.",
        remedy: "The message names the rule; usually an appearance object should be used.",
        references: ["seed0.4", "uikit.A", "uikit.B3"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        if context.environment.os < .viewIsAppearing { checkViewIsAppearing(context, &findings) }
        checkMembers(context, &findings)
        guard let after = context.after, !after.bar.isHidden else { return }
        var seen = VisibleBar(after)
        for property in after.scene.properties.touched {
            guard let (reason, fix) = reason(property, scene: after.scene, state: after.bar, context),
                let source = context.source(of: property, on: after.scene)
            else { continue }
            // Removing the property must make no visible difference.
            guard seen.isSeen(of: after.scene.with(nil, for: property)) else { continue }
            let covers = source.isOwn && findings.hasWords ? leaks(covering: property, in: after, context) : []
            let cover = advice(against: covers, over: property, in: after, context)
            findings.add(
                page,
                screen: source.isOwn ? context.top.map { context.id($0) } : nil,
                property: property,
                at: context.pointer(to: property, in: source),
                "\(property) has no effect: \(reason).",
                fix: cover?.words ?? fix,
                fixes: cover?.fixes
                    ?? fixes(of: property, source, after.scene, mayRemove: covers.isEmpty, context)
            )
        }
        if context.environment.era < .scrollEdgeForAllBars { checkItem(context, &findings) }
    }

    /// Returns the fixes: the value is set where it is drawn, and kept for older systems; or the write is removed, if
    /// it is invisible everywhere, or becomes nil, if another screen's value would show without it.
    private static func fixes(
        of property: BarProperty,
        _ source: DiagnosticContext.Source,
        _ scene: BarScene,
        mayRemove: Bool,
        _ context: DiagnosticContext
    ) -> [Fix] {
        var fixes: [Fix] = []
        if let appearance = context.appearanceMeant(by: property, in: scene) {
            fixes += context.fixes(setting: appearance, besideLastWriteOf: property)
        }
        if let properties = context.legacyProperties(meantBy: property, in: scene) {
            let writes = properties.compactMap { legacy, value in
                context.change(writing: legacy, value, besideLastWriteOf: .standardAppearance)
            }
            if writes.count == properties.touched.count { fixes.append(Fix(changes: writes)) }
        }
        // These flags of the navigation controller take effect on a later iOS, so no fix removes them.
        if BarPropertySet.hidesBars.contains(property) { return [] }
        guard mayRemove else { return fixes }
        switch source {
        case .write(let write):
            fixes += context.fixes(removing: property, from: write)
            if property.defaultValue == .null,
                let null = context.change(writing: property, .null, beside: property, in: write)
            {
                fixes.append(Fix(changes: [null]))
            }
        case .proxy where context.log.origin.containedProxy(setting: property) == nil:
            fixes.append(Fix(changes: [.proxy(property, nil)]))
        case .proxy: break
        case .state: break
        }
        return fixes
    }

    /// Returns the reason that `property` is not visible; nil if it is, or may be.
    static func reason(
        _ property: BarProperty,
        scene: BarScene,
        state: BarState,
        _ context: DiagnosticContext
    ) -> (reason: DiagnosticText, fix: DiagnosticText)? {
        let os = context.environment.os
        switch property {
        case .standardAppearance, .compactAppearance, .scrollEdgeAppearance, .compactScrollEdgeAppearance:
            return appearance(property, scene: scene, context)
        case .prefersLargeTitles, .largeTitleTextAttributes:
            if os < .largeTitles {
                return (
                    """
                    large titles were added in iOS 11, and this is iOS \(os)
                    """, "Leave it out."
                )
            }
            if property == .largeTitleTextAttributes { return legacy(property, scene: scene, state: state, context) }
        case .barTintColor, .backgroundImage, .shadowImage, .titleTextAttributes:
            return legacy(property, scene: scene, state: state, context)
        case .hidesBarsOnSwipe, .hidesBarsOnTap, .hidesBarsWhenVerticallyCompact, .hidesBarsWhenKeyboardAppears:
            guard os < .hidingBars else { return nil }
            return ("bars hide by themselves from iOS 8 on, and this is iOS \(os)", "Hide the bar in code below iOS 8.")
        case .backgroundColor:
            guard case .color(let color) = scene.properties[property], !color.light.isClear || !color.dark.isClear
            else {
                return nil
            }
            if state.background.isOpaque {
                return ("an opaque \(state.background.kind) covers it", "Set the color on the background itself.")
            }
            guard state.background.kind != .image, case .color = scene.properties[.barTintColor] else { return nil }
            return ("barTintColor covers it", "Remove one of the two.")
        case .tintColor:
            guard scene.hasButtonColor(scene.appearanceSource(for: state.appearance)),
                !scene.appearancesRepeat(property)
            else { return nil }
            return ("the appearance's buttonColor is drawn", "Set buttonColor, or leave it out of the appearance.")
        default: break
        }
        return nil
    }

    /// Returns the reason that an appearance object has no effect on this version of iOS; nil if it has, or may have.
    private static func appearance(
        _ property: BarProperty,
        scene: BarScene,
        _ context: DiagnosticContext
    ) -> (reason: DiagnosticText, fix: DiagnosticText)? {
        guard case .appearance(let appearance) = scene.properties[property] else { return nil }
        let environment = context.environment
        if environment.os < .appearanceObjects {
            // The legacy properties can repeat only one object, that of the standard state, even if the others differ
            // from it.
            if scene.legacyPropertiesRepeat(appearance) || scene.legacyPropertiesRepeatStandard { return nil }
            return (
                "appearance objects were added in iOS 13, and this is iOS \(environment.os)",
                "Use backgroundImage, shadowImage and titleTextAttributes below iOS 13."
            )
        }
        guard environment.era < .scrollEdgeForAllBars else { return nil }
        if property == .compactScrollEdgeAppearance {
            return ("it was added in iOS 15, and this app runs by the rules of iOS \(environment.era)", "Leave it out.")
        }
        guard property == .scrollEdgeAppearance, !(scene.properties.prefersLargeTitles ?? false),
            scene.properties[.standardAppearance] != scene.properties[property]
        else { return nil }
        return (
            "before iOS 15 only a bar with a large title has a scroll edge",
            "Set standardAppearance for these versions."
        )
    }

    /// Returns why a legacy property has no effect: an appearance object, the scroll edge or another legacy property
    /// covers it.
    private static func legacy(
        _ property: BarProperty,
        scene: BarScene,
        state: BarState,
        _ context: DiagnosticContext
    ) -> (reason: DiagnosticText, fix: DiagnosticText)? {
        guard let value = scene.properties[property], value != .null else { return nil }
        if state.appearance != .legacy {
            let source = scene.appearanceSource(for: state.appearance)
            if source.owner != .legacy {
                if scene.appearancesRepeat(property) || context.layers(value, of: property, into: source, of: scene) {
                    return nil
                }
                return (
                    """
                    \(source.owner == .item ? "the item's " : "")\(source.property) draws the bar, and with an \
                    appearance object no legacy property is drawn
                    """,
                    "Set it in the appearance objects."
                )
            }
            if source.isTransparent, property != .titleTextAttributes, property != .largeTitleTextAttributes {
                let isOfAllBars = context.environment.era >= .scrollEdgeForAllBars
                return (
                    isOfAllBars
                        ? "from iOS 15 on, it is not drawn at the scroll edge, where this bar is"
                        : "at the scroll edge of a large title, where this bar is, it is not drawn",
                    "Set scrollEdgeAppearance and standardAppearance instead."
                )
            }
        }
        let hasImage = scene.drawnLegacyImage(on: context.device) != nil
        switch property {
        case .barTintColor
        where hasImage
            && (state.isTranslucent || state.background.backing == nil && state.background.kind != .color):
            // Some policies write both for one thing that the app sets.
            guard context.cause(of: property)?.pointer != context.cause(of: .backgroundImage)?.pointer else {
                return nil
            }
            return ("the background image replaces it", "Remove one of the two.")
        case .shadowImage where !hasImage && context.environment.era < BarScene.shadowImageStandsAlone:
            return (
                "up to iOS 10, a shadow image is drawn only with a background image",
                "Set a background image as well."
            )
        case .shadowImage where scene.properties.clipsToBounds ?? false:
            return ("clipsToBounds cuts off the hairline, which lies below the bar", "Set one of the two.")
        default: return nil
        }
    }

    /// Reports writes of the screen on top in `viewIsAppearing`, which is not called before iOS 13 (uikit.U1).
    private static func checkViewIsAppearing(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let top = context.top else { return }
        let dead = context.screen(top) { $0.callbacks.viewIsAppearing }
        let moves = dead.map { property, value -> (property: BarProperty, fix: Fix?) in
            // If viewWillAppear, or a style written there, sets the property too, its value is meant for earlier
            // versions.
            let isSaid = context.screen(top) {
                $0.callbacks.touched(in: .viewWillAppear).contains(property) || $0.bar?.key(for: property) != nil
            }
            guard !isSaid, !value.isSaved else { return (property, nil) }
            let removal = RequestChange.screen(top, .removeWrite(property, in: .viewIsAppearing))
            let move = RequestChange.screen(top, .write(property, value, in: .viewWillAppear))
            return (property, Fix(changes: [removal, move]))
        }
        // One value may need another beside it, as a back indicator needs its mask.
        let fixes = moves.compactMap(\.fix)
        let all = fixes.count > 1 ? [fixes.reduce(Fix(changes: [])) { $0.and($1) }] : []
        for (property, fix) in moves {
            findings.add(
                page,
                screen: context.id(top),
                property: property,
                at: context.pointer(toScreen: top).appending(.callbacks).appending(.viewIsAppearing)
                    .appending(property),
                sources: ["uikit.U1"],
                """
                \(property) has no effect: viewIsAppearing is called from iOS 13 on, and this is iOS \
                \(context.environment.os).
                """,
                fix: "Write it in viewWillAppear.",
                fixes: fix.map { [$0] + all } ?? [],
                noFix: .needsDecision
            )
        }
    }

    /// Reports the item's appearances before iOS 13 and, before iOS 15, the one for the scroll edge in compact height
    /// (uikit.B1).
    private static func checkItem(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let top = context.top, let scene = context.after?.scene,
            context.screen(top, { $0.navigationItem.hasAppearance })
        else { return }
        guard context.environment.os < .appearanceObjects else {
            checkCompactScrollEdge(ofItemOf: top, context, &findings)
            return
        }
        for property in BarPropertySet.appearances {
            guard let appearance = context.screen(top, { $0.navigationItem.appearance(property) }),
                !scene.legacyPropertiesRepeat(appearance)
            else { continue }
            findings.add(
                page,
                screen: context.id(top),
                property: property,
                at: context.pointer(toScreen: top).appending(.navigationItem).appending(property),
                """
                \(property) of the item has no effect: appearance objects were added in iOS 13, and this is iOS \
                \(context.environment.os).
                """,
                fix: "Style the bar below iOS 13.",
                fixes: [Fix(.itemAppearance(property, nil), of: top)]
            )
        }
    }

    private static func checkCompactScrollEdge(
        ofItemOf top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let property = BarProperty.compactScrollEdgeAppearance
        guard context.screen(top, { $0.navigationItem.hasAppearance(property) }) else { return }
        findings.add(
            page,
            screen: context.id(top),
            property: property,
            at: context.pointer(toScreen: top).appending(.navigationItem).appending(property),
            """
            \(property) of the item has no effect: it was added in iOS 15, and this app runs by the rules of iOS \
            \(context.environment.era).
            """,
            fix: "It works in iOS 15 and later: keep it for those versions, or leave it out.",
            noFix: .needsDecision
        )
    }
}
