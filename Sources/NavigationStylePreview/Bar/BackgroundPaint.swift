import NavigationStyle

/// The paint of a bar's background, from the back to the front.
struct BackgroundPaint: Hashable, Sendable {
    /// The color that shows through an image or a color with alpha.
    var backing = RGBA.clear
    /// The opacity of the material, 0…1.
    var material = 0.0
    /// The gradient, and its opacity, 0…1.
    var gradient: BarState.Background.Gradient?
    var gradientOpacity = 0.0
    /// The opacity of the squares that stand for an image, 0…1.
    var checkerboard = 0.0
    /// The color over all of these.
    var color = RGBA.clear

    /// Makes the paint of `background` in a light or dark bar with the opacity `barAlpha`.
    init(_ background: BarState.Background, barAlpha: Double, isDark: Bool) {
        // An alpha that is known is drawn with that of the bar already.
        let alpha = background.alpha == .system ? background.opacity * barAlpha : background.opacity
        if let backing = background.backing { self.backing = backing.faded(to: barAlpha) }
        switch background.kind {
        case .clear: break
        case .blur, .glass:
            material = alpha
            if let tint = background.color {
                color = tint.withAlpha(min(tint.opacity, BarMaterial.tintOpacity) * alpha)
            }
        case .color:
            // Reduce Transparency fills with a color that Apple does not publish.
            let fill = background.color ?? (isDark ? .black : .white)
            color = fill.withAlpha(fill.opacity * alpha)
        case .image:
            if let gradient = background.gradient {
                // The background's alpha is the smallest of the gradient's, whose stops carry their own alpha already.
                self.gradient = gradient
                gradientOpacity = barAlpha
            } else if let average = background.color {
                color = average.withAlpha(alpha)
            } else {
                checkerboard = alpha
            }
        }
    }

    /// Whether it hides everything behind it.
    var isOpaque: Bool {
        if color.isOpaque || backing.isOpaque { return true }
        return gradientOpacity == 1 && gradient?.stops.allSatisfy { $0.color.isOpaque } == true
    }

    /// Whether it is invisible.
    var isClear: Bool { backing.isClear && material == 0 && gradientOpacity == 0 && checkerboard == 0 && color.isClear }
}

extension BarState.Background {
    /// The opacity, 0…1; a guess if Apple does not publish it.
    var opacity: Double {
        switch alpha {
        case .value(let value): value
        case .system: PreviewConstant.unknownOpacity.value
        }
    }
}

extension RGBA {
    /// Returns the color with its opacity multiplied by `opacity`, 0…1.
    func faded(to opacity: Double) -> RGBA { opacity == 1 ? self : withAlpha(self.opacity * opacity) }

    /// The color as it shows through a material: more saturated.
    var saturated: RGBA {
        let by = PreviewConstant.materialSaturation.value
        let (red, green, blue) = (Double(self.red), Double(self.green), Double(self.blue))
        // The luminance coefficients of feColorMatrix.
        let gray = 0.213 * red + 0.715 * green + 0.072 * blue
        func mix(_ value: Double) -> UInt8 { UInt8(min(max(gray + (value - gray) * by, 0), 255).rounded()) }
        return RGBA(red: mix(red), green: mix(green), blue: mix(blue))
    }
}

/// A material, which covers the backdrop that shows through it with a veil.
enum Material {
    /// A blur, light or dark.
    case blur(isDark: Bool)
    /// Liquid Glass, light or dark.
    case glass(isDark: Bool)

    /// The veil, with its opacity.
    var veil: RGBA {
        switch self {
        case .blur(let isDark): BarMaterial.color(isDark: isDark)
        case .glass(let isDark):
            (isDark ? BarMaterial.color(isDark: true) : Self.lightGlass).withAlpha(PreviewConstant.glassOpacity.value)
        }
    }

    /// White glass over white was measured as #FDFDFD.
    private static let lightGlass = RGBA(rawValue: 0xFCFC_FCFF)

    /// Returns the color of the material over `content`, an opaque color that is the same all over.
    func color(over content: RGBA) -> RGBA {
        switch self {
        case .blur: veil.composited(over: content.saturated)
        case .glass: veil.composited(over: content)
        }
    }
}
