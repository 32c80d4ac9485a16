extension PerScreenBar {
    func navigationControllerDidLoad(in simulation: inout Simulation<Self>) {
        guard kind == .eachNavigationBar else { return }
        simulation.neutraliseBar()
    }

    func viewDidLoad(_ screen: Int, in simulation: inout Simulation<Self>) {
        simulation.loadOwnBar(of: screen)
    }

    func viewWillAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        switch kind {
        case .eachNavigationBar: simulation.mirrorBar(of: screen)
        case .gkNavigationBar:
            // Not while a pop is running.
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
            // The navigation controller's own.
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

extension Simulation<PerScreenBar> {
    func hasOwnBar(_ screen: Int) -> Bool { records[screen].memory.hasOwnBar }

    /// The code of `screen` changes its own bar, which is made if there is none.
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

    /// UIKit's bar stays for the layout, with nothing to be seen in it: its images are blank once and for all.
    fileprivate mutating func neutraliseBar() {
        var properties = BarProperties()
        properties.tintColor = .some(Color(.clear))
        if controller.bar.properties.shadowImage == nil {
            properties.backgroundImage = .empty
            properties.shadowImage = .empty
            properties.backIndicatorImage = .empty
            properties.backIndicatorTransitionMaskImage = .empty
        }
        writeByPolicy(properties, rule: .perScreenBarNeutralise1)
    }

    /// UIKit's bar takes over what the layout and the status bar depend on.
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

    /// The navigation controller never hides its bar; the bar's view is hidden with the own bar of `screen`.
    fileprivate mutating func showBarForLayout(of screen: Int) {
        guard records[screen].fakeBar != nil else { return }
        var properties = BarProperties()
        properties.isHidden = hidesOwnBar(screen)
        properties.isNavigationBarHidden = BarVisibility(hidden: false)
        writeByPolicy(properties, styleOf: screen, rule: .perScreenBarViewWillLayoutSubviews1)
    }

    /// UIKit's bar goes, without animation, for a screen that has its own, and comes back for one that has none.
    fileprivate mutating func showOrHideBar(for screen: Int, rule: Rule) {
        let hides = hasOwnBar(screen)
        guard hides || controller.memory.hidesNavigationBar else { return }
        controller.memory.hidesNavigationBar = hides
        var properties = BarProperties()
        properties.isNavigationBarHidden = BarVisibility(hidden: hides)
        writeByPolicy(properties, styleOf: screen, rule: rule)
        if hides, !hidesOwnBar(screen) { bringFakeBarToFront(of: screen, rule: rule) }
    }
}
