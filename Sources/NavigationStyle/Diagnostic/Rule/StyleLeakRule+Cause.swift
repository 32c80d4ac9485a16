/// A value that a screen shows without having asked for it.
struct Leak {
    var property: BarProperty
    /// The value.
    var shown: BarValue
    /// The value that the screen showed when it was last visible, if it differs.
    var earlier: BarValue?
    /// The value that the screen should show: the earlier one, or that of a bar to which no screen has written; nil for
    /// UIKit's default.
    var wanted: BarValue?
    /// The screen whose code set the value; nil if a policy removed the screen's own.
    var author: Screen.ID?
    /// The place of the cause in the request.
    var pointer: RequestPointer
    /// The legacy properties that the screen's own code has put into the value, an appearance.
    var parts: BarPropertySet = []
}

extension BarScene {
    /// Returns the scene with what the screen wants in place of `leaks`.
    func without(_ leaks: [Leak]) -> BarScene { leaks.reduce(self) { $0.with($1.wanted, for: $1.property) } }
}

// The search for the screen behind a value that the screen on top did not ask for.
extension DiagnosticContext {
    /// Returns the leaks of all properties on `top`, which is in `scene`.
    func leaks(on top: Int, in scene: BarScene) -> [Leak] {
        let look = isReturn ? log.look(of: top) : nil
        // The flags by which bars hide by themselves hold for all screens, and are no look (around.S4).
        let touched = scene.properties.touched.union(look?.properties.touched ?? []).union([.isNavigationBarHidden])
            .subtracting(.hidesBars)
        var leaks: [Leak] = []
        for property in touched where !(property == .isNavigationBarHidden && isBarHiddenBySystem) {
            guard let shown = scene.value(of: property) else { continue }
            var earlier = look.flatMap { $0.value(of: property) }
            // An unset isTranslucent has no value of its own: the bar was as UIKit infers it (uikit.A2).
            if earlier == nil, let inferred = look?.properties.translucency.isTranslucent, shown == .flag(!inferred) {
                earlier = .flag(inferred)
            }
            if let leak = leak(of: property, shown: shown, earlier: earlier, on: top) {
                if leaks.isEmpty { leaks.reserveCapacity(4) }
                leaks.append(leak)
            }
        }
        return leaks
    }

    /// Returns `scene` of `screen` with the values that the screen wants in place of those that leak to it: a fix must not
    /// have the screen ask for what another diagnostic calls a leak.
    func withoutLeaks(_ scene: BarScene, on screen: Int) -> BarScene {
        guard screen == top, hasSharedBar, !isInheritanceMeant, let after else { return scene }
        return leaks(on: screen, in: after.scene).reduce(scene) { scene, leak in
            scene.value(of: leak.property)?.means(leak.shown) ?? false
                ? scene.with(leak.wanted, for: leak.property) : scene
        }
    }

    /// Returns the leak of `property` on `top`: the writer of the value shown, and its place; nil if the value is as
    /// `top` wants it.
    func leak(of property: BarProperty, shown: BarValue, earlier: BarValue?, on top: Int) -> Leak? {
        let isAsBefore = earlier?.means(shown) ?? true
        if isAsBefore, shown.means(property.defaultValue ?? .null) { return nil }
        let original = originalValue(of: property)
        let isOriginal = original?.resolved(for: environment.userInterfaceStyle).means(shown) ?? false
        // The bar of the navigation controller had this value before any screen came.
        if isAsBefore, isOriginal { return nil }
        // The policy sets the bar's visibility each time the screen appears.
        if property == .isNavigationBarHidden, given[property]?.means(shown) ?? false { return nil }
        if let leak = layeredLeak(of: property, shown: shown, earlier: earlier, on: top) { return leak }
        guard !asksFor(shown, of: property, on: top) else { return nil }
        // A screen that returns with another value may have lost the one that it declares.
        let mayBeLost = isReturn && !(earlier != nil && isAsBefore) || isRestyled(property, under: top)
        let isDeclared = isDeclared(property, on: top)
        if !mayBeLost, isDeclared { return nil }
        var leak = Leak(
            property: property,
            shown: shown,
            wanted: isAsBefore ? given[property] ?? original : earlier,
            pointer: operation?.pointer ?? .whole
        )
        if !isAsBefore { leak.earlier = earlier }
        // The policy has set the color, and would have left the original font (libraries.4).
        if isAsBefore, hasFoundFont(property), case .textAttributes(let attributes) = shown {
            leak.wanted = .textAttributes(attributes.withFont(of: original))
        }
        let isKnown = isAsBefore && earlier != nil
        if !isOriginal, let cause = cause(of: property, shown: shown, on: isKnown ? top : nil) {
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
        // The policy has removed the screen's own value or restored an earlier one.
        guard !isAsBefore, isDeclared, let own = ownWrite(of: property, on: top) else { return nil }
        leak.pointer = own
        return leak
    }

    /// Returns the value that `property` has on a bar to which no screen has written; nil for UIKit's default.
    func originalValue(of property: BarProperty) -> BarValue? {
        if let value = log.origin.navigationBar[property] { return value }
        return property == .isNavigationBarHidden ? nil : log.origin.appearanceProxy[property]
    }

    /// Returns the origin of the value of `property` that is shown; `screen` is the one that has shown it before.
    private func cause(of property: BarProperty, shown: BarValue, on screen: Int?) -> ValueOrigin? {
        // A policy with fake bars copies values back that some code once wrote; the writes of other policies are their
        // own.
        guard bar.origin(of: property).writer == .policy else {
            return screen.map { causeOfChange(of: property, to: shown, on: $0) } ?? cause(of: property, being: shown)
        }
        if let pointer = pointer(toOptionFor: property) { return ValueOrigin(pointer: pointer) }
        if hasFoundFont(property) { return causeOfFont(in: shown) }
        // The effective translucency is copied, whatever its origin.
        return copiesStyles && property != .isTranslucent
            ? originalCause(of: property, being: shown) ?? cause(of: property, being: shown) : nil
    }

    /// Whether `property` is the attributes of a title in which the policy has set only the color: the font is the one that it
    /// found on the bar (libraries.4).
    private func hasFoundFont(_ property: BarProperty) -> Bool {
        family == .interpolation && property == .titleTextAttributes && bar.origin(of: property).writer == .policy
    }

    /// Returns the origin of the font of a title that shows the attributes `shown`; nil if no code of a screen has set it.
    private func causeOfFont(in shown: BarValue) -> ValueOrigin? {
        guard case .textAttributes(let attributes) = shown, attributes.hasFont,
            let last = log.last(.touching(.titleTextAttributes)),
            case .textAttributes(let written) = log.writes.span[last].properties[.titleTextAttributes],
            written.hasFont(of: attributes)
        else { return nil }
        return cause(of: .titleTextAttributes, at: last)
    }

    /// Returns the write that changed `property` to `shown`: later ones may have written the same value again.
    private func causeOfChange(of property: BarProperty, to shown: BarValue, on top: Int) -> ValueOrigin? {
        let last = lastWrite(of: property, meaning: shown)
        guard let last, log.writes.span[last].repeated.contains(property) else {
            return cause(of: property, being: shown)
        }
        if let change = log.lastChange(of: property, to: shown, notBy: top) {
            return cause(of: property, at: change)
        }
        return (isRestored(property, with: shown) ? causeBeforeCode(of: property) : nil)
            ?? cause(of: property, at: last)
    }

    /// Returns the writer that the controller state in the request names; it may have left the stack.
    private func restoredAuthor(of property: BarProperty) -> Screen.ID? {
        log.origin.restored?.provenance[property].screen
    }

    /// Whether an update of another screen has just written `property` while `top` is visible, whose own code does not run
    /// again.
    func isRestyled(_ property: BarProperty, under top: Int) -> Bool {
        guard case .update = operation?.action else { return false }
        return writes.contains { $0.screen != top && $0.changed.contains(property) }
    }

    /// Whether the code of `top` asks for a value of `property`.
    func isDeclared(_ property: BarProperty, on top: Int) -> Bool {
        touchedWhenAppearing(top).contains(property) || lastStyling(of: property, by: top) != nil
    }

    /// Returns the place at which the code of `screen` last asked for a value of `property`.
    private func ownWrite(of property: BarProperty, on screen: Int) -> RequestPointer? {
        lastStyling(of: property, by: screen).map { pointer(to: property, in: log.writes[$0]) }
    }

    /// Returns the index of the last write by which the code of `screen` asked for a value of `property`.
    func lastStyling(of property: BarProperty, by screen: Int) -> Int? {
        log.last(.styling(property, by: screen))
    }

    /// Whether the last write of `property` by the screen's code asked for `value`, or its declared style, which the policy
    /// may keep from the bar, or its item, to which a large title is left if the bar prefers them (uikit.G).
    private func asksFor(_ value: BarValue, of property: BarProperty, on top: Int) -> Bool {
        if property == .prefersLargeTitles, value == .flag(true),
            screen(top, { $0.navigationItem.largeTitleDisplayMode })
                .asksForLargeTitle(inherited: false, on: environment.os)
        {
            return true
        }
        if let last = lastStyling(of: property, by: top) {
            return log.writes.span[last].properties.gives(property, value)
        }
        if let style = screen(top, { $0.bar }), style.key(for: property) != nil {
            return style.resolved(for: environment.userInterfaceStyle).properties(for: environment.os)
                .gives(property, value)
        }
        return touchedWhenAppearing(top).contains(property)
            && Callback.whenAppearing.contains { screenWrites[top][$0][property]?.means(value) ?? false }
    }

    /// Returns the properties that the code of `screen` writes in the callbacks in which it asks for a look.
    func touchedWhenAppearing(_ screen: Int) -> BarPropertySet {
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
        if !leak.parts.isEmpty {
            let ending: DiagnosticText = leak.earlier == nil ? "" : " when it returns; \(before)"
            return """
                \(screen) puts \(leak.parts.map { "\($0)" as DiagnosticText }.listed) into the \(property) of \(author) \
                and shows the rest of it (\(shown))\(ending).
                """
        }
        // The color is the policy's.
        let value = hasFoundFont(property) ? .textAttributes(TextAttributes().withFont(of: shown)) : shown
        if leak.earlier != nil {
            return "\(screen) still shows the \(property) of \(author) (\(value)) when it returns; \(before)."
        }
        if isInherited {
            return """
                \(screen) does not set \(property) and shows that of \(author) (\(value)): under \(policy) the last \
                change wins.
                """
        }
        let ending: DiagnosticText = isDeclared(property, on: top) ? "." : " without setting its own."
        return "\(screen) shows the \(property) of \(author) (\(value))\(ending)"
    }
}

extension TextAttributes {
    /// Whether the font is that of `other`.
    fileprivate func hasFont(of other: TextAttributes) -> Bool {
        fontSize == other.fontSize && fontWeight == other.fontWeight
    }

    /// Returns the attributes with the font of `value`, the system's if that has none.
    fileprivate func withFont(of value: BarValue?) -> TextAttributes {
        guard case .textAttributes(let font) = value else { return TextAttributes(color: color) }
        return TextAttributes(color: color, fontSize: font.fontSize, fontWeight: font.fontWeight)
    }
}
