/// A device by its marketing name, with the facts that decide where its bars are.
public struct Device: Hashable, Sendable {
    /// The marketing name: `iPhone 15 Pro Max`, `iPad Pro 11-inch (M4)`.
    public let name: String
    /// The kind of screen that the device has.
    public let family: Family
    /// The width of the screen held upright, in points.
    public let width: Double
    /// The height of the screen held upright, in points.
    public let height: Double
    /// Pixels to a point.
    public let scale: Int

    /// Devices of one kind of screen, by the rows of uikit.C4.
    public enum Family: String, CaseIterable, Codable, Sendable {
        /// Phones with a home button, and the iPod touch.
        case homeButtonPhone
        /// iPhone X, XS, XS Max, 11 Pro, 11 Pro Max.
        case notchPhone
        /// iPhone XR, 11.
        case lcdNotchPhone
        /// iPhone 12 mini, 13 mini.
        case miniNotchPhone
        /// iPhone 12 to 14 without the mini and the 14 Pro; 16e.
        case wideNotchPhone
        /// iPhone 14 Pro, 15, 16, 16 Plus and their like.
        case dynamicIslandPhone
        /// iPhone 16 Pro, 17, 17 Pro and their like.
        case thinBezelDynamicIslandPhone
        /// iPhone Air.
        case airPhone
        /// iPads with a home button.
        case homeButtonPad
        /// iPads without.
        case pad
    }

    /// Whether it is a phone.
    public var isPhone: Bool { family != .homeButtonPad && family != .pad }
    /// Whether it has a home button, and so no home indicator and no notch.
    public var hasHomeButton: Bool { family == .homeButtonPhone || family == .homeButtonPad }
    /// Whether a Dynamic Island is cut into its screen.
    public var hasDynamicIsland: Bool {
        switch family {
        case .dynamicIslandPhone, .thinBezelDynamicIslandPhone, .airPhone: true
        default: false
        }
    }

    /// Returns the width of the screen in `orientation`, in points.
    public func width(in orientation: Orientation) -> Double {
        orientation == .portrait ? width : height
    }

    /// Returns the height of the screen in `orientation`, in points.
    public func height(in orientation: Orientation) -> Double {
        orientation == .portrait ? height : width
    }

    /// Whether its vertical size class is compact, which gives bars their compact metrics: every phone in landscape.
    public func hasCompactHeight(in orientation: Orientation) -> Bool {
        isPhone && orientation == .landscape
    }
}

extension Device {
    /// Makes the device that Apple sells as `name`; nil if there is none.
    public init?(named name: String) {
        guard let device = Device.byName[name] else { return nil }
        self = device
    }

    /// The names that `init(named:)` knows: phones before iPads, older before newer.
    public static let names: [String] = all.map(\.name)

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The default device: the iPhone 15.
    static let `default` = Device(name: "iPhone 15", family: .dynamicIslandPhone, width: 393, height: 852, scale: 3)
}

extension NavigationEnvironment {
    /// The device; requests with an unknown one are refused before it is read.
    var knownDevice: Device { Device(named: device) ?? .default }
}
