/// iOS 15: a bar without an appearance for its scroll edge is transparent there (seed0.4; uikit.B2).
enum ScrollEdgeRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .transparentAtScrollEdge,
        severity: .warning,
        symptom: "The bar is transparent, black or white until something is scrolled under it.",
        cause:
            "From iOS 15 on, every bar has a scroll edge: if nothing is scrolled under it and "
            + "scrollEdgeAppearance is nil, it is drawn without its background.",
        remedy: "Set scrollEdgeAppearance to the same appearance as standardAppearance.",
        references: ["seed0.4", "uikit.B2"]
    )

    /// A background that is declared and not drawn.
    struct HiddenBackground {
        let source: AppearanceSource
        let words: String
        let cause: DiagnosticContext.ValueOrigin
        let property: BarProperty
    }

    /// Returns the background that the bar of the screen on top declares but does not draw at its scroll edge; nil if
    /// there is none.
    static func hiddenBackground(_ context: DiagnosticContext) -> HiddenBackground? {
        guard let after = context.after, let top = context.top, !after.bar.isHidden,
            context.environment.era >= .scrollEdgeForAllBars,
            after.bar.appearance == .scrollEdge || after.bar.appearance == .compactScrollEdge
        else { return nil }
        let source = after.scene.appearanceSource(for: after.bar.appearance)
        // The policy reports appearances that its own interface puts on the item.
        if context.conduct.interface != nil, source.owner == .item,
            !context.screen(top, { $0.navigationItem.hasAppearance(source.property) })
        {
            return nil
        }
        guard source.isTransparent, let (words, legacy) = after.scene.hiddenBackground(of: source),
            let (cause, property) = context.cause(of: source, legacy: [legacy])
        else { return nil }
        return HiddenBackground(source: source, words: words, cause: cause, property: property)
    }

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        // If UIKit does not track the scroll view, that is the cause, which another rule reports.
        guard let after = context.after, let top = context.top, let hidden = hiddenBackground(context),
            !ScrollViewTrackingRule.isUntracked(in: after, context)
        else { return }
        let (source, property) = (hidden.source, hidden.property)
        let why: DiagnosticText =
            after.scene.tracksScrollView
            ? "nothing is scrolled under the bar" : "\(context.id(top)) has no content scroll view"
        findings.add(
            page,
            screen: context.id(top),
            property: property,
            at: hidden.cause.pointer,
            "\(hidden.words) of \(property) is not drawn: \(why), and there is no scrollEdgeAppearance.",
            fix: (source.owner == .bar ? context.conduct.scrollEdgeFix : nil)
                ?? "Set scrollEdgeAppearance to an appearance with the same background.",
            fixes: fixes(of: source, property: property, scene: after.scene, on: top, context)
        )
    }

    /// Returns the fixes that give the scroll edge the background of `source`.
    static func fixes(
        of source: AppearanceSource,
        property: BarProperty,
        scene: BarScene,
        on top: Int,
        _ context: DiagnosticContext
    ) -> [Fix] {
        switch source.owner {
        case .item:
            guard let appearance = scene.screen.navigationItem.appearance(property) else { return [] }
            return [Fix(.itemAppearance(.scrollEdgeAppearance, appearance), of: top)]
        case .bar:
            if let value = context.requestedValue(of: property),
                let change = context.change(writing: .scrollEdgeAppearance, value, besideLastWriteOf: property)
            {
                return [Fix(changes: [change])]
            }
            // The policy has written the appearance for a declared style, and leaves the scroll edge to the screen.
            guard context.isWrittenByPolicy(property),
                let declared = context.screen(top, { $0.bar?.properties(for: context.environment.os) }),
                let edge = declared[.scrollEdgeAppearance]
            else { return [] }
            return [Fix(changes: [context.style(top, .scrollEdgeAppearance, edge)])]
        case .legacy:
            return context.appearanceMeant(by: property, in: scene).map {
                context.fixes(setting: $0, besideLastWriteOf: property)
            } ?? []
        }
    }
}

extension BarScene {
    /// Returns the background that the appearance of `source` declares, in words, and the legacy property that declares
    /// it if no object does; nil if it declares none.
    fileprivate func hiddenBackground(of source: AppearanceSource) -> (words: String, legacy: BarProperty)? {
        let appearance: Appearance?
        switch source.owner {
        case .legacy:
            switch (properties[.backgroundImage], properties[.barTintColor]) {
            case (.image(.picture), _): return ("The image", .backgroundImage)
            // An empty image asks for a clear bar, over any color.
            case (.image(.empty), _): return nil
            case (_, .color): return ("The color", .barTintColor)
            default: return nil
            }
        case .bar:
            guard case .appearance(let value) = properties[source.property] else { return nil }
            appearance = value
        case .item:
            let item = screen.navigationItem
            appearance = source.property == .compactAppearance ? item.compactAppearance : item.standardAppearance
        }
        return appearance?.declaredBackground.map { ($0, source.property) }
    }
}

extension Appearance {
    /// The background that it declares, in words; nil if it declares none.
    fileprivate var declaredBackground: String? {
        if case .picture = backgroundImage { return "The image" }
        if let backgroundColor, !backgroundColor.isClear { return "The color" }
        return background == .opaque ? "The opaque background" : nil
    }
}

extension DiagnosticContext {
    /// Whether the policy wrote the value that `property` has now, by itself or for what a screen declares, and no code.
    fileprivate func isWrittenByPolicy(_ property: BarProperty) -> Bool {
        let writer = bar.origin(of: property).writer
        guard writer == .screen else { return writer == .policy }
        guard log.origin.restored == nil else { return false }
        guard let value = after?.scene.properties[property], let write = log.lastWrite(touching: property),
            write.properties[property]?.means(value) ?? false
        else { return true }
        return write.isRunByPolicy && write.screen == top
    }
}
