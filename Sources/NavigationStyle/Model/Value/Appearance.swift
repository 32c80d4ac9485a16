/// A `UINavigationBarAppearance` (iOS 13 and later): used whole, never merged with another (uikit.B1).
public struct Appearance: Hashable, Sendable {
    /// The `configureWith…Background()` method that was called first.
    public enum Background: String, CaseIterable, Codable, Sendable {
        case `default`, opaque, transparent
    }

    /// The background that the object was configured with before its properties were set (uikit.A3).
    public var background: Background
    /// The color over the effect; nil keeps that of `background`.
    public var backgroundColor: BarColor?
    /// The material; `.some(nil)` removes it, nil keeps that of `background`.
    public var backgroundEffect: BackgroundEffect??
    /// The image over the color.
    public var backgroundImage: BarImage?
    /// The color of the hairline; `.some(nil)` removes it, nil keeps that of `background`.
    public var shadowColor: BarColor??
    /// The image of the hairline.
    public var shadowImage: BarImage?
    /// The attributes of the inline title.
    public var titleTextAttributes: TextAttributes?
    /// The attributes of the large title.
    public var largeTitleTextAttributes: TextAttributes?
    /// The color of the bar's buttons.
    public var buttonColor: BarColor?
    /// The back indicator.
    public var backIndicatorImage: BarImage?
    /// The mask under which a title slides past the back indicator (seed0.4.4).
    public var backIndicatorTransitionMaskImage: BarImage?

    /// Makes an appearance that is configured with `background` and nothing else.
    public init(_ background: Background = .default) {
        self.background = background
    }

    /// Hashes the members that nearly always tell appearances apart: a search hashes many.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(background)
        hasher.combine(backgroundColor)
        hasher.combine(titleTextAttributes?.color)
        hasher.combine(buttonColor)
    }
}

/// `UIBlurEffect.Style`, by UIKit's names.
public enum BackgroundEffect: String, CaseIterable, Codable, Sendable {
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
    case extraLight, light, dark, regular, prominent
}

extension Appearance: WireObject {
    @usableFromInline package init() { self.init(.default) }

    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.always("background", &background, default: .default, orNull: true)
        try visitor.optional("backgroundColor", &backgroundColor, orNull: true)
        try visitor.withNull("backgroundEffect", &backgroundEffect)
        try visitor.optional("backgroundImage", &backgroundImage, orNull: true)
        try visitor.withNull("shadowColor", &shadowColor)
        try visitor.optional("shadowImage", &shadowImage, orNull: true)
        try visitor.optional("titleTextAttributes", &titleTextAttributes, orNull: true)
        try visitor.optional("largeTitleTextAttributes", &largeTitleTextAttributes, orNull: true)
        try visitor.optional("buttonColor", &buttonColor, orNull: true)
        try visitor.optional("backIndicatorImage", &backIndicatorImage, orNull: true)
        try visitor.optional("backIndicatorTransitionMaskImage", &backIndicatorTransitionMaskImage, orNull: true)
    }
}

extension Appearance.Background: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension BackgroundEffect: WireName { @usableFromInline package static let names = NameTable(Self.self) }
