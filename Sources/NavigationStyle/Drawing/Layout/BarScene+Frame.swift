extension BarScene {
    /// Where the bar is, or would be if it were not hidden, in points of the window (uikit.md C5).
    func frame(on device: Device) -> Rect {
        let isCompact = device.hasCompactHeight(in: environment.orientation)
        let isGlass = environment.designVersion >= .liquidGlass
        var height = device.barHeight(for: environment.designVersion, isCompact: isCompact)
        if let prompt = screen.navigationItem.prompt, !prompt.isEmpty,
            !isCompact || BarMetrics.showsPromptInCompactHeight
        {
            height += isGlass ? BarMetrics.glassPromptHeight : BarMetrics.promptHeight
        }
        height += largeTitleHeight(on: device)
        return Rect(
            x: 0,
            y: device.barY(below: windowInsets(on: device).top, for: environment.designVersion, isCompact: isCompact),
            width: device.width(in: environment.orientation),
            height: height
        )
    }

    /// The window's own safe area: without a home button's absence or a notch, nothing but the status bar.
    func windowInsets(on device: Device) -> Insets {
        var insets = device.windowInsets(in: environment)
        if device.hasHomeButton, environment.designVersion < .liquidGlass || device.isPhone, hidesStatusBar(on: device)
        {
            insets.top = 0
        }
        return insets
    }
}
