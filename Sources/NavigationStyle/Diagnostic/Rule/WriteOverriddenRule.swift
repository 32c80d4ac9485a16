/// Finds writes of a screen that bypass its policy's own interface, so that the policy hides them (libraries.3 to 7).
enum WriteOverriddenRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .writeOverridden,
        severity: .warning,
        symptom: "A screen sets a property of the bar, but it is never seen.",
        cause:
            "The policy has its own interface for the property, and overwrites, covers or ignores values that "
            + "are written to the bar itself.",
        remedy: "Set the property through the policy's interface.",
        references: ["libraries.3", "libraries.4", "libraries.5", "libraries.6", "libraries.7"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let overriding = context.conduct.overriding, let top = context.top, let after = context.after else {
            return
        }
        if overriding.replacesItemAppearances {
            return checkItem(of: top, after.scene, sources: overriding.sources, context, &findings)
        }
        var overridden: [OverriddenWrite] = []
        var later = BarPropertySet()
        for write in context.newWrites.reversed() where write.screen == top && write.isOwnStyling {
            let asked = write.withheld.followed(
                by: write.properties.restricted(to: .all.subtracting(write.withheld.touched))
            )
            for (property, value) in asked where !later.contains(property) {
                guard let shown = overriding.value(value, property, after, context), !shown.means(value) else {
                    continue
                }
                overridden.append(OverriddenWrite(write: write, property: property, value: value, shown: shown))
            }
            later = later.union(asked.touched)
        }
        let declaring = context.fixes(declaring: overridden, on: top)
        for each in overridden {
            let (write, property) = (each.write, each.property)
            findings.add(
                page,
                screen: context.id(top),
                property: property,
                at: context.pointer(to: property, in: write),
                sources: overriding.sources,
                """
                \(context.subject(of: write)) \(setting: property, to: each.value)\(write.place), but this is never seen: \
                under \(context.policy) \(property == .isNavigationBarHidden ? "the bar" : "it") is \(was: each.shown).
                """,
                fix: overriding.fix(property),
                fixes: (property == .isNavigationBarHidden ? context.fixes(statingVisibilityIn: write) : [])
                    + declaring.filter { $0.declares(property) } + context.fixes(removing: property, from: write)
            )
        }
    }

    /// Reports appearances of the screen's own item that the policy replaces.
    private static func checkItem(
        of top: Int,
        _ scene: BarScene,
        sources: Sources,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard context.screen(top, { $0.navigationItem.hasAppearance }) else { return }
        let own = context.screen(top) { $0.navigationItem }
        for property in BarPropertySet.appearances {
            guard let appearance = own.appearance(property),
                scene.screen.navigationItem.appearance(property) != appearance
            else { continue }
            let id = context.id(top)
            findings.add(
                page,
                screen: id,
                property: property,
                at: context.pointer(toScreen: top).appending(.navigationItem).appending(property),
                sources: sources,
                """
                The navigation item of \(id) sets \(property), but this is never seen: \(context.policy) replaces the \
                appearances of every item by those of the root's.
                """,
                fix: "Remove the appearances of the root's item, or style the screen's own bar.",
                fixes: [Fix(.itemAppearance(property, nil), of: top)]
            )
        }
    }
}

extension WriteLog.Write {
    /// Whether it is the screen's own code that styles the bar as the screen appears.
    var isOwnStyling: Bool { isStyling && event != .call && !isRunByPolicy && !isScrollStyling }
}

// Shared parts of the policies that overwrite the writes of screens.
extension DiagnosticContext {
    /// Returns the value that the policy wrote for `property` in place of `value`; nil if it did not, or wrote the
    /// same.
    func writtenByPolicy(insteadOf value: BarValue, of property: BarProperty, in after: BarSnapshot) -> BarValue? {
        let shown = after.scene.properties.value(of: property)
        return bar.origin(of: property).writer == .policy && shown != value ? shown : nil
    }
}

/// A write of a screen that the policy overwrites, covers or ignores.
private struct OverriddenWrite {
    var write: WriteLog.Write
    var property: BarProperty
    /// The value that the write asks for.
    var value: BarValue
    /// The value that is seen.
    var shown: BarValue
}

extension DiagnosticContext {
    /// Returns the fix by which the screen declares in its style what `writes` ask of the properties that a style has a part
    /// for, together, as parts of one look; none without such a property.
    fileprivate func fixes(declaring writes: [OverriddenWrite], on screen: Int) -> [Fix] {
        let style = self.screen(screen) { $0.bar ?? BarStyle() }
        let changes = writes.flatMap { each -> [RequestChange] in
            guard let value = requestedValue(of: each.property, in: each.write),
                let removal = removal(of: each.property, from: each.write),
                let change = style.change(declaring: value, of: each.property)
            else { return [] }
            return [removal, .screen(screen, change)]
        }
        return changes.isEmpty ? [] : [Fix(changes: changes)]
    }
}

extension Fix {
    /// Whether a declared style asks for `property` with it.
    fileprivate func declares(_ property: BarProperty) -> Bool {
        changes.contains { if case .screen(_, let change) = $0 { change.given.contains(property) } else { false } }
    }
}

extension BarStyle {
    /// Returns the change by which the style also asks for `value` of `property`; nil if it cannot, or asks for another.
    fileprivate func change(declaring value: BarValue, of property: BarProperty) -> ScreenChange? {
        switch (property, value) {
        case (.barTintColor, .color(let color)): background == nil ? .declareBackground(color) : nil
        case (.tintColor, .color(let color)): tint == nil ? .declareTint(color) : nil
        case (.prefersLargeTitles, .flag(let isPreferred)): largeTitle == nil ? .declareLargeTitle(isPreferred) : nil
        case (.titleTextAttributes, .textAttributes(let attributes)):
            title == nil ? attributes.color.map { .declareTitleColor($0) } : nil
        default: nil
        }
    }
}

extension BarScene {
    /// Returns the visibility of the navigation controller's bar; nil if it is as `value` says.
    func visibility(insteadOf value: BarValue) -> BarValue? {
        let hidden = BarValue.visibility(BarVisibility(hidden: isNavigationBarHidden))
        return hidden.means(value) ? nil : hidden
    }
}

extension BarState {
    /// Returns the value of `property` that the policy's own views show in place of `value`; nil if they show `value`.
    func painted(insteadOf value: BarValue, as property: BarProperty, in scene: BarScene) -> BarValue? {
        isDrawn(value, as: property, in: scene) ? nil : painted(as: property)
    }
}

extension BarState {
    /// Whether the policy's own views show `value` of `property`.
    fileprivate func isDrawn(_ value: BarValue, as property: BarProperty, in scene: BarScene) -> Bool {
        switch (property, value) {
        case (.barTintColor, .color(let color)):
            return background.color == scene.resolved(color)
        case (.shadowImage, .image(.empty)): return !shadow.isVisible
        case (.shadowImage, .image(.picture(let picture))):
            return shadow.isVisible && shadow.color == picture.color.map(scene.resolved)
        case (_, .image(.empty)): return background.kind == .clear
        case (_, .image(.picture(let picture))): return background.kind == .image && background.image == picture.name
        // A value that asks for nothing visible is always shown.
        default: return true
        }
    }

    /// Returns the value of `property` that the policy's own views show.
    fileprivate func painted(as property: BarProperty) -> BarValue {
        if property == .shadowImage { return shadow.isVisible ? .null : .image(.empty) }
        if background.kind == .image {
            return .image(
                .picture(BarImage.Picture(name: background.image, color: background.color.map { BarColor($0) }))
            )
        }
        return background.color.map { .color(BarColor($0)) } ?? .null
    }
}
