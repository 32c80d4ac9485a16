extension BarScene {
    /// What is seen of the bar, without the provenance, which the simulation knows.
    func barState() -> BarState {
        barState(on: environment.knownDevice)
    }

    /// What is seen of the bar on `device`.
    func barState(on device: Device) -> BarState {
        let slot = appearanceSlot(on: device)
        let appearance = effectiveAppearance(in: slot)
        let (isTranslucent, translucency) = properties.translucency
        return BarState(
            isHidden: isHidden,
            background: background(of: appearance, on: device),
            isTranslucent: isTranslucent,
            translucency: translucency,
            shadow: shadow(of: appearance, on: device),
            barStyle: properties.barStyle ?? .default,
            tintColor: tintColor,
            title: title(of: appearance, on: device),
            backButton: backButton(of: appearance),
            statusBar: statusBar(on: device),
            appearance: slot,
            frame: frame(on: device),
            drawnBy: drawnBy,
            provenance: nil
        )
    }

    /// Whether nothing of the bar is seen.
    ///
    /// A policy that hides the real bar does not hide the fake one that draws.
    var isHidden: Bool {
        isNavigationBarHidden || (isBarHidden && drawnBy == .navigationBar)
            || properties.isHidden ?? false || properties.alpha == 0
    }
}
