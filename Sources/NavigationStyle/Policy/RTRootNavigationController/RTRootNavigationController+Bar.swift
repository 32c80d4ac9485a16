extension Simulation<RTRootNavigationController> {
    /// Whether `screen` is the root, which has nothing to go back to.
    func isRoot(_ screen: Int) -> Bool { controller.stack.first == screen }

    func hasLeftBarButtonItem(_ screen: Int) -> Bool {
        records[screen].memory.hasBackItem || !self.screen(screen).navigationItem.leftBarButtonItems.isEmpty
    }

    func disablesInteractivePop(_ screen: Int) -> Bool {
        let memory = records[screen].memory
        return memory.disableInteractivePop ?? memory.inferredDisableInteractivePop ?? false
    }

    /// Sets `rt_disableInteractivePop` of a screen for which nobody has: what is inferred counts as set from then on.
    mutating func inferDisableInteractivePop(of screen: Int, _ isDisabled: Bool) {
        let memory = records[screen].memory
        guard memory.disableInteractivePop == nil, memory.inferredDisableInteractivePop == nil else { return }
        records[screen].memory.inferredDisableInteractivePop = isDisabled
        if top == screen { controller.memory.isInteractivePopEnabled = !isDisabled }
    }

    /// `_installsLeftBarButtonItemIfNeededForViewController:`.
    mutating func installBackItem(on screen: Int) {
        guard !isRoot(screen), !policy.usesSystemBackBarButtonItem, !hasLeftBarButtonItem(screen) else { return }
        records[screen].memory.hasBackItem = true
    }

    /// The view of the screen's own navigation controller loads, if it has not: its bar is there.
    mutating func loadOwnBar(of screen: Int, _ record: inout OperationRecord) {
        guard records[screen].fakeBar == nil else { return }
        addFakeBar(on: screen, properties: policy.proxy, isAttached: true, rule: .rtViewDidLoad2, &record)
        if policy.transfersAttributes {
            let outer = controller.bar.properties
            var properties = BarProperties()
            for property in policy.transferred { properties[property] = outer.currentValue(of: property) }
            // UIKit's getter never answers nil: from then on the screen's own legacy writes are not drawn (uikit.B3).
            if environment.os >= .appearanceObjects, properties[.standardAppearance] == .null {
                properties[.standardAppearance] = .appearance(Appearance())
            }
            writeToFakeBar(
                of: screen,
                properties,
                by: .policy,
                copiedFrom: .navigationBar,
                rule: .rtViewDidLoad3,
                &record
            )
            records[screen].memory.transferred = policy.transferred
        }
        // rt.viewDidLoad.4
        syncItemAppearances()
    }

    /// `_rt_syncNavigationItemAppearance` (2026-06).
    ///
    /// The appearances of the root's item go over those of every other screen of the stack, also of screens that were never
    /// loaded: an inner controller's `viewControllers` are the outer's contents. What goes over an item stays there, also
    /// where its screen becomes the root. The root's own do not change while it is the root: screens that have theirs already
    /// are left out.
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

    /// Whether the library goes over `property` on this iOS.
    private func isSynced(_ property: BarProperty) -> Bool {
        switch property {
        case .compactAppearance: environment.os >= SystemVersion(14)
        case .compactScrollEdgeAppearance: environment.os >= SystemVersion(15)
        default: true
        }
    }

    /// The appearances on the item of `screen` as they are now; nil ones are `.null`.
    private func itemAppearances(of screen: Int) -> BarProperties {
        self.screen(screen).navigationItem.appearances.followed(by: records[screen].memory.itemAppearances)
    }

    /// How much of the back button of the screen above is shown, as its item says it now.
    private func backButtonDisplayMode(of screen: Int) -> NavigationItem.BackButtonDisplayMode {
        records[screen].memory.backButtonDisplayMode ?? self.screen(screen).navigationItem.backButtonDisplayMode
    }
}

extension RTRootNavigationController {
    /// The bar of the screen's own navigation controller.
    func barHiding(on screen: Int, in simulation: Simulation<Self>) -> BarHiding? {
        let record = simulation.records[screen]
        guard let bar = record.fakeBar else { return nil }
        return BarHiding(
            flags: bar.properties,
            isHidden: bar.isHidden,
            isHiddenBySystem: bar.isHidden && record.memory.isHiddenBySystem
        )
    }

    /// The screen's own navigation controller hides its bar, or shows it.
    func setBarHiddenBySystem(
        _ isHidden: Bool,
        on screen: Int,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    ) {
        simulation.setFakeBarHidden(isHidden, of: screen, by: .uikit, rule: .aroundS1, &record)
        simulation.records[screen].memory.isHiddenBySystem = isHidden
        // rt.setNavigationBarHidden.1: the library replaces the method that UIKit calls.
        simulation.inferDisableInteractivePop(of: screen, isHidden)
    }
}

extension RTRootNavigationController {
    /// The bar of the screen's own navigation controller comes into the window with the screen (around.R2).
    func barEntersWindow(of screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord) {
        guard simulation.lateProxies != nil, let bar = simulation.records[screen].fakeBar else { return }
        let proxied = simulation.records[screen].memory.proxied
        let taken = simulation.proxyValues.taken(by: bar.properties, having: proxied, over: proxy)
        guard !taken.isEmpty else { return }
        simulation.writeToFakeBar(of: screen, taken, by: .uikit, rule: .aroundR1, &record)
        simulation.records[screen].memory.proxied = proxied.followed(by: taken)
    }
}

extension RTRootNavigationController {
    /// The colors follow in what is kept of `screen`, which would begin with `initial`.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation<Self>)
    {
        let style = simulation.environment.userInterfaceStyle
        let memory = simulation.records[screen].memory
        simulation.records[screen].memory.itemAppearances = memory.itemAppearances.resolved(for: style)
        simulation.records[screen].memory.proxied = memory.proxied.resolved(for: style)
    }
}
