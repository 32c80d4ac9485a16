// The values of the library's getters for a screen: its own properties, else the defaults (libraries.4).
extension Simulation<WRNavigationBar> {
    private func own(_ screen: Int) -> WRStyle { policy.defaults.followed(by: records[screen].memory.style) }

    func backgroundImage(of screen: Int) -> BarImage? { own(screen).barBackgroundImage }
    func backgroundAlpha(of screen: Int) -> Double { own(screen).barBackgroundAlpha ?? 1 }
    func isShadowHidden(on screen: Int) -> Bool { own(screen).shadowImageHidden ?? false }
    func statusBarStyle(of screen: Int) -> StatusBarStyle { own(screen).statusBarStyle ?? .default }

    /// Returns the screen's color; for an unmanaged screen the one that it found, or that of the bar, but never the
    /// inserted view's.
    func barTintColor(of screen: Int) -> BarColor {
        guard isManaged(screen) else {
            return records[screen].memory.found?.barTintColor ?? written(.barTintColor) ?? constants.barTintColor
        }
        return own(screen).barTintColor ?? constants.barTintColor
    }

    func tintColor(of screen: Int) -> BarColor {
        guard isManaged(screen) else {
            return records[screen].memory.found?.tintColor ?? written(.tintColor) ?? systemTintColor
        }
        return own(screen).tintColor ?? constants.tintColor
    }

    func titleColor(of screen: Int) -> BarColor {
        guard isManaged(screen) else {
            return records[screen].memory.found?.titleColor ?? titleAttributes?.color ?? constants.titleColor
        }
        return own(screen).titleColor ?? constants.titleColor
    }

    func isManaged(_ screen: Int) -> Bool { records[screen].memory.isManaged }

    /// The current `titleTextAttributes` of the bar.
    var titleAttributes: TextAttributes? {
        if case .textAttributes(let attributes) = bar.properties[.titleTextAttributes] {
            attributes
        } else {
            nil
        }
    }

    private var constants: WRFoundColors {
        let defaults = policy.defaults
        return WRFoundColors(
            barTintColor: defaults.barTintColor ?? BarColor(.white),
            tintColor: defaults.tintColor ?? .systemBlue,
            titleColor: defaults.titleColor ?? BarColor(.black)
        )
    }

    private func written(_ property: BarProperty) -> BarColor? {
        if case .color(let color) = bar.properties[property] { color } else { nil }
    }

    /// The bar's tint if it was never set: `tintColor` is never nil, but inherited from the superview.
    private var systemTintColor: BarColor { BarColor(environment.systemTintColor) }
}
