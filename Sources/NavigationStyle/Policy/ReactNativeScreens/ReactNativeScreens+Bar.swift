// The writes to the one bar: the tint, and below iOS 13 the whole look of a header (libraries.16.3 and libraries.16.6).
extension ReactNativeScreens {
    /// Writes the part of the header of `screen` that belongs to the bar, including nil values, at the current point of
    /// the script.
    func writeToBar(_ config: ReactNativeHeaderConfig, by screen: Int, rule: Rule, in simulation: inout Simulation) {
        // The bar resolves a dynamic color for its override, which after a cancelled swipe is another header's.
        let style = simulation[memories].overrideUserInterfaceStyle ?? simulation.environment.userInterfaceStyle
        let color = config.color?.fixed(for: style)
        var tint = BarProperties()
        if kind == .three, simulation.environment.os < SystemVersion(14) {
            // The different alpha makes the bar draw a custom back icon again.
            tint.tintColor = .some(
                color.map { BarColor($0.light.withAlpha(Double($0.light.alpha) / 255 - 0.01)) }
            )
            simulation.writeByPolicy(tint, givenBy: screen, rule: rule)
        }
        tint.tintColor = .some(color)
        simulation.writeByPolicy(tint, givenBy: screen, rule: rule)
        if !stylesItems { writeStyleToBar(config, by: screen, isCancelled: rule == .rnsCancel2, in: &simulation) }
    }

    private func writeStyleToBar(
        _ config: ReactNativeHeaderConfig,
        by screen: Int,
        isCancelled: Bool,
        in simulation: inout Simulation
    ) {
        func rule(_ rule: Rule) -> Rule { isCancelled ? .rns3Cancel : rule }
        var background = BarProperties()
        background.backgroundImage = .some(config.hasClearBackground ? .empty : nil)
        background.barTintColor = .some(config.hasClearBackground ? BarColor(.clear) : config.backgroundColor)
        simulation.writeByPolicy(background, givenBy: screen, rule: rule(.rns3Animated1))
        simulation[memories].hidesShadow = config.hasClearBackground || config.hideShadow ?? false
        var translucency = BarProperties()
        translucency.isTranslucent = config.translucent ?? false
        simulation.writeByPolicy(translucency, givenBy: screen, rule: rule(.rns3Animated2))
        if let attributes = config.titleTextAttributes {
            var title = BarProperties()
            title.titleTextAttributes = .some(attributes)
            simulation.writeByPolicy(title, givenBy: screen, rule: rule(.rns3Animated3))
        }
        if config.largeTitle ?? false, let attributes = config.largeTitleTextAttributes {
            var title = BarProperties()
            title.largeTitleTextAttributes = .some(attributes)
            simulation.writeByPolicy(title, givenBy: screen, rule: rule(.rns3Animated4))
        }
    }

    /// Gives the bar the header's back indicator, or removes one that another screen's header has left there.
    func setBackIndicator(_ config: ReactNativeHeaderConfig, by screen: Int, in simulation: inout Simulation) {
        let isThere = simulation.bar.properties.currentValue(of: .backIndicatorImage) != .null
        guard config.backButtonImage != nil || isThere else { return }
        var properties = BarProperties()
        properties.backIndicatorImage = .some(config.backButtonImage)
        properties.backIndicatorTransitionMaskImage = .some(config.backButtonImage)
        simulation.writeByPolicy(properties, givenBy: screen, rule: .rns3Update7)
    }
}
