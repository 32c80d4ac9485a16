extension ReactNativeScreens {
    func place(of screen: Int, in simulation: Simulation) -> ScreenPlace? {
        simulation[memories, screen].place
    }

    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation) -> BarScene {
        var scene = scene
        let memory = simulation[memories]
        if let style = memory.overrideUserInterfaceStyle, style != scene.environment.userInterfaceStyle {
            // rns.update.6: the override is that of the bar alone.
            scene.interfaceStyleBehindBar = scene.environment.userInterfaceStyle
            scene.environment.userInterfaceStyle = style
        }
        // After a cancelled swipe the override is another header's: dynamic colors on the item follow the bar.
        let style = scene.environment.userInterfaceStyle
        let header = simulation[memories, screen].props.header
        if style != header?.userInterfaceStyle?.style ?? simulation.environment.userInterfaceStyle {
            var own = scene.screen
            own.navigationItem.setAppearances(own.navigationItem.appearances.resolved(for: style))
            scene.place = ScreenPlace(screens: [own], index: 0)
        }
        if memory.isRightToLeft { scene.environment.layoutDirection = .rightToLeft }
        // rns.status: the top screen is asked, whatever the bar's style is.
        scene.asksScreenAboutStatusBar = true
        if memory.hidesShadow { scene.shadow = .invisible }
        return scene
    }

    func provenance(_ shared: ProvenanceTable, of screen: Int, in simulation: Simulation) -> ProvenanceTable {
        var table = shared
        let item = simulation.place(of: screen).screen.navigationItem.appearances.withoutDefaults
        for property in item.touched { table[property] = Provenance(setBy: .screen, screen: simulation.id(screen)) }
        return table
    }
}
