// Pointers from the causes of diagnostics into the request. Functions that read a screen are inlined, so that no screen
// is copied.
extension DiagnosticContext {
    /// The origin of the value of a property of the bar, and its place in the request.
    struct ValueOrigin {
        /// The screen whose code set it; nil for the appearance proxy, and if only the bar's state was passed in.
        var screen: Int?
        var pointer: RequestPointer
        /// The screen that the restored state names, if it has left the stack since.
        var absentScreen: Screen.ID?
    }

    /// Returns the screen that gave a property its value, whether it is in the request or not.
    func author(of cause: ValueOrigin) -> Screen.ID? { cause.screen.map { id($0) } ?? cause.absentScreen }

    /// Returns the place of the screen at `index`.
    func pointer(toScreen index: Int) -> RequestPointer {
        index < requested.count
            ? RequestPointer(.stack).appending(index) : addedPointers[index - requested.count]
    }

    /// Returns the place of the code that wrote `property` in `write`.
    func pointer(to property: BarProperty, in write: WriteLog.Write) -> RequestPointer {
        let base = pointer(toScreen: write.screen)
        switch place(of: property, in: write) {
        case .scrollStyling: return base.appending(.scrollStyling).appending(.channel)
        case .operation(let index): return pointer(to: property, in: write, byOperation: index)
        case .callback(let callback):
            return base.appending(.callbacks).appending(RequestPointer.Key(callback)).appending(property)
        case .style(let key): return base.appending(.bar).appending(key)
        case .config: return base.appending(.library).appending(.config).appending(property)
        case .library:
            return pointer(toMemberFor: property, of: write.screen)
                ?? source(of: property, in: write).map { pointer(to: $0, in: write) } ?? base.appending(.library)
        case .screen: return source(of: property, in: write).map { pointer(to: $0, in: write) } ?? base
        }
    }

    /// Returns the property that the code of `write` touched, if a policy derives the write of `property` from it; nil
    /// if there is none.
    private func source(of property: BarProperty, in write: WriteLog.Write) -> BarProperty? {
        guard let callback = write.event.callback else { return nil }
        let asked = callbacks(of: write.screen).touched(in: callback)
        return asked.intersection(write.properties.touched).first { $0 != property }
    }

    /// The parts of a request that make a screen's code write.
    enum WritePlace {
        /// The code that follows the scroll offset.
        case scrollStyling
        /// The operation of that number: an `update`, or a call with code beside it.
        case operation(Int)
        case callback(Callback)
        /// A part of the declared style.
        case style(RequestPointer.Key)
        /// DoubleNavigationController's config.
        case config
        /// Another member of a policy's interface.
        case library
        /// No known part.
        case screen
    }

    /// Returns the writes of the code of `screen`: to look at them in the screen would copy all of it.
    func callbacks(of screen: Int) -> Callbacks { self.screen(screen) { $0.callbacks } }

    /// Returns the part of the request that made the code write `property` in `write`.
    func place(of property: BarProperty, in write: WriteLog.Write) -> WritePlace {
        if write.isScrollStyling { return .scrollStyling }
        if write.event == .call, let operation = write.operation { return .operation(operation) }
        if let callback = write.event.callback,
            callbacks(of: write.screen).touched(in: callback).contains(property)
        {
            return .callback(callback)
        }
        if configures(property, on: write.screen) { return .config }
        if pointer(toMemberFor: property, of: write.screen) != nil { return .library }
        if let key = screen(write.screen, { $0.bar?.key(for: property) }) { return .style(key) }
        return screen(write.screen, { $0.library == nil }) ? .screen : .library
    }

    /// Returns the place of a write by the operation of that number.
    private func pointer(to property: BarProperty, in write: WriteLog.Write, byOperation index: Int) -> RequestPointer {
        let place = log.operationPointers[index]
        if let side = write.side {
            guard log.writesBesideCalls[index]?[side][property] != nil else { return place }
            return place.appending(.writes).appending(side.key).appending(property)
        }
        guard let operation, place == operation.pointer, case .update(let restyling, _) = operation.action else {
            return place
        }
        switch restyling {
        case .properties(let properties):
            return properties[property] == nil ? place : place.appending(.properties).appending(property)
        case .style(let style): return style.key(for: property).map { place.appending(.bar).appending($0) } ?? place
        }
    }

    /// Returns the origin of the value of `property` on the visible bar; nil if nothing in the request set it.
    ///
    /// If `value` is given, the state in the request is the origin only if it has that value.
    func cause(of property: BarProperty, restoredAs value: BarValue? = nil) -> ValueOrigin? {
        if let index = write(behind: property) { return cause(of: property, at: index) }
        return causeInLateProxy(of: property) ?? causeBeforeCode(of: property, being: value)
            ?? top.flatMap { declaration(of: property, on: $0) }
    }

    /// Returns the operation that set the value of `property` on an appearance proxy; nil if the bar has not taken such
    /// a value (around.R1).
    func causeInLateProxy(of property: BarProperty) -> ValueOrigin? {
        guard !log.lateProxies.isEmpty, let shown = after?.scene.properties[property] else { return nil }
        let setting = log.lateProxies.last { setting in
            setting.properties[property]?.resolved(for: environment.userInterfaceStyle).means(shown) ?? false
        }
        return setting.map {
            ValueOrigin(pointer: log.operationPointers[$0.operation].appending(.properties).appending(property))
        }
    }

    /// Returns the declaration of the screen at `index`, by the policy's interface or in its style, as the cause of
    /// `property`; nil if neither sets it.
    func declaration(of property: BarProperty, on index: Int) -> ValueOrigin? {
        if let pointer = pointer(toMemberFor: property, of: index) {
            return ValueOrigin(screen: index, pointer: pointer)
        }
        guard let key = screen(index, { $0.bar?.key(for: property) }) else { return nil }
        return ValueOrigin(screen: index, pointer: pointer(toScreen: index).appending(.bar).appending(key))
    }

    /// Returns the place of the item's appearance on the screen on top, or of the declared style that a policy derives
    /// it from.
    func pointer(toItem property: BarProperty) -> RequestPointer? {
        guard let top else { return nil }
        let base = pointer(toScreen: top)
        if screen(top, { $0.navigationItem.hasAppearance(property) }) {
            return base.appending(.navigationItem).appending(property)
        }
        if let pointer = pointer(toMemberFor: property, of: top) ?? pointer(toBackgroundMemberOf: top) {
            return pointer
        }
        if let key = screen(top, { $0.bar?.key(for: .standardAppearance) }) {
            return base.appending(.bar).appending(key)
        }
        return pointer(to: .interfaceStyle, of: top) ?? operation?.pointer
    }

    /// Returns the origin of this very value of `property`: a fake bar may have brought an earlier one back.
    func cause(of property: BarProperty, being value: BarValue) -> ValueOrigin? {
        lastWrite(of: property, meaning: value).map { cause(of: property, at: $0) }
            ?? causeBeforeCode(of: property, being: value)
    }

    /// The write of `value` that the policy made a copy of, and brought back since; nil where that is not known.
    func originalCause(of property: BarProperty, being value: BarValue) -> ValueOrigin? {
        originalWrite(of: property, being: value).map { cause(of: property, at: $0) }
    }

    private func originalWrite(of property: BarProperty, being value: BarValue) -> Int? {
        guard let index = log.authors?.author(of: property), log.writes.indices.contains(index),
            log.writes.span[index].properties.gives(property, value)
        else { return nil }
        return index
    }

    /// Returns the index of the write that gave `property` its value on the visible bar, an earlier one if the policy has
    /// brought back what that wrote; nil if no code of a screen did.
    func write(behind property: BarProperty) -> Int? {
        let last = lastWrite(of: property)
        guard let last, !hasSharedBar || bar.origin(of: property).writer == .policy,
            let shown = after?.scene.properties[property], !log.writes.span[last].properties.gives(property, shown)
        else { return last }
        if let write = originalWrite(of: property, being: shown) ?? lastWrite(of: property, meaning: shown) {
            return write
        }
        // A bar of the screen's own may have what the screen declares, whatever was written to UIKit's.
        let isDeclared = !hasSharedBar && top.flatMap { declaration(of: property, on: $0) } != nil
        return isDeclared || causeBeforeCode(of: property, being: shown) != nil ? nil : last
    }

    /// Returns the index of the last write that gave `property` a value on the visible bar; if `value` is given, one
    /// that means the same.
    func lastWrite(of property: BarProperty, meaning value: BarValue? = nil) -> Int? {
        let written = log.last(value.map { .giving(property, $0) } ?? .touching(property))
        // A value that the policy withholds from the shared bar may be on the screen's own bar.
        guard conduct.givesCodeOwnBar, let top, let withheld = log.last(.withholding(property, value, by: top)) else {
            return written
        }
        return max(written ?? withheld, withheld)
    }

    func cause(of property: BarProperty, at index: Int) -> ValueOrigin {
        let writes = log.writes.span
        return ValueOrigin(screen: writes[index].screen, pointer: pointer(to: property, in: writes[index]))
    }

    /// Returns the origin of the value that was there before any code ran in this request; if `value` is given and the
    /// state in the request has another, nil.
    func causeBeforeCode(of property: BarProperty, being value: BarValue? = nil) -> ValueOrigin? {
        if let restored = log.origin.restored {
            if let value, !isRestored(property, with: value) { return nil }
            if property == .isNavigationBarHidden {
                guard restored.isNavigationBarHidden else { return nil }
                return cause(of: property, in: restored, at: RequestPointer(.controller).appending(property))
            }
            guard restored.bar[property] != nil, isFromRequests(property, in: restored) else { return nil }
            let pointer = RequestPointer(.controller).appending(.bar).appending(property)
            return cause(of: property, in: restored, at: pointer)
        }
        if log.origin.navigationBar[property] != nil {
            return ValueOrigin(pointer: RequestPointer(.defaults).appending(.navigationBar).appending(property))
        }
        guard property != .isNavigationBarHidden, log.origin.appearanceProxy[property] != nil else { return nil }
        return ValueOrigin(pointer: log.origin.pointer(toProxySetting: property))
    }

    /// Whether the controller state in the request has `value` for `property`.
    func isRestored(_ property: BarProperty, with value: BarValue) -> Bool {
        guard let restored = log.origin.restored else { return false }
        if case .visibility(let visibility) = value { return visibility.hidden == restored.isNavigationBarHidden }
        return restored.bar[property]?.resolved(for: environment.userInterfaceStyle).means(value) ?? false
    }

    /// Whether the value that `state` has for `property` comes from this request, or from one that led to the state:
    /// what a policy or a library writes by itself has no cause in any request.
    func isFromRequests(_ property: BarProperty, in state: ControllerState) -> Bool {
        let origin = state.provenance[property]
        switch origin.setBy {
        case .screen, .entry, .system: return true
        case .appearanceProxy:
            return log.origin.appearanceProxy[property] != nil || state.appearanceProxy[property] != nil
                || state.containedAppearanceProxies.contains { $0.properties[property] != nil }
        // What a policy copies back is what the code of that screen wrote.
        case .policy: return copiesStyles && origin.screen != nil
        }
    }

    private func cause(
        of property: BarProperty,
        in state: ControllerState,
        at pointer: RequestPointer
    ) -> ValueOrigin {
        guard let id = state.provenance[property].screen else { return ValueOrigin(pointer: pointer) }
        let index = requested.firstIndex { $0.id == id }
        return ValueOrigin(screen: index, pointer: pointer, absentScreen: index == nil ? id : nil)
    }

    /// Returns the origin of the look of the appearance of `source` on the screen on top, or of the legacy properties
    /// in its place.
    func cause(of source: AppearanceSource, legacy: [BarProperty]) -> (ValueOrigin, property: BarProperty)? {
        switch source.owner {
        case .item:
            return pointer(toItem: source.property).map { (ValueOrigin(screen: top, pointer: $0), source.property) }
        case .bar:
            // A policy may have drawn another background since, from what a screen's library says.
            let shown = after?.scene.properties[source.property]
            return cause(of: source.property, restoredAs: shown).map { ($0, source.property) }
        case .legacy:
            for property in legacy where after?.scene.properties.touched.contains(property) ?? false {
                if let cause = cause(of: property) { return (cause, property) }
            }
            return nil
        }
    }
}

extension Step.Event.Name {
    /// The callback of this name; nil if a screen's own code does not write to the bar in it.
    fileprivate var callback: Callback? {
        switch self {
        case .viewDidLoad: .viewDidLoad
        case .viewWillAppear: .viewWillAppear
        case .viewDidAppear: .viewDidAppear
        case .viewWillDisappear: .viewWillDisappear
        case .viewDidDisappear: .viewDidDisappear
        case .duringTransition: .duringTransition
        case .viewIsAppearing: .viewIsAppearing
        case .traitCollectionDidChange: .traitCollectionDidChange
        case .call, .turn, .alongside, .completion, .willMoveToParent, .viewWillLayoutSubviews,
            .viewDidLayoutSubviews, .didMoveToParent, .willShow, .didShow:
            nil
        }
    }
}
