// Which changes of the request undo what a screen's code writes, or have it write something else.
extension DiagnosticContext {
    /// The change that takes `property` out of `write`; nil where more hangs on what wrote it.
    func removal(of property: BarProperty, from write: Trace.Write) -> RequestChange? {
        switch place(of: property, in: write) {
        case .callback(let callback): .screen(write.screen, .removeWrite(property, in: callback))
        case .style(let key): .screen(write.screen, .removeStyle(key))
        case .config: .screen(write.screen, .removeConfiguration(property))
        case .operation(let index): .update(property, nil, operation: index)
        case .scrollStyling, .library, .screen: nil
        }
    }

    /// The write taken out, or else what `otherwise` does with that.
    func fixes(
        removing property: BarProperty,
        from write: Trace.Write,
        otherwise: (RequestChange) -> [RequestChange]? = { _ in nil }
    ) -> [Fix] {
        guard let removal = removal(of: property, from: write) else { return [] }
        return [[removal], otherwise(removal)].compactMap { $0 }.map { Fix(changes: $0) }
    }

    /// The change that has the code that writes `property` in `write` write `value` for `other`, which may be the same.
    func change(
        writing other: BarProperty,
        _ value: BarValue,
        beside property: BarProperty,
        in write: Trace.Write
    ) -> RequestChange? {
        switch place(of: property, in: write) {
        case .callback(let callback): .screen(write.screen, .write(other, value, in: callback))
        case .config: .screen(write.screen, .configure(other, value))
        case .operation(let index): .update(other, value, operation: index)
        case .style, .scrollStyling, .library, .screen: nil
        }
    }

    /// The change that has whoever gave `property` its value write `value` for `other`, which may be the same.
    func change(writing other: BarProperty, _ value: BarValue, besideLastWriteOf property: BarProperty)
        -> RequestChange?
    {
        if let write = trace.lastWrite(touching: [property]) {
            return change(writing: other, value, beside: property, in: write)
        }
        return trace.origin.appearanceProxy[property] == nil || trace.origin.restored != nil
            || trace.origin.containedProxy(setting: property) != nil || trace.origin.navigationBar[property] != nil
            ? nil : .proxy(other, value)
    }

    /// The fix by which whoever gave `property` its value gives the bar `appearance`, scrolled and at the edge.
    func fixes(setting appearance: Appearance, besideLastWriteOf property: BarProperty) -> [Fix] {
        let slots: [BarProperty] = [.standardAppearance, .scrollEdgeAppearance]
        let writes = slots.compactMap { change(writing: $0, .appearance(appearance), besideLastWriteOf: property) }
        return writes.count == slots.count ? [Fix(changes: writes)] : []
    }

    /// The value that was written last for `property`, as the request has it.
    func requestedValue(of property: BarProperty) -> BarValue? {
        guard let write = trace.lastWrite(touching: [property]) else {
            return trace.origin.navigationBar[property] ?? trace.origin.appearanceProxy[property]
        }
        return requestedValue(of: property, in: write)
    }

    /// The value that `write` has for `property`, as the request has it: there a color may be one in light and another
    /// in dark.
    func requestedValue(of property: BarProperty, in write: Trace.Write) -> BarValue? {
        if case .callback(let callback) = place(of: property, in: write) {
            return screen(write.screen) { $0.callbacks[callback][property] }
        }
        return write.properties[property]
    }

    /// The change by which `screen` says, where the policy wants it said, that `property` is to be `value`.
    func style(_ screen: Int, _ property: BarProperty, _ value: BarValue) -> RequestChange {
        conduct.stylePlace == .config
            ? .screen(screen, .configure(property, value))
            : .screen(screen, .write(property, value, in: .viewWillAppear))
    }

    /// Whether the code or the style of `screen` asks for a value of `property` when it appears.
    func declares(_ property: BarProperty, on screen: Int) -> Bool {
        Callback.whenAppearing.contains { screenWrites[screen].touched(in: $0).contains(property) }
            || self.screen(screen) { $0.bar?.key(for: property) != nil }
    }

    /// The fix by which what `write` asks for is asked for where the policy wants it, as the screen comes; none where it
    /// is asked for there already, or more hangs on what asks for it.
    func fixes(movingToStylePlace property: BarProperty, from write: Trace.Write) -> [Fix] {
        guard write.event != .viewWillAppear || conduct.stylePlace == .config,
            let value = requestedValue(of: property, in: write), let removal = removal(of: property, from: write)
        else { return [] }
        if conduct.stylePlace == .config, screen(write.screen, { $0.library?["config"]?[property.name] != nil }) {
            return []
        }
        return [Fix(changes: [removal, style(write.screen, property, value)])]
    }

    /// The fix by which the code that asks for `property` in `write` asks for it in `callback`.
    func fixes(moving property: BarProperty, from write: Trace.Write, to callback: Callback) -> [Fix] {
        guard let value = requestedValue(of: property, in: write), let removal = removal(of: property, from: write)
        else { return [] }
        return [Fix(changes: [removal, .screen(write.screen, .write(property, value, in: callback))])]
    }
}
