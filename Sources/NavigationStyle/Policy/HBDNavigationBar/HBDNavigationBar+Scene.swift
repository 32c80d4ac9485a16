// The visible scene at rest.
extension HBDNavigationBar {
    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation) -> BarScene {
        var scene = scene
        let memory = simulation[memories, screen]
        let style = style(of: screen, in: simulation)
        let background = simulation[memories]
        scene.backgroundView = background.view
        scene.shadow = background.shadow(in: simulation.environment)
        // A bar without alpha has its background masked, including everything that UIKit would draw in it.
        if background.barAlpha == 0, background.imageAlpha == 0 { scene.isBackgroundHidden = true }
        scene.statusBarStyle = style.barStyle == .black ? .lightContent : .default
        if let layout = memory.layout { scene.screen.view = scene.screen.view.adjusted(by: layout) }
        if let isHidden = memory.style.barHidden { set(isHidden, memory.updates.barHidden != nil, in: &scene) }
        return scene
    }

    /// Applies `hbd_barHidden` to the screen's item: the item is emptied, and its content does not come back.
    private func set(_ isHidden: Bool, _ isSetLate: Bool, in scene: inout BarScene) {
        scene.isEmptied = isHidden
        guard isHidden || isSetLate else { return }
        scene.screen.navigationItem.hasTitleView = isHidden
        if kind == .v1_10_0, scene.environment.os >= SystemVersion(16) {
            scene.screen.navigationItem.hidesBackButton = isHidden
        } else {
            scene.screen.navigationItem.leftBarButtonItems = isHidden ? [""] : []
        }
    }
}
