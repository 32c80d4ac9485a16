// The library's changes to the bar (seed1.3; libraries.4).
extension WRNavigationBar {
    func setBarTintColor(_ color: BarColor, styleOf screen: Int, rule: Rule, in simulation: inout Simulation) {
        if simulation[memories].background.setColor(color) { clearBackground(for: screen, rule: rule, in: &simulation) }
        var properties = BarProperties()
        properties.backgroundColor = color
        simulation.recordBackground(properties, by: .policy, rule: rule)
    }

    func setBackgroundImage(_ image: BarImage, styleOf screen: Int, rule: Rule, in simulation: inout Simulation) {
        if simulation[memories].background.setImage(image) { clearBackground(for: screen, rule: rule, in: &simulation) }
        var properties = BarProperties()
        properties.backgroundImage = image
        simulation.recordBackground(properties, by: .policy, rule: rule)
    }

    func setBackgroundAlpha(_ alpha: Double, rule: Rule, in simulation: inout Simulation) {
        simulation[memories].background.setAlpha(alpha, os: simulation.environment.os)
        var properties = BarProperties()
        properties.alpha = alpha
        simulation.recordBackground(properties, by: .policy, rule: rule)
    }

    func setTintColor(_ color: BarColor, styleOf screen: Int, rule: Rule, in simulation: inout Simulation) {
        var properties = BarProperties()
        properties.tintColor = .some(color)
        simulation.writeByPolicy(properties, styleOf: screen, rule: rule)
    }

    /// Sets the color in the current title attributes.
    func setTitleColor(_ color: BarColor, styleOf screen: Int, rule: Rule, in simulation: inout Simulation) {
        var attributes = titleAttributes(in: simulation) ?? TextAttributes()
        attributes.color = color
        var properties = BarProperties()
        properties.titleTextAttributes = .some(attributes)
        simulation.writeByPolicy(properties, styleOf: screen, rule: rule)
    }

    func setShadowHidden(_ isHidden: Bool, styleOf screen: Int, rule: Rule, in simulation: inout Simulation) {
        var properties = BarProperties()
        properties.shadowImage = isHidden ? .some(.empty) : .some(nil)
        simulation.writeByPolicy(properties, styleOf: screen, rule: rule)
    }

    /// Makes UIKit's background clear by an empty image, when a view is inserted in front of it.
    private func clearBackground(for screen: Int, rule: Rule, in simulation: inout Simulation) {
        var properties = BarProperties()
        properties.backgroundImage = .empty
        simulation.writeByPolicy(properties, styleOf: screen, rule: rule)
    }
}
