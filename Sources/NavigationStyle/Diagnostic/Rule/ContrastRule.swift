/// Finds titles and buttons that cannot be read: those that fail in the bar's `contrast`, and why (uikit.L).
enum ContrastRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .lowContrast,
        severity: .warning,
        symptom: "The title or the buttons are hard to read.",
        cause:
            "WCAG 2.2 AA requires 4.5:1 between text and its background, and 3:1 for large text (24 pt, or "
            + "18.66 pt and bold) and for the chevron. Behind a clear bar is the background of the root view, "
            + "systemBackground by default; if content lies under the bar, the contrast depends on the content, "
            + "and the severity is info. UIKit's own colors on its own bar are not reported.",
        remedy:
            "Choose a title color, a tint and a background with more contrast; over content, put a background "
            + "behind them.",
        references: ["uikit.L"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top else { return }
        let contrast = after.bar.contrast
        if let title = contrast.title {
            check(.title(after.bar.title.color), title, after: after, top: top, context, &findings)
        }
        if let buttons = contrast.buttons, context.environment.designVersion < .liquidGlass {
            let isChevronAlone = buttons.required == Contrast.Requirement.graphics
            let ink = Ink.buttons(after.bar.backButton.color, isChevronAlone: isChevronAlone)
            check(ink, buttons, after: after, top: top, context, &findings)
        }
    }

    private static func check(
        _ ink: Ink,
        _ contrast: Contrast,
        after: BarSnapshot,
        top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard contrast.verdict == .fail || contrast.verdict == .indeterminate else { return }
        let backdrop = after.surroundings.backdrop(of: after.bar)
        if contrast.verdict == .indeterminate, backdrop == .unknown { return }
        let colorPointer = ink.pointer(in: after, context)
        let pointer =
            colorPointer ?? after.scene.backdropPointer(after.bar, top: top, context) ?? context.pointerToLook(of: top)
        let isFailure = contrast.verdict == .fail
        findings.add(
            page,
            severity: isFailure ? .warning : .info,
            screen: context.id(top),
            key: ink.key,
            at: pointer,
            isFailure
                ? words(of: ink, contrast, on: backdrop, in: after, context.id(top))
                : wordsOverContent(of: ink, contrast, on: backdrop, in: after, context.id(top)),
            fix: isFailure
                ? fix(of: ink, on: backdrop, in: after)
                : "Give the bar a background, so that the \(ink.name) can be read over any content.",
            // Colors that the app chose stay.
            fixes: isFailure && colorPointer == nil ? fixes(of: ink, on: backdrop, in: after, top: top, context) : []
        )
    }

    /// Returns the fixes that replace UIKit's own color by a readable one.
    private static func fixes(
        of ink: Ink,
        on backdrop: Backdrop,
        in after: BarSnapshot,
        top: Int,
        _ context: DiagnosticContext
    ) -> [Fix] {
        guard let color = backdrop.color else { return [] }
        switch ink {
        case .title: return context.fixes(ofTitleOn: color, in: after, of: top)
        case .buttons: return context.fixes(ofButtonsOn: color, in: after, of: top)
        }
    }

    /// The content of a bar that has to stand out from its background.
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

        /// Its key in the request.
        var key: String {
            switch self {
            case .title: "title"
            case .buttons: BarProperty.tintColor.name
            }
        }

        /// Returns the place of its color in the request; nil if the color is the system's.
        func pointer(in after: BarSnapshot, _ context: DiagnosticContext) -> RequestPointer? {
            switch self {
            case .title: after.scene.titlePointer(after.bar, context)
            case .buttons: after.scene.buttonsPointer(after.bar, context)
            }
        }
    }
}

// Messages.
extension ContrastRule {
    private static func words(
        of ink: Ink,
        _ contrast: Contrast,
        on backdrop: Backdrop,
        in after: BarSnapshot,
        _ id: Screen.ID
    ) -> DiagnosticText {
        let (ratio, has): (Double, DiagnosticText) = (contrast.ratio ?? 1, ink.isPlural ? "have" : "has")
        guard let color = backdrop.color else {
            return """
                The \(ink.name) of \(id) (\(ink.color)) \(has) a contrast of at most \(ratio):1, whatever content is under \
                the bar; WCAG AA requires \(contrast.required):1.
                """
        }
        return """
            The \(ink.name) of \(id) (\(ink.color)) \(has) a contrast of \(ratio):1 against \(color), \
            \(wordsForBackdrop(of: after.bar)); WCAG AA requires \(contrast.required):1.
            """
    }

    /// Returns words for the source of the color behind something in `bar`.
    private static func wordsForBackdrop(of bar: BarState) -> DiagnosticText {
        let seen: DiagnosticText
        switch bar.contrast.behind?.from {
        case .view: seen = "the root view's background"
        case .default: seen = "the default background of the root view"
        case .container: seen = "the window"
        case .bar, .unknown, nil: return "the bar's background"
        }
        return bar.background.isPainted ? "the bar's background over \(seen)" : "\(seen) behind the bar"
    }

    private static func wordsOverContent(
        of ink: Ink,
        _ contrast: Contrast,
        on backdrop: Backdrop,
        in after: BarSnapshot,
        _ id: Screen.ID
    ) -> DiagnosticText {
        let base: DiagnosticText = """
            The contrast of the \(ink.name) of \(id) (\(ink.color)) is indeterminate, since content lies under the bar
            """
        guard case .content(let overBlack, let overWhite) = backdrop else { return "\(base)." }
        let color = after.surroundings.faded(ink.color)
        let (onBlack, onWhite) = (
            Contrast(of: color, on: .color(overBlack), required: contrast.required),
            Contrast(of: color, on: .color(overWhite), required: contrast.required)
        )
        switch (onBlack.verdict, onWhite.verdict) {
        case (.pass, .fail): return "\(base): it is enough over black, but \(onWhite.ratio ?? 1):1 over white."
        case (.fail, .pass): return "\(base): it is enough over white, but \(onBlack.ratio ?? 1):1 over black."
        default: return "\(base): it is enough over black and over white, but not over content of a similar color."
        }
    }

    private static func fix(of ink: Ink, on backdrop: Backdrop, in after: BarSnapshot) -> DiagnosticText {
        let behind: RGBA =
            switch backdrop {
            case .color(let color): color
            case .content(_, let overWhite): overWhite
            case .unknown: .white
            }
        let comparative: DiagnosticText = behind.luminance < 0.18 ? "lighter" : "darker"
        let remedy: DiagnosticText =
            switch after.bar.contrast.behind?.from {
            case .bar: "change the background of the bar"
            case .view, .default, .container, .unknown, nil:
                "give the bar \(after.bar.background.isPainted ? "an opaque" : "a") background"
            }
        return "Make the \(ink.name) \(comparative), or \(remedy)."
    }
}
