extension Device {
    /// The height of the status bar held upright, in points (uikit.C4).
    public var statusBarHeight: Double {
        switch family {
        case .homeButtonPhone, .homeButtonPad: 20
        case .notchPhone: 44
        case .lcdNotchPhone: 48
        case .miniNotchPhone: 50
        case .wideNotchPhone: 47
        case .dynamicIslandPhone, .thinBezelDynamicIslandPhone: 54
        case .airPhone: Device.airStatusBarHeight
        case .pad: 24
        }
    }

    /// Returns the window's safe area without any bar, in points (uikit.C4).
    public func windowInsets(in environment: NavigationEnvironment) -> Insets {
        guard isPhone else { return padInsets(for: environment.designVersion) }
        guard environment.orientation == .landscape else {
            return Insets(top: sensorInset(on: environment.os), bottom: hasHomeButton ? 0 : Device.homeIndicatorInset)
        }
        return landscapeInsets(in: environment)
    }

    private func landscapeInsets(in environment: NavigationEnvironment) -> Insets {
        let isGlass = environment.designVersion >= .liquidGlass
        var insets = Insets.zero
        if isGlass {
            insets.top = Device.glassLandscapeTopInset
        } else if environment.os < .hiddenStatusBarInCompactHeight {
            insets.top = statusBarHeight
        }
        guard !hasHomeButton else { return insets }
        insets.left = sensorInset(on: environment.os)
        insets.right = insets.left
        insets.bottom =
            switch family {
            case .thinBezelDynamicIslandPhone where isGlass: 20
            case .airPhone: 29
            default: Device.landscapeHomeIndicatorInset
            }
        return insets
    }

    /// Returns the inset from the screen's edge for the sensors, or for the status bar if there are none, in points.
    private func sensorInset(on os: SystemVersion) -> Double {
        switch family {
        case .homeButtonPhone, .homeButtonPad: 20
        case .notchPhone: 44
        case .lcdNotchPhone: hasEarlyNotchInset(on: os) ? Device.earlyNotchInset : 48
        case .miniNotchPhone: hasEarlyNotchInset(on: os) ? Device.earlyNotchInset : 50
        case .wideNotchPhone: 47
        case .dynamicIslandPhone: 59
        case .thinBezelDynamicIslandPhone: 62
        case .airPhone: 68
        case .pad: 24
        }
    }

    /// Whether `os` gives the device the safe area of an iPhone X in the place of its own (uikit.C4).
    func hasEarlyNotchInset(on os: SystemVersion) -> Bool {
        switch family {
        case .lcdNotchPhone: os < SystemVersion(14)
        case .miniNotchPhone: os < SystemVersion(15)
        default: false
        }
    }

    private func padInsets(for version: SystemVersion) -> Insets {
        if version >= .liquidGlass {
            return Insets(
                top: Device.glassPadTopInset,
                bottom: hasHomeButton ? 0 : Device.glassPadBottomInset
            )
        }
        return Insets(top: statusBarHeight, bottom: hasHomeButton ? 0 : Device.padHomeIndicatorInset)
    }

    /// The height of the iPhone Air's status bar.
    ///
    /// Contested: no measurement is published.
    private static let airStatusBarHeight = 54.0
    /// On the iPhone XR and 11 up to iOS 13, and on the 12 mini and 13 mini up to iOS 14.
    ///
    /// Contested for the XR and 11.
    private static let earlyNotchInset = 44.0
    private static let homeIndicatorInset = 34.0
    private static let landscapeHomeIndicatorInset = 21.0
    private static let padHomeIndicatorInset = 20.0
    /// Measured on an iPad (A16) with iPadOS 26.
    private static let glassPadTopInset = 32.0
    /// Measured on an iPad (A16) with iPadOS 26.
    private static let glassPadBottomInset = 25.0
    /// In landscape from iOS 26 on, even without a status bar.
    ///
    /// Contested: one source.
    private static let glassLandscapeTopInset = 20.0
}

extension Device {
    /// Returns the height of a bar without large title and prompt, in points (uikit.C5).
    func barHeight(for version: SystemVersion, isCompact: Bool) -> Double {
        if version >= .liquidGlass { return BarMetrics.glassHeight }
        guard isPhone else { return version >= .tallPadBars ? BarMetrics.padHeight : BarMetrics.height }
        guard isCompact else { return BarMetrics.height }
        return isWide ? BarMetrics.widePhoneCompactHeight : BarMetrics.compactHeight
    }

    /// Returns the y of a bar in a window whose safe area begins at `top`, in points (uikit.C5).
    func barY(below top: Double, for version: SystemVersion, isCompact: Bool) -> Double {
        if version >= .liquidGlass {
            return isCompact ? BarMetrics.glassCompactHeightY : max(top, BarMetrics.leastGlassY)
        }
        guard hasDynamicIsland, !isCompact else { return top }
        let pixels =
            family == .thinBezelDynamicIslandPhone ? BarMetrics.thinBezelPixels : BarMetrics.dynamicIslandPixels
        return (top - (BarMetrics.dynamicIslandOverlap + Double(pixels) / Double(scale))).roundedToThousandths
    }

    /// Whether it is a phone as wide as a Plus, Max, XR or 11, which is 414 points and more.
    var isWide: Bool { isPhone && width >= 414 }
}
