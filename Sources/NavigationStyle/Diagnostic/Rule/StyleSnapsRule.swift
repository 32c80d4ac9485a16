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
        guard let operation = context.operation, let transition = operation.transition,
            let passage = operation.record.passage, let before = operation.before, let after = context.after,
            !passage.seen.isHidden
        else { return }
        let leaving = passage.leaving(before.scene)
        // A bar that appears or disappears moves with its screen, as do bars of the screens' own.
        let family = context.family.moving(from: before, to: after)
        let shared = context.conduct.carriesWholeBars(in: family) ? nil : passage.scene
        let mayBegin =
            !before.bar.isHidden
            && (passage.motion.blendsBackground || context.mayJump(from: before.scene, to: [shared, leaving]))
        // This rule does not cover the remnants of a cancelled swipe.
        let mayEnd =
            !context.isCancelled && !after.bar.isHidden
            && !(passage.scene.draws(as: after.scene) && passage.seen.draws(as: after.scene))
        guard mayBegin || mayEnd,
            let motion = context.motion(in: transition, passage, from: before, to: after)
        else { return }
        let parts = context.partsOnScreens(in: motion)
        if mayBegin {
            let jumping = motion.partsJumpingAtBeginning.intersection(context.partsKnownToJump)
                .subtracting(before.partsWithoutPlace)
            let moment: DiagnosticText = "as the \(transition.words) begins, while the screens still move"
            checkBeginning(
                transition,
                before: before.scene,
                passage: passage.scene,
                jumping.subtracting(parts),
                moment,
                context,
                &findings
            )
            if passage.motion.blendsBackground, jumping.contains(.background) {
                checkBlend(transition, from: before, to: motion.backgroundAtBeginning, moment, context, &findings)
            }
            if let leaving {
                checkLeaving(
                    transition,
                    before: before.scene,
                    leaving: leaving,
                    jumping.intersection(parts),
                    moment,
                    context,
                    &findings
                )
            }
        }
        if mayEnd {
            let visible = motion.partsJumpingAtEnd
            let jumping = visible.intersection(context.partsKnownToJump).subtracting(after.partsWithoutPlace)
            let told = checkEnd(
                transition,
                passage.scene,
                after: after,
                jumping.subtracting(parts),
                beside: [],
                context,
                &findings
            )
            _ = checkEnd(
                transition,
                passage.seen,
                after: after,
                jumping.intersection(parts),
                beside: told,
                context,
                &findings
            )
            checkBackground(transition, passage: passage, after: after, jumping, context, &findings)
            // Without fake bars nothing covers the one bar.
            if passage.motion.sharesBar, visible.contains(.background) {
                checkAlpha(transition, motion.backgroundAtEnd, after: after, context, &findings)
            }
        }
    }

    // MARK: - At the beginning of the transition

    /// Reports the `parts` of the one bar of both screens that jump to the incoming screen's look.
    private static func checkBeginning(
        _ transition: Transition,
        before: BarScene,
        passage: BarScene,
        _ parts: BarParts,
        _ moment: DiagnosticText,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        for (property, jumping) in context.jumps(from: before, to: passage, in: parts) {
            report(
                Jump(property, in: jumping, from: before, to: passage, context),
                moment: moment,
                fix: context.fix(ofJump: property, in: jumping),
                fixes: context.fixes(ofJump: property, to: passage, in: transition),
                by: context.cause(ofJumpTo: passage, of: property, on: transition.to, from: before),
                on: transition.to,
                context,
                &findings
            )
        }
    }

    /// Reports the `parts` of the outgoing screen's bar that its fake bar lacks.
    private static func checkLeaving(
        _ transition: Transition,
        before: BarScene,
        leaving: BarScene,
        _ parts: BarParts,
        _ moment: DiagnosticText,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard let from = transition.from else { return }
        for (property, jumping) in context.jumps(from: before, to: leaving, in: parts) {
            // The screen that goes is the one that looks different, whichever screen had set the value.
            let cause = context.cause(ofJumpTo: leaving, of: property, on: from, from: before)
            report(
                Jump(property, in: jumping, from: before, to: leaving, context),
                moment: moment,
                fix: context.managed.contains(property)
                    ? "Write it in \(context.conduct.stylePlace.fullWords), so that the fake bar of the screen has it."
                    : "Style the bar by properties that \(context.policy) copies to its fake bars.",
                by: cause.map { DiagnosticContext.ValueOrigin(screen: from, pointer: $0.pointer) },
                on: from,
                context,
                &findings
            )
        }
    }

    // MARK: - At the end of the transition

    /// Reports the `parts` of the incoming screen's bar that jump from those of `passage` to those at rest, and returns
    /// the properties that it reports; those in `told` have been reported.
    private static func checkEnd(
        _ transition: Transition,
        _ passage: BarScene,
        after: BarSnapshot,
        _ parts: BarParts,
        beside told: BarPropertySet,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) -> BarPropertySet {
        var reported = BarPropertySet()
        let isTitleKept = TitleAttributesRule.keepsTitle(in: context)
        for (property, jumping) in context.jumps(from: passage, to: after.scene, in: parts)
        where !told.contains(property) {
            // Another diagnostic says that the bar keeps the attributes of the screen that goes, and has them written
            // late.
            if isTitleKept, property == .titleTextAttributes { continue }
            reported = reported.union([property])
            report(
                Jump(property, in: jumping, from: passage, to: after.scene, context),
                moment: "when the \(transition.words) is over",
                fix: context.fix(ofLateJump: property),
                fixes: context.fixes(ofLateJump: property),
                by: context.cause(ofJumpTo: after.scene, of: property, on: transition.to, from: passage),
                on: transition.to,
                context,
                &findings
            )
        }
        return reported
    }

    // MARK: - Report

    /// A property that jumps.
    private struct Jump {
        var property: BarProperty
        /// The visible change, in words.
        var words: DiagnosticText

        init(
            _ property: BarProperty,
            in parts: BarParts,
            from: BarScene,
            to: BarScene,
            _ context: DiagnosticContext
        ) {
            self.property = property
            if property == .tintColor {
                words = "\(property) jumps from \(from.tintColor) to \(to.tintColor)"
            } else if BarPropertySet.appearances.contains(property), parts.isDisjoint(with: [.background, .shadow]) {
                // The words for an appearance are those of its background.
                let (old, new) = (BarPartValues(from, on: context.device), BarPartValues(to, on: context.device))
                words =
                    if !parts.contains(.title) {
                        "the buttons' color by \(property) jumps from \(old.button) to \(new.button)"
                    } else if old.title.color != new.title.color {
                        "the title's color by \(property) jumps from \(old.title.color) to \(new.title.color)"
                    } else {
                        "the title's font by \(property) jumps from \(old.title.font) to \(new.title.font)"
                    }
            } else {
                let (old, new) = (from.properties.currentValue(of: property), to.properties.currentValue(of: property))
                words = "\(property) jumps from \(old) to \(new)"
            }
        }
    }

    private static func report(
        _ jump: Jump,
        moment: DiagnosticText,
        fix: DiagnosticText,
        fixes: @autoclosure () -> [Fix] = [],
        by cause: DiagnosticContext.ValueOrigin?,
        on screen: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard let cause else { return }
        findings.add(
            page,
            screen: context.id(cause.screen ?? screen),
            property: jump.property,
            at: cause.pointer,
            "\(jump.words) \(moment).",
            fix: fix,
            fixes: fixes()
        )
    }
}

extension BarState.Title {
    /// The font, in words.
    fileprivate var font: DiagnosticText { "\(fontSize) pt \(fontWeight)" }
}

extension Transition {
    /// The name that people use for it.
    var words: DiagnosticText { isInteractive ? "swipe" : "\(kind)" }
}

extension DiagnosticContext {
    /// Returns the code that wrote the value to which `property` jumps on `screen`; if a policy removed a value, the
    /// code that had set it.
    fileprivate func cause(ofJumpTo other: BarScene, of property: BarProperty, on screen: Int, from scene: BarScene)
        -> ValueOrigin?
    {
        pointer(toOptionFor: property).map { ValueOrigin(pointer: $0) }
            ?? causeOfArrival(of: property, being: other.properties.currentValue(of: property))
            ?? declaration(of: property, on: screen)
            ?? cause(of: property, being: scene.properties.currentValue(of: property))
    }

    /// Returns the origin of a value that `property` has only since this operation; nil if a policy gave it that value
    /// by itself, whoever may have written the same before.
    private func causeOfArrival(of property: BarProperty, being value: BarValue) -> ValueOrigin? {
        if copiesStyles { return originalCause(of: property, being: value) ?? cause(of: property, being: value) }
        guard let last = lastWrite(of: property, meaning: value) else {
            return causeBeforeCode(of: property, being: value)
        }
        return last >= log.writes.count - writes.count ? cause(of: property, at: last) : nil
    }
}
