/// What lies over what a bar's material blurs.
package enum BarMaterial {
    /// How much of its own color it shows, 0…1.
    package static let opacity = 0.8
    /// How much of a tint a blur shows up to iOS 14, 0…1.
    package static let tintOpacity = 0.85

    /// The color of the material itself.
    package static func color(isDark: Bool) -> RGBA {
        (isDark ? RGBA(rawValue: 0x1D1D_1DFF) : .white).withAlpha(opacity)
    }
}

extension BarState.Background {
    /// The color that is seen with `content` behind; nil where that is not known.
    func backdrop(over content: RGBA, isDark: Bool) -> RGBA? {
        guard kind == .blur || kind == .glass else { return color(over: content) }
        let seen = BarMaterial.color(isDark: isDark).composited(over: content)
        guard let color, case .value(let alpha) = alpha else { return seen }
        // An opaque color does not hide the material that it tints.
        return color.withAlpha(min(color.opacity, BarMaterial.tintOpacity) * alpha).composited(over: seen)
    }
}
