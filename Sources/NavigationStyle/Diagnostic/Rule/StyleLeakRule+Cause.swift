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

// The search for the screen behind a value that the screen on top did not ask for.
extension DiagnosticContext {
    /// Who gave `property` the value that `top` shows, and where; nil where that is as `top` wants it.
    func leak(of property: BarProperty, shown: BarValue, earlier: BarValue?, on top: Int) -> Leak? {
        let isAsBefore = earlier?.means(shown) ?? true
        if isAsBefore, shown.means(property.defaultValue ?? .null) { return nil }
        // Whether there is a bar the policy says each time that the screen appears.
        if property == .isNavigationBarHidden, given[property]?.means(shown) ?? false { return nil }
        guard !asksFor(shown, of: property, on: top) else { return nil }
        // A screen that comes back with something else may have lost what it declares.
        let mayBeLost = isReturn && !(earlier != nil && isAsBefore)
        let isDeclared = isDeclared(property, on: top)
        if !mayBeLost, isDeclared { return nil }
        let proxy = trace.origin.appearanceProxy[property]
        var leak = Leak(
            property: property,
            shown: shown,
            wanted: isAsBefore ? given[property] ?? proxy : earlier,
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
            if !isAsBefore, pointer(toOptionFor: property) != nil { return leak }
        }
        // The policy took it away, or put back what was there before: what is lost is the screen's own.
        guard !isAsBefore, isDeclared, let own = ownWrite(of: property, on: top) else { return nil }
        leak.pointer = own
        return leak
    }

    /// Whose code gave `property` the value that is shown.
    private func cause(of property: BarProperty, shown: BarValue) -> Cause? {
        // A fake bar brings back what some code once wrote; what other policies write is their own.
        guard bar.origin(of: property).writer == .policy else { return cause(of: property, being: shown) }
        if let pointer = pointer(toOptionFor: property) { return Cause(pointer: pointer) }
        // Translucency is copied as it is in effect, whoever brought it about.
        let isCopy = family == .fakeBarsInTransition && conduct.copiesStyles && property != .isTranslucent
        return isCopy ? originalCause(of: property, being: shown) ?? cause(of: property, being: shown) : nil
    }

    /// The screen that the state handed in names as the writer, which may have left the stack.
    private func restoredAuthor(of property: BarProperty) -> Screen.ID? {
        trace.origin.restored?.provenance[property].screen
    }

    private func isDeclared(_ property: BarProperty, on top: Int) -> Bool {
        touchedWhenAppearing(top).contains(property) || lastStyling(of: property, by: top) != nil
    }

    /// Where the code of `screen` asked last for a value of `property`.
    private func ownWrite(of property: BarProperty, on screen: Int) -> RequestPointer? {
        lastStyling(of: property, by: screen).map { pointer(to: property, in: trace.writes[$0]) }
    }

    /// Which write was the last by which the code of `screen` asked for a value of `property`.
    private func lastStyling(of property: BarProperty, by screen: Int) -> Int? {
        trace.lastStyling(of: property, by: screen)
    }

    /// Whether the last code of the screen that spoke of `property` asked for `value`.
    private func asksFor(_ value: BarValue, of property: BarProperty, on top: Int) -> Bool {
        if let last = lastStyling(of: property, by: top) {
            return trace.writes.span[last].properties[property]?.means(value) ?? false
        }
        return touchedWhenAppearing(top).contains(property)
            && Callback.whenAppearing.contains { screenWrites[top][$0][property]?.means(value) ?? false }
    }

    /// What the code of `screen` writes in the callbacks in which it asks for a look.
    private func touchedWhenAppearing(_ screen: Int) -> BarPropertySet {
        Callback.whenAppearing.reduce([]) { $0.union(screenWrites.span[screen].touched(in: $1)) }
    }

    func words(_ leak: Leak, on top: Int, isInherited: Bool) -> DiagnosticText {
        let screen = id(top)
        let (property, shown) = (leak.property, leak.shown)
        if case .visibility(let visibility) = shown {
            let has = visibility.hidden ? "has no bar" : "has a bar"
            let before: DiagnosticText =
                leak.earlier == nil ? "" : "; before, it had \(visibility.hidden ? "one" : "none")"
            guard let author = leak.author, author != screen else {
                return "\(screen) \(has) when it returns\(before)."
            }
            return "\(screen) \(has) because \(author) \(visibility.hidden ? "hides" : "shows") it\(before)."
        }
        let before: DiagnosticText = "before, it was \(was: leak.earlier ?? .null)"
        guard let author = leak.author, author != screen else {
            return "\(screen) shows another \(property) when it returns: \(shown); \(before)."
        }
        if leak.earlier != nil {
            return "\(screen) still shows the \(property) of \(author) (\(shown)) when it returns; \(before)."
        }
        if isInherited {
            return """
                \(screen) does not set \(property) and shows that of \(author) (\(shown)): under \(policy) the last \
                change wins.
                """
        }
        let ending: DiagnosticText = isDeclared(property, on: top) ? "." : " without setting its own."
        return "\(screen) shows the \(property) of \(author) (\(shown))\(ending)"
    }
}

// How to put it right.
extension DiagnosticContext {
    /// The changes by which `top` has the look that it wants: of this property, or else of all that it got from others, since
    /// what lies under a leaking value leaks next: `leaks` are all of them; or it draws all by its own item.
    func fixes(of leak: Leak, among leaks: [Leak], on top: Int) -> [Fix] {
        var fixes: [Fix] = []
        if screen(top, { $0.styledIn == .viewDidLoad && $0.bar?.key(for: leak.property) != nil }) {
            fixes.append(Fix(.styleInViewWillAppear, of: top))
        }
        fixes.append(Fix(changes: [change(mending: leak, on: top)]))
        // Set along with the transition, a color does not jump where UIKit has one bar for both screens (uikit.I).
        if placeAgainstLeaks == .viewWillAppear, BarPropertySet.animatedColors.contains(leak.property) {
            let value = screen(top) { $0.ownValue(of: leak.property, meaning: leak.wanted, environment) }
            fixes.append(Fix(.write(leak.property, value, in: .duringTransition), of: top))
        }
        if leaks.count > 1 { fixes.append(Fix(changes: leaks.map { change(mending: $0, on: top) })) }
        if let after {
            let wanted = leaks.reduce(after.scene) { $0.with($1.wanted, for: $1.property) }
            let item = changes(givingItemOf: top, theLookOf: wanted)
            let others = leaks.filter { !BarPropertySet.drawnByItem.contains($0.property) }
            if !item.isEmpty { fixes.append(Fix(changes: item + others.map { change(mending: $0, on: top) })) }
        }
        return fixes
    }

    /// The write by which `top` has the look that it wants of the property of `leak`.
    func change(mending leak: Leak, on top: Int) -> RequestChange {
        style(top, leak.property, screen(top) { $0.ownValue(of: leak.property, meaning: leak.wanted, environment) })
    }
}

extension Screen {
    /// What the screen is to write so that `property` has `wanted`, as its own code has it where it speaks of it: there
    /// a color may be one in light and another in dark.
    func ownValue(of property: BarProperty, meaning wanted: BarValue?, _ environment: NavigationEnvironment)
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
        // Nobody can take an explicit isTranslucent back: true is what a bar has that nobody wrote to (uikit.A2).
        return wanted ?? property.defaultValue ?? .flag(true)
    }
}

extension Trace.Look {
    /// The value that `property` had.
    func value(of property: BarProperty) -> BarValue? {
        property == .isNavigationBarHidden
            ? .visibility(BarVisibility(hidden: isNavigationBarHidden))
            : properties[property] ?? property.defaultValue
    }
}

extension BarScene {
    /// The value that `property` has.
    func value(of property: BarProperty) -> BarValue? {
        property == .isNavigationBarHidden
            ? .visibility(BarVisibility(hidden: isNavigationBarHidden))
            : properties[property] ?? property.defaultValue
    }
}
