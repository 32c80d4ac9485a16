extension BarScene {
    /// How well what is in `state` stands out: `state` is this scene as it is seen, drawn with `appearance`.
    func contrast(
        of state: BarState,
        drawnWith appearance: borrowing EffectiveAppearance,
        on device: Device
    ) -> BarContrast {
        let surroundings = surroundings(of: state, on: device)
        var contrast = BarContrast()
        if !state.statusBar.isHidden {
            contrast.statusBar = state.statusBar.contrast(on: surroundings.statusBarBackdrop)
        }
        guard !state.isHidden else { return contrast }
        let backdrop = surroundings.backdrop(of: state)
        let attributes = state.title.isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        if attributes?.color != nil || !(state.title.text ?? "").isEmpty {
            contrast.title = state.title.contrast(in: surroundings.faded(state.title.color), on: backdrop)
        }
        let hasItems = place {
            !$0.navigationItem.leftBarButtonItems.isEmpty || !$0.navigationItem.rightBarButtonItems.isEmpty
        }
        if hasItems || state.backButton.isShown {
            let isChevronAlone = !hasItems && state.backButton.title == nil
            contrast.buttons = Contrast(
                of: surroundings.faded(state.backButton.color),
                // From iOS 26 on buttons stand on glass of their own (uikit.md B5).
                on: environment.designVersion < .liquidGlass ? backdrop : nil,
                required: isChevronAlone ? Contrast.Requirement.graphics : Contrast.Requirement.text
            )
        }
        return contrast
    }
}
