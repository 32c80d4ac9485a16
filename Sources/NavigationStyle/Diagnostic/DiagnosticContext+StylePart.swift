// Pointers to the members of a policy's library that win over a screen's declared style.
extension DiagnosticContext {
    /// Returns the place at which `screen` sets `part` of its style in the policy's library; nil if it does not.
    func pointer(to part: PolicyConduct.StylePart, of screen: Int) -> RequestPointer? {
        // A header that is null decides about everything in it, and options that are null about nothing.
        if let path = conduct.styleMembers[part],
            let pointer = pointer(toMemberAt: path, of: screen, nullDecides: true)
        {
            return pointer
        }
        guard let paths = conduct.fallbackMembers[part], !self.screen(screen, { $0.bar?.sets(part) ?? false }),
            !(styleUpdate(of: screen)?.style.sets(part) ?? false)
        else { return nil }
        return paths.lazy.compactMap { pointer(toMemberAt: $0, of: screen, nullDecides: false) }.first
    }

    /// Returns the place of the member of `screen` at `path` in the policy's library, or of an object on the way that is
    /// null if that `nullDecides`; nil if it is not set.
    private func pointer(toMemberAt path: [String], of screen: Int, nullDecides: Bool) -> RequestPointer? {
        guard var value = self.screen(screen, { $0.library }) else { return nil }
        var pointer = pointer(toScreen: screen).appending(.library)
        for (index, name) in path.enumerated() {
            guard let member = value[name] else { return nil }
            pointer = pointer.appending(member: name)
            // A member that is null is not set.
            if member == .null { return nullDecides && index < path.endIndex - 1 ? pointer : nil }
            value = member
        }
        return pointer
    }

    /// Returns the place of the background that the policy draws for the screen on top: in its library, its declared
    /// style, or the update that has just set it; nil if none of them sets it.
    func pointer(toPolicysBackgroundOf top: Int) -> RequestPointer? {
        if let pointer = pointer(toBackgroundMemberOf: top) { return pointer }
        if let update = styleUpdate(of: top), update.style.background != nil {
            return update.place.appending(.background)
        }
        if let after, let style = screen(top, { $0.bar }), style.background != nil,
            after.scene.showsBackground(of: style, in: after.bar)
        {
            return pointer(toScreen: top).appending(.bar).appending(.background)
        }
        return nil
    }

    /// Returns the style that the operation has just given `screen`, and its place; nil if it has given none.
    func styleUpdate(of screen: Int) -> (style: BarStyle, place: RequestPointer)? {
        guard let operation, case .update(.style(let style), let id) = operation.action,
            (id ?? top.map(self.id)) == self.id(screen)
        else { return nil }
        return (style, operation.pointer.appending(.bar))
    }

    /// Returns the place at which the policy's library sets the color of the title of `screen`; nil if it does not.
    func pointer(toTitleColorOf screen: Int, isLarge: Bool) -> RequestPointer? {
        (isLarge ? pointer(to: .largeTitleColor, of: screen) : nil) ?? pointer(to: .titleColor, of: screen)
    }

    /// Returns the place at which the policy's library sets the visible background of `screen`, which is on top; nil if it
    /// does not.
    func pointer(toBackgroundMemberOf screen: Int) -> RequestPointer? {
        backgroundParts.lazy.compactMap { pointer(to: $0, of: screen) }.first
    }

    /// The parts of a style that may set the visible background, the decisive one first.
    var backgroundParts: [PolicyConduct.StylePart] {
        guard let after, after.differsAtEdge(\.backgroundColor) || after.differsAtEdge(\.background) else {
            return [.background]
        }
        return [.edgeBackground, .background]
    }

    /// The parts of a style that may set the visible hairline, the decisive one first.
    var shadowParts: [PolicyConduct.StylePart] {
        guard let after, after.differsAtEdge(\.shadowColor) else { return [.shadow] }
        // A clear background at the edge has no hairline.
        return [.edgeShadow, .edgeBackground, .shadow]
    }
}

extension BarStyle {
    /// Whether the style sets `part`.
    fileprivate func sets(_ part: PolicyConduct.StylePart) -> Bool {
        switch part {
        case .hidden: hidden != nil
        case .background: background != nil
        // A transparent background implies no hairline.
        case .shadow: shadow != nil || background == .transparent
        case .tint: tint != nil
        case .titleColor: title?.color != nil
        case .titleFontSize: title?.fontSize != nil
        case .titleFontWeight: title?.fontWeight != nil
        case .largeTitle: largeTitle != nil
        case .statusBar: statusBar != nil
        case .largeTitleColor, .interfaceStyle, .edgeBackground, .edgeShadow, .rootBackground: false
        }
    }
}

extension BarSnapshot {
    /// Whether the bar draws with the item's appearance at the scroll edge, and that has another value than the scrolled
    /// one.
    fileprivate func differsAtEdge<Value: Equatable>(_ value: KeyPath<Appearance, Value>) -> Bool {
        switch bar.appearance {
        case .scrollEdge, .compactScrollEdge:
            let edge = scene.place { $0.navigationItem.scrollEdgeAppearance }
            let scrolled = scene.place { $0.navigationItem.standardAppearance }
            return edge?[keyPath: value] != scrolled?[keyPath: value]
        case .standard, .compact, .legacy: return false
        }
    }
}
