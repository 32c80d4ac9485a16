extension RTRootNavigationController {
    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation) -> BarScene {
        var scene = scene
        let record = simulation.records[screen]
        let memory = simulation[memories, screen]
        scene.properties = record.fakeBar?.properties ?? proxy
        scene.isNavigationBarHidden = record.fakeBar?.isHidden ?? false
        scene.drawnBy = .fakeBar(simulation.id(screen))
        // The containers ask the screen.
        scene.statusBarStyle = scene.screen.preferredStatusBarStyle(on: scene.environment.os)
        // The screen is alone in its navigation controller, or above a placeholder whose item is automatic (uikit.G).
        scene.inheritsLargeTitle = true
        scene.previousPlace = memory.placeholder.map { placeholder in
            var below = Screen(id: simulation.id(screen))
            below.title = placeholder.title
            below.navigationItem.backBarButtonItemTitle = placeholder.backBarButtonItemTitle
            return ScreenPlace(screens: [below], index: 0)
        }
        if memory.hasBackItem || !memory.itemAppearances.isEmpty {
            var screen = scene.screen
            if memory.hasBackItem { screen.navigationItem.leftBarButtonItems = [Self.backItemTitle] }
            screen.navigationItem.setAppearances(memory.itemAppearances)
            scene.place = ScreenPlace(screens: [screen], index: 0)
        }
        return scene
    }

    /// Returns the writers of the screen's own bar: the screen's code, except for transferred and proxy values.
    func provenance(_ shared: ProvenanceTable, of screen: Int, in simulation: Simulation) -> ProvenanceTable {
        let memory = simulation[memories, screen]
        var table = ProvenanceTable()
        guard let bar = simulation.records[screen].fakeBar else { return table }
        var written = bar.properties.touched
        if bar.isHidden { written.insert(.isNavigationBarHidden) }
        for property in written {
            if property == .isNavigationBarHidden, memory.isHiddenBySystem {
                table[property] = Provenance(setBy: .system, callback: .turn)
            } else if memory.transferred.contains(property) {
                table[property] = Provenance(setBy: .policy)
            } else if let proxied = memory.proxied[property] ?? proxy[property],
                proxied == bar.properties[property]
            {
                table[property] = Provenance(setBy: .appearanceProxy)
            } else {
                table[property] = Provenance(setBy: .screen, screen: simulation.id(screen))
            }
        }
        return table
    }

    /// The title of the item that the library installs.
    private static let backItemTitle = "Back"
}
