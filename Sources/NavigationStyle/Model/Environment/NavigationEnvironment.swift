/// The phone and the system that the app runs on.
public struct NavigationEnvironment: Hashable, Sendable {
    /// The iOS that runs.
    public var os = SystemVersion(17, 0)
    /// The SDK that the app was built with; nil is the OS's own.
    public var linkedSDK: SystemVersion?
    /// The device's marketing name.
    public var device = "iPhone 15"
    /// The orientation of the device.
    public var orientation = Orientation.portrait
    /// Light or dark.
    public var userInterfaceStyle = UserInterfaceStyle.light
    /// The size of text that the user prefers.
    public var contentSizeCategory = ContentSizeCategory.large
    /// The direction in which the interface is laid out.
    public var layoutDirection = UserInterfaceLayoutDirection.leftToRight
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

    /// The version that decides where a rule depends on the OS *and* the linked SDK.
    public var era: SystemVersion { min(os, linkedSDK ?? os) }

    /// The interface style in which the app runs: before iOS 13, and in an app that was built with an older SDK, there is
    /// only the light one (around.V4).
    package var interfaceStyle: UserInterfaceStyle { era >= .appearanceObjects ? userInterfaceStyle : .light }

    /// The environment with nothing left to be assumed: the SDK is named.
    public var whole: NavigationEnvironment {
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
public enum UserInterfaceLayoutDirection: String, CaseIterable, Codable, Sendable {
    case leftToRight, rightToLeft
}

extension NavigationEnvironment: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.always("os", &os, default: SystemVersion(17, 0))
        try visitor.optional("linkedSDK", &linkedSDK)
        try visitor.always("device", &device, default: "iPhone 15")
        try visitor.always("orientation", &orientation, default: .portrait)
        try visitor.always("userInterfaceStyle", &userInterfaceStyle, default: .light)
        try visitor.always("contentSizeCategory", &contentSizeCategory, default: .large)
        try visitor.always("layoutDirection", &layoutDirection, default: .leftToRight)
        try visitor.always("reduceTransparency", &reduceTransparency, default: false)
        try visitor.always("increaseContrast", &increaseContrast, default: false)
        try visitor.always("reduceMotion", &reduceMotion, default: false)
        try visitor.always("designRequiresCompatibility", &designRequiresCompatibility, default: false)
    }
}

extension Orientation: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension UserInterfaceStyle: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension UserInterfaceLayoutDirection: WireName { @usableFromInline package static let names = NameTable(Self.self) }
