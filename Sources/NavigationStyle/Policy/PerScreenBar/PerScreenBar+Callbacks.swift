extension PerScreenBar {
    func navigationControllerDidLoad(in simulation: inout Simulation<Self>, _ record: inout OperationRecord) {
        guard kind == .eachNavigationBar else { return }
        simulation.neutraliseBar(&record)
    }

    func viewDidLoad(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord) {
        simulation.loadOwnBar(of: screen, &record)
    }

    func viewWillAppear(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord) {
        simulation.takeProxies(onBarOf: screen, &record)
        switch kind {
        case .eachNavigationBar: simulation.mirrorBar(of: screen, &record)
        case .gkNavigationBar:
            // Not while a pop is running.
            let transition = simulation.controller.transition
            let isPop = transition?.hasCoordinator ?? false
            let from = transition?.from
            if isPop, let from, !simulation.controller.stack.contains(from), simulation.hasOwnBar(screen) { return }
            simulation.showOrHideBar(for: screen, rule: .perScreenBarGk1, &record)
        }
    }

    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord) {
        guard simulation.records[screen].fakeBar != nil else { return }
        if kind == .eachNavigationBar, let top = simulation.top {
            // The navigation controller's own.
            simulation.neutraliseBar(&record)
            simulation.showBarForLayout(of: top, &record)
        }
        simulation.bringFakeBarToFront(of: screen, rule: .perScreenBarViewWillLayoutSubviews2, &record)
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord) {
        guard kind == .gkNavigationBar else { return }
        simulation.showOrHideBar(for: screen, rule: .perScreenBarGk2, &record)
    }

    // MARK: - The screen's own code

    func update(
        _ style: BarStyle,
        by screen: Int,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    ) -> Bool {
        simulation.restyle(style.properties(for: simulation.environment.os), of: screen, &record)
        return true
    }

    func setOwnBarAlpha(
        _ alpha: Double,
        of screen: Int,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    ) {
        var properties = BarProperties()
        properties.alpha = alpha
        simulation.restyle(properties, of: screen, &record)
    }
}

extension PerScreenBar {
    /// UIKit's bar comes into the window, and the screen's own with it.
    func barEntersWindow(of screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord) {
        simulation.takeProxies(&record)
        simulation.takeProxies(onBarOf: screen, &record)
    }
}

extension Simulation<PerScreenBar> {
    /// The screen's own bar comes into the window with the screen (around.R2): it takes what proxies were set since the start.
    fileprivate mutating func takeProxies(onBarOf screen: Int, _ record: inout OperationRecord) {
        guard lateProxies != nil, let bar = records[screen].fakeBar else { return }
        let proxied = records[screen].memory.proxied
        let taken = lateProxyValues.taken(by: bar.properties, having: proxied, over: BarProperties())
        guard !taken.isEmpty else { return }
        writeToFakeBar(of: screen, taken, by: .uikit, rule: .aroundR1, &record)
        records[screen].memory.proxied = proxied.followed(by: taken)
    }

    func hasOwnBar(_ screen: Int) -> Bool { records[screen].memory.hasOwnBar }

    /// The code of `screen` changes its own bar, which is made if there is none.
    fileprivate mutating func restyle(_ properties: BarProperties, of screen: Int, _ record: inout OperationRecord) {
        records[screen].memory.hasOwnBar = true
        loadOwnBar(of: screen, &record)
        writeToFakeBar(of: screen, properties, by: .app, rule: .perScreenBarSet1, &record)
        guard screen == top else { return }
        switch policy.kind {
        case .eachNavigationBar: showBarForLayout(of: screen, &record)
        case .gkNavigationBar: showOrHideBar(for: screen, rule: .perScreenBarSet1, &record)
        }
    }

    /// UIKit's bar stays for the layout, with nothing to be seen in it: its images are blank once and for all.
    fileprivate mutating func neutraliseBar(_ record: inout OperationRecord) {
        var properties = BarProperties()
        properties.tintColor = .some(BarColor(.clear))
        if controller.bar.properties.shadowImage == nil {
            properties.backgroundImage = .empty
            properties.shadowImage = .empty
            properties.backIndicatorImage = .empty
            properties.backIndicatorTransitionMaskImage = .empty
        }
        writeByPolicy(properties, rule: .perScreenBarNeutralise1, &record)
    }

    /// UIKit's bar takes over what the layout and the status bar depend on.
    fileprivate mutating func mirrorBar(of screen: Int, _ record: inout OperationRecord) {
        guard let bar = records[screen].fakeBar else { return }
        var properties = BarProperties()
        properties.barStyle = bar.properties.barStyle?.isBlack ?? false ? .black : .default
        properties.isHidden = bar.isHidden
        properties.prefersLargeTitles = bar.properties.prefersLargeTitles ?? false
        properties.largeTitleTextAttributes = .some(bar.properties.largeTitleTextAttributes ?? nil)
        writeByPolicy(properties, styleOf: screen, rule: .perScreenBarViewWillAppear1, &record)
        bringFakeBarToFront(of: screen, rule: .perScreenBarViewWillAppear1, &record)
    }

    /// The navigation controller never hides its bar; the bar's view is hidden with the own bar of `screen`.
    fileprivate mutating func showBarForLayout(of screen: Int, _ record: inout OperationRecord) {
        guard records[screen].fakeBar != nil else { return }
        var properties = BarProperties()
        properties.isHidden = hidesOwnBar(screen)
        properties.isNavigationBarHidden = BarVisibility(hidden: false)
        writeByPolicy(properties, styleOf: screen, rule: .perScreenBarViewWillLayoutSubviews1, &record)
    }

    /// UIKit's bar goes, without animation, for a screen that has its own, and comes back for one that has none.
    fileprivate mutating func showOrHideBar(for screen: Int, rule: Rule, _ record: inout OperationRecord) {
        let hides = hasOwnBar(screen)
        guard hides || controller.memory.hidesNavigationBar else { return }
        controller.memory.hidesNavigationBar = hides
        var properties = BarProperties()
        properties.isNavigationBarHidden = BarVisibility(hidden: hides)
        writeByPolicy(properties, styleOf: screen, rule: rule, &record)
        if hides, !hidesOwnBar(screen) { bringFakeBarToFront(of: screen, rule: rule, &record) }
    }
}
