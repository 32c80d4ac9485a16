/// The bar at rest, with what a transition away from it or to it looks like by.
struct BarSnapshot {
    /// What is seen of the bar.
    var bar: BarState
    /// Where its background comes from.
    var origin: BackgroundOrigin
    /// What its contrast depends on beside the bar itself.
    var surroundings: BarSurroundings

    /// Takes down `bar`, which `scene` shows; nil where there is none.
    init?(of bar: BarState?, in scene: BarScene?, on device: Device) {
        guard let bar, let scene else { return nil }
        self.bar = bar
        origin = scene.backgroundOrigin(on: device)
        surroundings = scene.surroundings(of: bar, on: device)
    }
}
