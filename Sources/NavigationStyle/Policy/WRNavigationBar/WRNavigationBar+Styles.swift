// The values of the library's getters for a screen: its own properties, else the defaults (libraries.4).
extension WRNavigationBar {
    private func own(_ screen: Int, in simulation: Simulation) -> WRStyle {
        defaults.followed(by: simulation[memories, screen].style)
    }

    func backgroundImage(of screen: Int, in simulation: Simulation) -> BarImage? {
        own(screen, in: simulation).barBackgroundImage
    }
    func backgroundAlpha(of screen: Int, in simulation: Simulation) -> Double {
        own(screen, in: simulation).barBackgroundAlpha ?? 1
    }
    func isShadowHidden(on screen: Int, in simulation: Simulation) -> Bool {
        own(screen, in: simulation).shadowImageHidden ?? false
    }
    func statusBarStyle(of screen: Int, in simulation: Simulation) -> StatusBarStyle {
        own(screen, in: simulation).statusBarStyle ?? .default
    }

    /// Returns the screen's color; for an unmanaged screen the one that it found, or that of the bar, but never the
    /// inserted view's.
    func barTintColor(of screen: Int, in simulation: Simulation) -> BarColor {
        guard isManaged(screen, in: simulation) else {
            return simulation[memories, screen].found?.barTintColor ?? written(.barTintColor, in: simulation)
                ?? constants(in: simulation).barTintColor
        }
        return own(screen, in: simulation).barTintColor ?? constants(in: simulation).barTintColor
    }

    func tintColor(of screen: Int, in simulation: Simulation) -> BarColor {
        guard isManaged(screen, in: simulation) else {
            return simulation[memories, screen].found?.tintColor ?? written(.tintColor, in: simulation)
                ?? systemTintColor(in: simulation)
        }
        return own(screen, in: simulation).tintColor ?? constants(in: simulation).tintColor
    }

    func titleColor(of screen: Int, in simulation: Simulation) -> BarColor {
        guard isManaged(screen, in: simulation) else {
            return simulation[memories, screen].found?.titleColor ?? titleAttributes(in: simulation)?.color
                ?? constants(in: simulation).titleColor
        }
        return own(screen, in: simulation).titleColor ?? constants(in: simulation).titleColor
    }

    func isManaged(_ screen: Int, in simulation: Simulation) -> Bool { simulation[memories, screen].isManaged }

    /// The current `titleTextAttributes` of the bar.
    func titleAttributes(in simulation: Simulation) -> TextAttributes? {
        if case .textAttributes(let attributes) = simulation.bar.properties[.titleTextAttributes] {
            attributes
        } else {
            nil
        }
    }

    private func constants(in simulation: Simulation) -> WRFoundColors {
        let defaults = defaults
        return WRFoundColors(
            barTintColor: defaults.barTintColor ?? BarColor(.white),
            tintColor: defaults.tintColor ?? .systemBlue,
            titleColor: defaults.titleColor ?? BarColor(.black)
        )
    }

    private func written(_ property: BarProperty, in simulation: Simulation) -> BarColor? {
        if case .color(let color) = simulation.bar.properties[property] { color } else { nil }
    }

    /// The bar's tint if it was never set: `tintColor` is never nil, but inherited from the superview.
    private func systemTintColor(in simulation: Simulation) -> BarColor {
        BarColor(simulation.environment.systemTintColor)
    }
}
