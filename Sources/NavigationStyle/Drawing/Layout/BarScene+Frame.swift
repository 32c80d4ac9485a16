extension BarScene {
    /// Where the bar is, or would be if it were not hidden, in points of the window (uikit.md C5).
    func frame(on device: Device) -> Rect {
        let isCompact = device.hasCompactHeight(in: environment.orientation)
        var height = device.barHeight(for: environment.designVersion, isCompact: isCompact)
        height += promptHeight(on: device) + largeTitleHeight(on: device)
        return Rect(
            x: 0,
            y: device.barY(below: windowInsets(on: device).top, for: environment.designVersion, isCompact: isCompact),
            width: device.width(in: environment.orientation),
            height: height
        )
    }

    /// What the prompt adds to the bar, in points; 0 where there is none.
    func promptHeight(on device: Device) -> Double {
        let isCompact = device.hasCompactHeight(in: environment.orientation)
        guard let prompt = screen.navigationItem.prompt, !prompt.isEmpty,
            !isCompact || BarMetrics.showsPromptInCompactHeight
        else { return 0 }
        return environment.designVersion >= .liquidGlass ? BarMetrics.glassPromptHeight : BarMetrics.promptHeight
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
