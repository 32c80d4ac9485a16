extension BarScene {
    /// Returns appearances for the screen's own item that give the bar the look of this scene, whatever is on the
    /// shared bar: UIKit fades from one item's appearance to the other's, and their buttons keep their color (uikit.F8,
    /// I).
    ///
    /// - Parameters:
    ///   - properties: The properties of the bar as the request has them.
    ///   - shared: The properties that are on the bar.
    ///   - coloringButtons: Whether they also have the color of the buttons, which is the bar's tint otherwise.
    /// - Returns: An appearance for each slot, or nothing before iOS 13.
    func itemAppearances(
        of properties: BarProperties,
        over shared: BarProperties,
        coloringButtons: Bool
    ) -> [(BarProperty, Appearance)] {
        guard environment.era >= .appearanceObjects else { return [] }
        var buttonColor = environment.untouchedButtonColor
        if case .color(let color) = properties[.tintColor] { buttonColor = color }
        func own(_ slot: BarProperty) -> Appearance? {
            if let item = screen.navigationItem.appearance(slot) { return item }
            guard case .appearance(let appearance) = properties[slot] else { return nil }
            return appearance
        }
        let standard = own(.standardAppearance) ?? Appearance(legacy: properties)
        return BarPropertySet.appearances.compactMap { slot in
            let appearance: Appearance?
            switch slot {
            case .standardAppearance: appearance = standard
            case .scrollEdgeAppearance: appearance = own(slot) ?? standard.atScrollEdge
            // The compact appearances fall back to the regular ones, unless the shared bar has compact ones.
            case .compactAppearance: appearance = own(slot) ?? (shared.hasAppearance(slot) ? standard : nil)
            default:
                let edge = own(.scrollEdgeAppearance) ?? standard.atScrollEdge
                appearance = own(slot) ?? (shared.hasAppearance(slot) ? edge : nil)
            }
            guard var appearance else { return nil }
            if coloringButtons { appearance.buttonColor = appearance.buttonColor ?? buttonColor }
            return (slot, appearance)
        }
    }
}

extension BarProperties {
    fileprivate func hasAppearance(_ slot: BarProperty) -> Bool {
        if case .appearance = self[slot] { true } else { false }
    }
}

extension BarPropertySet {
    /// The properties of the bar that an item's appearances replace.
    static let drawnByItem: BarPropertySet = .appearances.union([
        .barTintColor, .tintColor, .backgroundImage, .compactBackgroundImage, .shadowImage, .titleTextAttributes,
        .largeTitleTextAttributes, .backIndicatorImage, .backIndicatorTransitionMaskImage,
    ])
}

extension DiagnosticContext {
    /// Returns the changes by which the item of `screen` draws the look of `scene`, which is its own; empty if screens'
    /// items do not draw, or already have appearances.
    func changes(
        givingItemOf screen: Int,
        theLookOf scene: BarScene,
        coloringButtons: Bool = true
    ) -> [RequestChange] {
        guard family == .sharedBar, self.screen(screen, { !$0.navigationItem.hasAppearance }) else { return [] }
        let shared = after?.scene.properties ?? scene.properties
        let properties = requested(scene.properties)
        return scene.itemAppearances(of: properties, over: shared, coloringButtons: coloringButtons).map {
            .screen(screen, .itemAppearance($0, $1))
        }
    }
}
