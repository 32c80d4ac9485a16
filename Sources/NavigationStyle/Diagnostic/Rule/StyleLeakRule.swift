/// Finds values on the shared bar that a screen does not set, but another has set (seed0.4.1; seed3).
enum StyleLeakRule: DiagnosticRule {
    static let pages = [leak, inheritance]

    static let leak = DiagnosticPage(
        code: .styleLeak,
        severity: .warning,
        symptom:
            "A screen has a color, a title or a hidden bar that belongs to another screen: it appears with the "
            + "push, or stays when the other screen is popped.",
        cause: "All screens of a navigation controller share one bar, and a value stays until other code replaces it. "
            + "viewDidLoad runs once, so a style that it sets is not set again when the screen returns.",
        remedy:
            "In viewWillAppear of every screen, set each property that any screen changes; or give each screen "
            + "its own appearances on its navigation item; or use a policy that keeps a style for each screen.",
        references: ["seed0.4.1", "seed3"]
    )

    static let inheritance = DiagnosticPage(
        code: .inheritedStyle,
        severity: .info,
        symptom: """
            A new screen looks like the screen that changed the bar last, in all properties that it does not set.
            """,
        cause: "In this policy, the last change wins: properties that a screen does not set stay as they are.",
        remedy: "Declare the property on the new screen, unless it should look like the screen before.",
        references: ["seed3"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let top = context.top, let after = context.after, context.operation?.stackCountBefore != 0,
            context.hasSharedBar, isAsked(context, top: top)
        else { return }
        let page = context.isInheritanceMeant ? inheritance : leak
        let scene = after.scene
        let leaks = context.leaks(on: top, in: scene)
        checkBackground(of: top, context, &findings)
        checkInterfaceStyle(of: top, context, &findings)
        guard !leaks.isEmpty else { return }
        var seen = VisibleBar(after)
        var concealed: [Leak] = []
        for leak in leaks {
            if seen.isSeen(of: context.scene(scene, without: leak)) {
                concealed.append(leak)
            } else if !context.consists(leak, of: leaks, in: scene) {
                report(leak, among: leaks, on: top, by: page, context, &findings)
            }
        }
        guard concealed.count > 1 else { return }
        let own = concealed.filter { !context.consists($0, of: leaks, in: scene) }
        let drawn = seen.appearance(concealedAmong: own.map { ($0.property, $0.wanted) }, in: scene)
        let joint = own.first { $0.property == drawn } ?? context.leak(showing: concealed, to: &seen, of: scene, top)
        if let joint { report(joint, among: leaks, on: top, by: page, context, &findings) }
    }

    private static func report(
        _ leak: Leak,
        among leaks: [Leak],
        on top: Int,
        by page: DiagnosticPage,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let screen = context.id(top)
        let isInherited = context.isInheritanceMeant
        let condition: DiagnosticText = isInherited ? " unless it should look like that" : ""
        findings.add(
            page,
            screen: screen,
            property: leak.property,
            at: leak.pointer,
            context.words(leak, on: top, isInherited: isInherited),
            fix: "\(context.wordsForSetting(leak.property)) of \(screen)\(condition).",
            fixes: context.fixes(of: leak, among: leaks, on: top)
        )
    }

    /// Reports a cancelled swipe that leaves the policy's views in the bar in the state of the other screen
    /// (libraries.3).
    private static func checkBackground(
        of screen: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard context.isCancelled, let other = context.transition?.to,
            let before = context.operation?.before, let after = context.after,
            before.scene.backgroundView != after.scene.backgroundView,
            VisibleBar(before).differsInBackground(from: VisibleBar(after)),
            let pointer = context.pointer(toBackgroundOf: other)
        else { return }
        let id = context.id(screen)
        let (was, now) = (before.bar.background, after.bar.background)
        // For a screen that it does not manage, the policy finally paints the background that the bar had when the
        // screen first appeared.
        let found = was.kind == .color ? was.color.map { BarValue.color(BarColor($0)) } : nil
        findings.add(
            leak,
            screen: id,
            key: RequestPointer.Key.background.name,
            at: pointer,
            """
            \(id) shows another background after the cancelled swipe to \(context.id(other)): \(now); before, it was \
            \(was).
            """,
            fix: found.map { "Write barTintColor, \($0), in viewDidLoad of \(id), or let the policy manage it." }
                ?? "Let the policy manage \(id), and declare its background.",
            fixes: found.map { [Fix(.write(.barTintColor, $0, in: .viewDidLoad), of: screen)] } ?? []
        )
    }

    /// Reports a cancelled swipe that leaves the bar in the interface style of the other screen (libraries.16.3).
    private static func checkInterfaceStyle(
        of screen: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard context.isCancelled, let other = context.transition?.to,
            let before = context.operation?.before, let after = context.after
        else { return }
        let (was, now) = (before.scene.environment.userInterfaceStyle, after.scene.environment.userInterfaceStyle)
        guard was != now else { return }
        var seen = VisibleBar(before)
        guard !seen.isSeen(of: after.scene) else { return }
        findings.add(
            leak,
            screen: context.id(screen),
            key: "userInterfaceStyle",
            at: context.pointer(to: .interfaceStyle, of: other) ?? context.pointer(to: .interfaceStyle, of: screen)
                ?? context.operation?.pointer ?? .whole,
            """
            The bar of \(context.id(screen)) is \(now) after the cancelled swipe to \(context.id(other)), whose \
            interface style it keeps; before, it was \(was).
            """,
            fix: "Give both screens the same userInterfaceStyle."
        )
    }

    /// Whether another screen may have appeared, or something of another screen under the same one.
    private static func isAsked(_ context: DiagnosticContext, top: Int) -> Bool {
        if context.transition != nil { return true }
        switch context.operation?.action {
        case nil: return true
        // Under a cover that leaves the screen in place nothing appears.
        case .reappear: return context.operation?.unrun == nil
        case .update(_, .some(let id)): return id != context.id(top)
        case .update(_, .none), .pop, .interactivePop, .hide, .setAppearanceProxy, .traitChange, .other: return false
        }
    }
}

extension DiagnosticContext {
    /// Whether it is the policy's rule that a new screen inherits whatever it does not set.
    var isInheritanceMeant: Bool { family == .fakeBarsInTransition && !isReturn }

    /// Whether the screen on top was there before.
    var isReturn: Bool {
        if let transition { return transition.kind == .pop || isCancelled }
        if case .reappear = operation?.action { return true }
        return false
    }

    /// The place in which a screen states its value of a property that leaks: under a policy that paints one bar, never
    /// the policy's interface, whose properties do not leak.
    var placeAgainstLeaks: PolicyConduct.StylePlace {
        family == .interpolation ? .viewWillAppear : conduct.stylePlace
    }

    /// Returns the advice to set `property` in the place in which a screen states its look.
    func wordsForSetting(_ property: BarProperty) -> DiagnosticText {
        if property == .isNavigationBarHidden, case .library = hidingPlace { return "Set \(hidingPlace.words)" }
        // A declared style has parts, and a library its members, instead of the bar's properties; what has neither is
        // left to the screen's code.
        switch placeAgainstLeaks {
        case .bar:
            if let key = BarStyle.whole.key(for: property) { return "Declare \(key.name) in bar" }
            if let part = PolicyConduct.StylePart(property), let path = conduct.styleMembers[part] {
                return "Set library.\(path.joined(separator: "."))"
            }
        case .library:
            if let member = conduct.interface?.members(property).first { return "Set library.\(member)" }
        case .config: return "Write \(property) in \(PolicyConduct.StylePlace.config.fullWords)"
        case .viewWillAppear: break
        }
        if property.kind == .appearance, family == .sharedBar { return "Write \(property) in navigationItem" }
        return "Write \(property) in \(PolicyConduct.StylePlace.viewWillAppear.words)"
    }

    /// Returns the name of the place in which a screen states `property`, as fixes write it.
    func words(ofPlaceFor property: BarProperty) -> DiagnosticText {
        conduct.stylePlace.states(property) ? conduct.stylePlace.words : "viewWillAppear"
    }

    /// Returns the place of the background of `screen`, in its style or in its values for the policy.
    fileprivate func pointer(toBackgroundOf screen: Int) -> RequestPointer? {
        let base = pointer(toScreen: screen)
        if self.screen(screen, { $0.bar?.background != nil }) { return base.appending(.bar).appending(.background) }
        return self.screen(screen, { $0.library != nil }) ? base.appending(.library) : nil
    }
}

extension PolicyConduct.StylePlace {
    /// Whether a screen can state `property` there: a declared style and the members that follow it have only its parts,
    /// and code writes everything else.
    func states(_ property: BarProperty) -> Bool {
        switch self {
        case .viewWillAppear, .config: true
        case .library: property != .prefersLargeTitles && BarStyle.whole.key(for: property) != nil
        case .bar: BarStyle.whole.key(for: property) != nil
        }
    }
}

extension BarStyle {
    /// A style with every part, of some value.
    fileprivate static let whole = Part.allCases.reduce(into: BarStyle()) { $0 = $0.followed(by: $1.sample) }
}

extension Callback {
    /// The callbacks in which a screen asks for the look that it wants while visible.
    static let whenAppearing: [Callback] = [
        .duringTransition, .viewDidAppear, .viewIsAppearing, .viewWillAppear, .viewDidLoad,
    ]
}

extension WriteLog.Write {
    /// Whether its screen writes it as it goes, to clean up.
    var isCleaningUp: Bool { event == .viewWillDisappear || event == .viewDidDisappear }

    /// Whether it sets the look of its own screen, rather than cleaning up after it, or following the scroll offset of a
    /// screen that goes.
    var isStyling: Bool { !isCleaningUp && !(isScrollStyling && event == .duringTransition) }

    /// Whether it only writes back the value of `property` that it has read from the bar.
    func writesBack(_ property: BarProperty) -> Bool { isScrollStyling && repeated.contains(property) }
}
