// The code that restyles a screen while it is on the stack.
extension HBDNavigationBar {
    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation<Self>) -> Bool {
        simulation.set(HBDStyle(style), of: screen)
        // The library has no property for the rest.
        let rest = directWrites(of: style.properties(for: simulation.environment.os))
        simulation.writeOwn(rest, of: screen)
        return true
    }

    func setOwnBarAlpha(_ alpha: Double, of screen: Int, in simulation: inout Simulation<Self>) {
        var style = HBDStyle()
        style.barAlpha = alpha
        simulation.set(style, of: screen)
    }

    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation<Self>) -> BarProperties {
        let reaching = properties.touched.intersection(HBDBackground.ownProperties)
        var rest = properties
        simulation.memory.takeOwn(from: &rest)
        if !reaching.isEmpty {
            simulation.recordBackground(properties.restricted(to: reaching), by: .app, rule: .hbdSetters1)
        }
        return rest
    }
}

extension Simulation<HBDNavigationBar> {
    /// Sets properties of `screen`, and applies them to the bar if the screen is the top one.
    fileprivate mutating func set(_ style: HBDStyle, of screen: Int) {
        records[screen].memory.updates = records[screen].memory.updates.followed(by: style)
        if screen == top { apply(screen, rule: .hbdSetNeedsUpdateNavigationBar1) }
    }
}
