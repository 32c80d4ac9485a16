/// One shared bar: what a screen does not say, another has said (seed 0, 4.1; seed 3).
enum StyleLeakRule: DiagnosticRule {
    static let pages = [leak, inheritance]

    static let leak = DiagnosticPage(
        code: .styleLeak,
        severity: .warning,
        symptom:
            "A screen has a colour, a title or a hidden bar that belongs to another screen: it comes with the push, or it "
            + "stays when the other screen is popped.",
        cause: "All screens of a navigation controller share one bar, and a value stays until somebody writes another. "
            + "viewDidLoad runs once, so that a style written there is not written again when the screen returns.",
        remedy: "Let every screen write each property that any screen changes, in viewWillAppear; or put back in "
            + "viewWillDisappear what was changed; or use a policy that keeps a style for each screen.",
        references: ["seed0.4.1", "seed3"]
    )

    static let inheritance = DiagnosticPage(
        code: .inheritedStyle,
        severity: .info,
        symptom: "A new screen looks like the screen that changed the bar last, in all that it does not say itself.",
        cause: "The policy's rule is that the last change wins: what a screen leaves open stays as it is.",
        remedy: "Declare the property on the new screen if it is not meant to look like the one before.",
        references: ["seed3"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let top = context.top, let after = context.after, context.operation?.stackCountBefore != 0,
            context.isStyleInherited, isAsked(context, top: top)
        else { return }
        let scene = after.scene
        let look = context.isReturn ? context.trace.look(of: top) : nil
        let touched = scene.properties.touched.union(look?.properties.touched ?? []).union([.isNavigationBarHidden])
        var leaks: [Leak] = []
        for property in touched {
            guard let shown = scene.value(of: property) else { continue }
            let earlier = look.flatMap { $0.value(of: property) }
            if let leak = context.leak(of: property, shown: shown, earlier: earlier, on: top) { leaks.append(leak) }
        }
        checkBackground(of: top, context, &findings)
        guard !leaks.isEmpty else { return }
        let seen = SeenBar(of: scene, on: context.device)
        for leak in leaks where SeenBar(of: scene.with(leak.wanted, for: leak.property), on: context.device) != seen {
            report(leak, among: leaks, on: top, context, &findings)
        }
    }

    private static func report(
        _ leak: Leak,
        among leaks: [Leak],
        on top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let screen = context.id(top)
        let isInherited = context.family == .fakeBarsInTransition && !context.isReturn
        let place = context.placeAgainstLeaks.fullWords
        let author = leak.author.flatMap { $0 == screen ? nil : $0 }
        let fix: DiagnosticText =
            if isInherited {
                "Write \(leak.property) in \(place) of \(screen) if it is not meant to look like that."
            } else if let author, context.placeAgainstLeaks == .viewWillAppear {
                "Write \(leak.property) in viewWillAppear of \(screen), or put it back in viewWillDisappear of \(author)."
            } else {
                "Write \(leak.property) in \(place) of \(screen)."
            }
        findings.add(
            isInherited ? inheritance : self.leak,
            screen: screen,
            property: leak.property,
            at: leak.pointer,
            context.words(leak, on: top, isInherited: isInherited),
            fix: fix,
            fixes: context.fixes(of: leak, among: leaks, on: top)
        )
    }

    /// A cancelled swipe after which the views that a policy put into the bar are as the other screen wants them
    /// (libraries.md 3).
    private static func checkBackground(
        of screen: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard context.isCancelled, let other = context.transition?.to,
            let before = context.operation?.before?.scene, let after = context.after?.scene,
            before.backgroundView != after.backgroundView,
            SeenBar(of: before, on: context.device).differsInBackground(from: SeenBar(of: after, on: context.device)),
            let pointer = context.pointer(toBackgroundOf: other)
        else { return }
        findings.add(
            leak,
            screen: context.id(screen),
            key: RequestPointer.Key.background.name,
            at: pointer,
            "\(context.id(screen)) is left with the background of \(context.id(other)) by the cancelled swipe.",
            fix: "Let \(context.id(screen)) set its background again in viewDidAppear."
        )
    }

    /// Whether another screen may have come into sight, or something of another's under the same.
    private static func isAsked(_ context: DiagnosticContext, top: Int) -> Bool {
        if context.transition != nil { return true }
        switch context.operation?.action {
        case nil, .reappear: return true
        case .update(_, .some(let id)): return id != context.id(top)
        case .update(_, .none), .pop, .other: return false
        }
    }
}

/// A value that a screen shows and did not ask for.
struct Leak {
    var property: BarProperty
    /// The value.
    var shown: BarValue
    /// The value that the screen showed when it was last seen, where that is another.
    var earlier: BarValue?
    /// What the screen would show: what it showed before, or what a bar has that nobody wrote to; nil is UIKit's default.
    var wanted: BarValue?
    /// Whose code gave the value; nil where a policy took the screen's own away.
    var author: Screen.ID?
    /// Where that stands in the request.
    var pointer: RequestPointer
}

extension DiagnosticContext {
    /// Whether the policy lets what one screen writes be seen on another.
    fileprivate var isStyleInherited: Bool {
        switch family {
        case .sharedBar, .fakeBarsInTransition, .interpolation, .navigationItem: true
        case .customContainer, .barPerScreen: false
        }
    }

    /// Whether the screen on top was there before.
    var isReturn: Bool {
        if let transition { return transition.kind == .pop || isCancelled }
        if case .reappear = operation?.action { return true }
        return false
    }

    /// Where a screen says what it wants of a property that leaks: what a policy that paints one bar has an interface for
    /// does not.
    fileprivate var placeAgainstLeaks: PolicyConduct.StylePlace {
        family == .interpolation ? .viewWillAppear : conduct.stylePlace
    }

    /// Where the background of `screen` is declared, by its style or to the policy.
    fileprivate func pointer(toBackgroundOf screen: Int) -> RequestPointer? {
        let base = pointer(toScreen: screen)
        if self.screen(screen, { $0.bar?.background != nil }) { return base.appending(.bar).appending(.background) }
        return self.screen(screen, { $0.library != nil }) ? base.appending(.library) : nil
    }
}

// The search for the screen behind a value that the screen on top did not ask for.
extension DiagnosticContext {
    /// Who gave `property` the value that `top` shows, and where; nil where that is as `top` wants it.
    fileprivate func leak(of property: BarProperty, shown: BarValue, earlier: BarValue?, on top: Int) -> Leak? {
        let isAsBefore = earlier?.means(shown) ?? true
        if isAsBefore, shown.means(property.defaultValue ?? .null) { return nil }
        guard !asksFor(shown, of: property, on: top) else { return nil }
        // A screen that comes back with something else may have lost what it declares.
        let mayBeLost = isReturn && !(earlier != nil && isAsBefore)
        let isDeclared = isDeclared(property, on: top)
        if !mayBeLost, isDeclared { return nil }
        let proxy = trace.origin.appearanceProxy[property]
        var leak = Leak(
            property: property,
            shown: shown,
            wanted: isAsBefore ? proxy : earlier,
            pointer: operation?.pointer ?? .whole
        )
        if !isAsBefore { leak.earlier = earlier }
        if !(proxy?.means(shown) ?? false), let cause = cause(of: property, shown: shown) {
            leak.pointer = cause.pointer
            if let screen = cause.screen {
                guard screen != top || !isAsBefore else { return nil }
                leak.author = id(screen)
                return leak
            }
            if let author = restoredAuthor(of: property) {
                leak.author = author
                return leak
            }
        }
        // The policy took it away, or put back what was there before: what is lost is the screen's own.
        guard !isAsBefore, isDeclared, let own = ownWrite(of: property, on: top) else { return nil }
        leak.pointer = own
        return leak
    }

    /// Whose code gave `property` the value that is shown.
    private func cause(of property: BarProperty, shown: BarValue) -> Cause? {
        // A fake bar brings back what some code once wrote; what other policies write is their own.
        guard bar.origins[Int(property.rawValue)].writer == .policy else { return cause(of: property, being: shown) }
        // Translucency is copied as it is in effect, whoever brought it about.
        let isCopy = family == .fakeBarsInTransition && conduct.copiesStyles && property != .isTranslucent
        return isCopy ? cause(of: property, being: shown) : nil
    }

    /// The screen that the state handed in names as the writer, which may have left the stack.
    private func restoredAuthor(of property: BarProperty) -> Screen.ID? {
        trace.origin.restored?.provenance[property].screen
    }

    private func isDeclared(_ property: BarProperty, on top: Int) -> Bool {
        if touchedWhenAppearing(top).contains(property) { return true }
        return trace.writes.contains { $0.screen == top && $0.isStyling && $0.properties.touched.contains(property) }
    }

    /// Where the code of `screen` asked last for a value of `property`.
    private func ownWrite(of property: BarProperty, on screen: Int) -> RequestPointer? {
        trace.writes.last { $0.screen == screen && $0.isStyling && $0.properties.touched.contains(property) }
            .map { pointer(to: property, in: $0) }
    }

    /// Whether the last code of the screen that spoke of `property` asked for `value`.
    private func asksFor(_ value: BarValue, of property: BarProperty, on top: Int) -> Bool {
        let last = trace.writes.lastIndex {
            $0.screen == top && $0.isStyling && $0.properties.touched.contains(property)
        }
        if let last { return trace.writes[last].properties[property]?.means(value) ?? false }
        return touchedWhenAppearing(top).contains(property)
            && Callback.whenAppearing.contains { screenWrites[top][$0][property]?.means(value) ?? false }
    }

    /// What the code of `screen` writes in the callbacks in which it asks for a look.
    private func touchedWhenAppearing(_ screen: Int) -> BarPropertySet {
        Callback.whenAppearing.reduce([]) { $0.union(screenWrites.span[screen].touched(in: $1)) }
    }

    fileprivate func words(_ leak: Leak, on top: Int, isInherited: Bool) -> DiagnosticText {
        let screen = id(top)
        let (property, shown) = (leak.property, leak.shown)
        if case .visibility(let visibility) = shown {
            let has = visibility.hidden ? "is without a bar" : "is with a bar"
            guard let author = leak.author else { return "\(screen) \(has); before it was \(leak.earlier ?? shown)." }
            let did = visibility.hidden ? "hid it" : "showed it"
            guard let earlier = leak.earlier else { return "\(screen) \(has) because \(author) \(did)." }
            return "\(screen) \(has) because \(author) \(did); before it was \(earlier)."
        }
        guard let author = leak.author, author != screen else {
            return "\(screen) comes back with \(shown) for \(property); before it showed \(leak.earlier ?? .null)."
        }
        if let earlier = leak.earlier {
            return """
                \(screen) comes back with the \(property) of \(author), \(shown); before it showed \(earlier).
                """
        }
        if isInherited {
            return """
                \(screen) does not set \(property) and takes over the \(property) of \(author), \(shown): under \
                \(policy) the last change wins.
                """
        }
        let ending = isDeclared(property, on: top) ? "." : ", and did not ask for it."
        return "\(screen) shows the \(property) of \(author), \(shown)\(ending)"
    }
}

// How to put it right.
extension DiagnosticContext {
    /// The writes by which `top` has the look that it wants: of this property, or else of all that it got from others,
    /// since what lies under a leaking value leaks next.
    fileprivate func fixes(of leak: Leak, among leaks: [Leak], on top: Int) -> [Fix] {
        var fixes: [Fix] = []
        if screen(top, { $0.styledIn == .viewDidLoad && $0.bar?.key(for: leak.property) != nil }) {
            fixes.append(Fix(.styleInViewWillAppear, of: top))
        }
        fixes.append(Fix(changes: [change(mending: leak, on: top)]))
        // Set along with the transition, a color does not jump where UIKit has one bar for both screens (uikit.md I).
        if placeAgainstLeaks == .viewWillAppear, BarPropertySet.animatedColors.contains(leak.property) {
            let value = screen(top) { $0.ownValue(of: leak.property, meaning: leak.wanted, environment) }
            fixes.append(Fix(.write(leak.property, value, in: .duringTransition), of: top))
        }
        if leaks.count > 1 {
            fixes.append(Fix(changes: leaks.map { self.change(mending: $0, on: top) }))
        }
        return fixes
    }

    private func change(mending leak: Leak, on top: Int) -> RequestChange {
        style(top, leak.property, screen(top) { $0.ownValue(of: leak.property, meaning: leak.wanted, environment) })
    }
}

extension Screen {
    /// What the screen is to write so that `property` has `wanted`, as its own code has it where it speaks of it: there
    /// a color may be one in light and another in dark.
    fileprivate func ownValue(of property: BarProperty, meaning wanted: BarValue?, _ environment: Environment)
        -> BarValue
    {
        if property == .isNavigationBarHidden, case .visibility(let visibility) = wanted ?? property.defaultValue {
            return .visibility(BarVisibility(hidden: visibility.hidden, animation: .asTransition))
        }
        for callback in Callback.whenAppearing {
            if let own = callbacks[callback][property], let wanted,
                own.resolved(for: environment.userInterfaceStyle).means(wanted)
            {
                return own
            }
        }
        // Nobody can take an explicit isTranslucent back: true is what a bar has that nobody wrote to (uikit.md A2).
        return wanted ?? property.defaultValue ?? .flag(true)
    }
}

extension Trace.Look {
    /// The value that `property` had.
    fileprivate func value(of property: BarProperty) -> BarValue? {
        property == .isNavigationBarHidden
            ? .visibility(BarVisibility(hidden: isNavigationBarHidden))
            : properties[property] ?? property.defaultValue
    }
}

extension BarScene {
    /// The value that `property` has.
    fileprivate func value(of property: BarProperty) -> BarValue? {
        property == .isNavigationBarHidden
            ? .visibility(BarVisibility(hidden: isNavigationBarHidden))
            : properties[property] ?? property.defaultValue
    }
}

extension Callback {
    /// The callbacks in which a screen asks for the look that it wants while it is seen.
    static let whenAppearing: [Callback] = [.duringTransition, .viewDidAppear, .viewWillAppear, .viewDidLoad]
}

extension Trace.Write {
    /// Whether it asks for a look of the screen whose code it is, and does not clear up after it.
    var isStyling: Bool { event != .viewWillDisappear && event != .viewDidDisappear }
}
