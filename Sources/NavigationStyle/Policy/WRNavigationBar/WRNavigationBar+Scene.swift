// The visible scene at rest.
extension WRNavigationBar {
    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation) -> BarScene {
        var scene = scene
        let background = simulation[memories].background
        scene.backgroundView = background.seen
        if background.fadesShadow { scene.shadow = .invisible }
        scene.statusBarStyle = statusBarStyle(of: screen, in: simulation)
        return scene
    }
}
