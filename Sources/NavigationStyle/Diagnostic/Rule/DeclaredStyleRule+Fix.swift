// Fixes that make a part of a declared style visible, unless they contradict something else that the screen sets.
extension UnseenPart {
    /// The fixes that make the part visible: the screen sets itself what another screen has set on the bar.
    var fixes: [Fix] {
        // Which of the two is meant is not known.
        guard winner == nil else { return [] }
        var fixes: [Fix] = []
        if isHiddenWithBar {
            let showing = changesShowingBar
            if let first = showing.first { fixes.append(Fix(changes: [first])) }
            if showing.count > 1 { fixes.append(Fix(changes: showing)) }
            return fixes
        }
        guard isSayable else { return part.tint.map { context.fixes(tintingAllIn: $0) } ?? [] }
        if let background = memberWithoutBackground?.background {
            return context.sets(background.key, on: top)
                ? [] : [Fix(.setLibrary(background.key, background.value), of: top)]
        }
        let obstacles = obstacles
        let isOverwritten = obstacles.contains { if case .overwritten = $0 { true } else { false } }
        if isOverwritten, context.screen(top, { $0.styledIn == .viewDidLoad }) {
            fixes.append(Fix(.styleInViewWillAppear, of: top))
        }
        let removable = obstacles.filter { change(against: $0) != nil }
        guard isShown(without: removable) else { return fixes }
        let changes = removable.compactMap { change(against: $0) }
        for obstacle in removable where isShown(without: [obstacle]) {
            if let change = change(against: obstacle) { fixes.append(Fix(changes: [change])) }
        }
        if changes.count > 1 { fixes.append(Fix(changes: changes)) }
        return fixes
    }

    /// The reason that no changes would make the part visible.
    var reasonForNoFix: Diagnostic.NoEdits.Reason {
        if part.largeTitle != nil, context.environment.os < .largeTitles { return .systemForbids }
        if winner != nil { return .needsDecision }
        if isHiddenWithBar {
            return context.writesItself(.isNavigationBarHidden, on: top) || context.writesItself(.isHidden, on: top)
                || context.writesItself(.alpha, on: top) ? .needsDecision : .policyForbids
        }
        if !isSayable { return .policyForbids }
        let isOwn = obstacles.contains { obstacle in
            switch obstacle {
            case .overwritten(let property, _), .beside(let property): context.writesItself(property, on: top)
            case .item: true
            }
        }
        if isOwn { return .needsDecision }
        if part.statusBar != nil { return .systemForbids }
        return obstacles.isEmpty && scene.backgroundView == nil ? .systemForbids : .policyForbids
    }

    /// Whether the policy's interface can express the part.
    var isSayable: Bool {
        PolicyPage.named(context.policy)?.declarations.losses(of: part, on: context.environment.os).isEmpty
            ?? true
    }

    /// The changes by which the screen shows the bar that others have hidden; empty if the screen has hidden it itself.
    private var changesShowingBar: [RequestChange] {
        var changes: [RequestChange] = []
        if scene.isNavigationBarHidden {
            guard !context.writesItself(.isNavigationBarHidden, on: top), let change = context.showingBar(of: top)
            else {
                return []
            }
            changes.append(change)
        }
        for (property, shown) in [(BarProperty.isHidden, BarValue.flag(false)), (.alpha, .number(1))]
        where !(scene.properties[property] ?? shown == shown) {
            guard !context.writesItself(property, on: top) else { return [] }
            changes.append(context.style(top, property, shown))
        }
        return changes
    }

    /// Returns the write by which the screen removes an obstacle; nil if the obstacle is its own.
    private func change(against obstacle: Obstacle) -> RequestChange? {
        switch obstacle {
        case .overwritten(.isNavigationBarHidden, .visibility(let asked)):
            guard !context.writesItself(.isNavigationBarHidden, on: top) else { return nil }
            return context.style(top, .isNavigationBarHidden, .hiddenAsTransition(asked.hidden))
        case .overwritten(let property, let asked):
            guard !context.writesItself(property, on: top) else { return nil }
            let declared = part.properties(for: context.environment.os)[property]
            return context.style(top, property, declared ?? asked)
        case .beside(let property):
            guard !context.writesItself(property, on: top) else { return nil }
            return context.style(top, property, property.defaultValue ?? .flag(true))
        case .item: return nil
        }
    }
}

extension UnseenPart {
    /// Returns the one of several `obstacles` to be told: the item's own appearance where it draws the bar, whatever the
    /// bar has behind it.
    func gravest(of obstacles: [Obstacle]) -> Obstacle? {
        let source = scene.appearanceSource(for: state.appearance)
        let isOfItem = source.owner == .item && context.screen(top) { $0.navigationItem.hasAppearance(source.property) }
        return obstacles.first { if case .item = $0 { isOfItem } else { false } } ?? obstacles.first
    }
}

extension DiagnosticContext {
    /// Returns the change by which `screen` states, in the place that the policy wants, that it has a bar; nil if it
    /// already states something there, or does so in a form that is not known here.
    fileprivate func showingBar(of screen: Int) -> RequestChange? {
        switch hidingPlace {
        case .viewWillAppear: return .screen(screen, .declareHidden(false))
        case .config: return stating(hidden: false, on: screen)
        case .library(let member, _, _, _):
            let isStated = self.screen(screen) { $0.library?[member.description] != nil }
            return isStated ? nil : stating(hidden: false, on: screen)
        }
    }

    /// Whether code of `screen`, apart from its declared style, writes `property` when it appears or is restyled.
    func writesItself(_ property: BarProperty, on screen: Int) -> Bool {
        let callbacks = callbacks(of: screen)
        return Callback.whenAppearing.contains { callbacks.touched(in: $0).contains(property) }
            || configures(property, on: screen) || log.last(.call(property, by: screen)) != nil
    }
}
