// The visible scene at rest.
extension WRNavigationBar {
    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation<Self>) -> BarScene {
        var scene = scene
        let background = simulation.memory.background
        scene.backgroundView = background.seen(in: simulation.environment)
        if background.fadesShadow { scene.shadow = .invisible }
        scene.statusBarStyle = simulation.statusBarStyle(of: screen)
        return scene
    }
}
