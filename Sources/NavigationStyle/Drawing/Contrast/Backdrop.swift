/// The colors that something in a bar stands out from.
enum Backdrop: Hashable, Sendable {
    /// One opaque color.
    case color(RGBA)
    /// Unknown content lies behind: the colors over black content and over white content.
    case content(overBlack: RGBA, overWhite: RGBA)
    /// An image without a color, or a fill whose color Apple does not publish.
    case unknown

    /// Content with nothing over it.
    static let anyContent = Backdrop.content(overBlack: .black, overWhite: .white)

    /// The color, where there is one.
    var color: RGBA? {
        if case .color(let color) = self { color } else { nil }
    }

    /// Returns the backdrop with `layer` over it.
    func covered(by layer: RGBA) -> Backdrop {
        if layer.isOpaque { return .color(layer) }
        switch self {
        case .color(let color): return .color(layer.composited(over: color))
        case .content(let overBlack, let overWhite):
            return .content(overBlack: layer.composited(over: overBlack), overWhite: layer.composited(over: overWhite))
        case .unknown: return .unknown
        }
    }
}

extension BarState.Background {
    /// Returns the backdrop that this background makes over `root`, with dark or light materials, one of which may lie
    /// below its image.
    func backdrop(
        over root: Backdrop,
        isDark: Bool,
        materialBelowImage material: BarState.Background? = nil
    ) -> Backdrop {
        guard case .value(let alpha) = alpha else { return .unknown }
        var root = backing.map(root.covered) ?? root
        if kind == .image, let material { root = material.backdrop(over: root, isDark: isDark) }
        if alpha == 0 { return root }
        switch kind {
        case .clear: return root
        case .blur, .glass:
            let material = BarMaterial.color(isDark: isDark)
            let seen = root.covered(by: material.withAlpha(BarMaterial.opacity * alpha))
            // An opaque color does not hide the material that it tints.
            guard let color else { return seen }
            return seen.covered(by: color.withAlpha(min(color.opacity, BarMaterial.tintOpacity) * alpha))
        case .color, .image:
            guard let color else { return .unknown }
            // The alpha of an image is that of its pixels, so the alpha of its color must not count twice.
            let drawn = kind == .image ? color.withAlpha(alpha) : color.withAlpha(alpha * color.opacity)
            return root.covered(by: drawn)
        }
    }

    /// Whether it hides everything behind the bar.
    var isOpaque: Bool {
        if backing?.isOpaque ?? false { return true }
        guard alpha == .value(1) else { return false }
        switch kind {
        case .clear, .blur, .glass: return false
        case .image: return true
        case .color: return color?.isOpaque ?? true
        }
    }
}

/// The material that lies over the blur of a bar.
package enum BarMaterial {
    /// The opacity of the material's own color, 0…1.
    package static let opacity = 0.8
    /// The greatest opacity of a tint over a blur up to iOS 14, 0…1.
    package static let tintOpacity = 0.85

    /// Returns the color of the material itself.
    package static func color(isDark: Bool) -> RGBA {
        (isDark ? RGBA(rawValue: 0x1D1D_1DFF) : .white).withAlpha(opacity)
    }
}
