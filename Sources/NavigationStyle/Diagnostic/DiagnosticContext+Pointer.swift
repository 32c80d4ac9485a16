// Where in the request the causes stand.
extension DiagnosticContext {
    /// Who gave a property of the bar the value that it has, and where that stands in the request.
    struct Cause {
        /// The screen whose code it was; nil for the appearance proxy, and where only the bar's state was handed in.
        var screen: Int?
        var pointer: String
    }

    /// Where the screen at `index` stands.
    func pointer(toScreen index: Int) -> String {
        index < requested.count ? "/stack/\(index)" : trace.addedPointers[index - requested.count]
    }

    /// Where the code stands that wrote `property` in `write`.
    func pointer(to property: BarProperty, in write: Trace.Write) -> String {
        let base = pointer(toScreen: write.screen)
        if write.isScrollStyling { return base + "/scrollStyling/channel" }
        if write.event == .call, write.operation >= 0 {
            return pointer(to: property, inUpdateAt: trace.operationPointers[write.operation])
        }
        if let callback = Callback(rawValue: write.event.rawValue),
            screen(write.screen).callbacks[callback].touched.contains(property)
        {
            return "\(base)/callbacks/\(callback.rawValue)/\(property.name)"
        }
        if let key = screen(write.screen).bar?.key(for: property) { return "\(base)/bar/\(key)" }
        guard let library = screen(write.screen).library else { return base }
        return library["config"]?[property.name] == nil ? base + "/library" : "\(base)/library/config/\(property.name)"
    }

    private func pointer(to property: BarProperty, inUpdateAt place: String) -> String {
        guard place == pointer, case .update(let restyling, _) = action else { return place }
        switch restyling {
        case .properties(let properties):
            return properties[property] == nil ? place : "\(place)/properties/\(property.name)"
        case .style(let style): return style.key(for: property).map { "\(place)/bar/\($0)" } ?? place
        }
    }

    /// What gave `property` its value on the bar that is seen; nil where nothing in the request did.
    func cause(of property: BarProperty) -> Cause? {
        for write in trace.writes.reversed() where write.properties.touched.contains(property) {
            return Cause(screen: write.screen, pointer: pointer(to: property, in: write))
        }
        return causeBeforeCode(of: property) ?? declaration(of: property)
    }

    /// The style that the screen on top declares, where the policy sets the property for it.
    private func declaration(of property: BarProperty) -> Cause? {
        guard let top, let key = screen(top).bar?.key(for: property) else { return nil }
        return Cause(screen: top, pointer: "\(pointer(toScreen: top))/bar/\(key)")
    }

    /// Where the item's appearance of the screen on top stands, or the declared style that a policy makes it of.
    func pointer(toItem property: BarProperty) -> String? {
        guard let top else { return nil }
        let base = pointer(toScreen: top)
        if screen(top).navigationItem.hasAppearance(property) { return "\(base)/navigationItem/\(property.name)" }
        if let key = screen(top).bar?.key(for: .standardAppearance) { return "\(base)/bar/\(key)" }
        return action.isNone ? nil : pointer
    }

    /// The same, of the write that gave `property` this very value: a fake bar may have brought an earlier one back.
    func cause(of property: BarProperty, being value: BarValue) -> Cause? {
        for write in trace.writes.reversed() where write.properties[property]?.means(value) ?? false {
            return Cause(screen: write.screen, pointer: pointer(to: property, in: write))
        }
        return causeBeforeCode(of: property)
    }

    /// What was there before any code ran in this request.
    private func causeBeforeCode(of property: BarProperty) -> Cause? {
        if let restored = trace.origin.restored {
            if property == .isNavigationBarHidden {
                guard restored.isNavigationBarHidden else { return nil }
                return Cause(
                    screen: screen(writing: property, in: restored),
                    pointer: "/controller/isNavigationBarHidden"
                )
            }
            guard restored.bar[property] != nil else { return nil }
            return Cause(screen: screen(writing: property, in: restored), pointer: "/controller/bar/\(property.name)")
        }
        guard property != .isNavigationBarHidden, trace.origin.appearanceProxy[property] != nil else { return nil }
        return Cause(pointer: "/defaults/appearanceProxy/\(property.name)")
    }

    private func screen(writing property: BarProperty, in state: ControllerState) -> Int? {
        guard let id = state.provenance[property].screen else { return nil }
        return requested.firstIndex { $0.id == id }
    }

    /// What gave the appearance of `source` on the screen on top, or the legacy properties in its place, their look.
    func cause(of source: AppearanceSource, legacy: [BarProperty]) -> (Cause, property: String)? {
        switch source.owner {
        case .item:
            return pointer(toItem: source.property).map { (Cause(screen: top, pointer: $0), source.property.name) }
        case .bar: return cause(of: source.property).map { ($0, source.property.name) }
        case .legacy:
            for property in legacy where sceneAfter?.properties[property] != nil {
                if let cause = cause(of: property) { return (cause, property.name) }
            }
            return nil
        }
    }
}

extension BarStyle {
    /// The key of the style that comes to a write of `property`; nil where none does.
    func key(for property: BarProperty) -> String? {
        let background = background == nil ? nil : "background"
        let shadow = shadow == nil ? nil : "shadow"
        let title = title == nil ? nil : "title"
        switch property {
        case .barStyle: return statusBar == nil ? nil : "statusBar"
        case .isNavigationBarHidden: return hidden == nil ? nil : "hidden"
        case .tintColor: return tint == nil ? nil : "tint"
        case .prefersLargeTitles: return largeTitle == nil ? nil : "largeTitle"
        case .backgroundImage, .barTintColor: return background
        case .shadowImage: return shadow ?? background
        case .titleTextAttributes: return title
        case .standardAppearance, .scrollEdgeAppearance: return background ?? shadow ?? title
        default: return nil
        }
    }
}

extension BarValue {
    /// Whether `other` is the same on a bar: how a hide is animated is no part of the state.
    func means(_ other: BarValue) -> Bool {
        if case .visibility(let left) = self, case .visibility(let right) = other { return left.hidden == right.hidden }
        return self == other
    }
}

extension NavigationItem {
    /// Whether the item has any appearance of its own.
    var hasAppearances: Bool {
        standardAppearance != nil || compactAppearance != nil || scrollEdgeAppearance != nil
            || compactScrollEdgeAppearance != nil
    }

    /// Whether the item has an appearance of its own for the slot that `property` is.
    func hasAppearance(_ property: BarProperty) -> Bool {
        switch property {
        case .standardAppearance: standardAppearance != nil
        case .compactAppearance: compactAppearance != nil
        case .scrollEdgeAppearance: scrollEdgeAppearance != nil
        case .compactScrollEdgeAppearance: compactScrollEdgeAppearance != nil
        default: false
        }
    }
}
