/// An appearance for one state of the bar, where the bar is in another (uikit.B1, uikit.B2).
enum AppearanceSlotRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .appearanceSlotMissing,
        severity: .warning,
        symptom: "The bar has its look in one state only: scrolled, at the edge, or in landscape.",
        cause:
            "Each state draws with its own appearance, or else falls back in one direction only: to "
            + "standardAppearance, and from an item's appearances to the bar's.",
        remedy: "Set standardAppearance and scrollEdgeAppearance, both on the item or both on the bar.",
        references: ["uikit.B1", "uikit.B2"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top, !after.bar.isHidden,
            let wanted = after.bar.appearance.property
        else { return }
        let source = after.scene.appearanceSource(for: after.bar.appearance)
        // The others are not drawn on this version of iOS in any state, which is another diagnostic.
        let slots = BarPropertySet.appearances.subtracting(
            context.environment.era >= .scrollEdgeForAllBars ? [] : [.compactScrollEdgeAppearance]
        )
        if source.owner != .item, context.screen(top, { $0.navigationItem.hasAppearance }) {
            let item = after.scene.screen.navigationItem
            guard let set = slots.first(where: { item.hasAppearance($0) }),
                let appearance = item.appearance(set),
                context.screen(top, { $0.navigationItem.hasAppearance(set) })
            else { return }
            var complete = after.scene
            var properties = BarProperties()
            properties[wanted] = .appearance(appearance)
            var screen = complete.screen
            screen.navigationItem.setAppearances(properties)
            complete.place = ScreenPlace(screens: [screen], index: 0)
            guard !complete.draws(after.bar, on: context.device) else { return }
            let pointer = context.pointer(toScreen: top).appending(.navigationItem).appending(set)
            report(
                set,
                wanted: wanted,
                source: source,
                author: "The item of \(context.id(top))",
                screen: context.id(top),
                pointer: pointer,
                state: after.bar,
                context,
                &findings
            )
        } else if source.owner == .legacy {
            let properties = after.scene.properties
            guard let set = slots.first(where: { properties[$0]?.isAppearance ?? false }),
                let cause = context.cause(of: set)
            else { return }
            var complete = after.scene
            complete.properties[wanted] = properties[set]
            guard !complete.draws(after.bar, on: context.device) else { return }
            let screen = context.author(of: cause)
            let author: DiagnosticText = screen.map { "\($0)" } ?? "The appearance proxy"
            report(
                set,
                wanted: wanted,
                source: source,
                author: author,
                screen: screen,
                pointer: cause.pointer,
                state: after.bar,
                context,
                &findings
            )
        }
    }

    private static func report(
        _ set: BarProperty,
        wanted: BarProperty,
        source: AppearanceSource,
        author: DiagnosticText,
        screen: Screen.ID?,
        pointer: RequestPointer,
        state: BarState,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let drawn: DiagnosticText =
            source.owner == .bar ? "the bar's \(source.property)" : "UIKit's own look"
        findings.add(
            page,
            screen: screen,
            property: set,
            at: pointer,
            "\(author) sets \(set), but the bar is in the state \(state.appearance) and draws with \(drawn).",
            fix: "Set \(wanted) there too.",
            fixes: isOwn(source, context) ? [] : fixes(set, wanted: wanted, context),
            noFix: isOwn(source, context) ? .needsDecision : nil
        )
    }

    /// Whether the screen itself makes the bar draw with another appearance.
    private static func isOwn(_ source: AppearanceSource, _ context: DiagnosticContext) -> Bool {
        source.owner == .bar && context.top != nil && context.cause(of: source.property)?.screen == context.top
    }

    /// Returns the fixes that set the same appearance for the state shown.
    private static func fixes(
        _ set: BarProperty,
        wanted: BarProperty,
        _ context: DiagnosticContext
    ) -> [Fix] {
        if let top = context.top, let appearance = context.screen(top, { $0.navigationItem.appearance(set) }) {
            return [Fix(.itemAppearance(wanted, appearance), of: top)]
        }
        guard let value = context.requestedValue(of: set) else { return [] }
        return context.change(writing: wanted, value, besideLastWriteOf: set).map { [Fix(changes: [$0])] } ?? []
    }
}

extension BarState.AppearanceSlot {
    /// The first property of the fallback chain in this state; nil without appearance objects.
    fileprivate var property: BarProperty? {
        switch self {
        case .standard: .standardAppearance
        case .compact: .compactAppearance
        case .scrollEdge: .scrollEdgeAppearance
        case .compactScrollEdge: .compactScrollEdgeAppearance
        case .legacy: nil
        }
    }
}

extension BarValue {
    /// Whether it is an appearance object.
    fileprivate var isAppearance: Bool { if case .appearance = self { true } else { false } }
}

extension BarScene {
    /// Whether this bar looks the same as `state` in everything that an appearance controls.
    fileprivate func draws(_ state: BarState, on device: Device) -> Bool {
        let own = barState(on: device)
        return own.background == state.background && own.shadow == state.shadow
            && own.title.color == state.title.color && own.title.fontSize == state.title.fontSize
            && own.title.fontWeight == state.title.fontWeight && own.backButton.color == state.backButton.color
    }
}
