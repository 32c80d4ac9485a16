extension RTRootNavigationController {
    /// Whether `screen` is the root.
    func isRoot(_ screen: Int, in simulation: Simulation) -> Bool { simulation.controller.stack.first == screen }

    func hasLeftBarButtonItem(_ screen: Int, in simulation: Simulation) -> Bool {
        simulation[memories, screen].hasBackItem || !simulation.screen(screen).navigationItem.leftBarButtonItems.isEmpty
    }

    func disablesInteractivePop(_ screen: Int, in simulation: Simulation) -> Bool {
        let memory = simulation[memories, screen]
        return memory.disableInteractivePop ?? memory.inferredDisableInteractivePop ?? false
    }

    /// Infers `rt_disableInteractivePop` of a screen that has not set it; the inferred value counts as set from then
    /// on.
    func inferDisableInteractivePop(of screen: Int, _ isDisabled: Bool, in simulation: inout Simulation) {
        let memory = simulation[memories, screen]
        guard memory.disableInteractivePop == nil, memory.inferredDisableInteractivePop == nil else { return }
        simulation[memories, screen].inferredDisableInteractivePop = isDisabled
        if simulation.top == screen { simulation[memories].isInteractivePopEnabled = !isDisabled }
    }

    /// Puts the library's back item on a screen without a left item
    /// (`_installsLeftBarButtonItemIfNeededForViewController:`).
    func installBackItem(on screen: Int, in simulation: inout Simulation) {
        guard !isRoot(screen, in: simulation), !usesSystemBackBarButtonItem,
            !hasLeftBarButtonItem(screen, in: simulation)
        else { return }
        simulation[memories, screen].hasBackItem = true
    }

    /// Loads the view of the screen's own navigation controller, and with it the bar, once.
    func loadOwnBar(of screen: Int, in simulation: inout Simulation) {
        guard simulation.records[screen].fakeBar == nil else { return }
        simulation.addFakeBar(on: screen, properties: proxy, isAttached: true, rule: .rtViewDidLoad2)
        if transfersAttributes {
            let outer = simulation.bar.properties
            var properties = BarProperties()
            for property in transferred { properties[property] = outer.currentValue(of: property) }
            // UIKit's getter never returns nil: from then on the screen's own legacy writes are not drawn (uikit.B3).
            if simulation.environment.os >= .appearanceObjects, properties[.standardAppearance] == .null {
                properties[.standardAppearance] = .appearance(Appearance())
            }
            simulation.writeToFakeBar(
                of: screen,
                properties,
                by: .policy,
                copiedFrom: .navigationBar,
                rule: .rtViewDidLoad3
            )
            simulation[memories, screen].transferred = transferred
        }
        // rt.viewDidLoad.4
        syncItemAppearances(in: &simulation)
    }

    /// Copies the appearances of the root's item to the items of all other screens (`_rt_syncNavigationItemAppearance`,
    /// 2026-06).
    ///
    /// This includes screens that were never loaded: an inner controller's `viewControllers` are the outer's contents.
    /// The copies stay on an item even if its screen becomes the root. The root's own appearances do not change while
    /// it is the root, so screens that have them already are skipped.
    func syncItemAppearances(in simulation: inout Simulation) {
        guard simulation.environment.os >= .appearanceObjects, let root = simulation.controller.stack.first else {
            return
        }
        let synced = itemAppearances(of: root, in: simulation)
        let mode = backButtonDisplayMode(of: root, in: simulation)
        let firstNew = max(simulation.controller.stack.notedCount, 1)
        defer { simulation.controller.stack.noteAll() }
        for screen in simulation.controller.stack.dropFirst(firstNew) {
            let own = simulation.screen(screen).navigationItem.appearances
            var replaced = BarProperties()
            for (property, value) in synced where isSynced(property, in: simulation) && value != own[property] {
                replaced[property] = value
            }
            if simulation[memories, screen].itemAppearances != replaced {
                simulation[memories, screen].itemAppearances = replaced
            }
            guard simulation.environment.os >= .backButtonDisplayMode, mode != .default else { continue }
            simulation[memories, screen].backButtonDisplayMode = mode
        }
    }

    /// Whether the library copies `property` on this iOS.
    private func isSynced(_ property: BarProperty, in simulation: Simulation) -> Bool {
        switch property {
        case .compactAppearance: simulation.environment.os >= SystemVersion(14)
        case .compactScrollEdgeAppearance: simulation.environment.os >= SystemVersion(15)
        default: true
        }
    }

    /// Returns the current appearances on the item of `screen`, with `.null` for nil.
    private func itemAppearances(of screen: Int, in simulation: Simulation) -> BarProperties {
        simulation.screen(screen).navigationItem.appearances.followed(by: simulation[memories, screen].itemAppearances)
    }

    /// Returns the current display mode of the item of `screen` for the back button of the screen above.
    private func backButtonDisplayMode(of screen: Int, in simulation: Simulation)
        -> NavigationItem.BackButtonDisplayMode
    {
        simulation[memories, screen].backButtonDisplayMode
            ?? simulation.screen(screen).navigationItem.backButtonDisplayMode
    }
}

extension RTRootNavigationController {
    /// Returns the bar of the screen's own navigation controller.
    func barHiding(on screen: Int, in simulation: Simulation) -> BarHiding? {
        guard let bar = simulation.records[screen].fakeBar else { return nil }
        return BarHiding(
            flags: bar.properties,
            isHidden: bar.isHidden,
            isHiddenBySystem: bar.isHidden && simulation[memories, screen].isHiddenBySystem
        )
    }

    /// Hides or shows the bar of the screen's own navigation controller.
    func setBarHiddenBySystem(_ isHidden: Bool, on screen: Int, in simulation: inout Simulation) {
        simulation.setFakeBarHidden(isHidden, of: screen, by: .uikit, rule: .aroundS1)
        simulation[memories, screen].isHiddenBySystem = isHidden
        // rt.setNavigationBarHidden.1: the library replaces the method that UIKit calls.
        inferDisableInteractivePop(of: screen, isHidden, in: &simulation)
    }
}

extension RTRootNavigationController {
    /// Applies the appearance proxies as the bar of the screen's own navigation controller enters the window
    /// (around.R2).
    func barEntersWindow(of screen: Int, in simulation: inout Simulation) {
        guard simulation.lateProxies != nil, let bar = simulation.records[screen].fakeBar else { return }
        let proxied = simulation[memories, screen].proxied
        let taken = simulation.proxyValues.taken(by: bar.properties, having: proxied, over: proxy)
        guard !taken.isEmpty else { return }
        simulation.writeToFakeBar(of: screen, taken, by: .uikit, rule: .aroundR1)
        simulation[memories, screen].proxied = proxied.followed(by: taken)
    }
}

extension RTRootNavigationController {
    /// Resolves the colors in the memory of `screen` again; `initial` would be its memory now.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation) {
        let style = simulation.environment.userInterfaceStyle
        simulation[memories, screen] = simulation[memories, screen].resolved(for: style)
    }
}

extension RTRootNavigationController.ScreenMemory: ColoredMemory {
    func resolved(for style: UserInterfaceStyle) -> Self {
        var memory = self
        memory.itemAppearances = itemAppearances.resolved(for: style)
        memory.proxied = proxied.resolved(for: style)
        return memory
    }
}
