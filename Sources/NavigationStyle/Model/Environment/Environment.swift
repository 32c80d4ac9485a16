/// The phone and the system that the app runs on.
public struct Environment: Hashable, Sendable {
    /// The iOS that runs.
    public var os = SystemVersion(17, 0)
    /// The SDK that the app was built with; nil is the OS's own.
    public var linkedSDK: SystemVersion?
    /// The device's marketing name.
    public var device = "iPhone 15"
    /// How it is held.
    public var orientation = Orientation.portrait
    /// Light or dark.
    public var userInterfaceStyle = UserInterfaceStyle.light
    /// Which way the interface runs.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Accessibility: no see-through materials.
    public var reduceTransparency = false
    /// Accessibility: more contrast.
    public var increaseContrast = false
    /// Accessibility: less motion.
    public var reduceMotion = false
    /// `UIDesignRequiresCompatibility` in the app's Info.plist (iOS 26).
    public var designRequiresCompatibility = false

    /// Makes the default environment: iOS 17.0 on an upright iPhone 15 in light mode.
    public init() {}

    /// The version whose rules hold where a rule goes by OS *and* linked SDK.
    public var era: SystemVersion { min(os, linkedSDK ?? os) }

    /// The environment with nothing left to be assumed: the SDK is named.
    public var whole: Environment {
        var whole = self
        whole.linkedSDK = linkedSDK ?? os
        return whole
    }
}

/// `UIInterfaceOrientation`, as far as layout depends on it.
public enum Orientation: String, CaseIterable, Codable, Sendable {
    case portrait, landscape
}

/// `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, CaseIterable, Codable, Sendable {
    case light, dark
}

/// `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: String, CaseIterable, Codable, Sendable {
    case leftToRight, rightToLeft
}
