// The visible scene at rest.
extension PerScreenBar {
    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation) -> BarScene {
        guard let bar = simulation.records[screen].fakeBar else { return scene }
        var scene = scene
        // UIKit's bar takes the space; the screen's own is visible.
        var room = simulation.bar.properties
        if simulation.controller.isNavigationBarHidden { room.isHidden = true }
        scene.layoutProperties = room
        scene.properties = bar.properties
        if bar.isHidden { scene.properties.isHidden = true }
        scene.isNavigationBarHidden = false
        scene.isManaged = false
        scene.drawnBy = .fakeBar(simulation.id(screen))
        return scene
    }

    /// Returns the writers of the own bar: its screen, except for the values of the configuration and the proxies.
    func provenance(_ shared: ProvenanceTable, of screen: Int, in simulation: Simulation) -> ProvenanceTable {
        guard let bar = simulation.records[screen].fakeBar else { return shared }
        var table = ProvenanceTable()
        for property in bar.properties.touched {
            let isConfigured = bar.properties[property] == configuration[property]
            if simulation[memories, screen].proxied[property] == bar.properties[property] {
                table[property] = Provenance(setBy: .appearanceProxy)
                continue
            }
            table[property] =
                isConfigured
                ? Provenance(setBy: .policy)
                : Provenance(setBy: .screen, screen: simulation.id(screen))
        }
        return table
    }
}
