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
        guard let top = context.top, let after = context.after, context.stackCountBefore > 0,
            context.isStyleInherited, isAsked(context, top: top)
        else { return }
        let look = context.isReturn ? context.trace.look(of: top) : nil
        let hidden = BarValue.visibility(BarVisibility(hidden: after.scene.isNavigationBarHidden))
        let hiddenBefore = look.map { BarValue.visibility(BarVisibility(hidden: $0.isNavigationBarHidden)) }
        check(.isNavigationBarHidden, shown: hidden, before: hiddenBefore, on: top, context, &findings)
        // Of a bar that is not there nothing else is seen.
        guard !after.scene.isHidden else { return }
        let touched = after.scene.properties.touched.union(look?.properties.touched ?? [])
        for property in touched where property != .isNavigationBarHidden {
            guard let shown = after.scene.properties[property] ?? property.defaultValue else { continue }
            let before = look.flatMap { $0.properties[property] ?? property.defaultValue }
            check(property, shown: shown, before: before, on: top, context, &findings)
        }
    }

    private static func check(
        _ property: BarProperty,
        shown: BarValue,
        before: BarValue?,
        on top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard let (author, pointer) = context.leak(of: property, shown: shown, before: before, on: top) else { return }
        let screen = context.id(top)
        let isInherited = context.family == .fakeBarsInTransition && !context.isReturn
        findings.add(
            isInherited ? inheritance : leak,
            screen: screen,
            property: property,
            at: pointer,
            context.words(property, shown: shown, before: before, author: author, on: top, isInherited: isInherited),
            fix: isInherited
                ? "Write \(property) in viewWillAppear of \(screen) if it is not meant to look like \(author)."
                : "Write \(property) in viewWillAppear of \(screen), or put it back in viewWillDisappear of \(author)."
        )
    }

    /// Whether another screen may have come into sight, or something of another's under the same.
    private static func isAsked(_ context: DiagnosticContext, top: Int) -> Bool {
        if context.action.isNone || context.transition != nil { return true }
        guard case .update(_, .some(let id)) = context.action else { return false }
        return id != context.id(top)
    }
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
        guard let transition else { return false }
        return transition.kind == .pop || outcome == .cancelled
    }
}

// The search for the screen behind a value that the screen on top did not ask for.
extension DiagnosticContext {
    /// Who gave `property` the value that is shown on `top`, and where; nil where that is as `top` wants it.
    fileprivate func leak(
        of property: BarProperty,
        shown: BarValue,
        before: BarValue?,
        on top: Int
    ) -> (author: Screen.ID, pointer: RequestPointer)? {
        let isAsBefore = before?.means(shown) ?? true
        if isAsBefore, shown.means(property.defaultValue ?? .null) { return nil }
        guard !asksFor(shown, of: property, on: top) else { return nil }
        // A screen that comes back with something else may have lost what it declares.
        let mayBeLost = isReturn && !(before != nil && isAsBefore)
        if !mayBeLost, isDeclared(property, on: top) { return nil }
        if trace.origin.appearanceProxy[property]?.means(shown) ?? false { return nil }
        guard let cause = cause(of: property, being: shown), cause.screen != top else { return nil }
        if let screen = cause.screen { return (id(screen), cause.pointer) }
        return restoredAuthor(of: property).map { ($0, cause.pointer) }
    }

    /// The screen that the state handed in names as the writer, which may have left the stack.
    private func restoredAuthor(of property: BarProperty) -> Screen.ID? {
        trace.origin.restored?.provenance[property].screen
    }

    private func isDeclared(_ property: BarProperty, on top: Int) -> Bool {
        if touchedWhenAppearing(top).contains(property) { return true }
        return trace.writes.contains { $0.screen == top && $0.isStyling && $0.properties.touched.contains(property) }
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

    fileprivate func words(
        _ property: BarProperty,
        shown: BarValue,
        before: BarValue?,
        author: Screen.ID,
        on top: Int,
        isInherited: Bool
    ) -> DiagnosticText {
        let screen = id(top)
        let change = before.flatMap { $0.means(shown) ? nil : $0 }
        if case .visibility(let visibility) = shown {
            let has = visibility.hidden ? "is without a bar" : "is with a bar"
            let did = visibility.hidden ? "hid it" : "showed it"
            guard let change else { return "\(screen) \(has) because \(author) \(did)." }
            return "\(screen) \(has) because \(author) \(did); before it was \(change)."
        }
        if let change {
            return """
                \(screen) comes back with the \(property) of \(author), \(shown); before it showed \(change).
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

extension Callback {
    /// The callbacks in which a screen asks for the look that it wants while it is seen.
    static let whenAppearing: [Callback] = [.duringTransition, .viewDidAppear, .viewWillAppear, .viewDidLoad]
}

extension Trace.Write {
    /// Whether it asks for a look of the screen whose code it is, and does not clear up after it.
    var isStyling: Bool { event != .viewWillDisappear && event != .viewDidDisappear }
}
