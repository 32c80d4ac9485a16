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
        syncItemAppearances(of: screen)
    }

    /// `_rt_syncNavigationItemAppearance` (2026-06): the appearances of the root's item go over the screen's own.
    ///
    /// The library goes over every item of the stack; a covered one is not seen, and is gone over when it is laid out.
    mutating func syncItemAppearances(of screen: Int) {
        guard environment.os >= .appearanceObjects, let root = controller.stack.first, root != screen else { return }
        let own = self.screen(screen).navigationItem.appearances
        let synced = itemAppearances(of: root)
        var replaced = BarProperties()
        for (property, value) in synced where isSynced(property) && value != own[property] {
            replaced[property] = value
        }
        records[screen].memory.itemAppearances = replaced
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
}
