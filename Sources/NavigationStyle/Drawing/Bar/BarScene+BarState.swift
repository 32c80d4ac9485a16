extension BarScene {
    /// Returns the visible state of the bar, without the provenance, which only the simulation knows.
    func barState() -> BarState {
        barState(on: environment.knownDevice)
    }

    /// Returns the visible state of the bar on `device`, without the provenance.
    func barState(on device: Device) -> BarState {
        let slot = appearanceSlot(on: device)
        let appearance = effectiveAppearance(in: slot, on: device)
        let (isTranslucent, translucency) = properties.translucency
        var state = BarState(
            isHidden: isHidden,
            background: appearance.background,
            isTranslucent: isTranslucent,
            translucency: translucency,
            shadow: appearance.shadow,
            barStyle: properties.barStyle ?? .default,
            tintColor: tintColor,
            title: title(of: appearance, on: device),
            largeTitle: largeTitle(on: device),
            searchBar: searchBar(on: device),
            backButton: backButton(of: appearance, on: device),
            statusBar: statusBar(on: device),
            appearance: slot,
            frame: knownFrame(on: device),
            drawnBy: drawnBy,
            contrast: BarContrast(),
            provenance: nil
        )
        state.contrast = contrast(of: state, drawnWith: appearance, on: device)
        return state
    }

    /// Whether nothing of the bar is visible: the navigation controller, the policy or the view itself hides it.
    var isHidden: Bool {
        isNavigationBarHidden || isEmptied || isBarHidden || properties.isHidden ?? false || properties.alpha == 0
    }
}
