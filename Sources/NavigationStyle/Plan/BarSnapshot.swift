/// The bar at rest, with what a transition away from it or to it looks like by.
struct BarSnapshot {
    /// What is seen of the bar.
    var bar: BarState
    /// What shows it.
    var scene: BarScene
    /// The device.
    var device: Device

    /// Takes down `bar`, which `scene` shows; nil where there is none.
    init?(of bar: BarState?, in scene: BarScene?, on device: Device) {
        guard let bar, let scene else { return nil }
        self.bar = bar
        self.scene = scene
        self.device = device
    }

    /// Where the bar's background comes from.
    var origin: BackgroundOrigin { scene.backgroundOrigin(on: device) }

    /// What the bar's contrast depends on beside the bar itself.
    var surroundings: BarSurroundings { scene.surroundings(of: bar, on: device) }
}
