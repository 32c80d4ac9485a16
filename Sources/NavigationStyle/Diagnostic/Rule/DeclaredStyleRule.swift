/// Compares the style that a screen declares with the visible bar.
enum DeclaredStyleRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .declaredStyleNotShown,
        severity: .warning,
        symptom: "The bar does not look as the screen's style declares.",
        cause: "Code wrote something else afterwards, the policy does not copy the property, or this iOS ignores it.",
        remedy: "The message names which of these it is.",
        references: ["seed0.4.1", "seed0.6.2", "uikit.A", "uikit.B"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        checkDeclared(context, &findings)
        checkUpdate(context, &findings)
    }

    /// Reports the parts of the top screen's own style that are not visible.
    private static func checkDeclared(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        // A bar that the system has hidden shows no style.
        guard let after = context.after, let top = context.top, !context.isBarHiddenBySystem,
            let style = context.screen(top, { $0.bar }), !after.scene.shows(style, in: after.bar)
        else { return }
        var hidden: [UnseenPart] = []
        // Of a bar that is to be hidden, no other part is expected to be visible, even if the bar is shown.
        let isHiddenAskedFor = style.hidden ?? false
        for var (key, part) in style.parts where !after.scene.shows(part, in: after.bar) {
            // The hairline that a transparent background is declared with may be all that is missing.
            if key == .background, part.shadow != nil, !after.bar.isHidden,
                after.scene.showsBackground(of: part, in: after.bar)
            {
                (key, part.background) = (.shadow, nil)
            }
            if isHiddenAskedFor, key != .hidden, key != .statusBar { continue }
            let unseen = UnseenPart(part, key, of: after.scene, after.bar, top, context)
            if unseen.isHiddenWithBar {
                hidden.append(unseen)
            } else {
                report([unseen], context, &findings)
            }
        }
        // That a bar is hidden against the declaration is reported already.
        if style.hidden == nil, !hidden.isEmpty { report(hidden, context, &findings) }
    }

    /// Reports the parts of an update of the top screen that the policy's interface has no word for, or no effect.
    private static func checkUpdate(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top, !context.isBarHiddenBySystem,
            let (style, place) = context.styleUpdate(of: top)
        else { return }
        let declared = context.screen(top) { $0.bar }?.parts ?? []
        for (key, part) in style.parts where !after.scene.shows(part, in: after.bar) {
            // What the screen declares itself is reported there.
            if declared.contains(where: { $0.key == key && $0.style == part }) { continue }
            let unseen = UnseenPart(part, key, of: after.scene, after.bar, top, context, at: place)
            guard !unseen.isHiddenWithBar, !unseen.isSayable || unseen.memberWithoutBackground != nil else { continue }
            report([unseen], context, &findings)
        }
    }

    /// Reports `parts`, none of which is visible, for the reason of the first.
    private static func report(
        _ parts: [UnseenPart],
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let unseen = parts[0]
        let id = context.id(unseen.top)
        let reason = unseen.reason
        let names = parts.map { "\($0.key.name)" as DiagnosticText }.listed
        findings.add(
            page,
            screen: id,
            key: unseen.key.name,
            at: unseen.pointer,
            "\(id) declares \(names), but \(parts.count == 1 ? "it is" : "they are") not seen: \(reason.words).",
            fix: reason.fix,
            fixes: unseen.fixes,
            noFix: unseen.reasonForNoFix
        )
    }
}

extension BarStyle {
    /// The parts of the style, each alone with its key.
    var parts: [(key: RequestPointer.Key, style: BarStyle)] {
        var parts: [(RequestPointer.Key, BarStyle)] = []
        func add(_ key: RequestPointer.Key, isAskedFor: Bool, _ change: (inout BarStyle) -> Void) {
            guard isAskedFor else { return }
            var part = BarStyle()
            change(&part)
            parts.append((key, part))
        }
        add(.hidden, isAskedFor: hidden != nil) { $0.hidden = hidden }
        add(.background, isAskedFor: background != nil) {
            $0.background = background
            // A transparent background implies no hairline, unless the style declares one.
            if background == .transparent { $0.shadow = shadow }
        }
        add(.shadow, isAskedFor: shadow != nil && background != .transparent) { $0.shadow = shadow }
        add(.tint, isAskedFor: tint != nil) { $0.tint = tint }
        add(.title, isAskedFor: title != nil) { $0.title = title }
        add(.largeTitle, isAskedFor: largeTitle != nil) { $0.largeTitle = largeTitle }
        add(.statusBar, isAskedFor: statusBar != nil) { $0.statusBar = statusBar }
        return parts
    }
}
