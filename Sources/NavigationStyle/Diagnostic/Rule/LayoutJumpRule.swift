/// Views that move while nothing should (seed 0, 3; seed 4; uikit.md C6).
enum LayoutJumpRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .layoutJump,
        severity: .warning,
        symptom: "The content of a screen jumps up or down as the transition begins or ends.",
        cause:
            "Whether the bar is there, is translucent and how high it is decide where a root view begins and what insets a "
            + "scroll view gets; changed at once, the views move at once.",
        remedy:
            "Keep translucency the same, hide the bar with the transition's animation, and write nothing that moves "
            + "the layout after viewWillAppear.",
        reference: "seed 0, 3; seed 4; uikit.md C6"
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let transition = context.transition, transition.hasCoordinator, let from = transition.from,
            !context.writes.isEmpty, let look = context.trace.layoutLook,
            let before = context.before, let after = context.after
        else { return }
        let slides = context.writes.contains {
            $0.properties.isNavigationBarHidden?.animation.isAnimated(in: transition) ?? false
        }
        if !before.scene.isLaidOut(as: look, slides: slides) {
            let beginning = before.scene.adopting(look, slides: slides)
            report(context.id(from), from: before.scene, to: beginning, "begins", context, &findings)
        }
        if context.outcome != .cancelled, !after.scene.isLaidOut(as: look, slides: slides) {
            let layout = after.scene.adopting(look, slides: slides)
            report(context.id(transition.to), from: layout, to: after.scene, "ends", context, &findings)
        }
    }

    private static func report(
        _ screen: Screen.ID,
        from: BarScene,
        to: BarScene,
        _ moment: String,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let layouts = (from.layout(on: context.device), to.layout(on: context.device))
        let view = layouts.1.view.y - layouts.0.view.y
        let content = layouts.1.scrollContentTop - layouts.0.scrollContentTop
        guard view != 0 || content != 0 else { return }
        let write = context.lastWrite(touching: .layout)
        let property = write.flatMap { write in write.properties.touched.intersection(.layout).first { _ in true } }
        guard let write, let property else { return }
        let moves: DiagnosticText =
            if view == 0 {
                "its content moves \(words(of: content))"
            } else if content == 0 {
                "its root view moves \(words(of: view))"
            } else {
                "its root view moves \(words(of: view)), its content moves \(words(of: content))"
            }
        findings.add(
            page,
            screen: screen,
            property: property,
            at: context.pointer(to: property, in: write),
            "As the transition \(moment), \(screen) jumps: \(moves).",
            fix: property == .isNavigationBarHidden
                ? "Hide and show the bar with setNavigationBarHidden(_:animated: animated) in viewWillAppear."
                : "Keep \(property) the same on both screens, or set extendedLayoutIncludesOpaqueBars."
        )
    }

    private static func words(of points: Double) -> DiagnosticText {
        "\(abs(points)) pt \(points > 0 ? "down" : "up")"
    }
}

extension BarPropertySet {
    /// What the layout of a root view depends on (uikit.md C1, C5).
    fileprivate static let layout: BarPropertySet = [
        .barStyle, .isTranslucent, .backgroundImage, .prefersLargeTitles, .alpha, .isHidden, .isNavigationBarHidden,
    ]
}

extension BarScene {
    /// The scene with what `look` says of the shared bar; a hide that `slides` moves the views along with it.
    fileprivate func adopting(_ look: Trace.Look, slides: Bool) -> BarScene {
        var scene = self
        scene.properties = look.properties
        if !slides { scene.isNavigationBarHidden = look.isNavigationBarHidden }
        scene.isBarHidden = false
        return scene
    }

    /// Whether what the layout depends on is as it would be with `look`.
    fileprivate func isLaidOut(as look: Trace.Look, slides: Bool) -> Bool {
        (slides || isNavigationBarHidden == look.isNavigationBarHidden)
            && properties.agrees(with: look.properties, in: .layout)
    }
}

extension BarProperties {
    /// Whether `other` touches the same of `properties`, with the same values.
    fileprivate func agrees(with other: BarProperties, in properties: BarPropertySet) -> Bool {
        let common = touched.intersection(properties)
        return common == other.touched.intersection(properties) && common.allSatisfy { self[$0] == other[$0] }
    }
}

extension Layout {
    /// The y in the window at which the content of a scroll view begins; without one, of the root view.
    fileprivate var scrollContentTop: Double { view.y + (adjustedContentInset?.top ?? 0) }
}
