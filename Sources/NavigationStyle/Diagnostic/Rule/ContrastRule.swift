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
        guard let scene = context.sceneAfter, let state = context.barAfter, let top = context.top else { return }
        if !state.statusBar.isHidden { checkStatusBar(scene, state, top, context, &findings) }
        guard !state.isHidden, scene.mayBeHardToRead(state, on: context.device) else { return }
        let ink = Ink(scene: scene, state: state, top: top, context: context)
        for text in [ink.title, ink.buttons] {
            guard let text else { continue }
            check(text, scene, state, top, context, &findings)
        }
    }

    private static func check(
        _ text: Ink.Text,
        _ scene: BarScene,
        _ state: BarState,
        _ top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let id = context.id(top)
        guard let backdrop = scene.backdrop(of: state, on: context.device) else {
            guard let pointer = text.pointer(scene, state, context) else { return }
            findings.add(
                low,
                severity: .info,
                screen: id,
                property: text.property,
                at: pointer,
                "Whether the \(text.name) of \"\(id)\", \(text.color.hex), can be read is indeterminate: "
                    + "what is behind the bar decides.",
                fix: "Put a background behind it, or make sure that what is scrolled under it stays far enough from it."
            )
            return
        }
        let ratio = text.color.composited(over: backdrop).contrast(to: backdrop)
        guard ratio < text.required,
            let pointer = text.pointer(scene, state, context) ?? scene.backdropPointer(state, top, context)
        else { return }
        findings.add(
            low,
            screen: id,
            property: text.property,
            at: pointer,
            "The \(text.name) of \"\(id)\", \(text.color.hex), \(text.isPlural ? "stand" : "stands") against \(backdrop.hex) with \(ratio.ratioWords):1; WCAG "
                + "AA asks for \(text.required.words):1.",
            fix:
                "Make \(text.isPlural ? "them" : "it") \(backdrop.luminance < 0.18 ? "lighter" : "darker"), or change the background."
        )
    }

    private static func checkStatusBar(
        _ scene: BarScene,
        _ state: BarState,
        _ top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard let backdrop = scene.statusBarBackdrop(of: state, on: context.device) else { return }
        let isLight = state.statusBar.style == .lightContent
        let ratio = (isLight ? RGBA.white : .black).contrast(to: backdrop)
        guard ratio < requiredOfStatusBar, let pointer = scene.backdropPointer(state, top, context) else { return }
        let id = context.id(top)
        findings.add(
            statusBar,
            screen: id,
            property: "statusBar",
            at: pointer,
            "Over \"\(id)\" the status bar's \(isLight ? "light" : "dark") text stands against \(backdrop.hex) with "
                + "\(ratio.ratioWords):1, below 3:1.",
            fix: state.isHidden
                ? "Let preferredStatusBarStyle answer \(isLight ? "darkContent" : "lightContent")."
                : "Set barStyle to \(isLight ? "default" : "black")."
        )
    }

    /// What the status bar needs: WCAG's number for what is no text to be read in whole.
    private static let requiredOfStatusBar = 3.0
}

extension BarScene {
    /// Whether the request says anything of the colours in the bar or behind it.
    fileprivate func mayBeHardToRead(_ state: BarState, on device: Device) -> Bool {
        !properties.touched.intersection(.coloring).isEmpty || screen.navigationItem.hasAppearances
            || backdrop(of: state, on: device) != nil
    }

    /// What in the request gives the colour behind the bar's content.
    fileprivate func backdropPointer(_ state: BarState, _ top: Int, _ context: DiagnosticContext) -> String? {
        if !state.isHidden, state.background.kind != .clear {
            let source = appearanceSource(for: state.appearance)
            let legacy: [BarProperty] = [.backgroundImage, .barTintColor, .backgroundColor, .isTranslucent, .barStyle]
            if let (cause, _) = context.cause(of: source, legacy: legacy) { return cause.pointer }
            return context.cause(of: .backgroundColor)?.pointer ?? declaredBackground(top, context)
        }
        let base = context.pointer(toScreen: top)
        if screen.view.backgroundColor != .systemBackground { return base + "/view/backgroundColor" }
        if state.isHidden {
            return screen.preferredStatusBarStyle == .default ? nil : base + "/preferredStatusBarStyle"
        }
        return context.cause(of: .barStyle)?.pointer
    }
}

extension BarScene {
    /// Where the background stands that a policy paints for the screen on top.
    private func declaredBackground(_ top: Int, _ context: DiagnosticContext) -> String? {
        let base = context.pointer(toScreen: top)
        if screen.bar?.background != nil { return base + "/bar/background" }
        return screen.library == nil ? nil : base + "/library"
    }
}

extension BarPropertySet {
    /// What gives the bar or what is written in it a colour.
    fileprivate static let coloring: BarPropertySet = [
        .barTintColor, .tintColor, .backgroundColor, .backgroundImage, .compactBackgroundImage, .titleTextAttributes,
        .largeTitleTextAttributes, .standardAppearance, .compactAppearance, .scrollEdgeAppearance,
        .compactScrollEdgeAppearance,
    ]
}

extension Double {
    /// A contrast ratio, cut to two decimals: one that is too low is not rounded up to enough.
    fileprivate var ratioWords: String { ((self * 100).rounded(.down) / 100).words }
}
