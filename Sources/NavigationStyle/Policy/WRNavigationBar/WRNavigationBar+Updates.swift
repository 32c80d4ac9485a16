// The library's setters, called while a screen is on the stack, and direct writes.
extension WRNavigationBar {
    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation) -> Bool {
        set(WRStyle(style), of: screen, in: &simulation)
        // The library has no property for the rest.
        simulation.writeOwn(directWrites(of: style.properties(for: simulation.environment.os)), of: screen)
        return true
    }

    func setOwnBarAlpha(_ alpha: Double, of screen: Int, in simulation: inout Simulation) {
        var style = WRStyle()
        style.barBackgroundAlpha = alpha
        set(style, of: screen, in: &simulation)
    }

    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation) -> BarProperties {
        // wr.titleTextAttributes.1: nil is ignored, and attributes without a color keep the one that is there.
        var properties = properties
        switch properties[.titleTextAttributes] {
        case .null: properties[.titleTextAttributes] = nil
        case .textAttributes(var attributes):
            attributes.color = attributes.color ?? titleAttributes(in: simulation)?.color
            properties[.titleTextAttributes] = .textAttributes(attributes)
        default: break
        }
        return properties
    }
}

extension WRNavigationBar {
    /// Sets properties of `screen`; flags of the screen decide which of them reach the bar at once, managed or not
    /// (libraries.4, "Setting a style at run time").
    fileprivate func set(_ style: WRStyle, of screen: Int, in simulation: inout Simulation) {
        var style = style
        // The Swift edition has no setter for the image.
        if kind == .swift { style.barBackgroundImage = nil }
        simulation[memories, screen].updates = simulation[memories, screen].updates.followed(by: style)
        let memory = simulation[memories, screen]
        let isRoot = screen == simulation.controller.stack.first
        if memory.isPushedIn || isRoot, !memory.isPushedAway {
            if let color = style.barTintColor {
                setBarTintColor(color, styleOf: screen, rule: .wrSet1, in: &simulation)
            }
            if let alpha = style.barBackgroundAlpha { setBackgroundAlpha(alpha, rule: .wrSet1, in: &simulation) }
        }
        if !memory.isPushedAway {
            if let color = style.tintColor { setTintColor(color, styleOf: screen, rule: .wrSet2, in: &simulation) }
            if let color = style.titleColor { setTitleColor(color, styleOf: screen, rule: .wrSet2, in: &simulation) }
        }
        if let isHidden = style.shadowImageHidden {
            setShadowHidden(isHidden, styleOf: screen, rule: .wrSet3, in: &simulation)
        }
    }
}
