extension BarScene {
    /// Returns the height of the tab bar, including the safe area below it, in points; 0 without one.
    func tabBarHeight(on device: Device) -> Double {
        guard tabBar != nil else { return 0 }
        let isCompact = device.hasCompactHeight(in: environment.orientation) && environment.os >= .safeArea
        return device.tabBarHeight(for: environment.era, isCompact: isCompact) + windowInsets(on: device).bottom
    }

    /// Whether the root view goes to the window's lower edge under the tab bar: the rule of uikit.C1 for that edge.
    var reachesUnderTabBar: Bool {
        guard let tabBar else { return true }
        return (tabBar.isTranslucent || place { $0.view.extendedLayoutIncludesOpaqueBars })
            && place { $0.view.extendsUnderBottomBars }
    }
}

extension Device {
    /// Returns the height of a tab bar without the safe area below it, in points (around.P4).
    func tabBarHeight(for version: SystemVersion, isCompact: Bool) -> Double {
        guard isPhone else { return version >= .tallPadBars ? BarMetrics.padTabBarHeight : BarMetrics.tabBarHeight }
        return isCompact ? BarMetrics.compactTabBarHeight : BarMetrics.tabBarHeight
    }
}
