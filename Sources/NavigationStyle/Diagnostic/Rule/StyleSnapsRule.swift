/// A look that is there at once while the screens move, or just when they have arrived (seed0.4.1, seed0.5.1.3 and seed0.6.1;
/// uikit.I).
enum StyleSnapsRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .styleSnaps,
        severity: .warning,
        symptom: "The bar's look changes at once when the screens begin to move, or when they have arrived.",
        cause:
            "UIKit has one bar for both screens, and fades only some of its properties; code in viewDidAppear "
            + "runs when the transition is over; and a policy animates only the properties that it copies or "
            + "blends.",
        remedy:
            "Style the bar in viewWillAppear, with appearance objects from iOS 13 on, or use a policy in which "
            + "each screen has its own bar.",
        references: ["seed0.4.1", "seed0.5.1.3", "seed0.6.1", "uikit.I"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        // A policy with fake bars that copies nothing writes a whole style for each screen, so nothing jumps.
        guard let operation = context.operation, let transition = operation.transition,
            let passage = operation.record.passage, let before = operation.before, let after = context.after,
            context.conduct.copiesStyles
        else { return }
        checkBeginning(transition, before: before, passage: passage.seen, context, &findings)
        // This rule does not cover the remnants of a cancelled swipe.
        if !context.isCancelled { checkEnd(transition, passage: passage, after: after, context, &findings) }
    }

    // MARK: - At the beginning of the transition

    private static func checkBeginning(
        _ transition: Transition,
        before: BarSnapshot,
        passage: BarScene,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        // A bar that appears or disappears moves with its screen.
        guard !before.bar.isHidden, !passage.isHidden else { return }
        if context.partsCarriedByPolicy == .all { return }
        let changed = context.propertiesThatMayJump(passage, before.scene)
        guard !changed.isEmpty else { return }
        let carried = context.partsCarriedByPolicy ?? context.partsCarriedByUIKit(from: before, to: passage)
        guard carried != .all else { return }
        let look = SeenLook(passage, on: context.device)
        for property in changed {
            var unchanged = passage
            unchanged.properties[property] = before.scene.properties[property]
            var parts = look.parts(differingFrom: SeenLook(unchanged, on: context.device)).subtracting(carried)
            guard !parts.isEmpty else { continue }
            // The outgoing screen's item may have shown the same.
            parts.formIntersection(look.parts(differingFrom: SeenLook(before.scene, on: context.device)))
            guard !parts.isEmpty else { continue }
            let jump = Jump(property, from: before.scene, to: passage)
            report(
                jump,
                moment: "as the \(transition.words) begins, while the screens still move",
                fix: context.fix(ofJump: property, in: parts),
                fixes: context.fixes(ofJump: property, to: passage, in: transition),
                transition: transition,
                context,
                &findings
            )
        }
    }

    // MARK: - At the end of the transition

    private static func checkEnd(
        _ transition: Transition,
        passage: Passage,
        after: BarSnapshot,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard !after.bar.isHidden, !passage.seen.isHidden, !passage.seen.draws(as: after.scene) else { return }
        let mixed = passage.motion.parts(endingAs: after.bar)
        let look = SeenLook(after.scene, on: context.device)
        for property in context.propertiesThatMayJump(after.scene, passage.seen) {
            var unchanged = after.scene
            unchanged.properties[property] = passage.seen.properties[property]
            let parts = look.parts(differingFrom: SeenLook(unchanged, on: context.device)).subtracting(mixed)
            guard !parts.isEmpty else { continue }
            let jump = Jump(property, from: passage.seen, to: after.scene)
            report(
                jump,
                moment: "when the \(transition.words) is over",
                fix: context.fix(ofLateJump: property),
                fixes: context.fixes(ofLateJump: property),
                transition: transition,
                context,
                &findings
            )
        }
        checkBackground(transition, passage: passage, after: after, context, &findings)
    }

    /// Reports a background that a policy paints only at the end, or hides until then.
    private static func checkBackground(
        _ transition: Transition,
        passage: Passage,
        after: BarSnapshot,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let wasMissing = passage.seen.isBackgroundHidden && !after.scene.isBackgroundHidden
        let isMixed = passage.motion.moves
        guard let top = context.top, after.bar.background.kind != .clear,
            wasMissing || isMixed && !passage.motion.parts(endingAs: after.bar).contains(.background)
        else { return }
        let id = context.id(top)
        findings.add(
            page,
            screen: id,
            key: "background",
            at: after.scene.backgroundPointer(after.bar, top: top, context) ?? context.operation?.pointer ?? .whole,
            wasMissing
                ? """
                The bar of \(id) has no background until the \(transition.words) is over: \(context.policy) hides the \
                real background and gives the screen none.
                """
                : """
                The background of \(id) appears at once when the \(transition.words) is over: \(context.policy) blends \
                only colors, and this is an image.
                """,
            fix: wasMissing
                ? "Use an edition of the policy, or a policy, that gives both screens a bar."
                : "Use a color for the background."
        )
    }

    // MARK: - Report

    /// A property that jumps.
    private struct Jump {
        var property: BarProperty
        var from, to: BarValue
        /// The visible change, in words.
        var words: DiagnosticText

        init(_ property: BarProperty, from: BarScene, to: BarScene) {
            self.property = property
            self.from = from.properties.currentValue(of: property)
            self.to = to.properties.currentValue(of: property)
            words =
                property == .tintColor
                ? "\(property) jumps from \(from.tintColor) to \(to.tintColor)"
                : "\(property) jumps from \(self.from) to \(self.to)"
        }
    }

    private static func report(
        _ jump: Jump,
        moment: DiagnosticText,
        fix: DiagnosticText,
        fixes: @autoclosure () -> [Fix],
        transition: Transition,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        // If a policy removed a value, the cause is the code that had set it.
        guard
            let cause = context.pointer(toOptionFor: jump.property).map({ DiagnosticContext.Cause(pointer: $0) })
                ?? context.cause(of: jump.property, being: jump.to)
                ?? context.declaration(of: jump.property, on: transition.to)
                ?? context.cause(of: jump.property, being: jump.from)
        else { return }
        findings.add(
            page,
            screen: context.id(cause.screen ?? transition.to),
            property: jump.property,
            at: cause.pointer,
            "\(jump.words) \(moment).",
            fix: fix,
            fixes: fixes()
        )
    }
}

extension Transition {
    /// The name that people use for it.
    fileprivate var words: DiagnosticText { isInteractive ? "swipe" : "\(kind)" }
}

extension DiagnosticContext {
    /// Returns the properties that make up a look and differ between the bars of `scene` and `other`.
    fileprivate func propertiesThatMayJump(_ scene: BarScene, _ other: BarScene) -> BarPropertySet {
        let touched = scene.properties.touched.union(other.properties.touched).intersection(.look)
        var changed = BarPropertySet()
        for property in touched where scene.properties[property] != other.properties[property] {
            changed.insert(property)
        }
        return changed
    }

    /// The parts of the look that the policy animates from one bar to the other; nil if it leaves that to UIKit.
    fileprivate var partsCarriedByPolicy: LookParts? {
        switch family {
        case .customContainer, .barPerScreen: .all
        case .interpolation: passage?.motion.moves ?? false ? .all : [.background, .shadow]
        case .fakeBarsInTransition: conduct.hidesWholeBar ? .all : [.background, .shadow]
        case .sharedBar, .navigationItem: nil
        }
    }

    /// Returns the parts of the look that UIKit animates from one bar to the other.
    fileprivate func partsCarriedByUIKit(from before: BarSnapshot, to passage: BarScene) -> LookParts {
        let arrival = BarSnapshot(of: passage.barState(on: device), in: passage, on: device)
        let rule = PresentationRule(
            family: family,
            environment: environment,
            kind: transition?.kind ?? .none,
            isAnimated: true,
            isFirst: false,
            policy: self.passage?.motion ?? PolicyMotion(),
            alongside: operation?.alongside ?? [],
            isHidingAnimated: self.passage?.isHidingAnimated ?? false,
            before: before,
            after: arrival,
            standing: arrival
        )
        // The tint of items' own appearances stays; from iOS 11 on, that of the bar does not fade (uikit.F8).
        let keepsTint = family == .navigationItem
        switch rule.decide().0 {
        case .crossfade, .slidingBars, .barSlidesIn, .barSlidesOut:
            return keepsTint ? .all : .all.subtracting(.tint)
        case .animateAlongside:
            return keepsTint || environment.os < .snappingTintColor ? .all : .all.subtracting(.tint)
        case .snap: return keepsTint ? .tint : []
        case .none: return .all
        }
    }

    fileprivate func fix(ofJump property: BarProperty, in parts: LookParts) -> DiagnosticText {
        if parts == .tint {
            return environment.os >= .appearanceObjects
                ? "Keep it the same on both screens, or color the buttons by buttonColor of the items' appearances."
                : "Keep it the same on both screens."
        }
        if property == .isTranslucent || property == .barStyle { return "Keep it the same on both screens." }
        if environment.os >= .appearanceObjects {
            return "Use appearance objects of the navigation items, which UIKit fades into each other."
        }
        return BarPropertySet.animatedColors.contains(property)
            ? "Set it alongside the transition, or use a policy in which each screen has its own bar."
            : "Use a policy in which each screen has its own bar, such as transitionBar."
    }

    fileprivate func fix(ofLateJump property: BarProperty) -> DiagnosticText {
        let write = writes.last { $0.properties.touched.union($0.withheld.touched).contains(property) }
        guard let write, write.event == .viewDidAppear, !write.isRunByPolicy else {
            return "Keep \(property) the same on both screens: \(policy) does not animate it."
        }
        return "Write it in \(conduct.stylePlace.words), before the screen is visible."
    }

    /// Returns fixes by which `property` does not jump as the screens begin to move: it is set along with the
    /// transition, if UIKit fades it then, or by the screen's own item, whose look UIKit fades as a whole.
    fileprivate func fixes(ofJump property: BarProperty, to scene: BarScene, in transition: Transition) -> [Fix] {
        var fixes: [Fix] = []
        if BarPropertySet.animatedColors.contains(property), let write = lastWrite(touching: [property]),
            write.screen == transition.to, write.event != .duringTransition
        {
            fixes += self.fixes(moving: property, from: write, to: .duringTransition)
        }
        let item = changes(givingItemOf: transition.to, theLookOf: scene)
        return item.isEmpty ? fixes : fixes + [Fix(changes: item)]
    }

    /// Returns fixes by which `property` does not jump when the screens have arrived: it is written before.
    fileprivate func fixes(ofLateJump property: BarProperty) -> [Fix] {
        guard let write = lastWrite(touching: [property]), write.event == .viewDidAppear, !write.isRunByPolicy else {
            return []
        }
        let alongside =
            BarPropertySet.animatedColors.contains(property)
            ? fixes(moving: property, from: write, to: .duringTransition) : []
        return fixes(movingToStylePlace: property, from: write) + alongside
    }
}
