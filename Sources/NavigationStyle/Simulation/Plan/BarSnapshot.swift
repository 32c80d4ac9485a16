/// A bar at rest, with everything that the look of a transition from it or to it depends on.
///
/// It is an object, since it is large and several rules read the same one.
final class BarSnapshot: Sendable {
    /// The visible bar.
    let bar: BarState
    /// The scene that shows the bar.
    let scene: BarScene
    /// The device that shows the scene.
    let device: Device

    /// Creates a snapshot of `bar`, which `scene` shows; nil if there is none.
    init?(of bar: BarState?, in scene: BarScene?, on device: Device) {
        guard let bar, let scene else { return nil }
        self.bar = bar
        self.scene = scene
        self.device = device
    }

    /// The origin of the bar's background.
    var origin: BackgroundOrigin { scene.backgroundOrigin(on: device) }

    /// The surroundings that the bar's contrast depends on.
    var surroundings: BarSurroundings { scene.surroundings(of: bar, on: device) }
}

/// The origin of a bar's background, which decides whether stock UIKit can fade it (uikit.I).
enum BackgroundOrigin: Hashable {
    /// An appearance of the screen's item.
    case item
    /// An appearance of the bar.
    case bar
    /// Legacy properties, two of which never fade: the image, and the translucency.
    case legacy(image: BarImage?, isTranslucent: Bool)
}

extension BarPropertySet {
    /// The colors behind a bar's content, which UIKit animates if they are set in `animateAlongsideTransition`
    /// (uikit.I).
    static let backgroundColors: BarPropertySet = [.barTintColor, .backgroundColor]
    /// All colors of a bar that UIKit animates in that way; the tint only before iOS 11 (uikit.F8).
    static let animatedColors = backgroundColors.union([.tintColor])

    /// Whether none of `other` is in the set.
    func isDisjoint(with other: BarPropertySet) -> Bool { intersection(other).isEmpty }
}

extension BarScene {
    /// Returns the origin of the background.
    func backgroundOrigin(on device: Device) -> BackgroundOrigin {
        switch appearanceSource(for: appearanceSlot(on: device)).owner {
        case .item: .item
        case .bar: .bar
        case .legacy:
            .legacy(image: drawnLegacyImage(on: device), isTranslucent: properties.translucency.isTranslucent)
        }
    }
}
