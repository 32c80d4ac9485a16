/// One property of the shared `UINavigationBar`, or of its navigation controller, that code can write.
///
/// The names are UIKit's and those of the JSON keys; the order is that of the wire format.
public enum BarProperty: UInt8, CaseIterable, Sendable {
    case barStyle, isTranslucent, barTintColor, tintColor, backgroundColor
    case backgroundImage, compactBackgroundImage, shadowImage
    case titleTextAttributes, largeTitleTextAttributes, prefersLargeTitles
    case backIndicatorImage, backIndicatorTransitionMaskImage
    case alpha, isHidden, clipsToBounds
    case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance
    /// The navigation controller's flag, not the view's.
    case isNavigationBarHidden
    // The navigation controller's flags for bars that hide by themselves (iOS 8 and later).
    case hidesBarsOnSwipe, hidesBarsOnTap, hidesBarsWhenVerticallyCompact, hidesBarsWhenKeyboardAppears

    /// The kinds of values that properties have.
    public enum Kind: Sendable {
        case barStyle, flag, number, color, image, textAttributes, appearance, visibility
    }

    /// The kind of the property's values.
    public var kind: Kind {
        switch self {
        case .barStyle: .barStyle
        case .isTranslucent, .prefersLargeTitles, .isHidden, .clipsToBounds: .flag
        case .barTintColor, .tintColor, .backgroundColor: .color
        case .backgroundImage, .compactBackgroundImage, .shadowImage: .image
        case .backIndicatorImage, .backIndicatorTransitionMaskImage: .image
        case .titleTextAttributes, .largeTitleTextAttributes: .textAttributes
        case .alpha: .number
        case .standardAppearance, .compactAppearance: .appearance
        case .scrollEdgeAppearance, .compactScrollEdgeAppearance: .appearance
        case .isNavigationBarHidden: .visibility
        case .hidesBarsOnSwipe, .hidesBarsOnTap, .hidesBarsWhenVerticallyCompact, .hidesBarsWhenKeyboardAppears: .flag
        }
    }

    /// The value on an untouched bar; nil for `isTranslucent`, which is then inferred (uikit.A2).
    var defaultValue: BarValue? {
        switch self {
        case .isTranslucent: nil
        case .barStyle: .barStyle(.default)
        case .prefersLargeTitles, .isHidden, .clipsToBounds, .hidesBarsOnSwipe, .hidesBarsOnTap,
            .hidesBarsWhenVerticallyCompact, .hidesBarsWhenKeyboardAppears:
            .flag(false)
        case .alpha: .number(1)
        case .isNavigationBarHidden: .visibility(BarVisibility(hidden: false))
        default: .null
        }
    }

    /// Returns whether `value` is the default on an untouched bar.
    func hasByDefault(_ value: BarValue) -> Bool {
        switch value {
        case .null: defaultValue == .null
        case .barStyle(let style): style == .default
        case .flag(let flag): !flag && self != .isTranslucent
        case .number(let number): number == 1
        case .visibility(let visibility): visibility == BarVisibility(hidden: false)
        // Empty attributes have no effect.
        case .textAttributes(let attributes): attributes == TextAttributes() && defaultValue == .null
        case .color, .image, .appearance, .saved: false
        }
    }

    /// The property's bit in a `BarPropertySet`.
    var bit: UInt32 { 1 << UInt32(rawValue) }
}

extension BarProperty {
    /// UIKit's name, which is also the JSON key.
    public var name: String { BarProperty.names[Int(rawValue)] }

    /// The property that UIKit calls `name`.
    public init?(name: String) {
        guard let index = BarProperty.names.firstIndex(of: name) else { return nil }
        self.init(rawValue: UInt8(index))
    }

    /// The names of all, in the order of the wire format.
    static let names = allCases.map { "\($0)" }
}

extension BarProperty {
    /// Every property by its name.
    @usableFromInline package static let table = NameTable(allCases) { $0.name }
}

extension BarProperty: Decodable {
    /// Reads UIKit's name.
    public init(from decoder: any Decoder) throws {
        guard let property = BarProperty(name: try String(from: decoder)) else {
            throw DecodingError.dataCorrupted(at: decoder.codingPath, "Expected a property of the bar")
        }
        self = property
    }
}
