/// What a screen declares and what is seen.
enum DeclaredStyleRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .declaredStyleNotShown,
        severity: .warning,
        symptom: "The bar does not look as the screen's style says.",
        cause: "Code wrote something else afterwards, the policy does not copy the property, or this iOS ignores it.",
        remedy: "The message names which of these it is.",
        reference: "seed 0, 4.1 and 6.2; uikit.md A, B"
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top,
            let style = context.screen(top, { $0.bar }), !after.scene.shows(style, in: after.bar)
        else { return }
        for (key, part) in style.parts where !after.scene.shows(part, in: after.bar) {
            // Of a bar that is hidden as declared nothing else is to be seen.
            if key != .hidden, key != .statusBar, after.bar.isHidden, style.hidden ?? false { continue }
            let reason = Reason(of: part, key: key, scene: after.scene, state: after.bar, context: context, top: top)
            findings.add(
                page,
                screen: context.id(top),
                key: key.name,
                at: context.pointer(toScreen: top).appending(.bar).appending(key),
                "\(context.id(top)) declares \(key.name), and it is not seen: \(reason.words).",
                fix: reason.fix
            )
        }
    }

    /// Why a part of a style is not seen.
    private struct Reason {
        var words: DiagnosticText
        var fix: DiagnosticText

        init(
            of part: BarStyle,
            key: RequestPointer.Key,
            scene: BarScene,
            state: BarState,
            context: DiagnosticContext,
            top: Int
        ) {
            let os = context.environment.os
            if key != .hidden, key != .statusBar, state.isHidden {
                words = "the bar is hidden"
                fix = "Declare hidden: false on this screen."
                return
            }
            if part.largeTitle != nil, os < .largeTitles {
                words = "large titles came with iOS 11, and this is iOS \(os)"
                fix = "Leave it out where iOS 10 and before are supported."
                return
            }
            let properties = part.properties(for: os).resolved(for: context.environment.userInterfaceStyle)
            if let overwriting = Self.overwriting(properties, scene: scene, context: context) {
                words = overwriting.words
                fix = overwriting.fix
                return
            }
            if part.statusBar != nil {
                words =
                    "while the bar is shown its barStyle decides, and it gives \(state.statusBar.style) here"
                fix = "Hide the bar, or declare lightContent where the status bar is to be light."
            } else if part.shadow != nil, os < BarScene.shadowImageStandsAlone {
                words = "up to iOS 10 a shadow image is drawn only with a background image"
                fix = "Declare a background as well."
            } else if key != .hidden, context.screen(top, { $0.navigationItem.standardAppearance != nil }) {
                words = "the navigation item's own appearance goes before that of the bar"
                fix = "Put it into the item's appearances."
            } else {
                words = "iOS \(os) shows \(state.background.kind) in the state \(state.appearance)"
                fix = "Set every appearance that this state uses."
            }
        }

        /// What wrote over the properties that the style comes to.
        private static func overwriting(
            _ properties: BarProperties,
            scene: BarScene,
            context: DiagnosticContext
        ) -> (words: DiagnosticText, fix: DiagnosticText)? {
            for (property, asked) in properties {
                let shown =
                    property == .isNavigationBarHidden
                    ? BarValue.visibility(BarVisibility(hidden: scene.isNavigationBarHidden))
                    : scene.properties[property] ?? property.defaultValue ?? .null
                guard !shown.means(asked) else { continue }
                if context.bar.origins[Int(property.rawValue)].writer == .policy {
                    return (
                        "\(context.policy) wrote its own copy of \(property), \(shown), over it",
                        "Change the style with the operation update, after the transition."
                    )
                }
                if let cause = context.cause(of: property, being: shown), let author = cause.screen {
                    return (
                        "\(context.id(author)) set \(property) to \(shown) at \(cause.pointer)",
                        "Declare it in viewWillAppear, and let no other code write \(property) after it."
                    )
                }
                let isCopied = context.managed.contains(property) || context.family != .fakeBarsInTransition
                return isCopied
                    ? ("\(property) is \(shown)", "Declare it in viewWillAppear.")
                    : (
                        "\(context.policy) does not copy \(property), which is \(shown)",
                        "Name it in copiedProperties, or write it in viewWillAppear."
                    )
            }
            return nil
        }
    }
}

extension BarStyle {
    /// The style key by key: what is asked for, each alone.
    fileprivate var parts: [(key: RequestPointer.Key, style: BarStyle)] {
        var parts: [(RequestPointer.Key, BarStyle)] = []
        func add(_ key: RequestPointer.Key, _ isAskedFor: Bool, _ change: (inout BarStyle) -> Void) {
            guard isAskedFor else { return }
            var part = BarStyle()
            change(&part)
            parts.append((key, part))
        }
        add(.hidden, hidden != nil) { $0.hidden = hidden }
        add(.background, background != nil) {
            $0.background = background
            // Transparent means without a hairline, unless the style speaks of it.
            if background == .transparent { $0.shadow = shadow }
        }
        add(.shadow, shadow != nil && background != .transparent) { $0.shadow = shadow }
        add(.tint, tint != nil) { $0.tint = tint }
        add(.title, title != nil) { $0.title = title }
        add(.largeTitle, largeTitle != nil) { $0.largeTitle = largeTitle }
        add(.statusBar, statusBar != nil) { $0.statusBar = statusBar }
        return parts
    }
}
