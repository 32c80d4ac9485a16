extension Screen {
    /// What the screen answers when the navigation controller asks it for the style of the status bar.
    ///
    /// A declared style says it too from iOS 13 on; before, the declaration is `barStyle` alone. What the screen's own
    /// override says goes before.
    public func preferredStatusBarStyle(on os: SystemVersion) -> StatusBarStyle {
        guard preferredStatusBarStyle == .default, os >= .appearanceObjects else { return preferredStatusBarStyle }
        return bar?.statusBar ?? .default
    }
}
