// The changes to the request that remove a write of a screen's code or give it another value.
extension DiagnosticContext {
    /// Returns the change that removes `property` from `write`; nil if the code that wrote it has other effects.
    func removal(of property: BarProperty, from write: WriteLog.Write) -> RequestChange? {
        switch place(of: property, in: write) {
        case .callback(let callback): .screen(write.screen, .removeWrite(property, in: callback))
        case .style(let key): .screen(write.screen, .removeStyle(key))
        case .config: .screen(write.screen, .removeConfiguration(property))
        case .operation(let index): .update(property, nil, operation: index)
        case .scrollStyling, .library, .screen: nil
        }
    }

    /// Returns a fix that removes the write, and one with the changes that `otherwise` makes of the removal.
    func fixes(
        removing property: BarProperty,
        from write: WriteLog.Write,
        otherwise: (RequestChange) -> [RequestChange]? = { _ in nil }
    ) -> [Fix] {
        guard let removal = removal(of: property, from: write) else { return [] }
        return [[removal], otherwise(removal)].compactMap { $0 }.map { Fix(changes: $0) }
    }

    /// Returns the change by which the code that writes `property` in `write` also writes `value` for `other`, which
    /// may be the same property.
    func change(
        writing other: BarProperty,
        _ value: BarValue,
        beside property: BarProperty,
        in write: WriteLog.Write
    ) -> RequestChange? {
        switch place(of: property, in: write) {
        case .callback(let callback): .screen(write.screen, .write(other, value, in: callback))
        case .config: .screen(write.screen, .configure(other, value))
        case .operation(let index): .update(other, value, operation: index)
        case .style, .scrollStyling, .library, .screen: nil
        }
    }

    /// Returns the change by which the last writer of `property` also writes `value` for `other`, which may be the same
    /// property.
    func change(writing other: BarProperty, _ value: BarValue, besideLastWriteOf property: BarProperty)
        -> RequestChange?
    {
        if let write = write(behind: property) {
            return change(writing: other, value, beside: property, in: log.writes[write])
        }
        return log.origin.appearanceProxy[property] == nil || log.origin.restored != nil
            || log.origin.containedProxy(setting: property) != nil || log.origin.navigationBar[property] != nil
            ? nil : .proxy(other, value)
    }

    /// Returns the fix by which the last writer of `property` sets `appearance`, both scrolled and at the scroll edge.
    func fixes(setting appearance: Appearance, besideLastWriteOf property: BarProperty) -> [Fix] {
        let slots: [BarProperty] = [.standardAppearance, .scrollEdgeAppearance]
        let writes = slots.compactMap { change(writing: $0, .appearance(appearance), besideLastWriteOf: property) }
        return writes.count == slots.count ? [Fix(changes: writes)] : []
    }

    /// Returns the value that was last written for `property`, as the request states it.
    func requestedValue(of property: BarProperty) -> BarValue? {
        guard let write = write(behind: property) else {
            return log.origin.navigationBar[property] ?? log.origin.appearanceProxy[property]
        }
        return requestedValue(of: property, in: log.writes[write])
    }

    /// Returns the value that `write` has for `property`, as the request states it: its colors may differ in light and
    /// dark.
    func requestedValue(of property: BarProperty, in write: WriteLog.Write) -> BarValue? {
        if case .callback(let callback) = place(of: property, in: write) {
            // A value that was put back is the one that it was.
            let value = screen(write.screen) { $0.callbacks[callback][property] }
            return value?.isSaved ?? false ? write.properties[property] : value
        }
        return write.properties[property]
    }

    /// Returns the values that `write` gave the bar that its screen shows: UIKit's, or under some policies the screen's
    /// own.
    func written(in write: WriteLog.Write) -> BarProperties {
        conduct.givesCodeOwnBar ? write.withheld : write.properties
    }

    /// The place in which a screen states on this iOS whether it has a bar.
    var hidingPlace: PolicyConduct.HidingPlace { conduct.hidingPlace(on: environment.os) }

    /// Whether the policy leaves the bar of `screen` as it is, whatever the screen states in that place.
    func leavesVisibility(of screen: Int) -> Bool {
        conduct.hidingLimit != nil && screen == top && given.isNavigationBarHidden == nil
    }

    /// Returns the change by which `screen` sets `property` to `value` in the place that the policy wants.
    func style(_ screen: Int, _ property: BarProperty, _ value: BarValue) -> RequestChange {
        if case .library = hidingPlace, property == .isNavigationBarHidden, !leavesVisibility(of: screen),
            case .visibility(let visibility) = value,
            let statement = stating(hidden: visibility.hidden, on: screen)
        {
            return statement
        }
        return switch (conduct.stylePlace, property, value) {
        case (.config, _, _): .screen(screen, .configure(property, value))
        // Such a policy writes it each time over what the screen's code has written.
        case (.bar, .prefersLargeTitles, .flag(let isLarge)): .screen(screen, .declareLargeTitle(isLarge))
        default: .screen(screen, .write(property, value, in: .viewWillAppear))
        }
    }

    /// Returns the change by which `screen` states in the place that the policy wants whether it has a bar, animated like
    /// the transition; nil if that place has a form that is not known here.
    func stating(hidden isHidden: Bool, on screen: Int) -> RequestChange? {
        let said = BarValue.hiddenAsTransition(isHidden)
        switch hidingPlace {
        case .viewWillAppear: return style(screen, .isNavigationBarHidden, said)
        case .config: return .screen(screen, .configure(.isNavigationBarHidden, said))
        case .library(let member, let hidden, let shown, let flag):
            guard !member.description.contains(".") else { return nil }
            let word = (isHidden ? hidden : shown).description
            let value: Value = word == "true" || word == "false" ? .bool(word == "true") : .string(word)
            let missing = flag.map(\.description).flatMap { flag in
                self.screen(screen) { $0.library?[flag] == .bool(true) } ? nil : flag
            }
            return .screen(
                screen,
                .setLibrary(member.description, value, and: missing, giving: [.isNavigationBarHidden])
            )
        }
    }

    /// Returns the fix by which the policy's option gives the buttons of every screen `color`; none without such an
    /// option, if the app has chosen its color already, or on Liquid Glass, where the option does not color them.
    func fixes(tintingAllIn color: BarColor) -> [Fix] {
        guard let option = conduct.tintOption, given[.tintColor] == nil, environment.designVersion < .liquidGlass
        else { return [] }
        return [Fix(changes: [.tintOption(option, color)])]
    }

    /// Whether `screen` sets `member` of the policy's library.
    func sets(_ member: String, on screen: Int) -> Bool {
        self.screen(screen) { $0.library?[member] ?? .null } != .null
    }

    /// Whether `screen` writes `property` in the policy's config; not under a policy without one.
    func configures(_ property: BarProperty, on screen: Int) -> Bool {
        conduct.stylePlace == .config && self.screen(screen) { $0.library }?.configures(property) ?? false
    }

    /// Whether the code or the style of `screen` asks for a value of `property` when it appears.
    func declares(_ property: BarProperty, on screen: Int) -> Bool {
        Callback.whenAppearing.contains { screenWrites[screen].touched(in: $0).contains(property) }
            || self.screen(screen) { $0.bar?.key(for: property) != nil }
    }

    /// Returns the fix that moves the value in `write` to the place where the policy expects it when the screen appears;
    /// empty if it is there already, or if the code that wrote it has other effects.
    func fixes(movingToStylePlace property: BarProperty, from write: WriteLog.Write) -> [Fix] {
        if property == .isNavigationBarHidden, !hidingPlace.isCode { return fixes(statingVisibilityIn: write) }
        guard write.event != .viewWillAppear || conduct.stylePlace == .config,
            var value = requestedValue(of: property, in: write), let removal = removal(of: property, from: write)
        else { return [] }
        if configures(property, on: write.screen) { return [] }
        // A hide goes with the transition (seed0.6.7).
        if case .visibility(let visibility) = value { value = .hiddenAsTransition(visibility.hidden) }
        return [Fix(changes: [removal, style(write.screen, property, value)])]
    }

    /// Returns the fix by which the screen states by the policy's interface what `write` asks of the bar's visibility;
    /// none if its code should do that, or in a form that is not known here.
    func fixes(statingVisibilityIn write: WriteLog.Write) -> [Fix] {
        let asked = write.properties.isNavigationBarHidden ?? write.withheld.isNavigationBarHidden
        guard !hidingPlace.isCode, let asked,
            let removal = removal(of: .isNavigationBarHidden, from: write),
            let statement = stating(hidden: asked.hidden, on: write.screen)
        else { return [] }
        return [Fix(changes: leavesVisibility(of: write.screen) ? [statement] : [removal, statement])]
    }

    /// Returns a fix that moves the value of `property` from `write` to `callback`; none if that is impossible.
    func fixes(moving property: BarProperty, from write: WriteLog.Write, to callback: Callback) -> [Fix] {
        guard let value = requestedValue(of: property, in: write), let removal = removal(of: property, from: write)
        else { return [] }
        return [Fix(changes: [removal, .screen(write.screen, .write(property, value, in: callback))])]
    }
}

extension Value {
    /// Whether a screen with this `library` writes `property` in its config.
    func configures(_ property: BarProperty) -> Bool { self["config"]?[property.name] != nil }
}

extension WriteLog.Write {
    /// Whether the code asked for a value of `property`, which the policy may have withheld from the shared bar.
    func touches(_ property: BarProperty) -> Bool {
        properties.touched.contains(property) || withheld.touched.contains(property)
    }
}
