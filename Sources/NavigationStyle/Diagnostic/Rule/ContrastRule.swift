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
            "Choose a title colour, a tint or a background further apart; over content, put a background behind them.",
        reference: "uikit.md L"
    )

    static let statusBar = DiagnosticPage(
        code: .statusBarUnreadable,
        severity: .warning,
        symptom: "The clock and the battery can hardly be seen.",
        cause:
            "While the bar is shown, its barStyle decides the style of the status bar: default is dark text in light mode, "
            + "whatever the background is. Appearance objects do not count.",
        remedy: "Set barStyle to black over a dark background, and to default over a light one.",
        reference: "uikit.md H"
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top else { return }
        let (scene, state) = (after.scene, after.bar)
        if let contrast = state.contrast.statusBar, contrast.verdict == .fail {
            report(contrast, scene, state, top, context, &findings)
        }
        if let contrast = state.contrast.title, scene.mayReport(contrast) {
            let title = Ink(
                name: "title",
                key: "title",
                color: state.title.color,
                pointer: scene.titlePointer(state, context)
            )
            report(contrast, of: title, scene, state, top, context, &findings)
        }
        if let contrast = state.contrast.buttons, scene.mayReport(contrast),
            scene.judgesButtons(of: state, context)
        {
            let isChevronAlone = contrast.required == Contrast.Requirement.graphics
            let buttons = Ink(
                name: isChevronAlone ? "back indicator" : "buttons",
                isPlural: !isChevronAlone,
                key: BarProperty.tintColor.name,
                color: state.backButton.color,
                pointer: scene.buttonsPointer(state, context)
            )
            report(contrast, of: buttons, scene, state, top, context, &findings)
        }
    }

    /// What is in a bar and has to be told from what is behind it.
    private struct Ink {
        var name: String
        var isPlural = false
        /// By what a request calls it.
        var key: String
        var color: RGBA
        /// Where its colour stands in the request; nil where it is the system's.
        var pointer: RequestPointer?
    }

    private static func report(
        _ contrast: Contrast,
        of ink: Ink,
        _ scene: BarScene,
        _ state: BarState,
        _ top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let id = context.id(top)
        let backdrop = scene.surroundings(of: state, on: context.device).backdrop(of: state)
        guard let ratio = contrast.ratio, let backdrop else {
            guard let pointer = ink.pointer else { return }
            findings.add(
                low,
                severity: .info,
                screen: id,
                key: ink.key,
                at: pointer,
                """
                Whether the \(ink.name) of \(id), \(ink.color), can be read is indeterminate: what is behind the bar \
                decides.
                """,
                fix: "Put a background behind it, or make sure that what is scrolled under it stays far enough from it."
            )
            return
        }
        guard let pointer = ink.pointer ?? scene.backdropPointer(state, top, context) else { return }
        findings.add(
            low,
            screen: id,
            key: ink.key,
            at: pointer,
            """
            The \(ink.name) of \(id), \(ink.color), \(ink.isPlural ? "stand" : "stands") against \(backdrop) with \
            \(ratio):1; WCAG AA asks for \(contrast.required):1.
            """,
            fix:
                "Make \(ink.isPlural ? "them" : "it") \(backdrop.luminance < 0.18 ? "lighter" : "darker"), or change the background."
        )
    }

    /// Reports the status bar.
    private static func report(
        _ contrast: Contrast,
        _ scene: BarScene,
        _ state: BarState,
        _ top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard let ratio = contrast.ratio, let pointer = scene.backdropPointer(state, top, context),
            let backdrop = scene.surroundings(of: state, on: context.device).statusBarBackdrop
        else { return }
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
    /// Whether there is something to be said of `contrast`: what is indeterminate is so by somebody's choice of a colour.
    fileprivate func mayReport(_ contrast: Contrast) -> Bool {
        switch contrast.verdict {
        case .pass: false
        case .fail: true
        case .indeterminate:
            !properties.touched.intersection(.coloring).isEmpty || screen.navigationItem.hasAppearances
        }
    }

    /// Whether the buttons are anybody's choice: neither on glass of their own nor UIKit's own blue on its own white.
    fileprivate func judgesButtons(of state: BarState, _ context: DiagnosticContext) -> Bool {
        guard environment.designVersion < .liquidGlass else { return false }
        if case .color = properties[.tintColor] { return true }
        if hasButtonColor(appearanceSource(for: state.appearance)) { return true }
        let systemBackground = Color.systemBackground.resolved(for: environment.contentStyle(barStyle: .default))
        return surroundings(of: state, on: context.device).backdrop(of: state) != systemBackground
    }
}

extension BarPropertySet {
    /// What gives a colour to what is in the bar.
    fileprivate static let coloring: BarPropertySet = [
        .tintColor, .titleTextAttributes, .largeTitleTextAttributes, .standardAppearance, .compactAppearance,
        .scrollEdgeAppearance, .compactScrollEdgeAppearance,
    ]
}
