// The library's changes to the bar (seed1.3; libraries.4).
extension Simulation<WRNavigationBar> {
    mutating func setBarTintColor(_ color: BarColor, styleOf screen: Int, rule: Rule) {
        if memory.background.setColor(color) { clearBackground(for: screen, rule: rule) }
        var properties = BarProperties()
        properties.backgroundColor = color
        recordBackground(properties, by: .policy, rule: rule)
    }

    mutating func setBackgroundImage(_ image: BarImage, styleOf screen: Int, rule: Rule) {
        if memory.background.setImage(image) { clearBackground(for: screen, rule: rule) }
        var properties = BarProperties()
        properties.backgroundImage = image
        recordBackground(properties, by: .policy, rule: rule)
    }

    mutating func setBackgroundAlpha(_ alpha: Double, rule: Rule) {
        memory.background.setAlpha(alpha, os: environment.os)
        var properties = BarProperties()
        properties.alpha = alpha
        recordBackground(properties, by: .policy, rule: rule)
    }

    mutating func setTintColor(_ color: BarColor, styleOf screen: Int, rule: Rule) {
        var properties = BarProperties()
        properties.tintColor = .some(color)
        writeByPolicy(properties, styleOf: screen, rule: rule)
    }

    /// Sets the color in the current title attributes.
    mutating func setTitleColor(_ color: BarColor, styleOf screen: Int, rule: Rule) {
        var attributes = titleAttributes ?? TextAttributes()
        attributes.color = color
        var properties = BarProperties()
        properties.titleTextAttributes = .some(attributes)
        writeByPolicy(properties, styleOf: screen, rule: rule)
    }

    mutating func setShadowHidden(_ isHidden: Bool, styleOf screen: Int, rule: Rule) {
        var properties = BarProperties()
        properties.shadowImage = isHidden ? .some(.empty) : .some(nil)
        writeByPolicy(properties, styleOf: screen, rule: rule)
    }

    /// Makes UIKit's background clear by an empty image, when a view is inserted in front of it.
    private mutating func clearBackground(for screen: Int, rule: Rule) {
        var properties = BarProperties()
        properties.backgroundImage = .empty
        writeByPolicy(properties, styleOf: screen, rule: rule)
    }
}
