/// What a policy asks of the code of screens, where no other code says that it is not kept (seed 0, 5.2; seed 3).
enum UsageRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .ruleBroken,
        severity: .warning,
        symptom: "The policy does not work as it is meant to: styles come late, flash or are lost.",
        cause: "The code of a screen breaks a rule that the policy's source gives for its use.",
        remedy: "Keep to the rule that the reference names; usageRules of the policy's page lists them all.",
        references: ["seed0.5.2", "seed3"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let asks = rules[context.policy] else { return }
        for write in context.newWrites where write.isStyling && !write.isRunByPolicy && !write.isScrollStyling {
            for (property, value) in write.properties {
                guard let breach = asks(property, value, write, context) else { continue }
                let id = context.id(write.screen)
                findings.add(
                    page,
                    screen: id,
                    property: property,
                    at: context.pointer(to: property, in: write),
                    references: [Reference(breach.rule.id)] + breach.sources,
                    "\(id) sets \(property) to \(value)\(breach.place), and \(context.policy) asks: \(breach.rule.summary)",
                    fix: breach.fix
                )
            }
        }
    }

    /// What breaks which rule, and how to keep it.
    private struct Breach {
        var rule: PolicyPage.Rule
        var sources: [Reference]
        var place: DiagnosticText
        var fix: DiagnosticText

        init(_ rule: PolicyPage.Rule, _ sources: [Reference], in event: Step.Event.Name, fix: DiagnosticText) {
            self.rule = rule
            self.sources = sources
            // What comes late jumps: that is the consequence.
            place =
                switch event {
                case .call: ""
                case .viewDidAppear: " in \(event), so that it comes when the transition is over"
                default: " in \(event)"
                }
            self.fix = fix
        }
    }

    private typealias Check = @Sendable (BarProperty, BarValue, Trace.Write, DiagnosticContext) -> Breach?

    private static let rules: [String: Check] = [
        TransitionBar.page.name: meituan,
        KMNavigationBarTransition.page.name: km,
        DoubleNavigationController.page.name: dbn,
        FDFullscreenPopGesture.page.name: fd,
        HBDNavigationBar.page.name: hbd,
    ]

    /// The article's third and fourth rule have codes of their own.
    private static let meituan: Check = { property, value, write, context in
        if write.event == .viewDidAppear || write.event == .duringTransition, BarPropertySet.styles.contains(property) {
            return Breach(
                TransitionBar.stylesBeforeAppearing,
                ["seed0.5.2"],
                in: write.event,
                fix: "Move it to viewWillAppear."
            )
        }
        guard property == .barTintColor || property == .backgroundColor, case .color = value else { return nil }
        return Breach(
            TransitionBar.stylesByImages,
            ["seed0.5.2"],
            in: write.event,
            fix: context.environment.os < .appearanceObjects
                ? "Set a backgroundImage of that color, with an alpha of 0.99 or less."
                : "Set it as backgroundColor of an appearance object, or as a backgroundImage of that color."
        )
    }

    private static let km: Check = { property, value, write, context in
        switch (property, value) {
        case (.barTintColor, .color):
            guard context.environment.os <= lastFlashingSystem, context.after?.bar.isTranslucent ?? false else {
                return nil
            }
            return Breach(
                KMNavigationBarTransition.backgroundByImage,
                ["libraries.1.9"],
                in: write.event,
                fix: "Set a backgroundImage of that color, with an alpha of 0.99 or less."
            )
        case (.isNavigationBarHidden, .visibility(let visibility)):
            // One that is not animated has a code of its own.
            guard write.event != .call, write.event != .viewWillAppear, visibility.hidden != write.wasHidden,
                visibility.animation != .none
            else { return nil }
            return Breach(
                KMNavigationBarTransition.hidingBeforeAppearing,
                ["libraries.1.7"],
                in: write.event,
                fix: "Call setNavigationBarHidden(\(visibility.hidden), animated: animated) in viewWillAppear."
            )
        default: return nil
        }
    }

    /// The last iOS on which a changed `barTintColor` flashes where a swipe is cancelled (KM's own known issue).
    private static let lastFlashingSystem = SystemVersion(8, 2)

    private static let dbn: Check = { property, _, write, _ in
        guard write.event != .call, property != .alpha else { return nil }
        return Breach(
            DoubleNavigationController.stylesByConfig,
            ["seed3", "libraries.2"],
            in: write.event,
            fix: "Put it into config, or into an update once the screen is shown."
        )
    }

    private static let fd: Check = { property, value, write, context in
        guard property == .isNavigationBarHidden, case .visibility(let visibility) = value,
            visibility.hidden != context.prefersNavigationBarHidden(write.screen), context.controlsAppearance
        else { return nil }
        return Breach(
            FDFullscreenPopGesture.hidingByPreference,
            ["libraries.5"],
            in: write.event,
            fix: "Set prefersNavigationBarHidden to \(visibility.hidden) in library."
        )
    }

    private static let hbd: Check = { property, value, write, _ in
        guard property == .isNavigationBarHidden, case .visibility(let visibility) = value, visibility.hidden else {
            return nil
        }
        return Breach(
            HBDNavigationBar.hidingByLibrary,
            ["libraries.3.3"],
            in: write.event,
            fix: "Set barHidden in library."
        )
    }
}

extension BarPropertySet {
    /// What is the style of a bar; whether it is hidden or translucent, and the alpha of the view, have codes of their own.
    fileprivate static let styles = BarPropertySet.copyable.subtracting([.isTranslucent, .alpha])
}

extension DiagnosticContext {
    /// `fd_prefersNavigationBarHidden` of the screen at `index`.
    fileprivate func prefersNavigationBarHidden(_ index: Int) -> Bool {
        if case .bool(let isHidden)? = screen(index, { $0.library?["prefersNavigationBarHidden"] }) { return isHidden }
        return screen(index) { $0.bar?.hidden } ?? false
    }

    /// Whether the library hides and shows the bar at all.
    fileprivate var controlsAppearance: Bool {
        !trace.origin.policy.options.contains {
            $0.key == "viewControllerBasedNavigationBarAppearanceEnabled" && $0.value == .bool(false)
        }
    }
}
