/// The bar at rest, with what a transition away from it or to it looks like by: an object, since it is large and several
/// rules look at the same one.
final class BarSnapshot: Sendable {
    /// What is seen of the bar.
    let bar: BarState
    /// What shows it.
    let scene: BarScene
    /// The device.
    let device: Device

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
