import NavigationStyle

/// What the background of a bar is painted with, from the back to the front.
struct BackgroundPaint: Hashable, Sendable {
    /// The opaque color behind an image.
    var backing = RGBA.clear
    /// How much of a material there is, 0…1.
    var material = 0.0
    /// The gradient, and how much of it is drawn, 0…1.
    var gradient: BarState.Background.Gradient?
    var gradientOpacity = 0.0
    /// How much of squares that stand for an image, 0…1.
    var checkerboard = 0.0
    /// The color over all that.
    var color = RGBA.clear

    /// What `background` is painted with in a bar of which `barAlpha` is drawn, in light or in dark.
    init(_ background: BarState.Background, barAlpha: Double, isDark: Bool) {
        let alpha = background.opacity * barAlpha
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
                // The alpha of a background is the smallest of the gradient's, which its stops have themselves.
                self.gradient = gradient
                gradientOpacity = barAlpha
            } else if let average = background.color {
                color = average.withAlpha(alpha)
            } else {
                checkerboard = alpha
            }
        }
    }

    /// Whether nothing behind it is seen.
    var isOpaque: Bool {
        if color.isOpaque || backing.isOpaque { return true }
        return gradientOpacity == 1 && gradient?.stops.allSatisfy { $0.color.isOpaque } == true
    }

    /// Whether nothing of it is seen.
    var isClear: Bool { backing.isClear && material == 0 && gradientOpacity == 0 && checkerboard == 0 && color.isClear }
}

extension BarState.Background {
    /// How much of it is drawn, 0…1.
    var opacity: Double {
        switch alpha {
        case .value(let value): value
        case .system: PreviewConstant.unknownOpacity.value
        }
    }
}

extension RGBA {
    /// The color with `opacity`, 0…1, of its own.
    func faded(to opacity: Double) -> RGBA { opacity == 1 ? self : withAlpha(self.opacity * opacity) }

    /// The color as a material shows what is behind it: more saturated.
    var saturated: RGBA {
        let by = PreviewConstant.materialSaturation.value
        let (red, green, blue) = (Double(self.red), Double(self.green), Double(self.blue))
        // The matrix of feColorMatrix, whose luminance is that of these three.
        let gray = 0.213 * red + 0.715 * green + 0.072 * blue
        func mix(_ value: Double) -> UInt8 { UInt8(min(max(gray + (value - gray) * by, 0), 255).rounded()) }
        return RGBA(red: mix(red), green: mix(green), blue: mix(blue))
    }
}

/// What lies over what a material shows of what is behind it.
enum Material {
    /// A blur, in light or in dark.
    case blur(isDark: Bool)
    /// Liquid Glass, in light or in dark.
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

    /// What is seen over `content`, an opaque color, where that is the same all over.
    func color(over content: RGBA) -> RGBA {
        switch self {
        case .blur: veil.composited(over: content.saturated)
        case .glass: veil.composited(over: content)
        }
    }
}
