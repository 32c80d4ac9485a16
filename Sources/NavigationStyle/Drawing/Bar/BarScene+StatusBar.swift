extension BarScene {
    /// Returns the status bar over this bar (uikit.H); nil if this navigation controller does not decide it.
    func statusBar(on device: Device) -> BarState.StatusBar? {
        guard decidesStatusBar(on: device) else { return nil }
        return BarState.StatusBar(style: resolvedStatusBarStyle, isHidden: hidesStatusBar(on: device))
    }

    /// The bar decides while the navigation controller shows it, else the screen on top.
    private var resolvedStatusBarStyle: StatusBarStyle {
        let style: StatusBarStyle =
            if isNavigationBarHidden || asksScreenAboutStatusBar {
                screen.preferredStatusBarStyle(on: environment.os)
            } else if let statusBarStyle {
                statusBarStyle
            } else {
                (properties.barStyle ?? .default).isBlack ? .lightContent : .default
            }
        return style.resolved(in: environment)
    }

    /// Whether the status bar is hidden: in compact height always (uikit.C4), and by the screen's wish where the
    /// navigation controller asks for it.
    func hidesStatusBar(on device: Device) -> Bool {
        if device.hasCompactHeight(in: environment.orientation), environment.os >= .hiddenStatusBarInCompactHeight {
            return true
        }
        // On a phone without a home button, UIKit does not ask the screen while the bar is visible (uikit.H).
        let isAsked = !device.isPhone || device.hasHomeButton || isNavigationBarHidden || asksScreenAboutStatusBar
        return isAsked && screen.prefersStatusBarHidden && decidesStatusBar(on: device)
    }
}

extension StatusBarStyle {
    /// Returns the style, with `default` resolved to light or dark in `environment` (uikit.H).
    func resolved(in environment: NavigationEnvironment) -> StatusBarStyle {
        guard self == .default else { return self }
        let isDark = environment.os >= .appearanceObjects && environment.userInterfaceStyle == .dark
        return isDark ? .lightContent : .darkContent
    }
}

extension Screen {
    /// Returns the style that the screen answers when the navigation controller asks it for the status bar style.
    ///
    /// From iOS 13 on a declared style can set it, too; before, the declaration only sets `barStyle`. The screen's own
    /// override takes precedence.
    public func preferredStatusBarStyle(on os: SystemVersion) -> StatusBarStyle {
        guard preferredStatusBarStyle == .default, os >= .appearanceObjects else { return preferredStatusBarStyle }
        return bar?.statusBar ?? .default
    }
}
