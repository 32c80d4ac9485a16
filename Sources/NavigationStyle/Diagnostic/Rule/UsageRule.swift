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
        guard let usage = Usage(context.policy) else { return }
        for index in context.newWrites.indices {
            // Most writes touch nothing of the kind: that is seen without a copy.
            let concerned = usage.properties(concernedIn: context.trace.writes[index].event)
            let touched = context.trace.writes[index].properties.touched.intersection(concerned)
            if touched.isEmpty { continue }
            let write = context.trace.writes[index]
            guard write.isStyling, !write.isRunByPolicy, !write.isScrollStyling else { continue }
            for property in touched {
                guard let value = write.properties[property],
                    let breach = usage.breach(of: property, value, write, context)
                else { continue }
                let id = context.id(write.screen)
                findings.add(
                    page,
                    screen: id,
                    property: property,
                    at: context.pointer(to: property, in: write),
                    sources: breach.rule.sources,
                    """
                    \(id) sets \(property) to \(value)\(Self.place(of: write)), and \(context.policy) asks: \
                    \(breach.rule.text.text)
                    """,
                    fix: breach.fix
                )
            }
        }
    }

    /// Where the code stands; what comes late jumps, which is the consequence.
    private static func place(of write: Trace.Write) -> DiagnosticText {
        switch write.event {
        case .call: ""
        case .viewDidAppear: " in \(write.event), so that it comes when the transition is over"
        default: " in \(write.event)"
        }
    }
}

/// The rules of use of a policy.
private enum Usage {
    /// Those of the article, of which the third and the fourth have codes of their own.
    case meituan
    case km, dbn, fd, hbd

    /// A rule, and where it is known from.
    typealias Cited = (text: Rule, sources: Sources)

    /// What breaks a rule, and how to keep it.
    struct Breach {
        var rule: Cited
        var fix: DiagnosticText

        init(_ rule: Cited, fix: DiagnosticText) {
            self.rule = rule
            self.fix = fix
        }
    }

    private static func cited(_ rule: Rule) -> Cited {
        (rule, Sources([Reference(rule.id)] + rule.sources))
    }

    private static let stylesBeforeAppearing = cited(.meituanUsage1)
    private static let stylesByImages = cited(.meituanUsage2)
    private static let backgroundByImage = cited(.kmUsage1)
    private static let hidingBeforeAppearing = cited(.kmUsage3)
    private static let stylesByConfig = cited(.dbnUsage1)
    private static let hidingByPreference = cited(.fdUsage1)
    private static let hidingByLibrary = cited(.hbdUsage1)

    init?(_ policy: String) {
        switch policy {
        case TransitionBar.page.name: self = .meituan
        case KMNavigationBarTransition.page.name: self = .km
        case DoubleNavigationController.page.name: self = .dbn
        case FDFullscreenPopGesture.page.name: self = .fd
        case HBDNavigationBar.page.name: self = .hbd
        default: return nil
        }
    }

    /// The properties of which a rule says something for code in `event`.
    func properties(concernedIn event: Step.Event.Name) -> BarPropertySet {
        switch self {
        case .meituan: event == .viewDidAppear || event == .duringTransition ? .styles : .backgroundColors
        case .km: [.barTintColor, .isNavigationBarHidden]
        case .dbn: event == .call ? [] : .all.subtracting([.alpha])
        case .fd, .hbd: [.isNavigationBarHidden]
        }
    }

    /// What is wrong with `value` of `property`, which is concerned; nil where it keeps the rules.
    func breach(
        of property: BarProperty,
        _ value: BarValue,
        _ write: Trace.Write,
        _ context: DiagnosticContext
    ) -> Breach? {
        switch (self, value) {
        case (.meituan, _): return meituanBreach(value, write, context)
        case (.km, .color) where property == .barTintColor:
            guard context.environment.os <= Usage.lastFlashingSystem, context.after?.bar.isTranslucent ?? false else {
                return nil
            }
            return Breach(
                Usage.backgroundByImage,
                fix: "Set a backgroundImage of that color, with an alpha of 0.99 or less."
            )
        case (.km, .visibility(let visibility)):
            // One that is not animated has a code of its own.
            guard write.event != .call, write.event != .viewWillAppear, visibility.hidden != write.wasHidden,
                visibility.animation != .none
            else { return nil }
            return Breach(Usage.hidingBeforeAppearing, fix: context.fix(ofHiding: visibility.hidden))
        case (.dbn, _):
            return Breach(Usage.stylesByConfig, fix: "Put it into config, or into an update once the screen is shown.")
        case (.fd, .visibility(let visibility)):
            guard context.controlsAppearance,
                visibility.hidden != context.prefersNavigationBarHidden(write.screen)
            else { return nil }
            return Breach(Usage.hidingByPreference, fix: context.fix(ofHiding: visibility.hidden))
        case (.hbd, .visibility(let visibility)) where visibility.hidden:
            return Breach(Usage.hidingByLibrary, fix: context.fix(ofHiding: true))
        default: return nil
        }
    }

    private func meituanBreach(_ value: BarValue, _ write: Trace.Write, _ context: DiagnosticContext) -> Breach? {
        if write.event == .viewDidAppear || write.event == .duringTransition {
            return Breach(Usage.stylesBeforeAppearing, fix: "Move it to viewWillAppear.")
        }
        // To take a color away is no style.
        guard case .color = value else { return nil }
        return Breach(
            Usage.stylesByImages,
            fix: context.environment.os < .appearanceObjects
                ? "Set a backgroundImage of that color, with an alpha of 0.99 or less."
                : "Set it as backgroundColor of an appearance object, or as a backgroundImage of that color."
        )
    }

    /// The last iOS on which a changed `barTintColor` flashes where a swipe is cancelled (KM's own known issue).
    private static let lastFlashingSystem = SystemVersion(8, 2)
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
