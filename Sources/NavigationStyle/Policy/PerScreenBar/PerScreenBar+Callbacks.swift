extension PerScreenBar {
    func navigationControllerDidLoad(in simulation: inout Simulation<Self>) {
        guard kind == .eachNavigationBar else { return }
        simulation.neutraliseBar()
    }

    func viewDidLoad(_ screen: Int, in simulation: inout Simulation<Self>) {
        simulation.loadOwnBar(of: screen)
    }

    func viewWillAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        simulation.takeProxies(onBarOf: screen)
        switch kind {
        case .eachNavigationBar: simulation.mirrorBar(of: screen)
        case .gkNavigationBar:
            // This does not happen while a pop is running.
            let transition = simulation.controller.transition
            let isPop = transition?.hasCoordinator ?? false
            let from = transition?.from
            if isPop, let from, !simulation.controller.stack.contains(from), simulation.hasOwnBar(screen) { return }
            simulation.showOrHideBar(for: screen, rule: .perScreenBarGk1)
        }
    }

    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation<Self>) {
        guard simulation.records[screen].fakeBar != nil else { return }
        if kind == .eachNavigationBar, let top = simulation.top {
            // This is the navigation controller's own layout.
            simulation.neutraliseBar()
            simulation.showBarForLayout(of: top)
        }
        simulation.bringFakeBarToFront(of: screen, rule: .perScreenBarViewWillLayoutSubviews2)
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        guard kind == .gkNavigationBar else { return }
        simulation.showOrHideBar(for: screen, rule: .perScreenBarGk2)
    }

    // MARK: - The screen's own code

    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation<Self>) -> Bool {
        simulation.restyle(style.properties(for: simulation.environment.os), of: screen)
        return true
    }

    func setOwnBarAlpha(_ alpha: Double, of screen: Int, in simulation: inout Simulation<Self>) {
        var properties = BarProperties()
        properties.alpha = alpha
        simulation.restyle(properties, of: screen)
    }
}

extension PerScreenBar {
    /// Applies the appearance proxies as UIKit's bar enters the window together with the screen's own.
    func barEntersWindow(of screen: Int, in simulation: inout Simulation<Self>) {
        simulation.takeProxies()
        simulation.takeProxies(onBarOf: screen)
    }
}

extension Simulation<PerScreenBar> {
    /// Applies the proxies set since the start to the screen's own bar, as it enters the window with the screen
    /// (around.R2).
    fileprivate mutating func takeProxies(onBarOf screen: Int) {
        guard lateProxies != nil, let bar = records[screen].fakeBar else { return }
        let proxied = records[screen].memory.proxied
        let taken = lateProxyValues.taken(by: bar.properties, having: proxied, over: BarProperties())
        guard !taken.isEmpty else { return }
        writeToFakeBar(of: screen, taken, by: .uikit, rule: .aroundR1)
        records[screen].memory.proxied = proxied.followed(by: taken)
    }

    func hasOwnBar(_ screen: Int) -> Bool { records[screen].memory.hasOwnBar }

    /// Changes the own bar of `screen` as its code asks; the bar is created if it is missing.
    fileprivate mutating func restyle(_ properties: BarProperties, of screen: Int) {
        records[screen].memory.hasOwnBar = true
        loadOwnBar(of: screen)
        writeToFakeBar(of: screen, properties, by: .app, rule: .perScreenBarSet1)
        guard screen == top else { return }
        switch policy.kind {
        case .eachNavigationBar: showBarForLayout(of: screen)
        case .gkNavigationBar: showOrHideBar(for: screen, rule: .perScreenBarSet1)
        }
    }

    /// Makes UIKit's bar invisible but keeps it for the layout; its images are made blank once.
    fileprivate mutating func neutraliseBar() {
        var properties = BarProperties()
        properties.tintColor = .some(BarColor(.clear))
        if bar.properties.shadowImage == nil {
            properties.backgroundImage = .empty
            properties.shadowImage = .empty
            properties.backIndicatorImage = .empty
            properties.backIndicatorTransitionMaskImage = .empty
        }
        writeByPolicy(properties, rule: .perScreenBarNeutralise1)
    }

    /// Copies the properties on which the layout and the status bar depend to UIKit's bar.
    fileprivate mutating func mirrorBar(of screen: Int) {
        guard let bar = records[screen].fakeBar else { return }
        var properties = BarProperties()
        properties.barStyle = bar.properties.barStyle?.isBlack ?? false ? .black : .default
        properties.isHidden = bar.isHidden
        properties.prefersLargeTitles = bar.properties.prefersLargeTitles ?? false
        properties.largeTitleTextAttributes = .some(bar.properties.largeTitleTextAttributes ?? nil)
        writeByPolicy(properties, styleOf: screen, rule: .perScreenBarViewWillAppear1)
        bringFakeBarToFront(of: screen, rule: .perScreenBarViewWillAppear1)
    }

    /// Hides or shows the view of UIKit's bar as the own bar of `screen` is; the navigation controller never hides it.
    fileprivate mutating func showBarForLayout(of screen: Int) {
        guard records[screen].fakeBar != nil else { return }
        var properties = BarProperties()
        properties.isHidden = hidesOwnBar(screen)
        properties.isNavigationBarHidden = BarVisibility(hidden: false)
        writeByPolicy(properties, styleOf: screen, rule: .perScreenBarViewWillLayoutSubviews1)
    }

    /// Hides UIKit's bar, without animation, for a screen that has its own, and shows it for one that does not.
    fileprivate mutating func showOrHideBar(for screen: Int, rule: Rule) {
        let hides = hasOwnBar(screen)
        guard hides || memory.hidesNavigationBar else { return }
        memory.hidesNavigationBar = hides
        var properties = BarProperties()
        properties.isNavigationBarHidden = BarVisibility(hidden: hides)
        writeByPolicy(properties, styleOf: screen, rule: rule)
        if hides, !hidesOwnBar(screen) { bringFakeBarToFront(of: screen, rule: rule) }
    }
}
