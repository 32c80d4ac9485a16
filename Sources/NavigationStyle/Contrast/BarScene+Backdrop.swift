extension BarScene {
    /// The colour behind the bar's content; nil where a material or what is scrolled decides it.
    func backdrop(of state: BarState, on device: Device) -> RGBA? {
        guard !state.isHidden else { return rootColor(on: device) }
        return color(of: state.background, on: device)
    }

    /// The colour behind the status bar; nil where a material or what is scrolled decides it.
    func statusBarBackdrop(of state: BarState, on device: Device) -> RGBA? {
        guard !state.isHidden, properties[.backgroundColor] != nil else { return backdrop(of: state, on: device) }
        // The view's own backgroundColor ends below the status bar (seed 0, 4; seed 4; uikit.md A2).
        var scene = self
        scene.properties[.backgroundColor] = nil
        return scene.color(of: scene.barState(on: device).background, on: device)
    }

    private func color(of background: BarState.Background, on device: Device) -> RGBA? {
        guard case .value(let alpha) = background.alpha else { return nil }
        switch background.kind {
        case .blur, .glass: return nil
        case .clear: return rootColor(on: device)
        case .color, .image:
            guard let color = background.color else { return nil }
            // In an image the alpha is that of its pixels, which the colour may have too.
            let drawn = background.kind == .image ? color.withAlpha(alpha) : color.withAlpha(alpha * color.opacity)
            if drawn.isOpaque { return drawn }
            return (background.backing ?? rootColor(on: device)).map(drawn.composited)
        }
    }

    /// The colour of the root view at the window's upper edge; nil where it does not reach it, or something scrolls.
    private func rootColor(on device: Device) -> RGBA? {
        guard screen.view.scrollView == nil else { return nil }
        let color = screen.view.backgroundColor.resolved(for: environment.contentStyle(barStyle: .default))
        return color.isOpaque && layout(on: device).view.y == 0 ? color : nil
    }
}

extension RGBA {
    /// The alpha, 0…1.
    fileprivate var opacity: Double { Double(alpha) / 255 }
}
