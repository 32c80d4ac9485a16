// The library's changes to its bar (libraries.3.3, "apply" and "show fakes").
extension Simulation<HBDNavigationBar> {
    /// Gives the bar the whole style of `screen`: `barStyle`, background, `tintColor` and title.
    mutating func apply(_ screen: Int, rule: Rule) {
        applyBarStyle(of: screen, rule: rule)
        if controller.isBackgroundHidden { setBackgroundHidden(false, rule: rule) }
        memory.take(style(of: screen))
        recordBackground(memory.properties, by: .policy, rule: rule)
        applyTint(of: screen, rule: rule)
    }

    mutating func applyBarStyle(of screen: Int, rule: Rule) {
        var properties = BarProperties()
        properties.barStyle = style(of: screen).barStyle
        writeByPolicy(properties, styleOf: screen, rule: rule)
    }

    /// Gives the bar `tintColor` and the title's attributes, including those of the appearance objects.
    mutating func applyTint(of screen: Int, rule: Rule) {
        let style = style(of: screen)
        var properties = BarProperties()
        properties.tintColor = .some(style.tintColor)
        properties.titleTextAttributes = .some(style.titleTextAttributes)
        let changed = appearances { $0.titleTextAttributes = style.titleTextAttributes }
        writeByPolicy(properties.followed(by: changed), styleOf: screen, rule: rule)
    }

    /// Puts a fake bar on both screens, and hides the background of the real one.
    ///
    /// This loads the views of the screens.
    mutating func showFakeBars(from: Int, to: Int, rule: Rule) {
        setBackgroundHidden(true, rule: rule)
        for screen in [from, to] {
            if !records[screen].isLoaded {
                let at = record.at
                load(screen, rule: rule)
                record.at = at
            }
            var background = HBDBackground()
            background.shadowImage = memory.shadowImage
            background.take(style(of: screen))
            var properties = BarProperties()
            for (property, value) in background.properties where value != property.defaultValue {
                properties[property] = value
            }
            addFakeBar(on: screen, properties: properties, isAttached: true, rule: rule)
        }
    }

    mutating func removeFakeBars(on screens: [Int], rule: Rule) {
        for screen in screens where records[screen].fakeBar != nil { removeFakeBar(of: screen, rule: rule) }
    }

    /// Gives both appearances, from iOS 13 on, the background of `screen` during the animation; nil makes them clear
    /// again.
    mutating func paintAppearances(like screen: Int?, rule: Rule) {
        guard environment.os >= .appearanceObjects else { return }
        var color: BarColor? = BarColor(.clear)
        var image: BarImage?
        if let screen {
            let style = style(of: screen)
            color = style.barTintColor
            image = style.image
        }
        let changed = appearances {
            $0.backgroundColor = color
            $0.backgroundImage = image
        }
        if !changed.isEmpty { writeByPolicy(changed, styleOf: screen, rule: rule) }
    }

    /// Returns the write that changes those of the two appearances that the library has put on its bar.
    private func appearances(_ change: (inout Appearance) -> Void) -> BarProperties {
        var result = BarProperties()
        guard environment.os >= .appearanceObjects else { return result }
        for property in [BarProperty.standardAppearance, .scrollEdgeAppearance] {
            guard case .appearance(var appearance) = bar.properties[property] else { continue }
            change(&appearance)
            result[property] = .appearance(appearance)
        }
        return result
    }
}
