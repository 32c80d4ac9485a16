// The fixes for a leak.
extension DiagnosticContext {
    /// Returns fixes that give `top` the look that it wants: of this property alone, of all `leaks`, since the value
    /// under a leak leaks next, or by its own item.
    ///
    /// A write that another screen makes only once, in an update or as its view is loaded, also moves to where that screen
    /// writes its own style: the fixes on `top` would not last, or would take it away.
    func fixes(of leak: Leak, among leaks: [Leak], on top: Int) -> [Fix] {
        let own = fixesOnScreen(of: leak, among: leaks, on: top).map { fix in
            leaks.filter { fix.writes($0.property) }.compactMap { fixWritingAgain($0) }.reduce(fix) { $0.and($1) }
        }
        guard isRestyled(leak.property, under: top), let again = fixWritingAgain(leak) else { return own }
        return [again] + own
    }

    /// Returns the fix by which the code that has run only once for the value of `leak` runs whenever its screen appears, on
    /// every screen of the stack that shows the value when it returns; nil where nothing is lost, as the policy brings the
    /// value back or these screens have gone.
    private func fixWritingAgain(_ leak: Leak) -> Fix? {
        guard conduct.stylePlace == .viewWillAppear, !conduct.restoresReplaced,
            !copiesStyles || !managed.contains(leak.property)
        else { return nil }
        var last: [Int: Int] = [:]
        for index in log.writes.indices where log.writes.span[index].properties.touched.contains(leak.property) {
            last[log.writes.span[index].screen] = index
        }
        let fixes = stack.compactMap { screen -> Fix? in
            guard screen != top, let index = last[screen], case let write = log.writes[index],
                write.event == .viewDidLoad || write.event == .call,
                write.properties.gives(leak.property, leak.shown)
            else { return nil }
            if case .style = place(of: leak.property, in: write) { return Fix(.styleInViewWillAppear, of: screen) }
            return self.fixes(movingToStylePlace: leak.property, from: write).first
        }
        return fixes.first.map { fixes.dropFirst().reduce($0) { $0.and($1) } }
    }

    private func fixesOnScreen(of leak: Leak, among leaks: [Leak], on top: Int) -> [Fix] {
        var fixes: [Fix] = []
        // With one preference for all screens, titles move between large and small, as each item chooses (uikit.G).
        if leak.property == .prefersLargeTitles, leak.shown == .flag(true), environment.os >= .largeTitles {
            fixes.append(Fix(.largeTitleDisplayMode(.never), of: top))
        }
        if screen(top, { $0.styledIn == .viewDidLoad && $0.bar?.key(for: leak.property) != nil }) {
            fixes.append(Fix(.styleInViewWillAppear, of: top))
        }
        // What an item has, it draws whatever the shared bar has (uikit.B1); a tint alone has no place on it.
        let item = itemFix(against: leaks, on: top)
        if leak.property.kind == .appearance { fixes += item }
        fixes.append(Fix(changes: [change(mending: leak, on: top)]))
        // A color that is set alongside the transition does not jump where UIKit has one bar for both screens
        // (uikit.I).
        if placeAgainstLeaks == .viewWillAppear, BarPropertySet.animatedColors.contains(leak.property) {
            let value = screen(top) { $0.ownValue(of: leak.property, meaning: leak.wanted, environment) }
            fixes.append(Fix(.write(leak.property, value, in: .duringTransition), of: top))
        }
        if leaks.count > 1 { fixes.append(Fix(changes: leaks.map { change(mending: $0, on: top) })) }
        return leak.property.kind == .appearance ? fixes : fixes + item
    }

    /// Returns the fix by which the item of `top` draws what it wants in place of all `leaks`; none where items do not
    /// draw.
    private func itemFix(against leaks: [Leak], on top: Int) -> [Fix] {
        guard let after else { return [] }
        let isTinted = isDeclared(.tintColor, on: top) || leaks.contains { $0.property == .tintColor }
        let item = changes(givingItemOf: top, theLookOf: after.scene.without(leaks), coloringButtons: isTinted)
        guard !item.isEmpty else { return [] }
        let others = leaks.filter { !BarPropertySet.drawnByItem.contains($0.property) }
        return [Fix(changes: item + others.map { change(mending: $0, on: top) })]
    }

    /// Returns the write that gives `top` the value that it wants of the property of `leak`.
    func change(mending leak: Leak, on top: Int) -> RequestChange {
        style(top, leak.property, screen(top) { $0.ownValue(of: leak.property, meaning: leak.wanted, environment) })
    }
}

extension Screen {
    /// Returns the value that the screen should write so that `property` has `wanted`: the one in its own code if there
    /// is one, as its color may differ in light and dark.
    func ownValue(of property: BarProperty, meaning wanted: BarValue?, _ environment: NavigationEnvironment)
        -> BarValue
    {
        if property == .isNavigationBarHidden, case .visibility(let visibility) = wanted ?? property.defaultValue {
            return .hiddenAsTransition(visibility.hidden)
        }
        for callback in Callback.whenAppearing {
            if let own = callbacks[callback][property], let wanted,
                own.resolved(for: environment.userInterfaceStyle).means(wanted)
            {
                return own
            }
        }
        // An explicit isTranslucent cannot be unset: true is the value of an untouched bar (uikit.A2).
        return wanted ?? property.defaultValue ?? .flag(true)
    }
}

extension WriteLog.ShownBar {
    /// Returns the value that `property` had; nil for the visibility of a bar that UIKit hid by itself.
    func value(of property: BarProperty) -> BarValue? {
        guard property == .isNavigationBarHidden else { return properties[property] ?? property.defaultValue }
        return isHiddenBySystem ? nil : .visibility(BarVisibility(hidden: isNavigationBarHidden))
    }
}

extension BarScene {
    /// Returns the value that `property` has.
    func value(of property: BarProperty) -> BarValue? {
        property == .isNavigationBarHidden
            ? .visibility(BarVisibility(hidden: isNavigationBarHidden))
            : properties[property] ?? property.defaultValue
    }
}
