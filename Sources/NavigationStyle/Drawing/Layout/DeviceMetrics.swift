/// The places of a device's bars, in points, from one version of iOS to the next that changes them.
///
/// The app is taken to be built with the SDK of the version itself.
public struct DeviceMetrics: Hashable, Sendable {
    /// The metrics that depend on the orientation.
    public struct Room: Hashable, Sendable {
        /// The window's safe area without a bar; up to iOS 10, the area that the layout guides keep free.
        public var safeAreaInsets: Insets
        /// The bar without large title and prompt.
        public var navigationBar: Rect
    }

    /// The first version with these metrics.
    public var since: SystemVersion
    /// The height of the status bar in portrait; nil if unknown.
    public var statusBarHeight: Double?
    /// The metrics in portrait.
    public var portrait: Room
    /// The metrics in landscape.
    public var landscape: Room
    /// The height that a large title adds to the bar; nil if the version has none.
    public var largeTitleHeight: Double?
    /// The height that a prompt adds to the bar.
    public var promptHeight: Double
    /// Whether a prompt is drawn in compact height; nil on devices that never have it.
    public var showsPromptInCompactHeight: Bool?
    /// The evidence for numbers that are known better or worse than ``confidence``.
    public var evidence: [Evidence]

    /// The confidence in numbers without evidence of their own: they come from the tables of uikit.C4 and uikit.C5.
    public static let confidence = Confidence.observed

    init(of device: Device, on os: SystemVersion) {
        let isGlass = os >= .liquidGlass
        since = os
        portrait = Room(of: device, on: os, .portrait)
        landscape = Room(of: device, on: os, .landscape)
        // The table has no status bar's height for iPadOS 26. Before an update changed it on devices with a notch, it
        // was the height of the safe area.
        statusBarHeight =
            isGlass && !device.isPhone ? nil : min(device.statusBarHeight, portrait.safeAreaInsets.top)
        largeTitleHeight = os >= .largeTitles ? BarMetrics.largeTitleHeight : nil
        promptHeight = isGlass ? BarMetrics.glassPromptHeight : BarMetrics.promptHeight
        showsPromptInCompactHeight = device.isPhone ? BarMetrics.showsPromptInCompactHeight : nil
        evidence = device.evidence(on: os)
    }

    /// Whether `other` has the same numbers, for whichever version.
    func hasSameNumbers(as other: DeviceMetrics) -> Bool {
        var copy = other
        copy.since = since
        return copy == self
    }
}

extension DeviceMetrics.Room {
    /// Makes the metrics of a screen that asks for nothing.
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
