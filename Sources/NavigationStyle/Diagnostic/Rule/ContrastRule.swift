/// Whether title, buttons and status bar can be read (uikit.md H, L).
enum ContrastRule: DiagnosticRule {
    static let pages = [low, statusBar]

    static let low = DiagnosticPage(
        code: .lowContrast,
        severity: .warning,
        symptom: "The title or the buttons are hard to read.",
        cause:
            "WCAG 2.2 AA asks for 4.5:1 between text and what is behind it, and for 3:1 where the text is large (24 pt, or "
            + "18.66 pt and bold) and for the chevron.",
        remedy:
            "Choose a title color, a tint or a background further apart; over content, put a background behind them.",
        references: ["uikit.L"]
    )

    static let statusBar = DiagnosticPage(
        code: .statusBarUnreadable,
        severity: .warning,
        symptom: "The clock and the battery can hardly be seen.",
        cause:
            "While the bar is shown, its barStyle decides the style of the status bar: default is dark text in light mode, "
            + "whatever the background is. Appearance objects do not count.",
        remedy: "Set barStyle to black over a dark background, and to default over a light one.",
        references: ["uikit.H"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top else { return }
        if let contrast = after.bar.contrast.statusBar, contrast.verdict == .fail {
            report(contrast, after: after, top: top, context, &findings)
        }
        if let contrast = after.bar.contrast.title {
            check(.title(after.bar.title.color), contrast: contrast, after: after, top: top, context, &findings)
        }
        if let contrast = after.bar.contrast.buttons, after.scene.judgesButtons(of: after.bar, context) {
            let isChevronAlone = contrast.required == Contrast.Requirement.graphics
            let buttons = Ink.buttons(after.bar.backButton.color, isChevronAlone: isChevronAlone)
            check(buttons, contrast: contrast, after: after, top: top, context, &findings)
        }
    }

    /// What is in a bar and has to be told from what is behind it.
    private enum Ink {
        case title(RGBA)
        case buttons(RGBA, isChevronAlone: Bool)

        var color: RGBA {
            switch self {
            case .title(let color), .buttons(let color, _): color
            }
        }

        var name: DiagnosticText {
            switch self {
            case .title: "title"
            case .buttons(_, let isChevronAlone): isChevronAlone ? "back indicator" : "buttons"
            }
        }

        var isPlural: Bool { if case .buttons(_, isChevronAlone: false) = self { true } else { false } }

        /// By what a request calls it.
        var key: String {
            switch self {
            case .title: "title"
            case .buttons: BarProperty.tintColor.name
            }
        }

        /// Where its color stands in the request; nil where it is the system's.
        func pointer(in after: BarSnapshot, _ context: DiagnosticContext) -> RequestPointer? {
            switch self {
            case .title: after.scene.titlePointer(after.bar, context)
            case .buttons: after.scene.buttonsPointer(after.bar, context)
            }
        }
    }

    private static func check(
        _ ink: Ink,
        contrast: Contrast,
        after: BarSnapshot,
        top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        // Over content of which the request says nothing, the root view is as good as any.
        if !after.bar.background.isOpaque, after.scene.place({ $0.view.backgroundColor == nil }) {
            return checkOverContent(ink, required: contrast.required, after: after, top: top, context, &findings)
        }
        guard contrast.verdict == .fail, let ratio = contrast.ratio,
            let backdrop = after.surroundings.backdrop(of: after.bar),
            let pointer = ink.pointer(in: after, context) ?? after.scene.backdropPointer(after.bar, top: top, context)
        else { return }
        report(
            ink,
            at: pointer,
            ratio: ratio,
            required: contrast.required,
            against: "\(backdrop)",
            isDark: backdrop.luminance < 0.18,
            top: top,
            context,
            &findings
        )
    }

    /// Where something unknown is seen through the bar: white and black are the furthest that it can be.
    private static func checkOverContent(
        _ ink: Ink,
        required: Double,
        after: BarSnapshot,
        top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let isDarkMaterial = after.scene.resolvedContentStyle == .dark
        guard let white = after.bar.background.backdrop(over: .white, isDark: isDarkMaterial),
            let black = after.bar.background.backdrop(over: .black, isDark: isDarkMaterial)
        else { return }
        let color = after.surroundings.faded(ink.color)
        let ratios = [white, black].map { Contrast(of: color, on: $0, required: required) }
        guard ratios[0].verdict == .fail || ratios[1].verdict == .fail,
            let pointer = ink.pointer(in: after, context) ?? after.scene.backgroundPointer(after.bar, top: top, context)
        else { return }
        switch (ratios[0].verdict, ratios[1].verdict) {
        case (.fail, .fail):
            let best = max(ratios[0].ratio ?? 0, ratios[1].ratio ?? 0)
            report(
                ink,
                at: pointer,
                ratio: best,
                required: required,
                against: "whatever is behind the bar",
                isDark: white.luminance < 0.18,
                top: top,
                context,
                &findings
            )
        case (.fail, .pass), (.pass, .fail):
            let isGoodOnDark = ratios[1].verdict == .pass
            findings.add(
                low,
                severity: .info,
                screen: context.id(top),
                key: ink.key,
                at: pointer,
                """
                Whether the \(ink.name) of \(context.id(top)), \(ink.color), can be read is indeterminate: over \
                \(isGoodOnDark ? "dark" : "light") content \(ink.isPlural ? "they" : "it") can, over \
                \(isGoodOnDark ? "white" : "black") the ratio is \(ratios[isGoodOnDark ? 0 : 1].ratio ?? 1):1, and the \
                request does not say what is behind the bar.
                """,
                fix: """
                    Put a background behind \(ink.isPlural ? "them" : "it"), or make sure that what is under the bar is \
                    \(isGoodOnDark ? "dark" : "light"), and say so by view.backgroundColor.
                    """
            )
        default: break
        }
    }

    private static func report(
        _ ink: Ink,
        at pointer: RequestPointer,
        ratio: Double,
        required: Double,
        against backdrop: DiagnosticText,
        isDark: Bool,
        top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        findings.add(
            low,
            screen: context.id(top),
            key: ink.key,
            at: pointer,
            """
            The \(ink.name) of \(context.id(top)), \(ink.color), \(ink.isPlural ? "stand" : "stands") against \(backdrop) with \
            \(ratio):1; WCAG AA asks for \(required):1.
            """,
            fix: "Make \(ink.isPlural ? "them" : "it") \(isDark ? "lighter" : "darker"), or change the background."
        )
    }

    /// Reports the status bar.
    private static func report(
        _ contrast: Contrast,
        after: BarSnapshot,
        top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let state = after.bar
        let surroundings = after.surroundings
        guard let ratio = contrast.ratio, let pointer = after.scene.backdropPointer(state, top: top, context),
            let backdrop = surroundings.statusBarBackdrop
        else { return }
        // What is seen through the bar may be anything: then both extremes have to be bad.
        if !state.isHidden, !surroundings.statusBarBackground.isOpaque,
            after.scene.place({ $0.view.backgroundColor == nil })
        {
            let other: RGBA = state.statusBar.style == .lightContent ? .black : .white
            let background = surroundings.statusBarBackground.backdrop(over: other, isDark: false)
            guard state.statusBar.contrast(on: background).verdict == .fail else { return }
        }
        let isLight = state.statusBar.style == .lightContent
        let id = context.id(top)
        findings.add(
            statusBar,
            screen: id,
            key: "statusBar",
            at: pointer,
            """
            Over \(id) the status bar's \(isLight ? "light" : "dark") text stands against \(backdrop) with \
            \(ratio):1, below \(contrast.required):1.
            """,
            fix: state.isHidden
                ? "Let preferredStatusBarStyle answer \(isLight ? "darkContent" : "lightContent")."
                : "Set barStyle to \(isLight ? "default" : "black")."
        )
    }
}

extension BarScene {
    /// Whether the buttons are anybody's choice: neither on glass of their own nor UIKit's own blue on its own white.
    fileprivate func judgesButtons(of state: BarState, _ context: DiagnosticContext) -> Bool {
        guard environment.designVersion < .liquidGlass else { return false }
        if case .color = properties[.tintColor] { return true }
        if hasButtonColor(appearanceSource(for: state.appearance)) { return true }
        let systemBackground = BarColor.systemBackground.resolved(for: environment.contentStyle(barStyle: .default))
        return surroundings(of: state, on: context.device).backdrop(of: state) != systemBackground
    }
}
