extension BarStyle {
    /// Returns the writes by which an app gets this style on `os`.
    ///
    /// Up to iOS 12 they are those of seed0.4.3.2 and seed0.6.3; from iOS 13 on they are whole appearance objects. The
    /// status bar's style becomes `barStyle`, the only related property of a bar; the screen's own answer while its bar
    /// is hidden is `Screen.preferredStatusBarStyle(on:)`.
    public func properties(for os: SystemVersion) -> BarProperties {
        var properties = BarProperties()
        if os >= .appearanceObjects {
            if background != nil || shadow != nil || title != nil {
                let appearance = BarValue.appearance(appearance)
                properties[.standardAppearance] = appearance
                properties[.scrollEdgeAppearance] = appearance
            }
        } else {
            writeBackground(to: &properties)
            writeShadow(to: &properties)
            if let title { properties.titleTextAttributes = title }
        }
        if let tint { properties.tintColor = tint }
        if let largeTitle, os >= .largeTitles { properties.prefersLargeTitles = largeTitle }
        if let statusBar { properties.barStyle = statusBar == .lightContent ? .black : .default }
        // seed0.6.7: the hide goes with the transition.
        if let hidden { properties.isNavigationBarHidden = BarVisibility(hidden: hidden, animation: .asTransition) }
        return properties
    }

    // MARK: - iOS 12 and before

    private func writeBackground(to properties: inout BarProperties) {
        switch background {
        case nil: break
        case .default:
            properties.backgroundImage = .some(nil)
            properties.barTintColor = .some(nil)
        case .transparent:
            properties.backgroundImage = .empty  // seed0.6.3
        case .color(let color):
            properties.backgroundImage = BarImage(plain: color)  // seed0.4.3.2
        case .image(let image):
            properties.backgroundImage = image
        }
    }

    private func writeShadow(to properties: inout BarProperties) {
        switch shadow {
        case nil:
            if background == .transparent { properties.shadowImage = .empty }  // seed0.6.3
        case .some(.none): properties.shadowImage = .empty
        case .default: properties.shadowImage = .some(nil)
        case .color(let color): properties.shadowImage = BarImage(plain: color)
        }
    }

    // MARK: - iOS 13 and later

    /// The appearance object that is assigned to the standard and to the scroll-edge slot.
    private var appearance: Appearance {
        var appearance =
            switch background {
            case nil, .default: Appearance(.default)
            case .transparent: Appearance(.transparent)
            case .color(let color): Appearance(color.isOpaque ? .opaque : .transparent)
            case .image: Appearance(.default)
            }
        if case .color(let color) = background, !appearance.fillsLikeOpaque(color) {
            appearance.backgroundColor = color
        }
        if case .image(let image) = background { appearance.backgroundImage = image }
        switch shadow {
        case nil: break
        case .some(.none): appearance.shadowColor = .some(nil)
        // The transparent configuration has no shadow, so the default one must be set (uikit.A3).
        case .default: if appearance.background == .transparent { appearance.shadowColor = BarColor.systemShadow }
        case .color(let color): appearance.shadowColor = color
        }
        appearance.titleTextAttributes = title
        return appearance
    }
}

extension BarColor {
    /// Whether it is opaque in light and in dark.
    fileprivate var isOpaque: Bool { light.isOpaque && dark.isOpaque }
}

extension BarImage {
    /// A picture of nothing but `color`.
    fileprivate init(plain color: BarColor) {
        let alpha = min(color.light.alpha, color.dark.alpha)
        self = .picture(Picture(minimumAlpha: Double(alpha) / 255, color: color))
    }
}

extension BarStyle {
    /// Returns the style with the colors that are shown under `style`.
    ///
    /// It comes before `properties(for:)`: a color may be opaque in light and not in dark.
    public func resolved(for style: UserInterfaceStyle) -> BarStyle {
        var result = self
        switch background {
        case .color(let color): result.background = .color(color.fixed(for: style))
        case .image(let image): result.background = .image(image.resolved(for: style))
        case nil, .default, .transparent: break
        }
        if case .color(let color) = shadow { result.shadow = .color(color.fixed(for: style)) }
        result.tint = tint?.fixed(for: style)
        result.title = title?.resolved(for: style)
        return result
    }
}
