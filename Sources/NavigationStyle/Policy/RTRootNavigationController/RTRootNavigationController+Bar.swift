extension Simulation<RTRootNavigationController> {
    /// Whether `screen` is the root.
    func isRoot(_ screen: Int) -> Bool { controller.stack.first == screen }

    func hasLeftBarButtonItem(_ screen: Int) -> Bool {
        records[screen].memory.hasBackItem || !self.screen(screen).navigationItem.leftBarButtonItems.isEmpty
    }

    func disablesInteractivePop(_ screen: Int) -> Bool {
        let memory = records[screen].memory
        return memory.disableInteractivePop ?? memory.inferredDisableInteractivePop ?? false
    }

    /// Infers `rt_disableInteractivePop` of a screen that has not set it; the inferred value counts as set from then
    /// on.
    mutating func inferDisableInteractivePop(of screen: Int, _ isDisabled: Bool) {
        let memory = records[screen].memory
        guard memory.disableInteractivePop == nil, memory.inferredDisableInteractivePop == nil else { return }
        records[screen].memory.inferredDisableInteractivePop = isDisabled
        if top == screen { self.memory.isInteractivePopEnabled = !isDisabled }
    }

    /// Puts the library's back item on a screen without a left item
    /// (`_installsLeftBarButtonItemIfNeededForViewController:`).
    mutating func installBackItem(on screen: Int) {
        guard !isRoot(screen), !policy.usesSystemBackBarButtonItem, !hasLeftBarButtonItem(screen) else { return }
        records[screen].memory.hasBackItem = true
    }

    /// Loads the view of the screen's own navigation controller, and with it the bar, once.
    mutating func loadOwnBar(of screen: Int) {
        guard records[screen].fakeBar == nil else { return }
        addFakeBar(on: screen, properties: policy.proxy, isAttached: true, rule: .rtViewDidLoad2)
        if policy.transfersAttributes {
            let outer = bar.properties
            var properties = BarProperties()
            for property in policy.transferred { properties[property] = outer.currentValue(of: property) }
            // UIKit's getter never returns nil: from then on the screen's own legacy writes are not drawn (uikit.B3).
            if environment.os >= .appearanceObjects, properties[.standardAppearance] == .null {
                properties[.standardAppearance] = .appearance(Appearance())
            }
            writeToFakeBar(of: screen, properties, by: .policy, copiedFrom: .navigationBar, rule: .rtViewDidLoad3)
            records[screen].memory.transferred = policy.transferred
        }
        // rt.viewDidLoad.4
        syncItemAppearances()
    }

    /// Copies the appearances of the root's item to the items of all other screens (`_rt_syncNavigationItemAppearance`,
    /// 2026-06).
    ///
    /// This includes screens that were never loaded: an inner controller's `viewControllers` are the outer's contents.
    /// The copies stay on an item even if its screen becomes the root. The root's own appearances do not change while
    /// it is the root, so screens that have them already are skipped.
    mutating func syncItemAppearances() {
        guard environment.os >= .appearanceObjects, let root = controller.stack.first else { return }
        let synced = itemAppearances(of: root)
        let mode = backButtonDisplayMode(of: root)
        let firstNew = max(controller.stack.notedCount, 1)
        defer { controller.stack.noteAll() }
        for screen in controller.stack.dropFirst(firstNew) {
            let own = self.screen(screen).navigationItem.appearances
            var replaced = BarProperties()
            for (property, value) in synced where isSynced(property) && value != own[property] {
                replaced[property] = value
            }
            if records[screen].memory.itemAppearances != replaced {
                records[screen].memory.itemAppearances = replaced
            }
            guard environment.os >= .backButtonDisplayMode, mode != .default else { continue }
            records[screen].memory.backButtonDisplayMode = mode
        }
    }

    /// Whether the library copies `property` on this iOS.
    private func isSynced(_ property: BarProperty) -> Bool {
        switch property {
        case .compactAppearance: environment.os >= SystemVersion(14)
        case .compactScrollEdgeAppearance: environment.os >= SystemVersion(15)
        default: true
        }
    }

    /// Returns the current appearances on the item of `screen`, with `.null` for nil.
    private func itemAppearances(of screen: Int) -> BarProperties {
        self.screen(screen).navigationItem.appearances.followed(by: records[screen].memory.itemAppearances)
    }

    /// Returns the current display mode of the item of `screen` for the back button of the screen above.
    private func backButtonDisplayMode(of screen: Int) -> NavigationItem.BackButtonDisplayMode {
        records[screen].memory.backButtonDisplayMode ?? self.screen(screen).navigationItem.backButtonDisplayMode
    }
}

extension RTRootNavigationController {
    /// Returns the bar of the screen's own navigation controller.
    func barHiding(on screen: Int, in simulation: Simulation<Self>) -> BarHiding? {
        let record = simulation.records[screen]
        guard let bar = record.fakeBar else { return nil }
        return BarHiding(
            flags: bar.properties,
            isHidden: bar.isHidden,
            isHiddenBySystem: bar.isHidden && record.memory.isHiddenBySystem
        )
    }

    /// Hides or shows the bar of the screen's own navigation controller.
    func setBarHiddenBySystem(_ isHidden: Bool, on screen: Int, in simulation: inout Simulation<Self>) {
        simulation.setFakeBarHidden(isHidden, of: screen, by: .uikit, rule: .aroundS1)
        simulation.records[screen].memory.isHiddenBySystem = isHidden
        // rt.setNavigationBarHidden.1: the library replaces the method that UIKit calls.
        simulation.inferDisableInteractivePop(of: screen, isHidden)
    }
}

extension RTRootNavigationController {
    /// Applies the appearance proxies as the bar of the screen's own navigation controller enters the window
    /// (around.R2).
    func barEntersWindow(of screen: Int, in simulation: inout Simulation<Self>) {
        guard simulation.lateProxies != nil, let bar = simulation.records[screen].fakeBar else { return }
        let proxied = simulation.records[screen].memory.proxied
        let taken = simulation.proxyValues.taken(by: bar.properties, having: proxied, over: proxy)
        guard !taken.isEmpty else { return }
        simulation.writeToFakeBar(of: screen, taken, by: .uikit, rule: .aroundR1)
        simulation.records[screen].memory.proxied = proxied.followed(by: taken)
    }
}

extension RTRootNavigationController {
    /// Resolves the colors in the memory of `screen` again; `initial` would be its memory now.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation<Self>)
    {
        let style = simulation.environment.userInterfaceStyle
        let memory = simulation.records[screen].memory
        simulation.records[screen].memory.itemAppearances = memory.itemAppearances.resolved(for: style)
        simulation.records[screen].memory.proxied = memory.proxied.resolved(for: style)
    }
}
