extension BarScene {
    /// Returns the visible state of the bar, without the provenance, which only the simulation knows.
    func barState() -> BarState {
        barState(on: environment.knownDevice)
    }

    /// Returns the visible state of the bar on `device`, without the provenance.
    func barState(on device: Device) -> BarState {
        let slot = appearanceSlot(on: device)
        let appearance = effectiveAppearance(in: slot, on: device)
        var state = barState(in: slot, drawnWith: appearance, on: device)
        state.backButton = backButton(of: appearance, on: device)
        state.contrast = contrast(of: state, drawnWith: appearance, on: device)
        return state
    }

    /// Returns what moves of the bar while screens move: its visible state without the label of the back button and the
    /// contrast, which take longest.
    func movingState(on device: Device) -> BarState {
        let slot = appearanceSlot(on: device)
        return barState(in: slot, drawnWith: effectiveAppearance(in: slot, on: device), on: device)
    }

    private func barState(
        in slot: BarState.AppearanceSlot,
        drawnWith appearance: EffectiveAppearance,
        on device: Device
    ) -> BarState {
        let (isTranslucent, translucency) = properties.translucency
        return BarState(
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
            backButton: unlabeledBackButton(of: appearance),
            statusBar: statusBar(on: device),
            appearance: slot,
            frame: knownFrame(on: device),
            drawnBy: drawnBy,
            contrast: BarContrast(),
            provenance: nil
        )
    }

    /// Whether nothing of the bar is visible: the navigation controller, the policy or the view itself hides it.
    var isHidden: Bool {
        isNavigationBarHidden || isEmptied || isBarHidden || properties.isHidden ?? false || barAlpha == 0
    }

    /// The alpha of the bar's whole view, its title and buttons included.
    var barAlpha: Double { properties.alpha ?? 1 }
}
