/// What the contrast in a bar depends on beside the bar itself.
struct BarSurroundings: Hashable, Sendable {
    /// The color of the root view at the window's upper edge; nil where it does not reach it, or something scrolls.
    var rootColor: RGBA?
    /// What stands behind the status bar: the bar's background as a rule.
    var statusBarBackground: BarState.Background
    /// How much of the bar's view is seen, 0…1.
    var barAlpha: Double
}

extension BarScene {
    /// The surroundings of `state`, which is this scene as it is seen.
    func surroundings(of state: BarState, on device: Device) -> BarSurroundings {
        BarSurroundings(
            rootColor: rootColor,
            statusBarBackground: statusBarBackground(of: state, on: device),
            barAlpha: properties.alpha ?? 1
        )
    }

    private func statusBarBackground(of state: BarState, on device: Device) -> BarState.Background {
        if state.isHidden { return .clear }
        guard properties[.backgroundColor] != nil else { return state.background }
        // The view's own backgroundColor ends below the status bar (seed 0, 4; seed 4; uikit.md A2).
        var scene = self
        scene.properties[.backgroundColor] = nil
        return scene.effectiveAppearance(in: state.appearance, on: device).background
    }

    /// The color of the root view at the window's upper edge; nil where it does not reach it, or something scrolls.
    private var rootColor: RGBA? {
        guard screen.view.scrollView == nil, reachesTop else { return nil }
        let given = screen.view.backgroundColor ?? .systemBackground
        let color = given.resolved(for: environment.contentStyle(barStyle: .default))
        return color.isOpaque ? color : nil
    }
}

extension BarSurroundings {
    /// The color behind the content of `state`; nil where a material or what is scrolled decides it.
    func backdrop(of state: BarState) -> RGBA? {
        state.isHidden ? rootColor : state.background.color(over: rootColor)
    }

    /// The color behind the status bar; nil where a material or what is scrolled decides it.
    var statusBarBackdrop: RGBA? { statusBarBackground.color(over: rootColor) }

    /// What of `ink`, which is in the bar, is left of it by the bar's own alpha.
    func faded(_ ink: RGBA) -> RGBA {
        barAlpha < 1 ? ink.withAlpha(barAlpha * ink.opacity) : ink
    }
}

extension BarState.Background {
    /// The color that is seen with `root` behind; nil where a material or what is scrolled decides it.
    func color(over root: RGBA?) -> RGBA? {
        guard case .value(let alpha) = alpha else { return nil }
        switch kind {
        case .blur, .glass: return nil
        case .clear: return root
        case .color, .image:
            guard let color else { return nil }
            // In an image the alpha is that of its pixels, which the color may have too.
            let drawn = kind == .image ? color.withAlpha(alpha) : color.withAlpha(alpha * color.opacity)
            return drawn.isOpaque ? drawn : (backing ?? root).map(drawn.composited)
        }
    }
}

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
