// The code that restyles a screen while it is on the stack.
extension HBDNavigationBar {
    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation) -> Bool {
        set(HBDStyle(style), of: screen, in: &simulation)
        // The library has no property for the rest.
        let rest = directWrites(of: style.properties(for: simulation.environment.os))
        simulation.writeOwn(rest, of: screen)
        return true
    }

    func setOwnBarAlpha(_ alpha: Double, of screen: Int, in simulation: inout Simulation) {
        var style = HBDStyle()
        style.barAlpha = alpha
        set(style, of: screen, in: &simulation)
    }

    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation) -> BarProperties {
        let reaching = properties.touched.intersection(HBDBackground.ownProperties)
        var rest = properties
        simulation[memories].takeOwn(from: &rest)
        if !reaching.isEmpty {
            simulation.recordBackground(properties.restricted(to: reaching), by: .app, rule: .hbdSetters1)
        }
        return rest
    }
}

extension HBDNavigationBar {
    /// Sets properties of `screen`, and applies them to the bar if the screen is the top one.
    fileprivate func set(_ style: HBDStyle, of screen: Int, in simulation: inout Simulation) {
        simulation[memories, screen].updates = simulation[memories, screen].updates.followed(by: style)
        if screen == simulation.top { apply(screen, rule: .hbdSetNeedsUpdateNavigationBar1, in: &simulation) }
    }
}
