extension PerScreenBar {
    func navigationControllerDidLoad(in simulation: inout Simulation) {
        guard kind == .eachNavigationBar else { return }
        neutraliseBar(in: &simulation)
    }

    func viewDidLoad(_ screen: Int, in simulation: inout Simulation) {
        loadOwnBar(of: screen, in: &simulation)
    }

    func viewWillAppear(_ screen: Int, in simulation: inout Simulation) {
        takeProxies(onBarOf: screen, in: &simulation)
        switch kind {
        case .eachNavigationBar: mirrorBar(of: screen, in: &simulation)
        case .gkNavigationBar:
            // This does not happen while a pop is running.
            let transition = simulation.controller.transition
            let isPop = transition?.hasCoordinator ?? false
            let from = transition?.from
            if isPop, let from, !simulation.controller.stack.contains(from), hasOwnBar(screen, in: simulation) {
                return
            }
            showOrHideBar(for: screen, rule: .perScreenBarGk1, in: &simulation)
        }
    }

    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation) {
        guard simulation.records[screen].fakeBar != nil else { return }
        if kind == .eachNavigationBar, let top = simulation.top {
            // This is the navigation controller's own layout.
            neutraliseBar(in: &simulation)
            showBarForLayout(of: top, in: &simulation)
        }
        simulation.bringFakeBarToFront(of: screen, rule: .perScreenBarViewWillLayoutSubviews2)
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation) {
        guard kind == .gkNavigationBar else { return }
        showOrHideBar(for: screen, rule: .perScreenBarGk2, in: &simulation)
    }

    // MARK: - The screen's own code

    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation) -> Bool {
        restyle(style.properties(for: simulation.environment.os), of: screen, in: &simulation)
        return true
    }

    func setOwnBarAlpha(_ alpha: Double, of screen: Int, in simulation: inout Simulation) {
        var properties = BarProperties()
        properties.alpha = alpha
        restyle(properties, of: screen, in: &simulation)
    }
}

extension PerScreenBar {
    /// Applies the appearance proxies as UIKit's bar enters the window together with the screen's own.
    func barEntersWindow(of screen: Int, in simulation: inout Simulation) {
        simulation.takeProxies()
        takeProxies(onBarOf: screen, in: &simulation)
    }
}

extension PerScreenBar {
    /// Applies the proxies set since the start to the screen's own bar, as it enters the window with the screen
    /// (around.R2).
    fileprivate func takeProxies(onBarOf screen: Int, in simulation: inout Simulation) {
        guard simulation.lateProxies != nil, let bar = simulation.records[screen].fakeBar else { return }
        let proxied = simulation[memories, screen].proxied
        let taken = simulation.lateProxyValues.taken(by: bar.properties, having: proxied, over: BarProperties())
        guard !taken.isEmpty else { return }
        simulation.writeToFakeBar(of: screen, taken, by: .uikit, rule: .aroundR1)
        simulation[memories, screen].proxied = proxied.followed(by: taken)
    }

    func hasOwnBar(_ screen: Int, in simulation: Simulation) -> Bool { simulation[memories, screen].hasOwnBar }

    /// Changes the own bar of `screen` as its code asks; the bar is created if it is missing.
    fileprivate func restyle(_ properties: BarProperties, of screen: Int, in simulation: inout Simulation) {
        simulation[memories, screen].hasOwnBar = true
        loadOwnBar(of: screen, in: &simulation)
        simulation.writeToFakeBar(of: screen, properties, by: .app, rule: .perScreenBarSet1)
        guard screen == simulation.top else { return }
        switch kind {
        case .eachNavigationBar: showBarForLayout(of: screen, in: &simulation)
        case .gkNavigationBar: showOrHideBar(for: screen, rule: .perScreenBarSet1, in: &simulation)
        }
    }

    /// Makes UIKit's bar invisible but keeps it for the layout; its images are made blank once.
    fileprivate func neutraliseBar(in simulation: inout Simulation) {
        var properties = BarProperties()
        properties.tintColor = .some(BarColor(.clear))
        if simulation.bar.properties.shadowImage == nil {
            properties.backgroundImage = .empty
            properties.shadowImage = .empty
            properties.backIndicatorImage = .empty
            properties.backIndicatorTransitionMaskImage = .empty
        }
        simulation.writeByPolicy(properties, rule: .perScreenBarNeutralise1)
    }

    /// Copies the properties on which the layout and the status bar depend to UIKit's bar.
    fileprivate func mirrorBar(of screen: Int, in simulation: inout Simulation) {
        guard let bar = simulation.records[screen].fakeBar else { return }
        var properties = BarProperties()
        properties.barStyle = bar.properties.barStyle?.isBlack ?? false ? .black : .default
        properties.isHidden = bar.isHidden
        properties.prefersLargeTitles = bar.properties.prefersLargeTitles ?? false
        properties.largeTitleTextAttributes = .some(bar.properties.largeTitleTextAttributes ?? nil)
        simulation.writeByPolicy(properties, styleOf: screen, rule: .perScreenBarViewWillAppear1)
        simulation.bringFakeBarToFront(of: screen, rule: .perScreenBarViewWillAppear1)
    }

    /// Hides or shows the view of UIKit's bar as the own bar of `screen` is; the navigation controller never hides it.
    fileprivate func showBarForLayout(of screen: Int, in simulation: inout Simulation) {
        guard simulation.records[screen].fakeBar != nil else { return }
        var properties = BarProperties()
        properties.isHidden = hidesOwnBar(screen, in: simulation)
        properties.isNavigationBarHidden = BarVisibility(hidden: false)
        simulation.writeByPolicy(properties, styleOf: screen, rule: .perScreenBarViewWillLayoutSubviews1)
    }

    /// Hides UIKit's bar, without animation, for a screen that has its own, and shows it for one that does not.
    fileprivate func showOrHideBar(for screen: Int, rule: Rule, in simulation: inout Simulation) {
        let hides = hasOwnBar(screen, in: simulation)
        guard hides || simulation[memories].hidesNavigationBar else { return }
        simulation[memories].hidesNavigationBar = hides
        var properties = BarProperties()
        properties.isNavigationBarHidden = BarVisibility(hidden: hides)
        simulation.writeByPolicy(properties, styleOf: screen, rule: rule)
        if hides, !hidesOwnBar(screen, in: simulation) { simulation.bringFakeBarToFront(of: screen, rule: rule) }
    }
}
