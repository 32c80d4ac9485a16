// The library's changes to its bar (libraries.3.3, "apply" and "show fakes").
extension HBDNavigationBar {
    /// Gives the bar the whole style of `screen`: `barStyle`, background, `tintColor` and title.
    func apply(_ screen: Int, rule: Rule, in simulation: inout Simulation) {
        applyBarStyle(of: screen, rule: rule, in: &simulation)
        if simulation.controller.isBackgroundHidden { simulation.setBackgroundHidden(false, rule: rule) }
        simulation[memories].take(style(of: screen, in: simulation))
        simulation.recordBackground(simulation[memories].properties, by: .policy, rule: rule)
        applyTint(of: screen, rule: rule, in: &simulation)
    }

    func applyBarStyle(of screen: Int, rule: Rule, in simulation: inout Simulation) {
        var properties = BarProperties()
        properties.barStyle = style(of: screen, in: simulation).barStyle
        simulation.writeByPolicy(properties, styleOf: screen, rule: rule)
    }

    /// Gives the bar `tintColor` and the title's attributes, including those of the appearance objects.
    func applyTint(of screen: Int, rule: Rule, in simulation: inout Simulation) {
        let style = style(of: screen, in: simulation)
        var properties = BarProperties()
        properties.tintColor = .some(style.tintColor)
        properties.titleTextAttributes = .some(style.titleTextAttributes)
        let changed = appearances(in: simulation) { $0.titleTextAttributes = style.titleTextAttributes }
        simulation.writeByPolicy(properties.followed(by: changed), styleOf: screen, rule: rule)
    }

    /// Puts a fake bar on both screens, and hides the background of the real one.
    ///
    /// This loads the views of the screens.
    func showFakeBars(from: Int, to: Int, rule: Rule, in simulation: inout Simulation) {
        simulation.setBackgroundHidden(true, rule: rule)
        for screen in [from, to] {
            if !simulation.records[screen].isLoaded {
                let at = simulation.record.at
                simulation.load(screen, rule: rule)
                simulation.record.at = at
            }
            var background = HBDBackground()
            background.shadowImage = simulation[memories].shadowImage
            background.take(style(of: screen, in: simulation))
            var properties = BarProperties()
            for (property, value) in background.properties where value != property.defaultValue {
                properties[property] = value
            }
            simulation.addFakeBar(on: screen, properties: properties, isAttached: true, rule: rule)
        }
    }

    func removeFakeBars(on screens: [Int], rule: Rule, in simulation: inout Simulation) {
        for screen in screens where simulation.records[screen].fakeBar != nil {
            simulation.removeFakeBar(of: screen, rule: rule)
        }
    }

    /// Gives both appearances, from iOS 13 on, the background of `screen` during the animation; nil makes them clear
    /// again.
    func paintAppearances(like screen: Int?, rule: Rule, in simulation: inout Simulation) {
        guard simulation.environment.os >= .appearanceObjects else { return }
        var color: BarColor? = BarColor(.clear)
        var image: BarImage?
        if let screen {
            let style = style(of: screen, in: simulation)
            color = style.barTintColor
            image = style.image
        }
        let changed = appearances(in: simulation) {
            $0.backgroundColor = color
            $0.backgroundImage = image
        }
        if !changed.isEmpty { simulation.writeByPolicy(changed, styleOf: screen, rule: rule) }
    }

    /// Returns the write that changes those of the two appearances that the library has put on its bar.
    private func appearances(in simulation: Simulation, _ change: (inout Appearance) -> Void) -> BarProperties {
        var result = BarProperties()
        guard simulation.environment.os >= .appearanceObjects else { return result }
        for property in [BarProperty.standardAppearance, .scrollEdgeAppearance] {
            guard case .appearance(var appearance) = simulation.bar.properties[property] else { continue }
            change(&appearance)
            result[property] = .appearance(appearance)
        }
        return result
    }
}
