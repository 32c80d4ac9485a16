// What goes to the one bar: the tint, and below iOS 13 all that a header looks like (libraries.16.3 and libraries.16.6).
extension Simulation<ReactNativeScreens> {
    /// Writes what of the header of `screen` the bar keeps, nil included, at the point of the script under way.
    mutating func writeToBar(
        _ config: ReactNativeHeaderConfig,
        by screen: Int,
        rule: Rule,
        _ record: inout OperationRecord
    ) {
        var tint = BarProperties()
        if policy.kind == .three, environment.os < SystemVersion(14) {
            // The other alpha has the bar draw a custom back icon anew.
            tint.tintColor = .some(
                config.color.map { BarColor($0.light.withAlpha(Double($0.light.alpha) / 255 - 0.01)) }
            )
            writeByPolicy(tint, givenBy: screen, rule: rule, &record)
        }
        tint.tintColor = .some(config.color)
        writeByPolicy(tint, givenBy: screen, rule: rule, &record)
        if !policy.stylesItems { writeStyleToBar(config, by: screen, isCancelled: rule == .rnsCancel2, &record) }
    }

    private mutating func writeStyleToBar(
        _ config: ReactNativeHeaderConfig,
        by screen: Int,
        isCancelled: Bool,
        _ record: inout OperationRecord
    ) {
        func rule(_ rule: Rule) -> Rule { isCancelled ? .rns3Cancel : rule }
        var background = BarProperties()
        background.backgroundImage = .some(config.hasClearBackground ? .empty : nil)
        background.barTintColor = .some(config.hasClearBackground ? BarColor(.clear) : config.backgroundColor)
        writeByPolicy(background, givenBy: screen, rule: rule(.rns3Animated1), &record)
        controller.memory.hidesShadow = config.hasClearBackground || config.hideShadow ?? false
        var translucency = BarProperties()
        translucency.isTranslucent = config.translucent ?? false
        writeByPolicy(translucency, givenBy: screen, rule: rule(.rns3Animated2), &record)
        if let attributes = config.titleTextAttributes {
            var title = BarProperties()
            title.titleTextAttributes = .some(attributes)
            writeByPolicy(title, givenBy: screen, rule: rule(.rns3Animated3), &record)
        }
        if config.largeTitle ?? false, let attributes = config.largeTitleTextAttributes {
            var title = BarProperties()
            title.largeTitleTextAttributes = .some(attributes)
            writeByPolicy(title, givenBy: screen, rule: rule(.rns3Animated4), &record)
        }
    }

    /// Gives the bar the back indicator of the header, or takes one away that another screen's has left there.
    mutating func setBackIndicator(
        _ config: ReactNativeHeaderConfig,
        by screen: Int,
        _ record: inout OperationRecord
    ) {
        let isThere = controller.bar.properties.currentValue(of: .backIndicatorImage) != .null
        guard config.backButtonImage != nil || isThere else { return }
        var properties = BarProperties()
        properties.backIndicatorImage = .some(config.backButtonImage)
        properties.backIndicatorTransitionMaskImage = .some(config.backButtonImage)
        writeByPolicy(properties, givenBy: screen, rule: .rns3Update7, &record)
    }
}
