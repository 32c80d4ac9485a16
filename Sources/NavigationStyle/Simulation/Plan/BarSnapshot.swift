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

/// Where the background of a bar comes from, which decides whether stock UIKit can fade it (uikit.I).
enum BackgroundOrigin: Hashable {
    /// An appearance of the screen's item.
    case item
    /// An appearance of the bar.
    case bar
    /// Legacy properties, of which these are never faded: the image, and whether the bar is translucent.
    case legacy(image: BarImage?, isTranslucent: Bool)
}

extension BarPropertySet {
    /// The colors behind a bar's content, which UIKit moves along where they are set in `animateAlongsideTransition`
    /// (uikit.I).
    static let backgroundColors: BarPropertySet = [.barTintColor, .backgroundColor]
    /// All colors of a bar that it moves along; the tint before iOS 11 (uikit.F8).
    static let animatedColors = backgroundColors.union([.tintColor])

    /// Whether none of `other` is in the set.
    func isDisjoint(with other: BarPropertySet) -> Bool { intersection(other).isEmpty }
}

extension BarScene {
    /// Where the background comes from.
    func backgroundOrigin(on device: Device) -> BackgroundOrigin {
        switch appearanceSource(for: appearanceSlot(on: device)).owner {
        case .item: .item
        case .bar: .bar
        case .legacy:
            .legacy(image: drawnLegacyImage(on: device), isTranslucent: properties.translucency.isTranslucent)
        }
    }
}
