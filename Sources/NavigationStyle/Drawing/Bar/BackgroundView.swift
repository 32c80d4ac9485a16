/// The background that a policy draws in place of UIKit's: a color, over a blur if it has one, or an image.
struct BackgroundView: Hashable, Sendable {
    /// The color; nil paints nothing.
    var color: BarColor?
    /// The image, which covers the color.
    var image: BarImage?
    /// Whether the color lies over a blur.
    var hasEffect = false
    /// The opacity of the view, 0…1.
    var alpha = 1.0
}

extension BarScene {
    /// Returns the background that is visible when only `view` draws it.
    func composition(of view: BackgroundView) -> BarState.Background {
        var background = layer(of: view)
        if view.alpha == 0 { background = .clear }
        if case .value(let drawn) = background.alpha { background.alpha = .value(drawn * view.alpha) }
        return background
    }

    private func layer(of view: BackgroundView) -> BarState.Background {
        switch view.image {
        case .picture(let picture): return background(picture)
        case .empty: return .clear
        case nil: break
        }
        let color = view.color.map { resolved($0) }.flatMap { $0.isClear ? nil : $0 }
        if view.hasEffect, !(color?.isOpaque ?? false) { return BarState.Background(.blur, color: color) }
        return color.map { BarState.Background(.color, color: $0) } ?? .clear
    }
}
