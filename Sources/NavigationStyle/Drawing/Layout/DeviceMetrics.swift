/// Where a device's bar is from one version of iOS to the next that changes it, in points.
///
/// The app is taken to be built with the SDK of the version itself.
public struct DeviceMetrics: Hashable, Sendable {
    /// What depends on how the device is held.
    public struct Room: Hashable, Sendable {
        /// The window's safe area without a bar; up to iOS 10 what the layout guides keep free.
        public var safeAreaInsets: Insets
        /// The bar without large title and prompt.
        public var navigationBar: Rect
    }

    /// The first version of which all this is true.
    public var since: SystemVersion
    /// The height of the status bar held upright; nil where nobody knows it.
    public var statusBarHeight: Double?
    /// Held upright.
    public var portrait: Room
    /// Held sideways.
    public var landscape: Room
    /// What a large title adds to the bar; nil where there are none.
    public var largeTitleHeight: Double?
    /// What a prompt adds to the bar.
    public var promptHeight: Double
    /// Whether a prompt is drawn in compact height; nil on devices that never have it.
    public var showsPromptInCompactHeight: Bool?
    /// What is known better or worse than ``confidence``.
    public var evidence: [Evidence]

    /// How well the numbers are known that no evidence names: they stand in the tables of uikit.C4 and uikit.C5.
    public static let confidence = Confidence.observed

    init(of device: Device, on os: SystemVersion) {
        let isGlass = os >= .liquidGlass
        since = os
        portrait = Room(of: device, on: os, .portrait)
        landscape = Room(of: device, on: os, .landscape)
        // The table has no status bar for iPadOS 26; before an update moved the notch's, it was the safe area's height.
        statusBarHeight =
            isGlass && !device.isPhone ? nil : min(device.statusBarHeight, portrait.safeAreaInsets.top)
        largeTitleHeight = os >= .largeTitles ? BarMetrics.largeTitleHeight : nil
        promptHeight = isGlass ? BarMetrics.glassPromptHeight : BarMetrics.promptHeight
        showsPromptInCompactHeight = device.isPhone ? BarMetrics.showsPromptInCompactHeight : nil
        evidence = device.evidence(on: os)
    }

    /// Whether `other` says the same, of whichever version.
    func hasSameNumbers(as other: DeviceMetrics) -> Bool {
        var copy = other
        copy.since = since
        return copy == self
    }
}

extension DeviceMetrics.Room {
    /// What a screen that asks for nothing finds.
    init(of device: Device, on os: SystemVersion, _ orientation: Orientation) {
        var environment = NavigationEnvironment()
        environment.os = os
        environment.device = device.name
        environment.orientation = orientation
        let scene = BarScene(environment: environment, screen: Screen(id: ""), properties: BarProperties())
        safeAreaInsets = scene.windowInsets(on: device)
        navigationBar = scene.frame(on: device)
    }
}
