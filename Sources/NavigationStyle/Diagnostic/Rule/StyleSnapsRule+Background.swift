// Backgrounds that a policy draws, hides or blends by itself.
extension StyleSnapsRule {
    /// Reports a background that a policy has drawn and replaces by the color from which it blends.
    static func checkBlend(
        _ transition: Transition,
        from before: BarSnapshot,
        to background: BarState.Background,
        _ moment: DiagnosticText,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard before.scene.backgroundView != nil, let from = transition.from else { return }
        let id = context.id(from)
        let isImage = before.bar.background.kind == .image
        let cause: DiagnosticText =
            isImage
            ? "\(context.policy) blends only colors, and this is an image"
            : "\(context.policy) blends from the color that it has for the screen, and not from what is seen"
        report(
            before,
            on: from,
            "The background of \(id) jumps from \(before.bar.background) to \(background) \(moment): \(cause).",
            fix: isImage ? "Use a color for the background." : "Declare the background of \(id).",
            context,
            &findings
        )
    }

    /// Reports a background that a policy paints only at the end, blends only a part of the way, or hides until then.
    static func checkBackground(
        _ transition: Transition,
        passage: Passage,
        after: BarSnapshot,
        _ parts: BarParts,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let wasMissing = passage.seen.isBackgroundHidden && !after.scene.isBackgroundHidden
        let isPainted = passage.scene.backgroundView != after.scene.backgroundView
        guard let top = context.top, after.bar.background.kind != .clear, parts.contains(.background),
            wasMissing || passage.motion.moves || isPainted
        else { return }
        let id = context.id(top)
        var words: (message: DiagnosticText, fix: DiagnosticText) {
            if wasMissing {
                (
                    """
                    The bar of \(id) has no background until the \(transition.words) is over: \(context.policy) hides \
                    the real background and gives the screen none.
                    """, "Use an edition of the policy, or a policy, that gives both screens a bar."
                )
            } else if !passage.motion.moves {
                (
                    """
                    The background of \(id) appears at once when the \(transition.words) is over: \(context.policy) \
                    paints it only then.
                    """, "Give both screens the same background."
                )
            } else if after.scene.backgroundView?.image != nil {
                (
                    """
                    The background of \(id) appears at once when the \(transition.words) is over: \(context.policy) \
                    blends only colors, and this is an image.
                    """, "Use a color for the background."
                )
            } else {
                (
                    """
                    The background of \(id) jumps when the \(transition.words) is over: \(context.policy) blends the \
                    colors only a part of the way.
                    """, "Give both screens the same background."
                )
            }
        }
        report(after, on: top, words.message, fix: words.fix, context, &findings)
    }

    /// Reports a background that a policy draws, and replaces while the screens move by UIKit's in the same color but
    /// without the alpha.
    static func checkAlpha(
        _ transition: Transition,
        _ standing: BarState.Background,
        after: BarSnapshot,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard let top = context.top, after.scene.backgroundView != nil, standing.alpha != after.bar.background.alpha
        else { return }
        let id = context.id(top)
        report(
            after,
            on: top,
            """
            The background of \(id) gets its alpha back at once when the \(transition.words) is over: until then \
            \(context.policy) gives UIKit's bar the color, without the alpha.
            """,
            fix: "Give the color an alpha, in place of the bar.",
            context,
            &findings
        )
    }

    /// Reports the background of `bar`, that of the screen at `index`.
    private static func report(
        _ bar: BarSnapshot,
        on index: Int,
        _ message: @autoclosure () -> DiagnosticText,
        fix: @autoclosure () -> DiagnosticText,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        findings.add(
            page,
            screen: context.id(index),
            key: "background",
            at: bar.scene.backgroundPointer(bar.bar, top: index, context) ?? context.operation?.pointer ?? .whole,
            message(),
            fix: fix()
        )
    }
}
