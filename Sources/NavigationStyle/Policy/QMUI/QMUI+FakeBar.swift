// The fake bars, and the properties that they copy from the real one.
extension QMUI {
    /// Puts fake bars on both screens, and hides the background of the bar; the flags are set first, so that code that
    /// runs meanwhile finds them.
    func addFakeBars(from: Int, to: Int, rule: Rule, in simulation: inout Simulation) {
        guard needsFakeBars(from: from, to: to, in: simulation) else { return }
        for screen in [from, to] {
            simulation[memories, screen].showsTransitionBar = true
            addTransitionBar(on: screen, rule: rule, in: &simulation)
            // Each screen masks the bar of its own navigation controller.
            if hasController(screen, in: simulation) { simulation.setBackgroundHidden(true, rule: .qmuiFake2) }
        }
        bind(to: to, in: &simulation)
    }

    /// Puts a fake bar on `screen`, as an image of the real one, and loads the view for it.
    func addTransitionBar(on screen: Int, rule: Rule, in simulation: inout Simulation) {
        guard simulation.records[screen].fakeBar == nil, !simulation.controller.isNavigationBarHidden,
            hasController(screen, in: simulation)
        else { return }
        simulation.loadView(of: screen)
        simulation.addFakeBar(on: screen, properties: image(in: simulation), isAttached: true, rule: rule)
    }

    /// Whether `screen` has a navigation controller: one that waits for its push does not have one yet, and one removed
    /// by a set still has it.
    private func hasController(_ screen: Int, in simulation: Simulation) -> Bool {
        simulation.controller.stack.contains(screen) || simulation[memories].action == .set
    }

    /// Binds the fake bar of `screen` to the real bar, whose changes it follows from now on.
    private func bind(to screen: Int, in simulation: inout Simulation) {
        simulation[memories].bound = simulation.records[screen].fakeBar == nil ? nil : screen
    }

    /// The properties of the real bar that a fake one copies.
    private func image(in simulation: Simulation) -> BarProperties {
        let bar = simulation.bar.properties
        // A push keeps the appearance proxy off its fake bars (#1501); on others, the copies overwrite the proxy's
        // values.
        guard simulation.environment.os < QMUI.appearanceLayer else {
            return bar.restricted(to: [.standardAppearance, .scrollEdgeAppearance]).withoutDefaults
        }
        var image = bar.restricted(to: [.backgroundImage, .shadowImage, .barStyle, .barTintColor])
        if image.backgroundImage == .some(.some(.empty)) {
            image.backgroundImage = .some(BarImage(line: BarColor(.clear)))
        }
        image = image.withoutDefaults
        let isTranslucent = bar.translucency.isTranslucent
        if image.translucency.isTranslucent != isTranslucent { image.isTranslucent = isTranslucent }
        return image
    }

    /// Collects the part of a write to the real bar that the bound fake bar gets when the callback is over.
    func pass(_ write: BarProperties, in simulation: inout Simulation) {
        guard let bound = simulation[memories].bound, let fakeBar = simulation.records[bound].fakeBar else { return }
        var passing = write.restricted(to: Self.passed)
        if simulation.environment.os >= QMUI.appearanceLayer {
            let edge = edgeAppearance(
                of: fakeBar.properties.followed(by: simulation[memories].passing),
                passed: passing
            )
            passing = write.restricted(to: [.barStyle, .standardAppearance])
            // This is a mistake of the library's: the scroll edge appearance becomes the fake bar's standard one.
            if let own = write[.scrollEdgeAppearance] { passing[.standardAppearance] = own }
            if let edge { passing[.scrollEdgeAppearance] = edge }
        }
        simulation[memories].passing = simulation[memories].passing.followed(by: passing)
    }

    /// The properties of the real bar whose setters call those of the bound fake bar.
    private static let passed: BarPropertySet = [
        .barStyle, .barTintColor, .backgroundImage, .compactBackgroundImage, .shadowImage,
    ]

    /// Returns the scroll edge appearance that a fake bar with the properties `fake` gets from the setters that `write`
    /// calls on it, which write appearances as on any bar; nil if they leave it as it is.
    private func edgeAppearance(of fake: BarProperties, passed write: BarProperties) -> BarValue? {
        var color: BarColor?
        if case .appearance(let standard) = fake[.standardAppearance] { color = standard.backgroundColor }
        // The library compares only these two with the fake bar's own.
        let called = BarProperties(write.touched) { property in
            switch property {
            case .barTintColor where write.barTintColor == .some(color): nil
            case .barStyle where write[property] == fake.currentValue(of: property): nil
            default: write[property]
            }
        }
        return layered(called, on: fake)[.scrollEdgeAppearance]
    }

    /// Gives the bound fake bar the collected properties of the real one, as far as they differ.
    func flush(in simulation: inout Simulation) {
        let passing = simulation[memories].passing
        guard !passing.isEmpty else { return }
        simulation[memories].passing = BarProperties()
        // The proxy may overwrite a fake bar as that enters the window (#1487): its look stays as it was.
        guard let bound = simulation[memories].bound, let fakeBar = simulation.records[bound].fakeBar, !proxyStylesBars
        else {
            return
        }
        let changed = BarProperties(passing.touched) { property in
            passing[property] == fakeBar.properties.currentValue(of: property) ? nil : passing[property]
        }
        guard !changed.isEmpty else { return }
        simulation.writeToFakeBar(of: bound, changed, by: .policy, copiedFrom: .navigationBar, rule: .qmuiCopy2)
    }

    /// Adds or removes the top screen's fake bar along with the real bar, after `setNavigationBarHidden` was called by
    /// the app or the library.
    func didSetNavigationBarHidden(in simulation: inout Simulation) {
        flush(in: &simulation)
        let action = simulation[memories].action
        guard action == .pushed || action == .popped, let top = simulation.top,
            simulation[memories, top].showsTransitionBar
        else { return }
        if simulation.controller.isNavigationBarHidden {
            removeTransitionBar(of: top, rule: .qmuiSetNavigationBarHidden1, in: &simulation)
        } else if simulation.records[top].fakeBar == nil {
            // The library returns before it binds a fake bar that is there already.
            addTransitionBar(on: top, rule: .qmuiSetNavigationBarHidden1, in: &simulation)
            bind(to: top, in: &simulation)
        }
    }

    private func removeTransitionBar(of screen: Int, rule: Rule, in simulation: inout Simulation) {
        if simulation[memories].bound == screen { simulation[memories].bound = nil }
        guard simulation.records[screen].fakeBar != nil else { return }
        simulation.removeFakeBar(of: screen, rule: rule)
    }

    /// Ends a call, and removes everything that it has set up.
    func complete(from: Int?, to: Int?, in simulation: inout Simulation) {
        flush(in: &simulation)
        simulation[memories].action = .unknown
        guard let from, let to else { return }
        for screen in [from, to] {
            simulation[memories, screen].showsTransitionBar = false
            removeTransitionBar(of: screen, rule: .qmuiCompletion1, in: &simulation)
            if simulation.controller.stack.contains(screen) {
                simulation.setBackgroundHidden(false, rule: .qmuiCompletion1)
            }
        }
        simulation[memories].bound = nil
    }
}
